import { randomUUID } from 'node:crypto'
import { conversationProduct } from '#domain/conversations/channel'
import { AppError } from '#domain/errors'
import type { Connection } from '../../db/connect.ts'
import { giveBack, spend } from '../../ledger/ledger.ts'
import type { ChatRow } from './chatRows.ts'

type PaidChat = Pick<ChatRow, 'account' | 'id' | 'author' | 'channel' | 'cost'>

/**
 * Takes the points of a message. Its row is locked, and its `cost` and state say what was taken before, so that no point is taken
 * twice. False: the balance, or the user's budget of the month, is too small.
 */
export async function pay(connection: Connection, row: Omit<PaidChat, 'cost'>, cost: number): Promise<boolean> {
  if (!cost) return true
  try {
    await spend(connection, operationOf(row, cost))
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** What surely did not leave has cost nothing. */
export async function payBack(connection: Connection, row: PaidChat): Promise<void> {
  if (!row.cost) return
  await returnPoints(connection, row, row.cost)
  await connection.query('update message set cost = 0 where account_id = $1 and id = $2', [row.account, row.id])
}

export const returnPoints = (connection: Connection, row: Omit<PaidChat, 'cost'>, points: number): Promise<void> =>
  giveBack(connection, operationOf(row, points))

const operationOf = ({ account, id, author, channel }: Omit<PaidChat, 'cost'>, points: number) => ({
  account,
  uid: `message ${id} ${randomUUID()}`,
  user: author,
  product: conversationProduct(channel),
  points,
})
