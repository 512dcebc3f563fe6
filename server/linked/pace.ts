import { newPhonePace, type PhonePace } from '#domain/linked/governor'
import type { Connection } from '../db/connect.ts'
import type { LinkedSessionRef } from './store.ts'

/** `written`: to whom the phone has written within a day, by times; a session that was begun anew knows it by this alone. */
type KeptPace = { pace: PhonePace | null; linked_at: number; written: number[] }

/** What is known of how a linked phone may write, as it stands; null: it has no session. */
export async function readPhonePace(
  connection: Pick<Connection, 'query'>,
  { account, id }: LinkedSessionRef,
): Promise<PhonePace | null> {
  const { rows } = await connection.query<KeptPace>(
    `select s.pace, coalesce((c.phone ->> 'linked_at')::bigint, (extract(epoch from s.updated_at) * 1000)::bigint) as linked_at,
       case when s.pace is null then array(select written_at::float8 from linked_person w where w.account_id = s.account_id
         and w.session_id = s.id and w.written_at > (extract(epoch from server_now()) * 1000)::bigint - 86400000 order by 1) else '{}' end as written
     from linked_session s left join channel_account c on c.account_id = s.account_id and c.id = s.id
     where s.account_id = $1 and s.id = $2`,
    [account, id],
  )
  return paceOf(rows[0])
}

/** Nobody else changes it until the transaction ends. */
export async function lockPhonePace(connection: Connection, phone: LinkedSessionRef): Promise<PhonePace | null> {
  await connection.query('select from linked_session where account_id = $1 and id = $2 for no key update', [
    phone.account,
    phone.id,
  ])
  return readPhonePace(connection, phone)
}

/** The caller's transaction works as the server; null: the phone has no session. */
export async function changePhonePace(
  connection: Connection,
  phone: LinkedSessionRef,
  change: (pace: PhonePace) => PhonePace,
): Promise<PhonePace | null> {
  const before = await lockPhonePace(connection, phone)
  if (!before) return null
  const after = change(before)
  await connection.query('update linked_session set pace = $3 where account_id = $1 and id = $2', [
    phone.account,
    phone.id,
    JSON.stringify(after),
  ])
  return after
}

const paceOf = (kept: KeptPace | undefined): PhonePace | null =>
  kept
    ? (kept.pace ?? { ...newPhonePace({ linkedAt: kept.linked_at, numberSince: null }), strangers: kept.written })
    : null
