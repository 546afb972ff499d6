# Gardening in Japanese

title = ガーデニング
tagline = 同じ月の花を4枚そろえましょう。棚も山札も、おとなりさんの手札も頼りになります。

# Flowers
suit-1 = 松
suit-2 = 梅
suit-3 = 桜
suit-4 = 藤
suit-5 = 菖蒲
suit-6 = 牡丹
suit-7 = 萩
suit-8 = 芒
suit-9 = 菊
suit-10 = 紅葉
suit-11 = 柳
suit-12 = 桐
flower-1-1 = 松に鶴 1.1
flower-1-2 = 松に赤短（文字入り） 1.2
flower-1-3 = 松のカス 1.3
flower-1-4 = 松のカス 1.4
flower-2-1 = 梅に鶯 2.1
flower-2-2 = 梅に赤短（文字入り） 2.2
flower-2-3 = 梅のカス 2.3
flower-2-4 = 梅のカス 2.4
flower-3-1 = 桜に幕（花ざかり） 3.1
flower-3-2 = 桜に赤短（文字入り） 3.2
flower-3-3 = 桜のカス 3.3
flower-3-4 = 桜のカス 3.4
flower-4-1 = 藤に時鳥 4.1
flower-4-2 = 藤に赤い短冊（無地） 4.2
flower-4-3 = 藤のカス 4.3
flower-4-4 = 藤のカス 4.4
flower-5-1 = 菖蒲に八橋（船着き場） 5.1
flower-5-2 = 菖蒲に赤い短冊（無地） 5.2
flower-5-3 = 菖蒲のカス 5.3
flower-5-4 = 菖蒲のカス 5.4
flower-6-1 = 牡丹に蝶 6.1
flower-6-2 = 牡丹に紫の短冊 6.2
flower-6-3 = 牡丹のカス 6.3
flower-6-4 = 牡丹のカス 6.4
flower-7-1 = 萩に猪 7.1
flower-7-2 = 萩に赤い短冊（無地） 7.2
flower-7-3 = 萩のカス 7.3
flower-7-4 = 萩のカス 7.4
flower-8-1 = 芒に月 8.1
flower-8-2 = 芒に雁 8.2
flower-8-3 = 芒のカス 8.3
flower-8-4 = 芒のカス 8.4
flower-9-1 = 菊に盃（ごはん茶わん） 9.1
flower-9-2 = 菊に紫の短冊 9.2
flower-9-3 = 菊のカス 9.3
flower-9-4 = 菊のカス 9.4
flower-10-1 = 紅葉に鹿 10.1
flower-10-2 = 紅葉に紫の短冊 10.2
flower-10-3 = 紅葉のカス 10.3
flower-10-4 = 紅葉のカス 10.4
flower-11-1 = 柳に小野道風（雨） 11.1
flower-11-2 = 柳に燕 11.2
flower-11-3 = 柳に赤い短冊（無地） 11.3
flower-11-4 = 柳に稲妻 11.4
flower-12-1 = 桐に鳳凰（目） 12.1
flower-12-2 = 桐のカス 12.2
flower-12-3 = 桐のカス 12.3
flower-12-4 = 桐のカス 12.4
flower-hidden = 花札1枚
nothing = なし

# What flowers do
effect-none = 効果なし
effect-red = 自分の棚から1枚取る
effect-purple = 相手の棚から1枚取る
effect-inscribed = 自分の棚から、ひと月分をすべて取る
effect-boar = どちらかの庭の花を1枚抜く
effect-sakura = どちらかの棚の花を1枚、山札のいちばん下に入れる
effect-butterflies = 相手の手札から1枚取り、かわりに1枚渡す
effect-rice-bowl = 山札から1枚引く
effect-eye = 何かが植えられるまで、相手は手札を公開する
effect-deer = 多いほうの棚を山札に混ぜる
effect-dock = 相手の棚に置かれる
effect-rain = すぐに自分の庭に植えられる
effect-spent = 同じ手番の2度目なので効果なし
note-bird = 鳥：同じ月のもう1枚と、2枚だけで植えられる。「雨」を追い払う
note-moon = 庭にあるあいだ、猪から芒を守る

# Moves that cannot be read
not-an-outcome = 「{ $text }」はここで起こりうることではありません。たとえば「{ $such }」のように書きます。
not-a-move = 「{ $text }」は手になっていません。「plant 4.1 4.2」「discard 6.1」「end」のように書きます。
no-such-flower = 「{ $flower }」という札はありません。札は1.1から12.4まで、点の前が月です。
no-such-suit = 「{ $suit }」という月はありません。月は1から{ $suits }までです。
one-flower = 「{ $verb }」で指定する札は1枚です。
not-in-order = いっしょに植える札は、小さい順に1度ずつ書きます。
no-pair = 2枚で植えられるのは、鳥と同じ月のもう1枚だけです。
no-three = いっしょに植えるのは、同じ月の3枚です。

# Moves that are not allowed
no-such-player = プレイヤー{ $number }はいません。2人で遊びます。
not-held = { $who }は{ $flower }を持っていません。
not-in-pile = { $flower }は、いま引けません。
over = ゲームは終わっています。
still-dealing = まだ札を配っています。
not-your-turn = いまは{ $who }の番です。
nothing-to-choose = いま選ぶものはありません。
too-many = 手札が{ $most }枚より多いので、植えるか捨てるかしてから手番を終えてください。
too-few = 捨てられるのは、手札が{ $most }枚より多いときだけです。
not-in-hand = { $flower }は手札にありません。
no-suit = { $flower }を1枚で植えるには、同じ月の花が自分の庭に必要です。
choose-first = 先に効果を終わらせてください。{ $prompt }
suit-not-there = 棚に、取れる{ $suit }がありません。
just-discarded = { $flower }はたったいま捨てた札です。自分の効果では選べません。
moonlit = { $moon }のある庭では、猪は芒を抜けません。
not-there = { $flower }は選べません。{ $prompt }

