import type { LinkedAccount } from '#domain/channels/account'
import { identityOf, phoneOfIdentity } from '#domain/conversations/identity'
import type { PrivacyFacts, PrivacyRule } from '#domain/linked/privacy'
import type { EventOwner } from '../../channels/events/rawEvents.ts'
import type { Connection } from '../../db/connect.ts'

/** The chats of a phone that are known by one of these names, with what is known of them. */
export async function knownChats(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  names: readonly string[],
): Promise<PrivacyFacts[]> {
  const { rows } = await connection.query<{ facts: PrivacyFacts }>(
    `select facts from linked_chat where account_id = $1 and channel_account_id = $2 and ids && $3::text[]
     order by conversation_id for update`,
    [account, channelAccount, names],
  )
  return rows.map(({ facts }) => facts)
}

/** Chats that began in Fairlead: by a person in a thread, or by a task. Of a chat that is known already they say nothing. */
export async function begunByProduct(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  names: readonly string[],
  now: number,
): Promise<PrivacyFacts[]> {
  const numbers = names.flatMap((name) => numberOf(name) ?? [])
  const { rows } = await connection.query<{ name: string; at: number }>(
    `select t.name, min(t.at)::float8 as at from (
       select i ->> 'value' as name, m.at from conversation c cross join lateral jsonb_array_elements(c.identities) i
       join message m on m.account_id = c.account_id and m.conversation_id = c.id and m.origin in ('chat', 'campaign', 'rule', 'bot')
       where c.account_id = $1 and c.channel_account_id = $2 and i ->> 'value' = any($3::text[])
       union all
       select r.address || '@s.whatsapp.net', (extract(epoch from r.handed_over_at) * 1000) from campaign_receiver r
       where r.account_id = $1 and r.channel_account_id = $2 and r.channel = 'linked' and r.address = any($4::text[])
         and r.handed_over_at is not null
     ) t group by t.name`,
    [account, channelAccount, names, numbers],
  )
  return rows.map(({ name, at }) => ({
    ids: [name],
    first: { at, by: 'product' },
    isOld: false,
    contactSince: null,
    seenAt: Math.min(at, now),
    mark: null,
  }))
}

/**
 * Since when the company has a contact with the number of each name. By the server's clock: a device that says when it made one may say
 * anything.
 */
export async function contactTimes(
  connection: Connection,
  account: string,
  names: readonly string[],
): Promise<Map<string, number>> {
  const numbers = new Map(names.flatMap((name) => (numberOf(name) === null ? [] : [[numberOf(name)!, name] as const])))
  if (!numbers.size) return new Map()
  const { rows } = await connection.query<{ number: string; since: number }>(
    `select one as number, min(coalesce(
       (select (extract(epoch from min(h.at)) * 1000) from row_change h
        where h.account_id = $1 and h.id = c.id and h.kind = 'created'), c.created_at))::float8 as since
     from contact c cross join lateral unnest(addresses_of(c.phones, c.emails)) one
     where c.account_id = $1 and c.deleted_at is null and addresses_of(c.phones, c.emails) && $2::text[]
       and one = any($2::text[]) group by one`,
    [account, [...numbers.keys()]],
  )
  return new Map(rows.map(({ number, since }) => [numbers.get(number)!, since]))
}

function numberOf(name: string): string | null {
  const identity = identityOf('jid', name)
  return identity && phoneOfIdentity(identity)
}

/** `rest`: parts of the history that are not worked off yet; until then nobody can say that a number is a new one. */
export async function privacyRule(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  { setting, phone }: LinkedAccount,
  events: readonly number[],
): Promise<PrivacyRule> {
  const { rowCount: rest } = await connection.query(
    `select from raw_event where account_id = $1 and channel_account_id = $2 and state = 'new' and body ->> 'linked' = 'history'
       and not id = any($3::bigint[]) limit 1`,
    [account, channelAccount, events],
  )
  const isHistoryOver = phone.is_history_over && !rest
  const { linked_at, consent_at } = phone
  // Who links a phone agrees before it; one that was linked already has agreed once more.
  const relinkedAt = linked_at !== null && consent_at > linked_at ? consent_at : null
  return { sees: setting.sees, linkedAt: linked_at ?? consent_at, relinkedAt, isHistoryOver }
}

export const ownNames = ({ phone: { jid, lid } }: LinkedAccount): ReadonlySet<string> =>
  new Set([jid, lid].filter(Boolean))

type ChatFacts = { conversation: string; facts: PrivacyFacts }

/** Of two that turned out to be one chat the other one is known no longer. */
export async function keepFacts(
  connection: Connection,
  { account, channelAccount }: EventOwner,
  chats: readonly ChatFacts[],
): Promise<void> {
  if (!chats.length) return
  const told = JSON.stringify(chats.map(({ conversation, facts }) => ({ conversation, ids: facts.ids, facts })))
  await connection.query(
    `delete from linked_chat l using jsonb_to_recordset($3::jsonb) as t (conversation uuid, ids jsonb)
     where l.account_id = $1 and l.channel_account_id = $2 and l.conversation_id <> t.conversation
       and l.ids && array(select jsonb_array_elements_text(t.ids))`,
    [account, channelAccount, told],
  )
  await connection.query(
    `insert into linked_chat (account_id, channel_account_id, conversation_id, ids, facts)
     select $1, $2, t.conversation, array(select jsonb_array_elements_text(t.ids)), t.facts
     from jsonb_to_recordset($3::jsonb) as t (conversation uuid, ids jsonb, facts jsonb)
     on conflict (account_id, conversation_id) do update set ids = excluded.ids, facts = excluded.facts`,
    [account, channelAccount, told],
  )
}
