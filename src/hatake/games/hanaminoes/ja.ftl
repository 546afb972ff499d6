# Hanaminoes in Japanese

title = 花みの
tagline = みんなの庭に花のドミノを並べ、いちばん大きな花壇に自分のしるしを残そう。
option-open_scores = 集めたタイルを公開する（1）／しない（0）

yellow = 黄
orange = だいだい
purple = 紫
red = 赤
blue = 青
white = 白
tile = { $colour }{ $low }-{ $high }
tile-hidden = タイル1枚
no-tiles = なし
bed = { $colour }{ $flowers }輪

# Moves that cannot be read
not-an-outcome = 「{ $text }」は、ここで起こりうることではありません。たとえば「{ $such }」のように書きます。
no-such-tile = 「{ $tile }」というタイルはありません。タイルは Y、O、P、R、B、W に 11、12、13、22、23、33 のどれかをつけたものです。
no-such-way = 「{ $way }」という向きはありません。もう半分が右なら R、下なら D、左なら L、上なら U です。
no-such-cell = 「{ $cell }」というマスはありません。庭の始まりから右と下へ数えて 3,-1 のように書きます。
not-a-move = 「{ $text }」という手はありません。「pick O13」「place O13 2,2 U」「overlay P23」「mark Y12」「keep」のように書きます。

# Moves that are not allowed
no-such-player = プレイヤー{ $number }はいません。{ $players }人で遊んでいます。
tile-not-in-deck = { $tile }は山にありません。
over = ゲームは終わりました。
still-dealing = まだラウンドの準備中です。
not-your-turn = いまは{ $who }の番です。
other-tile-first = いま置くタイルは{ $held }です。{ $tile }ではありません。
nothing-to-place = いま置くタイルはありません。
touches-nothing = { $x },{ $y } に置いても、庭のどのタイルとも辺で接しません。角だけでは足りません。
cell-taken = { $x },{ $y } にはもうタイルがあります。
double-one-way = ゾロ目はどちら向きでも同じなので、左か上のマスから置きます（{ $ways }）。
lay-there-before = 動かしたタイルは、前と違う置き方にしなければなりません。
not-in-hand = 手札に{ $tile }はありません。
only-ones-overlay = ほかのタイルに重ねられるのは、手札から出した 1-1 だけです。
lies-under = { $tile }はほかのタイルの下にあります。
not-in-garden = { $tile }は庭にありません。
other-than-itself = 2-2 で動かせるのは、その 2-2 以外のタイルです。
has-marker = { $tile }にはもうコマがあります。
has-no-marker = { $tile }にコマはありません。
no-match = { $tile }は、この番に置いたタイルと数字が合っていません。
now-swap = まず、手札を替えるかどうかを決めてください。
now-reveal = まず、山のいちばん上のタイルをめくります。
now-place = いまはタイルを置くところです。
now-pick = まず、手札からタイルを選んでください。
now-lift = 2-2 の効果です。ほかのタイルを1枚動かすか、見送ってください。
now-shift = 3-3 の効果です。コマを1つ動かすか、見送ってください。
now-onto = コマの移し先のタイルを選んでください。
now-mark = 数字の合ったタイルに、自分のコマを置いてください。

