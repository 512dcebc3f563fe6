import { anonymiseHits } from '#domain/email/hits/anonymiseHits'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { type ReceiverRow, receiverColumns, receiversFrom } from './receiver.ts'

const atOnce = 500

/** What shows who looked at a mail goes after a while; the numbers stay as they are. */
export async function letTracesGo(database: Database, before: number): Promise<number> {
  for (let count = 0; ; ) {
    const bared = await asSystem(database, async (connection) => {
      const { rows } = await connection.query<{ id: string }>(
        `select id from campaign_receiver where traces and hits <> '[]' and status_at < to_timestamp($1 / 1000.0)
         order by status_at limit ${atOnce}`,
        [before],
      )
      await bareReceivers(
        connection,
        rows.map(({ id }) => id),
      )
      return rows.length
    })
    count += bared
    if (bared < atOnce) return count
  }
}

/** The hits of these receivers without their traces. */
export async function bareReceivers(connection: Connection, ids: readonly string[]): Promise<void> {
  const { rows } = await connection.query<ReceiverRow>(
    `select ${receiverColumns} from ${receiversFrom} where r.id = any($1::uuid[]) order by r.id for no key update of r`,
    [ids],
  )
  await connection.query(
    `update campaign_receiver r set traces = false, hits = bare.hits
     from jsonb_to_recordset($1::jsonb) as bare (id uuid, hits jsonb) where r.id = bare.id`,
    [JSON.stringify(rows.map((row) => ({ id: row.id, hits: anonymiseHits(row.hits, row) })))],
  )
}
