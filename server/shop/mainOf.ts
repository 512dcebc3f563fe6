import type { Connection } from '../db/connect.ts'

/** The main account's user, who is told what nobody else decides. */
export async function mainOf(connection: Connection, account: string): Promise<string> {
  const { rows } = await connection.query<{ id: string }>(
    'select id from app_user where account_id = $1 and parent_id is null',
    [account],
  )
  return rows[0]!.id
}
