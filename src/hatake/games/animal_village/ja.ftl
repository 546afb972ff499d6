# どうぶつ村の日本語

title = どうぶつ村
tagline = どうぶつたちを働きに出して、自分の農場を育て、いちばんの収穫をめざそう。

farm-turnip = 畑
farm-flower = 花壇
farm-sheep = 牧場
red-turnip = 赤の畑（カブ1）
red-flower = 赤の花壇（花1）
red-sheep = 赤の牧場（ヒツジ1）
blue-turnip = { $pink ->
    [0] 青の畑（カブ{ $items }）
   *[other] 青の畑（カブ{ $items }、うち1つはピンク）
}
blue-flower = { $pink ->
    [0] 青の花壇（花{ $items }）
   *[other] 青の花壇（花{ $items }、うち1つはピンク）
}
blue-sheep = { $pink ->
    [0] 青の牧場（ヒツジ{ $items }）
   *[other] 青の牧場（ヒツジ{ $items }、うち1頭はピンク）
}

place = { $place } { $name }
place-a01 = スタートプレイヤー
place-a02 = 畑
place-a03 = 花壇
place-a04 = 牧場
place-a05 = お金
place-a06 = 大きな投資
place-a07 = カブの収穫
place-a08 = 花の収穫
place-a09 = ヒツジの収穫
place-a10 = 畑への投資
place-a11 = 花壇への投資
place-a12 = 牧場への投資

theme-turnip = カブがいちばん多い人
theme-flower = 花がいちばん多い人
theme-sheep = ヒツジがいちばん多い人
theme-gold = お金がいちばん多い人
theme-blue = 青のカードがいちばん多い人
theme-red = 赤のカードがいちばん多い人
theme-start = 最後にスタートプレイヤーカードを持っている人
theme-none = 今回はテーマなし

# 読めない手
not-an-outcome = 「{ $text }」という結果はここではありません。「{ $such }」のように書きます。
which-kind = A06 には、投資先のことば（{ $kinds }）が必要です。
no-word-after = { $place } のあとには何も書きません。「{ $rest }」は不要です。
not-a-move = 「{ $text }」という手はありません。「A02」「A05」「A06 sheep」のように書きます。

# できない手
no-such-player = プレイヤー{ $number }はいません。参加者は{ $players }人です。
no-such-side = そのような青の面はありません。
no-side-left = そのカードはもう残っていません：{ $card }
over = { $rounds }ラウンドが終わり、ゲームは終了しました。
still-turning = まだ{ $who }のカードをめくっているところです。
still-setting-up = まだゲームの準備中です。
not-your-turn = 今は{ $who }の番です。
not-alone = ひとり遊びでは、スタートプレイヤーになれません。
not-open = { $place } が使えるのはラウンド{ $round }からです。
place-taken = このラウンドは、もう{ $who }が { $place } を使いました。
too-little-gold = お金が{ $cost }必要ですが、{ $gold }しかありません。
no-red = 赤の面が出ている{ $farm }を持っていません。
deck-empty = { $farm }の山札はもうありません。

# できごと
says-theme = テーマが決まりました：{ $theme }。
says-first = { $who }から始めます。
says-first-of-four = { $who }から始めます。4番手の{ $fourth }はお金を1もらいます。
says-start = { $gain ->
    [0] { $who }はスタートプレイヤーカードを取りました。お金のカードはもうありません。
   *[other] { $who }はスタートプレイヤーカードとお金{ $gain }を取りました。
}
says-plant = { $who }は{ $farm }を1枚、赤の面で取りました。
says-gold-all = { $gain ->
    [0] { $who }はお金を取りに行きましたが、何もありませんでした。
   *[other] { $who }は { $place } のお金{ $gain }をすべて取りました。
}
says-gold-one = { $gain ->
    [0] { $who }はお金を取りに行きましたが、お金のカードが残っていませんでした。
   *[other] { $who }はお金を{ $gain }もらいました。
}
says-turn = { $who }は{ $farm }を1枚めくります。
says-invest = { $who }はお金を{ $paid }払い、{ $farm }を1枚、青の面で取ります。
says-blue = { $who }のカードは{ $card }になりました。
says-and-then = { $said }{ $then }
round-begins = ラウンド{ $round }。{ $place }が使えるようになり、A05 のお金は{ $gold }です。
round-begins-without-gold = ラウンド{ $round }。{ $place }が使えるようになりました。A05 に置くお金のカードは残っていません。
game-ends = ゲーム終了です。

# 盤面
board-theme = ラウンド{ $round }／{ $rounds }、テーマ：{ $theme }、残りのお金カード：{ $supply }枚
board-head = ラウンド{ $round }／{ $rounds }、残りのお金カード：{ $supply }枚
board-decks = 山札の残り：畑{ $turnip }枚、花壇{ $flower }枚、牧場{ $sheep }枚
board-free = 空いている場所：{ $places }
board-taken = 使われた場所：{ $places }
place-gold = { $place }（{ $gold }）
stands = { $place }（{ $who }）
board-seat = { $who }：お金{ $gold }{ $start }{ $state }：{ $cards }
board-bare = { $who }：お金{ $gold }{ $start }{ $state }
has-start = 、スタートプレイヤーカード
has-no-start = {""}
turn-now = {" "}← 手番
turn-not = {""}

# 終わり
account = { $who }：収穫{ $harvest }、お金{ $gold }、フルセット{ $set }、テーマ{ $theme }、合計{ $points }点
account-alone = { $who }：収穫{ $harvest }、お金{ $gold }、フルセット{ $set }、合計{ $points }点
rank = ランク{ $rank }
tie-broken = 同点のときは、テーマ、フルセット、収穫の順に比べます。

# 絵
village = 村
number = { $number }
plus = +{ $gain }
times = ×{ $number }
day = { $animals ->
    [1] ラウンド{ $round }／{ $rounds }：どうぶつは1匹ずつ
   *[other] ラウンド{ $round }／{ $rounds }：どうぶつは2匹ずつ
}
deck = { $cards ->
    [0] { $farm }はもうありません
   *[other] { $farm }は残り{ $cards }枚
}
theme-card = テーマ（2点）：{ $theme }
supply = { $cards ->
    [0] お金のカードはもうありません
   *[other] お金のカードは残り{ $cards }枚
}
pot = A05 のお金：{ $gold }
does-start = 次のラウンドからスタートプレイヤー、お金{ $gain }
does-plant = { $farm }を赤の面で1枚
does-gold-all = ここのお金すべて：{ $gain }
does-gold-one = お金{ $gain }
does-huge = お金{ $cost }で、畑・花壇・牧場のどれかを青の面で1枚
does-turn = 自分の{ $farm }を1枚、赤から青へめくる
does-small = お金{ $cost }で、{ $farm }を青の面で1枚
state-free = 空き
state-closed = ラウンド{ $round }から
state-taken = { $who }が使用
place-label = { $place }・{ $does }・{ $state }
opens = ラウンド{ $round }
footprints = 最後にここにいたのは{ $who }：{ $place }
plate = { $who }
farm = { $who }：収穫{ $harvest }、お金{ $gold }
turn-mark = { $who }の番です
start-card = 次のラウンドは{ $who }から
full-set = { $who }はフルセット（ピンクのカブ・花・ヒツジ）
earns-theme = { $who }はテーマを満たしています
at-work = { $who }のどうぶつ：{ $place }
at-home = 家にいる{ $who }のどうぶつ
purse = { $who }のお金：{ $gold }
paid = { $who }が払ったお金
pick-place = { $place }・{ $does }
pick-deck = { $farm }に投資
