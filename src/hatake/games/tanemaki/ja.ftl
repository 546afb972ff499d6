# Tanemaki in Japanese

title = たねまき
tagline = 回ってきたたねを植えるか、だれかに回すか。畑がいっぱいになる前に、うまく収穫しよう。
option-manure = こやしカードの枚数
option-reshuffles = 捨て札を混ぜ直す回数

radish = だいこん
potato = いも
cucumber = きゅうり
bean = まめ
calabash = ひょうたん
manure = こやし
card = { $vegetable }{ $symbols }
card-hidden = 伏せたカード

# Moves that cannot be read
not-an-outcome = 「{ $text }」は、ここで起こりうることではありません。たとえば「{ $such }」のように書きます。
no-such-card = 「{ $card }」というカードはありません。カードは R、P、C、B、H に 1〜3 をつけたものと、M です。
no-such-place = 植えるカードは「hand」か「store」から選びます。「{ $place }」からは植えられません。
no-such-field = 「{ $field }」という畑はありません。畑は f1 と f2 です。
not-a-move = 「{ $text }」という手はありません。「give R2 3」「plant f1」「pass 4」「store」「plant M hand f2」「harvest f1」のように書きます。

# Moves that are not allowed
no-such-player = プレイヤー{ $number }はいません。{ $players }人で遊んでいます。
card-not-in-deck = 山札に{ $card }は残っていません。
over = ゲームは終わりました。
still-drawing = まだカードを引いているところです。
field-empty = 畑{ $field }には何も植わっていません。
holds-the-card = いまは{ $who }がカードを受け取って考えています。できるのは収穫だけです。
answer-first = カードが回ってきました。植えるか、ほかの人に回すか、納屋に置いてください。
not-your-turn = いまは{ $who }の手番です。できるのは収穫だけです。
nothing-in-flight = 回ってきたカードはありません。
others-first = 先にほかの全員が植えます。だれかにカードを渡してください。
all-have-planted = ほかの全員が植えました。自分の畑にカードを植えてください。
not-in-hand = 手札に{ $card }はありません。
not-in-store = 納屋に{ $card }はありません。
to-yourself = カードはほかの人に渡します。
has-planted = { $who }は、この手番ではもう植えました。
not-back = 手番の{ $who }にカードを返すことはできません。
has-had = { $who }は、このカードを一度受け取っています。
store-full = 納屋はいっぱいです。もう{ $cards }枚置いてあります。
other-vegetable = 畑{ $field }には{ $vegetable }が植わっています。ひとつの畑に植えられるのは一種類だけです。先に収穫してください。
fields-alike = 畑は両方とも空で、どちらも同じです。畑1を選んでください。

# What has happened
says-first = { $who }から始めます。
says-draw = { $who }は{ $card }を引きました。
says-give = { $who }は{ $to }に{ $card }を渡しました。
says-pass = { $who }は{ $to }に{ $card }を回しました。
says-store = { $who }は{ $card }を納屋に置きました。
says-plant = { $who }は{ $card }を植えました（{ $field }）。
grown = { $vegetable }のたね{ $seeds }つ
grown-bare = こやし{ $cards }枚
says-last-hand = { $who }は手札の{ $card }を植えました（{ $field }）。{ $thrown }は捨て札になります。
says-last-store = { $who }は納屋の{ $card }を植えました（{ $field }）。{ $thrown }は捨て札になります。
says-harvest = { $coins ->
    [0] { $who }は{ $field }を収穫しましたが、コインにはなりませんでした。
   *[other] { $who }は{ $field }を収穫し、コインを{ $coins }枚得ました。
}
says-and-then = { $said }{ $then }
reshuffled = 捨て札を山札に混ぜ直しました。
gain = { $who } { $coins }枚
game-ends = 山札がつきたので、全員が畑を収穫します。得たコインは、{ $gains }です。

# The board
board-head = { $turn }手番目、山札{ $deck }枚、捨て札{ $discard }枚
board-seat = { $who }：コイン{ $coins }枚{ $state }
seat-chooses = {" "}← 考え中
seat-planted = （植えました）
seat-plain = {""}
board-field = {"　"}畑{ $field }：{ $what }
field-bare = 空
field-manure = こやし{ $cards }枚、たねを植えるまでコインにはなりません
field-grows = { $vegetable }のたね{ $seeds }つ（{ $cards }）、いまはコイン{ $coins }枚、あと{ $lacks }つで{ $next }枚
field-stays = { $vegetable }のたね{ $seeds }つ（{ $cards }）、いまはコイン{ $coins }枚、これ以上は増えません
board-store = 納屋：{ $cards }
board-store-empty = 納屋：空
board-hand = { $who }の手札：{ $cards }
board-flight = 回っているカード：{ $card }（いまは{ $who }、受け取った人は{ $had }）

account = { $who }：コイン{ $coins }枚（{ $of }）
account-empty = { $who }：コイン{ $coins }枚
purse = { $vegetable }{ $coins }枚

# The picture
ask-give = カードを1枚選び、だれに渡すか決めてください。
ask-answer = { $card }が回ってきました。植えるか、回すか、納屋に置いてください。
ask-last = 手札か納屋のカードを1枚、自分の畑に植えてください。
plate = { $who }
yard-plain = { $who }：コイン{ $coins }枚
yard-active = { $who }（手番）：コイン{ $coins }枚
yard-planted = { $who }（この手番では植えました）：コイン{ $coins }枚
hat = { $who }の手番です
turn-mark = { $who }が考えています
had = { $who }はこのカードを受け取りました
coin = コイン
purse-of = コイン{ $coins }枚
others-card = { $who }の手札：{ $card }
in-flight = { $who }に回ってきたカード：{ $card }
deck = { $reshuffles ->
    [0] 山札：{ $cards }枚
   *[other] 山札：{ $cards }枚（混ぜ直しはあと{ $reshuffles }回）
}
count = { $number }
store = 納屋（2枚まで置けます）
stored = 納屋の{ $card }
heap = 捨て札：{ $cards }
heap-empty = 捨て札はまだありません
thrown = いま捨てられた{ $card }
rates = { $one } { $two } { $three } { $four }
rates-told = たね{ $one }つでコイン1枚、{ $two }つで2枚、{ $three }つで3枚、{ $four }つで4枚
field-of = { $who }の畑{ $field }：{ $what }
lacks = +{ $seeds }
pick-hand = { $card }
pick-store = 納屋の{ $card }
pick-field = 畑{ $field }に植える
pick-put = 納屋に置く
pick-harvest = { $coins ->
    [0] 畑{ $field }を収穫（コインなし）
   *[other] 畑{ $field }を収穫（コイン{ $coins }枚）
}
