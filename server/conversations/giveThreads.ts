import { isPrivate, mayUseAccount, seesConversation, type UsedAccount } from '#domain/conversations/conversation'
import type { ErrorCode } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import type { Connection } from '../db/connect.ts'
import { nextSeq } from '../sync/serverRows.ts'
import { lockThreads, type ThreadRow, writeThreads } from './threads.ts'
import { usedAccounts } from './usedAccounts.ts'

/** `to`: whose they are from now on; null: nobody's. `onlyFree`: another one's are not taken. */
type ThreadAssignment = { ids: readonly string[]; to: string | null; onlyFree: boolean; now: number }

/** Threads that a person takes, gives to somebody, or back to the pool: all of them or, with the reason, none. Null: they went. */
export async function giveThreads(
  connection: Connection,
  actor: Actor,
  { ids, to, onlyFree, now }: ThreadAssignment,
): Promise<ErrorCode | null> {
  const { account } = actor
  const threads = [...(await lockThreads(connection, account, ids)).values()]
  if (threads.length < new Set(ids).size) return 'gone'
  const uses = await usedAccounts(connection, account, threads)
  for (const thread of threads) {
    const refused = refusal(actor, thread, uses.get(thread.channel_account_id)!, { to, onlyFree })
    if (refused) return refused
  }
  if (to !== null && !(await isUser(connection, account, to))) return 'recipientGone'
  await connection.query(
    'select from message where account_id = $1 and conversation_id = any($2::uuid[]) order by id for update',
    [account, ids],
  )
  const changed = threads
    .filter(({ owner }) => owner !== to)
    .map(
      (thread): ThreadRow => ({
        ...thread,
        owner: to,
        is_assigned: to !== null,
        taken_at: to === null ? thread.taken_at : now,
        updated_at: now,
      }),
    )
  if (changed.length) await writeThreads(connection, account, changed, await nextSeq(connection, account))
  return null
}

/** Nobody learns of a thread that they do not see; but one who saw it in the pool hears that somebody was quicker. */
function refusal(
  actor: Actor,
  thread: ThreadRow,
  used: UsedAccount,
  { to, onlyFree }: Pick<ThreadAssignment, 'to' | 'onlyFree'>,
): ErrorCode | null {
  const sawPool = seesConversation(actor, { owner: null }, used)
  if (!seesConversation(actor, thread, used)) return sawPool && onlyFree && !isPrivate(thread) ? 'alreadyTaken' : 'gone'
  if (isPrivate(thread)) return 'forbidden'
  if (onlyFree && thread.owner !== null && thread.owner !== to) return 'alreadyTaken'
  if (to === null) return used.users.length ? null : 'forbidden'
  return mayUseAccount(to, used) ? null : 'forbidden'
}

async function isUser(connection: Connection, account: string, user: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select from app_user where account_id = $1 and id = $2 and status = 'normal'`,
    [account, user],
  )
  return Boolean(rowCount)
}
