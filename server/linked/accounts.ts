import { type ChannelAccount, isLinkedAccount, type LinkedAccount, newChannelAccount } from '#domain/channels/account'
import { type LinkedPhone, linkedPhonesPerUser } from '#domain/linked/phone'
import { products } from '#domain/products'
import { changeChannelAccount } from '../channels/accounts/accountRow.ts'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { writeServerRows } from '../sync/serverRows.ts'
import { quotedColumns } from '../sync/tables.ts'
import type { PendingLink } from './links.ts'
import type { LinkedSessionRef } from './store.ts'

export type LinkedNames = { jid: string; lid: string; name: string }

/** The digits of `8613800000000:7@s.whatsapp.net`. */
export const numberOfJid = (jid: string): string => /^(\d{5,15})(?::\d+)?@/.exec(jid)?.[1] ?? ''

/** Those of a user that are linked now, in the order in which they were. */
export async function readLinkedAccounts(
  connection: Pick<Connection, 'query'>,
  { account, user }: { account: string; user: string },
): Promise<LinkedAccount[]> {
  const { rows } = await connection.query<ChannelAccount>(
    `select ${quotedColumns('channel_account').join(', ')} from channel_account
     where account_id = $1 and channel = 'linked' and deleted_at is null and phone ->> 'linked_by' = $2::text
       and phone ->> 'state' <> 'ended' order by phone ->> 'linked_at', id`,
    [account, user],
  )
  return rows.filter(isLinkedAccount)
}

/**
 * A phone is linked to one user. `taken`: somebody else has it, in whichever company; `full`: the user has as many as one may. A phone
 * that was linked before goes on as what it was.
 */
export function keepLinked(
  database: Database,
  ref: LinkedSessionRef,
  { user, sees, consent_at }: PendingLink,
  { jid, lid, name }: LinkedNames,
): Promise<'kept' | 'taken' | 'full'> {
  return asSystem(database, async (connection) => {
    const number = numberOfJid(jid)
    // Two who link the same phone at the same moment.
    await connection.query(`select pg_advisory_xact_lock(hashtextextended('linked phone ' || $1, 0))`, [number])
    const { rows } = await connection.query<{ is_taken: boolean }>(
      `select exists (select from channel_account where channel = 'linked' and deleted_at is null and phone ->> 'number' = $1
         and phone ->> 'state' <> 'ended' and not (account_id = $2 and id = $3)) as is_taken`,
      [number, ref.account, ref.id],
    )
    if (rows[0]!.is_taken) return 'taken'
    const others = await readLinkedAccounts(connection, { account: ref.account, user })
    if (others.filter(({ id }) => id !== ref.id).length >= linkedPhonesPerUser) return 'full'
    const now = Date.now()
    const { rows: before } = await connection.query<ChannelAccount>(
      `select ${quotedColumns('channel_account').join(', ')} from channel_account
       where account_id = $1 and id = $2 and deleted_at is null for update`,
      [ref.account, ref.id],
    )
    const known = before.find(isLinkedAccount)
    const phone: LinkedPhone = {
      state: 'open',
      end: '',
      number,
      name: name.slice(0, 200),
      jid,
      lid,
      linked_by: user,
      // Somebody else's chats are not those of before.
      linked_at: known?.phone.number === number ? known.phone.linked_at : now,
      consent_at,
      // Each linking brings one, and until it is here nobody counts as new.
      is_history_over: false,
    }
    const row = known ?? newLinkedAccount(ref.id, { user, number, name, now })
    await writeServerRows(connection, ref.account, 'channel_account', [
      { ...row, setting: { kind: 'linked', sees }, is_on: true, phone, updated_at: now },
    ])
    return 'kept'
  })
}

type NewPhone = { user: string; number: string; name: string; now: number }
const newLinkedAccount = (
  id: string,
  { user, number, name, now }: NewPhone,
): Omit<LinkedAccount, 'phone' | 'setting'> => ({
  ...newChannelAccount,
  id,
  channel: 'linked',
  name: name.trim().slice(0, 200) || `+${number}`,
  sender: '',
  registered_in: [],
  countries: [],
  hours: { from: 9, to: 20, days: [0, 1, 2, 3, 4, 5, 6] },
  per_second: 1,
  currency: '',
  prices: [],
  templates: [],
  is_on: true,
  users: [user],
  assignment: 'contactOwner',
  created_at: now,
  updated_at: now,
})

export type LinkedPhoneState = Partial<Pick<LinkedPhone, 'state' | 'end' | 'is_history_over'>>

/** Where its user has signed out, what was still heard of the connection brings nothing back. */
export const changePhone = (database: Database, { account, id }: LinkedSessionRef, change: LinkedPhoneState) =>
  changeChannelAccount(database, { account, id }, async ({ phone }) => {
    if (!phone || (phone.state === 'ended' && phone.end === 'unlinked' && change.state !== 'ended')) return null
    const next = { ...phone, ...change }
    return JSON.stringify(next) === JSON.stringify(phone) ? null : { phone: next }
  })

/**
 * `isLeft`: its user has signed out, or it was deleted; whoever can signs it out at WhatsApp. `hasUser`: who linked it is one of the
 * company's and has the product; else nobody reads what it tells.
 */
export type PhoneToHold = LinkedSessionRef & {
  number: string
  hasSession: boolean
  isWanted: boolean
  isLeft: boolean
  hasUser: boolean
}

/** A plan that has run out is renewed within so many days, or not at all. */
const renewalDays = 30

export const readPhonesToHold = (database: Database): Promise<PhoneToHold[]> =>
  asSystem(database, async (connection) => {
    const { rows } = await connection.query<PhoneToHold>(
      `select c.account_id as account, c.id, coalesce(c.phone ->> 'number', '') as number, s.id is not null as "hasSession",
         c.deleted_at is null and c.phone ->> 'state' <> 'ended' as "isWanted",
         c.deleted_at is not null or (c.phone ->> 'state' = 'ended' and c.phone ->> 'end' = 'unlinked') as "isLeft",
         exists (select from app_user u join product_held p on p.user_id = u.id and p.product_id = $1 and p.status = '1'
             and (p.expires_at is null or p.expires_at > server_now() - make_interval(days => $2))
           where u.account_id = c.account_id and u.id::text = c.phone ->> 'linked_by' and u.status = 'normal') as "hasUser"
       from channel_account c left join linked_session s on s.account_id = c.account_id and s.id = c.id
       where c.channel = 'linked' and (s.id is not null or (c.deleted_at is null and c.phone ->> 'state' <> 'ended'))
       order by c.account_id, c.id`,
      [products.wtMarketing, renewalDays],
    )
    return rows
  })
