import { customKey } from '#domain/contacts/customKeys'
import { limits } from '#domain/limits'
import type { Connection, Database } from '../../db/connect.ts'
import { atOnce } from '../../db/inChunks.ts'
import { asSystem } from '../../db/scope.ts'
import { nextSeq, retire } from '../../sync/serverRows.ts'

const day = 24 * 3_600_000
type FieldToSweep = { account: string; id: string }

/** Fields that nobody brought back in time go with their values. Gives how many fields went. */
export async function sweepCustomFields(database: Database, now: number): Promise<number> {
  const before = now - limits.customFieldDays * day
  const { rows } = await database.pool.query<FieldToSweep>(
    'select account_id as account, id from custom_field where removed_at < $1',
    [before],
  )
  let gone = 0
  for (const field of rows) {
    let swept = await asSystem(database, (connection) => sweepSome(connection, field, before))
    while (swept === 'some') swept = await asSystem(database, (connection) => sweepSome(connection, field, before))
    if (swept === 'all') gone += 1
  }
  return gone
}

/** The values first, some at a time, and the field when it has none left. Broken off anywhere, it goes on the next time. */
async function sweepSome(
  connection: Connection,
  { account, id }: FieldToSweep,
  before: number,
): Promise<'some' | 'all' | 'kept'> {
  const { rowCount } = await connection.query(
    'select from custom_field where account_id = $1 and id = $2 and removed_at < $3 for update',
    [account, id, before],
  )
  if (!rowCount) return 'kept'
  const { rows } = await connection.query<{ id: string }>(
    `select id from contact where account_id = $1 and custom_fields ? $2 order by id limit ${atOnce} for update`,
    [account, id],
  )
  const seq = await nextSeq(connection, account)
  if (rows.length === 0) {
    await retire(connection, 'custom_field', account, [id], seq)
    return 'all'
  }
  await connection.query(
    `update contact set custom_fields = nullif(custom_fields - $3, '{}'), fv = fv - $4, rev = $5
     where account_id = $1 and id = any($2::uuid[])`,
    [account, rows.map((row) => row.id), id, customKey(id), seq],
  )
  return 'some'
}
