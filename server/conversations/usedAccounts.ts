import type { AssignmentRule } from '#domain/conversations/assignment'
import type { UsedAccount } from '#domain/conversations/conversation'
import type { Connection } from '../db/connect.ts'

/** `assignment`: who answers a conversation that begins over it. */
export type AccountInUse = UsedAccount & { assignment: AssignmentRule }

/** Who may use the channel accounts of these threads, by channel account. */
export async function usedAccounts(
  connection: Connection,
  account: string,
  threads: readonly { channel_account_id: string }[],
): Promise<Map<string, AccountInUse>> {
  const { rows } = await connection.query<AccountInUse & { id: string }>(
    `select wanted.id, u.id as main, coalesce(c.users, '[]') as users, coalesce(c.assignment, 'contactOwner') as assignment
     from unnest($2::uuid[]) as wanted (id)
     join app_user u on u.account_id = $1 and u.parent_id is null
     left join channel_account c on c.account_id = $1 and c.id = wanted.id`,
    [account, [...new Set(threads.map(({ channel_account_id }) => channel_account_id))]],
  )
  return new Map(rows.map(({ id, ...used }) => [id, used]))
}
