# どんぶりこの日本語

title = どんぶりこ
tagline = 山からころころどんぐりを、六つまで持ち帰ろう。お池にはご用心。

card-1 = どんぐり1
card-2 = どんぐり2
card-3 = どんぐり3
card-4 = どんぐり4
card-5 = どんぐり5
card-w = どんぐり「1か5」
card-loach = どじょう
card-pond-1 = 池−1
card-pond-2 = 池−2
card-hidden = 伏せたカード

# 読めない手
not-an-outcome = 「{ $text }」という結果はここでは起こりません。たとえば「{ $such }」のように書きます。
no-such-card = 「{ $card }」というカードはありません。カードは { $cards } です。
no-such-side = カードの向きは「up」（表）か「down」（裏）です。「{ $side }」ではありません。
no-such-row = 「{ $row }」という列はありません。列は r1 から r{ $rows } までです。
not-a-move = 「{ $text }」は手ではありません。「add 3 r2 up」「take r1」「donburiko」「quiet」のように書きます。

# 許されない手
no-such-player = プレイヤー{ $number }はいません。{ $players }人です。
card-not-in-deck = 山札に{ $card }はもうありません。
over = ゲームは終わりました。
still-dealing = まだカードを配っています。
you-are-out = もう列を引き取ったので、次のラウンドまでお休みです。
not-your-turn = 今は{ $who }の番です。
say-first = ちょうど6点です。まず「どんぶりこ！」と言うか、黙っているかを決めてください。
no-six-taken = 「どんぶりこ！」は、引き取った列がちょうど6点のときだけ言えます。
row-too-short = 列{ $row }にはカードが1枚しかありません。引き取れるのは2枚以上の列です。
must-take = 手札がないので、列を引き取らなければなりません。
not-in-hand = 手札に{ $card }がありません。
row-full = 列{ $row }にはもう{ $cards }枚足されていて、いっぱいです。
no-chip = 裏向きに足すにはチップが1枚いりますが、1枚も持っていません。
row-taken = 列{ $row }はもう引き取られました。

# 起きたこと
says-first = { $who }から始めます。
says-row = 列{ $row }は{ $card }から始まります。
says-deal = { $who }に{ $card }が配られました。
says-add-up = { $gain ->
    [0] { $who }が{ $card }を列{ $row }に表向きで足しました。銀行は空です。
   *[other] { $who }が{ $card }を列{ $row }に表向きで足し、チップを1枚もらいました。
}
says-add-down = { $who }が{ $card }にチップを1枚のせ、列{ $row }に裏向きで足しました。
says-take = { $stake ->
    [0] { $who }が列{ $row }を引き取りました：{ $cards }。{ $points }点、{ $outcome }
   *[other] { $who }が列{ $row }とその上のチップ{ $stake }枚を引き取りました：{ $cards }。{ $points }点、{ $outcome }
}
outcome-gains = { $chips ->
    [0] チップはもらえません。
   *[other] 銀行からチップ{ $chips }枚。
}
outcome-pays = 銀行へチップ{ $chips }枚を払います。
outcome-credit = 銀行が足りないので{ $points }点の預かりになります。
outcome-seven = 7枚の列は0点です。
says-donburiko = { $who }「どんぶりこ！」
says-quiet = { $who }はにっこりして黙っています。
says-and-then = { $said } { $then }
round-ends = ラウンドが終わりました。
game-ends = これが最後のラウンドでした。

# 盤面
round-plain = ラウンド
round-last = 最後のラウンド
board-head = { $kind } { $round }、銀行 { $bank }
board-row-here = { $stake ->
    [0] 列{ $row }：{ $cards }
   *[other] 列{ $row }：{ $cards }（チップ{ $stake }枚）
}
board-row-gone = 列{ $row }（引き取り済み）：{ $cards }
board-seat = { $credit ->
    [0] { $who }：チップ{ $chips }枚、手札{ $cards }枚{ $state }
   *[other] { $who }：チップ{ $chips }枚、預かり{ $credit }点、手札{ $cards }枚{ $state }
}
board-hand = あなたの手札：{ $cards }
turn-now = {" "}← 手番
turn-not = {""}
seat-out = 、お休み

account = { $credit ->
    [0] { $who }：チップ{ $chips }枚
   *[other] { $who }：チップ{ $chips }枚、預かり{ $credit }点
}

# 絵
plate = { $who }
plate-in = { $credit ->
    [0] { $who }：チップ{ $chips }枚、手札{ $cards }枚
   *[other] { $who }：チップ{ $chips }枚、預かり{ $credit }点、手札{ $cards }枚
}
plate-out = { $credit ->
    [0] { $who }：チップ{ $chips }枚、このラウンドはお休み
   *[other] { $who }：チップ{ $chips }枚、預かり{ $credit }点、このラウンドはお休み
}
turn-mark = { $who }の番です
purse = { $chips }
owed = +{ $credit }
peek = { $card }
chip = チップ
staked = 裏向きのカードにのせたチップ
others-card = { $who }の手札の{ $card }
row-label = { $stake ->
    [0] 列{ $row }、カード{ $cards }枚
   *[other] 列{ $row }、カード{ $cards }枚、チップ{ $stake }枚
}
face-down = { $who }が裏向きに足した{ $card }
bank = 銀行 { $chips }
pick-hand = { $card }
pick-row = 列{ $row }
pick-take = この列を引き取る
pick-up = 表向きに
pick-down = 裏向きに
pick-donburiko = 「どんぶりこ！」
pick-quiet = 黙っている
