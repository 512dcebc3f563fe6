import type { Connection } from '../db/connect.ts'
import { mergeTargetsOf } from './mergeTargets.ts'

export type OwnedContact = { id: string; belongto: string }
type NamedContact = OwnedContact & { name: string }

/** The contact of a message, or the one that it became part of; null where it is not there any more. */
export async function ownedContact(
  connection: Connection,
  { account, contact }: { account: string; contact: string },
): Promise<NamedContact | null> {
  const mergeTargets = await mergeTargetsOf(connection, account, [contact])
  const { rows } = await connection.query<NamedContact>(
    'select id, belongto, name from contact where account_id = $1 and id = $2 and deleted_at is null',
    [account, mergeTargets.get(contact) ?? contact],
  )
  return rows[0] ?? null
}
