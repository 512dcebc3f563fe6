import type { Database } from '../../db/connect.ts'

/** Of one receiver in the batch of a process. */
type ClaimedMail = { id: string; batch: string }

/**
 * Records that the end of data comes next for these mails, and returns the ids that may be sent: another process may
 * have taken over the batch of the others. No counter changes, so `changeReceivers` is not needed.
 */
export async function markHandedOver(
  { pool }: Pick<Database, 'pool'>,
  handed: readonly ClaimedMail[],
): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>({
    // Asked so often that it is planned once.
    name: 'mark handed over',
    text: `update campaign_receiver r set handed_over_at = server_now()
     from unnest($1::uuid[], $2::uuid[]) as h (id, batch)
     where r.id = h.id and r.batch = h.batch and r.status = 'claimed' and r.handed_over_at is null returning r.id`,
    values: [handed.map(({ id }) => id), handed.map(({ batch }) => batch)],
  })
  return new Set(rows.map(({ id }) => id))
}
