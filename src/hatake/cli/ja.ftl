# コマンドラインの文言

cli-wins = { $winners ->
    [1] { $who }の勝ちです。
   *[other] { $who }が勝ちを分け合います。
}
cli-you-are = あなたは{ $who }です。
cli-sits = { $who }は{ $bot }です。
cli-how = 手か、一覧の番号を入力してください。「?」で手の一覧、「?」に続けて手の初めを入力すると、それで始まる手の一覧。ほかに「board」「log」「quit」。
cli-your-move = あなたの手
cli-aside = あなたの番ではありませんが、できることがあります。何もしないなら Enter を押してください。
cli-many = 手は{ $moves }通りあります。「?」に続けて手の初めを入力すると、その一部を表示します。
cli-no-such-number = { $number }番の手はありません。番号は1から{ $moves }までです。
cli-none-begin = 「{ $beginning }」で始まる手はありません。
cli-not-your-seat = あなたが動かせるのは{ $who }だけです。