# What is being waited for
prompt-deal = 札を配っています
prompt-draw = { $who }が{ task-draw }
prompt-discard = { $who }：{ task-discard }
prompt-end = { $who }：{ task-end }
prompt-return-own = { $who }：{ task-return-own }
prompt-return-other = { $who }：{ task-return-other }
prompt-gather = { $who }：{ task-gather }
prompt-destroy = { $who }：{ task-destroy }
prompt-snatch = { $who }が{ task-snatch }
prompt-steal = { $who }：{ task-steal }
prompt-give = { $who }：{ task-give }
prompt-bottom = { $who }：{ task-bottom }
task-draw = 1枚引きます
task-discard = 植えるか、あと{ $more }枚捨てる
task-end = 植えるか、手番を終える
task-return-own = 自分の棚から1枚取る
task-return-other = { $other }の棚から1枚取る
task-gather = 棚からひと月分を取る
task-destroy = 庭の花を1枚抜く
task-snatch = 見ないで1枚取ります
task-steal = { $other }の手札から1枚取る
task-give = { $other }に1枚渡す
task-bottom = 棚の1枚を山札の下へ
prompt-won = { $who }の勝ち
prompt-tie = 引き分け
because = { $flower }の効果

# What has happened
says-and-then = { $said }{ $then }
says-first = { $who }が先手です。
says-deal = { $who }に{ $flower }が配られました。
says-draw = { $who }が{ $flower }を引きました。
says-draw-again = ごはん茶わんの効果で、{ $who }が{ $flower }を引きました。
says-draw-bottom = { $who }が山札の下から{ $flower }を引きました。
says-plant = { $who }が{ $flowers }を植えました。
says-washed = 鳥が「雨」を{ $who }の棚へ追い払いました。
says-discard = { $who }が{ $flowers }を捨てました。
says-end = { $who }が手番を終えました。
says-return = { $who }が{ $whose }の棚から{ $flowers }を取りました。
says-gather = { $who }が棚から{ $flowers }を取りました。
says-destroy = 猪が{ $whose }の庭の{ $flowers }を抜きました。
says-steal = 蝶が{ $whose }から{ $who }へ{ $flowers }を運びました。
says-give = { $who }がかわりに{ $flowers }を{ $other }に渡しました。
says-bottom = { $who }が{ $whose }の棚の{ $flowers }を山札のいちばん下に入れました。
happens-red = 棚から1枚戻ります。
happens-purple = { $other }の棚から1枚もらえます。
happens-inscribed = 棚からひと月分が戻ります。
happens-boar = 庭の花が1枚抜かれます。
happens-sakura = 棚の1枚が山札の下へ行きます。
happens-butterflies = { $other }の手札へ飛んでいきます。
happens-rice-bowl = もう1枚引けます。
happens-eye = 何かが植えられるまで、{ $other }は手札を公開します。
happens-deer = { $whose }の棚の{ $count }枚が山札に混ぜられました。
happens-deer-both = { $count ->
    [0] どちらの棚も空なので、山札だけが混ぜられました。
   *[other] 棚は同じ枚数。{ $count }枚すべてが山札に混ぜられました。
}
happens-dock = { $other }の棚へ流れていきます。
happens-rain = すぐに{ $who }の庭に根づきました。
happens-spent = 同じ手番の2度目なので、効果はありません。
happens-skipped = 選べるものがなく、何も起こりません。
ends-four = { $who }の庭に{ $suit }が4枚そろいました。{ $who }の勝ちです。
ends-dock = 山札がなくなりました。「船着き場」が{ $who }の庭の仲間に加わり、{ $who }の勝ちです。
ends-pile = 山札がなくなり、引き分けです。
ends-turns = 500手番を終えたので、引き分けです。

# The board
board-pile = 山札：{ $count }枚
board-pile-bottom = 山札：{ $count }枚、その下に{ $flowers }
board-garden = { $who }の庭：{ $flowers }
board-shelf = { $who }の棚：{ $flowers }
board-hand = { $hidden ->
    [0] { $who }の手札：{ $flowers }
   *[other] { $who }の手札：{ $flowers }、不明{ $hidden }枚
}
board-hand-open = { $who }の手札（公開）：{ $flowers }
board-known = { $who }が覚えている札：{ $flowers }

# The picture
zone-garden = { $who }の庭
zone-shelf = { $count ->
    [0] { $who }の棚
   *[other] { $who }の棚（{ $count }）
}
in-garden = { $who }の庭
in-shelf = { $who }の棚
in-hand = { $who }の手札
remembered = 覚えている札：{ $who }の手札
at-bottom = 山札の下、{ $place }番目に引かれる
label = { $flower }（{ $where }）。{ $note }
label-hidden = 伏せた札（{ $where }）
seen = { $who }はこの札を覚えています
plate = { $who }
plate-in = { $who }：手札{ $cards }枚
plate-open = { $who }：手札{ $cards }枚（公開中）
turn-mark = { $who }の番
eye-on = 目：何かが植えられるまで、{ $who }は手札を公開します
pile = { $bottom ->
    [0] 山札：{ $count }枚
   *[other] 山札：混ざった札{ $count }枚、その下にわかっている札{ $bottom }枚
}
pile-count = { $count }
pick-end = 手番を終える
pick-plant = { $flowers }を植える
pick-discard = 捨てる：{ $effect }
pick-gather = { $suit }をすべて
