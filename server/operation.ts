import { randomUUID } from 'node:crypto'
import type { Connection } from './db/connect.ts'

/** What somebody did, for the company's record; changes of rows are in `sync_mutation` already. */
export type Operation = {
  account: string
  user: string
  /** `<area>.<what>`, such as `subAccount.create` */
  action: string
  /** the id of what it was done to, where there is one */
  target?: string
  /** `before` and `after` where something changed, and what else says what happened; never a secret */
  detail?: Record<string, unknown>
  device?: string
  address?: string
}

/** In the transaction of its effects: neither is kept without the other. */
export async function recordOperation(
  connection: Connection,
  { account, user, action, target = '', detail = {}, device = '', address = '' }: Operation,
): Promise<void> {
  await connection.query(
    `insert into operation (account_id, id, user_id, action, target, detail, device, address)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [account, randomUUID(), user, action, target, JSON.stringify(detail), device, address],
  )
}
