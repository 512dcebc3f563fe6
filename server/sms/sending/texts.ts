import { type Batcher, batched } from '../../batched.ts'
import type { Database } from '../../db/connect.ts'
import type { ShortLink } from '../shortLinks.ts'

/** What a receiver is about to be told, over which account, and what that costs the company. */
export type SmsText = {
  account: string
  user: string
  receiver: string
  channelAccount: string
  text: string
  parts: number
  price: number | null
  currency: string
  links: readonly ShortLink[]
}

/** Written down before a message leaves; of one that is sent again, what it says then. */
export const keepTexts = (database: Database): Batcher<SmsText, void> =>
  batched(async (texts: readonly SmsText[]) => {
    const links = texts.flatMap(({ account, receiver, links }) => links.map((link) => ({ ...link, account, receiver })))
    if (links.length)
      await database.pool.query(
        `insert into sms_link (code, account_id, receiver_id, number, url)
         select code, account, receiver, number, url
         from jsonb_to_recordset($1::jsonb) as l (code text, account uuid, receiver uuid, number int, url text)
         on conflict (code) do update set url = excluded.url where sms_link.receiver_id = excluded.receiver_id`,
        [JSON.stringify(links)],
      )
    await database.pool.query(
      `insert into sms_text (account_id, user_id, receiver_id, channel_account_id, text, parts, price, currency)
       select account, "user", receiver, "channelAccount", text, parts, price, currency
       from jsonb_to_recordset($1::jsonb) as t (account uuid, "user" uuid, receiver uuid, "channelAccount" uuid,
         text text, parts int, price bigint, currency text)
       on conflict (account_id, receiver_id) do update set channel_account_id = excluded.channel_account_id,
         text = excluded.text, parts = excluded.parts, price = excluded.price, currency = excluded.currency, at = server_now()`,
      [JSON.stringify(texts)],
    )
    return texts.map(() => undefined)
  })
