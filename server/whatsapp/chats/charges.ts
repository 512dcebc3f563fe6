import type { PriceCategory } from '#domain/campaigns/prices'
import type { ChannelIdentity } from '#domain/conversations/identity'
import type { MessageState } from '#domain/conversations/messageState'
import { scopeMonth } from '#domain/sync/scopeKinds'
import { freeServiceMessages } from '#domain/whatsapp/markets'
import { pricesAt, readPriceLines } from '../../campaigns/prices/prices.ts'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import type { ChatToSend } from '../../conversations/sending/chatDriver.ts'
import { pay, returnPoints } from '../../conversations/sending/payBack.ts'
import type { Connection } from '../../db/connect.ts'
import { chargedPoints, type WhatsappPrice } from '../chargedPoints.ts'
import { countryOfPeer } from './country.ts'

type ChatKey = Pick<ChatToSend, 'account' | 'id' | 'channelAccount'>
type ChatParts = { category: PriceCategory; price: number; parts: number; now: number }

/**
 * What a message is taken for as it leaves. Of the service messages of a number the first thousand of a month cost nothing; what Meta
 * says of each part later is what it costs. `keep` writes it down, once it is paid.
 */
export async function planChatCharges(
  connection: Connection,
  message: ChatKey,
  { category, price, parts, now }: ChatParts,
): Promise<{ cost: number; keep: () => Promise<void> }> {
  const { account, id, channelAccount } = message
  const month = scopeMonth(now)
  // A try before this one has not left.
  await dropChatCharges(connection, message)
  const free = category === 'service' ? await freeLeft(connection, { ...message, month }) : 0
  const held = Array.from({ length: parts }, (_, part) => (part < free ? 0 : price))
  return {
    cost: held.reduce((sum, points) => sum + points, 0),
    async keep() {
      await connection.query(
        `insert into whatsapp_chat_charge (account_id, message_id, part, channel_account_id, month, category, held)
         select $1, $2, (h.n - 1)::int, $3, $4, $5, h.held from unnest($6::int[]) with ordinality as h (held, n)`,
        [account, id, channelAccount, month, category, held],
      )
    },
  }
}

/** It surely has not left. */
export const dropChatCharges = (connection: Connection, { account, id }: Pick<ChatKey, 'account' | 'id'>) =>
  connection.query('delete from whatsapp_chat_charge where account_id = $1 and message_id = $2', [account, id])

/** The pace of the number is locked, so that nobody else counts them now. */
async function freeLeft(
  connection: Connection,
  { account, channelAccount, month }: Pick<ChatKey, 'account' | 'channelAccount'> & { month: number },
): Promise<number> {
  const { rows } = await connection.query<{ used: number }>(
    `select count(*)::int as used from (
       select from whatsapp_chat_charge c join message m on m.account_id = c.account_id and m.id = c.message_id
       where c.account_id = $1 and c.channel_account_id = $2 and c.month = $3 and c.category = 'service' and m.state <> 'failed'
       limit $4) counted`,
    [account, channelAccount, month, freeServiceMessages],
  )
  return freeServiceMessages - rows[0]!.used
}

type HeldPart = {
  id: string
  part: number
  ref: string
  held: number
  state: MessageState
  author: string | null
  at: number
  identity: ChannelIdentity
}

/** What Meta charges for them, by what it says of each first: the difference to what was taken comes back, or is taken. */
export async function settleChatCharges(
  connection: Connection,
  owner: EventOwner,
  told: ReadonlyMap<string, WhatsappPrice>,
): Promise<void> {
  const parts = await heldParts(connection, owner, [...told.keys()])
  if (!parts.length) return
  const lines = await readPriceLines(connection)
  const charged: { id: string; part: number; category: string; free: boolean; held: number; cost: number }[] = []
  for (const one of parts) {
    const price = told.get(one.ref)!
    const country = countryOfPeer(one.identity)
    const points = chargedPoints(price, { country, prices: pricesAt(lines, one.at) }) ?? one.held
    const cost = (await move(connection, owner, one, points - one.held)) ? points : one.held
    const { id, part, held } = one
    charged.push({ id, part, category: price.category.slice(0, 60), free: price.isFree, held, cost })
  }
  await connection.query(
    `with told as materialized (
       select * from jsonb_to_recordset($2::jsonb) as t (id uuid, part int, category text, free boolean, held int, cost int)
     ), noted as (
       update whatsapp_chat_charge c set category = t.category, is_free = t.free, cost = t.cost
       from told t where c.account_id = $1 and c.message_id = t.id and c.part = t.part
     )
     update message m set cost = m.cost + s.more
     from (select id, sum(cost - held)::int as more from told group by id) s where m.account_id = $1 and m.id = s.id`,
    [owner.account, JSON.stringify(charged)],
  )
}

/** Those that nobody has settled yet. Their messages are locked already. */
async function heldParts(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  refs: readonly string[],
): Promise<HeldPart[]> {
  const { rows } = await connection.query<HeldPart>(
    `select distinct on (c.message_id, c.part) c.message_id as id, c.part, p.ref, c.held, m.state, m.author, m.created_at as at,
       v.identity
     from provider_ref p
     join whatsapp_chat_charge c on c.account_id = p.account_id and c.message_id = p.object_id and c.part = p.part and c.cost is null
     join message m on m.account_id = p.account_id and m.id = p.object_id
     join conversation v on v.account_id = m.account_id and v.id = m.conversation_id
     where p.account_id = $1 and p.channel_account_id = $2 and p.ref = any($3::text[]) and p.object = 'message' and not p.is_former
     order by c.message_id, c.part, p.ref`,
    [account, channelAccount, refs],
  )
  return rows
}

/** False: there are not enough points. What was taken for one that has failed came back already. */
async function move(connection: Connection, { account }: EventOwner, part: HeldPart, more: number): Promise<boolean> {
  if (!more || part.state === 'failed') return true
  const row = { account, id: part.id, author: part.author, channel: 'whatsapp' as const }
  if (more > 0) return pay(connection, row, more)
  await returnPoints(connection, row, -more)
  return true
}
