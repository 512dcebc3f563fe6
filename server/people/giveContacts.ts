import type { Connection } from '../db/connect.ts'
import { asOwner } from '../db/scope.ts'
import { moveDependants, moveRows } from '../sync/dependants.ts'

type ContactTransfer = {
  account: string
  /** locked already, and what lives with them (`lockDependants`) */
  ids: readonly string[]
  to: string
  by: string
  /** the mutation's, and its device; none where the server was asked by a call */
  uid?: string
  replica?: string
  edited_at: number
}

/** Contacts become another one's, with all that lives with them, under one number. Those that are this one's stay as they are. */
export async function giveContacts(
  connection: Connection,
  { account, ids, to, by, uid, replica = '', edited_at }: ContactTransfer,
  seq: number,
): Promise<void> {
  const scope = `user:${to}`
  await moveRows(connection, account, {
    entity: 'contact',
    ids,
    where: 'id = any($2::uuid[])',
    scope,
    seq,
    also: ', belongto = $6, fv = t.fv || $7::jsonb',
    values: [to, JSON.stringify({ belongto: [seq, edited_at, by, replica] })],
    by: { uid: uid ?? null, user: by, edited_at },
  })
  await moveDependants(connection, account, { entity: 'contact', ids, scope }, seq)
}

/** Whether all of them may receive contacts; locked, so that nobody leaves while the contacts are on their way. */
export async function canReceive(connection: Connection, account: string, users: readonly string[]): Promise<boolean> {
  const { rowCount } = await asOwner(connection, () =>
    connection.query(
      `select from app_user where account_id = $1 and id = any($2::uuid[]) and status = 'normal' order by id for share`,
      [account, users],
    ),
  )
  return rowCount === new Set(users).size
}
