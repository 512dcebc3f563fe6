import type { ChannelAccount } from '#domain/channels/account'
import type { Connection } from '../../db/connect.ts'
import { writeServerRows } from '../../sync/serverRows.ts'
import { quotedColumns } from '../../sync/tables.ts'

/** All secrets are gone: every account says so, and the main account enters them anew. */
export async function tellAccountsLost(connection: Connection): Promise<void> {
  const { rows } = await connection.query<ChannelAccount & { account: string }>(
    `select account_id as account, ${quotedColumns('channel_account').join(', ')} from channel_account
     where deleted_at is null and secrets <> '[]' order by account_id, id for update`,
  )
  const byAccount = Map.groupBy(rows, (row) => row.account)
  for (const [account, accounts] of byAccount)
    await writeServerRows(
      connection,
      account,
      'channel_account',
      accounts.map(({ account: _, ...row }) => ({ ...row, secrets: [], tested_at: null })),
    )
  await connection.query(`update channel_account set secrets = '[]' where deleted_at is not null`)
}
