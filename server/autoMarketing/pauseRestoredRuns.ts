import { type AutoRun, autoRunAfterRestore } from '#domain/autoMarketing/run'
import { limits } from '#domain/limits'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { writeServerRows } from '../sync/serverRows.ts'
import { quotedColumns } from '../sync/tables.ts'
import { tellOwner } from './runs.ts'

/** Every run that went on waits for its user after a restore, company by company. */
export async function pauseRestoredRuns(database: Database): Promise<void> {
  const { rows } = await database.pool.query<{ account: string }>(
    `select distinct account_id as account from auto_run where state = 'running' and deleted_at is null order by account`,
  )
  for (const { account } of rows) await pauseOf(database, account)
}

const pauseOf = (database: Database, account: string): Promise<void> =>
  asSystem(database, async (connection) => {
    const { rows } = await connection.query<AutoRun>(
      `select ${quotedColumns('auto_run').join(', ')} from auto_run
       where account_id = $1 and state = 'running' and deleted_at is null order by id for no key update`,
      [account],
    )
    for (const run of rows) await tellOwner(connection, run, 'autoRunPaused', { level: limits.importantLevel })
    const now = Date.now()
    await writeServerRows(
      connection,
      account,
      'auto_run',
      rows.map((run) => ({ ...autoRunAfterRestore(run), updated_at: now })),
    )
  })