# What has happened
says-first = { $who }から始めます。
says-deal = { $who }に{ $tile }が配られました。
says-keep = { $who }は手札をそのまま使います。
says-swap = { $tiles ->
   *[other] { $who }は手札を手放し、新しく{ $tiles }枚を引きます。
}
says-start = 庭は{ $tile }から始まります。
says-reveal = { $who }が{ $tile }をめくりました。
says-place = { $who }が{ $tile }を置きました。
says-pick = { $who }が手札から{ $tile }を出しました。
says-overlay = { $who }が{ $tile }を{ $other }の上に重ねました。
says-lift = { $who }が 2-2 の効果で{ $tile }を持ち上げました。
says-move = { $who }が{ $tile }を別の場所に移しました。
says-move-stack = { $who }が{ $tile }の重なりを別の場所に移しました。
says-skip = { $who }は特別な効果を使いません。
says-shift = { $who }が 3-3 の効果で{ $tile }のコマを取り上げました。
says-onto = { $who }が{ $owner }のコマを{ $other }から{ $tile }へ移しました。
says-mark = { $who }が{ $tile }にコマを置きました。
says-and-then = { $said }{ $then }
idle-own = { $turns ->
    [0] 置けるタイルがないので、{ $who }のコマは脇に置かれます。
   *[other] 置けるタイルがないので、{ $who }のコマは脇に置かれます。タイルのない番のコマも{ $turns }つ脇に置かれます。
}
idle-others = { $turns ->
   *[other] タイルのない番のコマが{ $turns }つ脇に置かれます。
}
round-nothing = ラウンド終了。ほかより大きい花壇がないので、得点はありません。
round-scores = ラウンド終了。{ $gone }得点する花壇は{ $bed }。{ $collected }
struck = { $flowers }輪
struck-out = 同じ大きさの花壇（{ $sizes }）は除かれます。
struck-none = {""}
collects = { $who }が{ $tiles }を獲得（+{ $flowers }）
nobody-collects = そこにコマを置いた人はいません。

# The board
board-head = 第{ $round }ラウンド、山{ $deck }枚
board-tile = { $tile }：{ $x },{ $y } から{ $way }{ $marker }
board-stack = { $tile }：{ $x },{ $y } から{ $way }{ $marker }、下に{ $under }
way-0 = 右へ
way-1 = 下へ
way-2 = 左へ
way-3 = 上へ
marked = 、{ $who }のコマ
unmarked = {""}
board-beds = 大きい花壇：{ $beds }
board-seat = { $who }：手札{ $tiles }枚、コマ{ $markers }つ{ $turn }
board-seat-open = { $who }：手札{ $tiles }枚、コマ{ $markers }つ、集めた花{ $flowers }輪{ $turn }
turn-now = {" "}← 手番
turn-not = {""}
board-held = { $who }が{ $tile }を置きます
board-hand = あなたの手札：{ $tiles }
board-given = 手放したタイル：{ $tiles }

account = { $flowers ->
   *[other] { $who }：花{ $flowers }輪（{ $tiles }）、最多の色{ $best }輪
}

# What is asked
ask-swap = 手札をそのまま使うか、1枚少ない新しい手札と取りかえるかを選んでください。
ask-place = 山からめくったタイルを置いてください。
ask-pick = 手札からタイルを選んでください。
ask-lay = 選んだタイルを置いてください。
ask-overlay = 1-1を置くか、ほかのタイルの上に重ねてください。
ask-lift = 2-2でほかのタイルを動かせます。タイルを選ぶか、見送ってください。
ask-move = 動かすタイルの新しい場所を選んでください。
ask-shift = 3-3でしるしを動かせます。しるしを選ぶか、見送ってください。
ask-onto = しるしの移り先のタイルを選んでください。
ask-mark = 数字のつながったタイルに、しるしを置いてください。

# The picture
plate = { $who }
plate-label = { $who }：手札{ $tiles }枚、コマ残り{ $markers }つ
turn-mark = { $who }の手番
marker-label = { $who }のコマ
spent-label = { $who }の脇に置いたコマ
marker-on = { $tile }の上の{ $who }のコマ
collected = ✿ { $flowers }
others-tile = { $who }の手札の{ $tile }
tile-label = { $tile }
under-label = 下に重なった{ $tile }
bed-label = 花壇 { $bed }
bed-label-best = 得点する花壇 { $bed }
bed-label-struck = 除かれた花壇 { $bed }
bed-flowers = { $flowers }
spot-match = ここで数字がつながります
collected-label = { $who }が集めた花
collected-tile = { $who }が集めた{ $tile }
deck = 山 { $tiles }
held-label = { $who }が{ $tile }を置きます
pick-tile = { $tile }
pick-cell = マス { $cell }
pick-over = 上に重ねる
pick-keep = 手札をそのまま使う
pick-swap = { $tiles ->
   *[other] 新しい{ $tiles }枚に替える
}
pick-skip = 見送る
