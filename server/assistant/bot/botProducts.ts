import type { BotProduct } from '#domain/assistant/bot'
import { countWords } from '#domain/assistant/botWords'
import { limits } from '#domain/limits'
import { derivedId } from '#domain/shared/derivedId'
import type { Connection } from '../../db/connect.ts'
import { keepBotText } from './keepPassages.ts'

/** Where products come from that the bot may speak of. `setting`: typed beside the bot's fields; `shop`: whoever has them there. */
export type BotProductOrigin = 'setting' | 'shop'

type GivenProducts = { origin: BotProductOrigin; products: readonly BotProduct[] }

/**
 * From now on the bot knows these products of this origin and no others of it, the first `limits.botProducts` of them. In the
 * transaction that changes them.
 */
export async function keepBotProducts(
  connection: Connection,
  account: string,
  { origin, products }: GivenProducts,
  now: number,
): Promise<void> {
  const idAt = (place: number) => derivedId('bot_document', `${account} ${prefixes[origin]} ${place}`)
  const ids = Array.from({ length: limits.botProducts }, (_, place) => idAt(place))
  await connection.query('delete from bot_document where account_id = $1 and id = any($2::uuid[])', [account, ids])
  for (const [place, { title, text, link }] of products.slice(0, limits.botProducts).entries())
    await keepBotText(
      connection,
      account,
      { id: ids[place]!, kind: 'product', name: title, url: link, text: text || title, words: countWords(text) },
      now,
    )
}
const prefixes: Record<BotProductOrigin, string> = { setting: 'product', shop: 'shop product' }
