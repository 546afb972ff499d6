# ゲーム全般のことば。

player = プレイヤー{ $number }

not-text = 手は文字列で書きます（{ $kind } ではありません）。
game-is-over = ゲームは終わりました。もう誰も手を打ちません。
chance-is-to-move = 今は運の番です。「*」で始まる結果のどれかを打ってください。
chance-is-not-to-move = 今は運の番ではありません。「*」で始まる手は打てません。
no-such-seat = 「{ $seat }」という席はありません。席は1から{ $seats }までです。
not-out-of-turn = 席{ $seat }の手番です。@{ $seat } を付けずに書いてください。
