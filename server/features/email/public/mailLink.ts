import { httpUrl } from '../../../campaigns/hits/httpUrl.ts'
import type { Connection } from '../../../db/connect.ts'

/** Where a link of this mail leads, as it was when the mail was written; null where it has no such link. */
export async function linkOf(
  connection: Pick<Connection, 'query'>,
  { receiver, link }: { receiver: string; link: number },
): Promise<string | null> {
  const { rows } = await connection.query<{ url: string }>(
    `select l.url from campaign_receiver r
     join campaign_link l using (account_id, task_id, step) where r.id = $1 and l.number = $2`,
    [receiver, link],
  )
  return httpUrl(rows[0]?.url ?? '')
}
