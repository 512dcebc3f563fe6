import type { LinkAnswer } from '#domain/linked/calls'
import type { CompanySees } from '#domain/linked/privacy'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import type { Secrets } from '../secrets.ts'
import type { LinkedSessionRef } from './store.ts'

/** A link that a user has begun. What they said stands in the channel account once a phone was linked. */
export type PendingLink = Omit<LinkAnswer, 'uuid'> & { user: string; sees: CompanySees; consent_at: number }
export type LinkStores = { database: Database; secrets: Secrets }

const purposeOf = ({ account, id }: LinkedSessionRef) => `linked link:${account}:${id}`

export function putLink({ database, secrets }: LinkStores, ref: LinkedSessionRef, link: PendingLink): Promise<void> {
  const sealed = secrets.seal(purposeOf(ref), JSON.stringify(link))
  return asSystem(database, async (connection) => {
    await connection.query(
      `insert into linked_link (account_id, id, user_id, sealed) values ($1, $2, $3, $4)
       on conflict (account_id, id) do update set user_id = excluded.user_id, sealed = excluded.sealed, at = excluded.at`,
      [ref.account, ref.id, link.user, sealed],
    )
  })
}

/** null: none was begun, or its user has seen the end of it. */
export const readLink = ({ database, secrets }: LinkStores, ref: LinkedSessionRef): Promise<PendingLink | null> =>
  asSystem(database, (connection) => openedLink(connection, secrets, ref))

async function openedLink(
  connection: Connection,
  secrets: Secrets,
  ref: LinkedSessionRef,
): Promise<PendingLink | null> {
  const { rows } = await connection.query<{ sealed: string }>(
    'select sealed from linked_link where account_id = $1 and id = $2 for update',
    [ref.account, ref.id],
  )
  return rows[0] ? (JSON.parse(secrets.open(purposeOf(ref), rows[0].sealed)) as PendingLink) : null
}

/** Upon what is known of it now; nothing where it is not there. */
export function changeLink(
  { database, secrets }: LinkStores,
  ref: LinkedSessionRef,
  change: Partial<PendingLink>,
): Promise<PendingLink | null> {
  return asSystem(database, async (connection) => {
    const link = await openedLink(connection, secrets, ref)
    if (!link) return null
    const next = { ...link, ...change }
    await connection.query('update linked_link set sealed = $3, at = server_now() where account_id = $1 and id = $2', [
      ref.account,
      ref.id,
      secrets.seal(purposeOf(ref), JSON.stringify(next)),
    ])
    return next
  })
}

/** Of this user the one that was begun last. */
export async function lastLinkOf(
  { database, secrets }: LinkStores,
  account: string,
  user: string,
): Promise<{ uuid: string; link: PendingLink } | null> {
  const { rows } = await asSystem(database, (connection) =>
    connection.query<{ id: string; sealed: string }>(
      'select id, sealed from linked_link where account_id = $1 and user_id = $2 order by at desc limit 1',
      [account, user],
    ),
  )
  const [row] = rows
  return row
    ? { uuid: row.id, link: JSON.parse(secrets.open(purposeOf({ account, id: row.id }), row.sealed)) as PendingLink }
    : null
}

/** Those of all companies that wait for a phone, the newest first: for the demo, whose phones can be told to read them. */
export async function waitingLinks({ database, secrets }: LinkStores): Promise<{ uuid: string; link: PendingLink }[]> {
  const { rows } = await asSystem(database, (connection) =>
    connection.query<{ account: string; id: string; sealed: string }>(
      'select account_id as account, id, sealed from linked_link order by at desc limit 50',
    ),
  )
  return rows
    .map(({ account, id, sealed }) => ({
      uuid: id,
      link: JSON.parse(secrets.open(purposeOf({ account, id }), sealed)) as PendingLink,
    }))
    .filter(({ link }) => link.qr !== null || link.pairing_code !== null)
}

export const dropLink = (
  { database }: Pick<LinkStores, 'database'>,
  { account, id }: LinkedSessionRef,
): Promise<void> =>
  asSystem(database, async (connection) => {
    await connection.query('delete from linked_link where account_id = $1 and id = $2', [account, id])
  })
