# 日本語のページ。

hatake = はたけ
hatake-line = 庭のゲームで、静かなひとときを。友だちとでも、ひとりでも。
foot = 無料で公開されています。登録も広告もインストールもありません。
about = このサイトについて
home = ホームへ
skip = 本文へ
theme-light = 表示：明るい
theme-dark = 表示：暗い
theme-auto = 表示：端末に合わせる
back-home = 庭に戻る
back-to-table = 卓に戻る

# 人
guest = お客さん
name-label = お名前
name-hint = 例：はな
name-keep = 決定
bot-name = { $number ->
    [1] すずめ
    [2] たぬき
    [3] かえる
    [4] きつね
   *[other] うさぎ
}

# ホーム
games = ゲーム
rules = ルール
rules-of = { $title }のルール
contents = 目次
players = { $low }～{ $high }人
players-just = { $count }人
minutes = { $low }～{ $high }分
play-now = すぐに遊ぶ
new-table = 卓を立てる
my-tables = 自分の卓
my-tables-none = まだどの卓にも着いていません。
open-tables = 募集中の卓
open-tables-none = 今は募集中の卓がありません。卓を立てると、ここに表示されます。
my-turn = あなたの番です
and-then = 、
hosted-by = { $host }さんの卓
free-seats = { $seats }席のうち空き{ $free }席
status-waiting = 参加者を待っています
status-playing = 対局中
status-over = 終了

# 新しい卓
new-table-of = { $title }の卓を立てる
seats = 席
seat-number = 席{ $number }
seat-me = 自分
seat-open = 空席（どなたでも）
seat-bot = ボット（レベル{ $level }）
seat-none = 席なし
seat-mine = あなた
seats-note = 「自分」を複数の席に選ぶと、一台の端末を回して遊べます。手番の間は画面を隠します。
options = 設定
option-first = 最初の人
first-by-chance = 運まかせ
bounds = { $low }～{ $high }
lay-table = 卓を立てる
never-mind = やめる

# 待合
waiting-line = 卓の用意ができました。
share-label = いっしょに遊ぶ人にこのリンクを送ってください
copy = コピー
copied = コピーしました
sit = 座る
sit-too = ここにも座る
sit-at = 席{ $number }に座る
sit-too-at = ここにも座る（席{ $number }）
bot-add = ボットを座らせる
bot-at = 席{ $number }にボットを座らせる
bot-level = レベル{ $level }
bot-level-at = 席{ $number }のボットのレベル
start = ゲームを始める
leave = 席を立つ
waiting-for-seats = すべての席が埋まると始められます。
waiting-for-start = 席がすべて埋まりました。まもなく始まります。

# 卓
board = 盤面
log = これまでの流れ
menu = その他
players-here = 卓を囲む人
here = 在席
away = 離席中
your-turn = あなたの番です
turn-of = { $who }さんの番です
thinking = { $who }さんが考えています…
choose = 光っているものを選んでください。
choose-aside = 待っているあいだも、光っているものは選べます。
choosing = 選択中：{ $path }
back-one = ひとつ戻る
ghost-lay = ここに置く
ghost-turn = 回す
field-closer = 大きく見る
field-further = 小さく見る
field-whole = 全体を見る
unpick = 戻す：{ $what }
sent = 手を送りました…
watching = 観戦中です。
connecting = 卓につないでいます…
lost-line = 接続が切れました。つなぎ直しています…
over-line = ゲーム終了
forced-setting = 手がひとつしかないときは自動で打つ
remember-setting = 覚えている札をうっすら表示する
forced-soon = 手はひとつだけ：{ $what }
clause = { $reason }（{ $clause }）
cover-pass = { $who }さんに端末を渡してください
cover-ready = 準備ができました
leave-to-bot = 席を立ち、ボットに任せる
needs-script = 駒を動かすにはJavaScriptが必要です。読むだけならなくてもかまいません。
points = { $points }点
rematch = もう一局
rematch-there = 次の卓の用意ができました。移動する
record = 棋譜
replay = 振り返る

# 振り返り
replay-first = 最初へ
replay-back = 一手戻る
replay-play = 自動で進める
replay-forward = 一手進む
replay-last = 最後へ
replay-slider = 手数
replay-count = { $number } / { $of }
replay-eyes = 見る人
replay-all = すべて公開
replay-nobody = 観戦者
replay-leave = 結果に戻る

# 公正な運
fair-title = 運は公正ですか
fair-before = 最初の手の前に、運は秘密の数に結びつけられました。その指紋（SHA-256）がこちらです：
fair-after = ゲームが終わったので、秘密の数を明かします：
fair-verify = 棋譜をダウンロードして「hatake verify」にかけると、すべての引きがこの数どおりか確かめられます。

# このサイトについて
about-what = 「はたけ」は庭のゲームのための卓です。友だちと、または人と同じものしか見えないボットと遊び、終わった対局を振り返り、同じルールをPythonで研究できます。
about-fair-title = 公正な運
about-fair = 切り混ぜや引きは、対局の前に選ばれた秘密の数からすべて決まります。その指紋は最初の手の前に、数そのものは最後の手の後に示されるので、誰でも確かめられます。
about-kept-title = 保存されるもの
about-kept = お名前と言語の選択はクッキーに、卓の手はサーバーに保存されます。ほかには何も求めず、何も残しません。

# サーバーからのことば
error-400 = このご要望には、ここではお応えできません。
error-403 = ページが古くなりました。戻って読み込み直してから、もう一度お試しください。
error-404 = ここには何も生えていません。
error-405 = ここへはその道からは入れません。
error-413 = 一度に送る量が多すぎます。
error-429 = ゆっくりお願いします。一分ほどしてからもう一度どうぞ。
error-500 = こちらで問題が起きました。
no-such-game = そのゲームはありません。
no-such-language = その言語はありません。
no-such-level = その強さのボットはいません。
no-such-seat-here = この卓にその席はありません。
no-such-move = 今はその手を打てません。
table-gone = この卓はありません。すでに片づけられたのかもしれません。
other-rules = この卓は別の版のルールで始まったため、続けられません。
not-over-yet = これは終わった対局でだけできます。
not-begun-yet = 対局はまだ始まっていません。
not-playing = この卓では今は誰も打てません。
not-your-seat = その席には別の人が座っています。
seat-taken = その席はもう空いていません。
host-only = これは卓を用意した人だけができます。
sitters-only = これは卓に座っている人だけができます。
is-not-away = その席の人は離れていません。
wrong-seats = このゲームは{ $low }〜{ $high }人用です。
wrong-first = { $option }：用意した席の中から選んでください。
wrong-option = { $option }には{ $low }から{ $high }までの整数を入れてください。
somebody-quicker = ほかの人のほうが先でした。
table-has-moved-on = そのあいだに対局が進みました。
not-understood = ページとサーバーの話が通じていません。ページを読み込み直してください。
too-much-said = ゆっくりお願いします。続けるにはページを読み込み直してください。
