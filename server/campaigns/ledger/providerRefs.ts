import { channelFacts } from '#domain/campaigns/channel'
import type { Connection } from '../../db/connect.ts'
import type { ReceiverDiff } from './changeReceivers.ts'

/** What the other side calls the parts that it took, of so many. */
type NamedParts = { refs: readonly string[]; parts: number }

/**
 * What a provider calls the parts of messages, so that its receipts find them. One that was sent again has the references of
 * its last time only.
 */
export async function keepRefs(
  connection: Connection,
  changed: readonly ReceiverDiff[],
  namedParts: (id: string) => NamedParts,
): Promise<void> {
  const reported = changed.filter(({ after }) => channelFacts[after.channel].receipts === 'byReference')
  const refsOf = (id: string) => namedParts(id).refs
  const again = reported.filter(({ before, after }) => before.attempts > 0 && refsOf(after.id).length)
  if (again.length)
    await connection.query('delete from provider_ref where object_id = any($1::uuid[])', [
      again.map(({ after }) => after.id),
    ])
  const refs = reported.flatMap(({ after: { account, id, sender } }) =>
    refsOf(id).map((ref, part) => ({ account, sender, ref, part, parts: namedParts(id).parts, id })),
  )
  if (!refs.length) return
  await connection.query(
    `insert into provider_ref (account_id, channel_account_id, ref, part, parts, object, object_id)
     select account, sender, ref, part, parts, 'receiver', id
     from jsonb_to_recordset($1::jsonb) as r (account uuid, sender uuid, ref text, part int, parts int, id uuid)
     on conflict do nothing`,
    [JSON.stringify(refs)],
  )
}
