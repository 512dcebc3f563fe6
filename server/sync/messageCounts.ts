import { limits } from '#domain/limits'
import type { Actor } from '#domain/shared/mutation'
import { baseOfScope, monthBefore, monthOfScope, monthScope } from '#domain/sync/scopeKinds'
import type { Connection } from '../db/connect.ts'
import type { VisibleScopes } from './scopes.ts'

/**
 * Of the months that a device may keep, newest first, until they are more messages than it keeps. A company that has fewer rows of
 * all kinds than that is not counted: every greeting asks.
 */
export async function countMessages(
  connection: Connection,
  { account }: Actor,
  { scopes, oldestMonth }: VisibleScopes,
): Promise<{ messages?: Record<string, number> }> {
  const named = scopes.filter((scope) => monthOfScope(scope) !== null)
  if (!named.length || (await rowsOfCompany(connection)) <= limits.messagesOnDevice) return {}
  const bases = [...new Set(named.map(baseOfScope))]
  const [first, last] = [Math.min(...named.map(monthAt)), Math.max(...named.map(monthAt))]
  const earliest = Math.max(oldestMonth, monthBefore(first, Math.max(...limits.deviceMonths) - 1))
  const messages: Record<string, number> = {}
  let sum = 0
  for (let month = last; month >= earliest && sum <= limits.messagesOnDevice; month = monthBefore(month, 1)) {
    const { rows } = await connection.query<{ count: number }>(
      `select count(*)::int as count from (select from message
         where account_id = $1 and scope = any($2::text[]) and deleted_at is null limit $3) counted`,
      [account, bases.map((base) => monthScope(base, month)), limits.messagesOnDevice + 1],
    )
    const { count } = rows[0]!
    if (count) messages[month] = count
    sum += count
  }
  return Object.keys(messages).length ? { messages } : {}
}

async function rowsOfCompany(connection: Connection): Promise<number> {
  const { rows } = await connection.query<{ rows: number }>('select rows from own_size()')
  return rows[0]!.rows
}

const monthAt = (scope: string) => monthOfScope(scope)!
