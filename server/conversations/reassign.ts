import { isPrivate } from '#domain/conversations/conversation'
import type { Reassignment } from '../area.ts'
import type { Connection } from '../db/connect.ts'
import { asOwner } from '../db/scope.ts'
import { serverNow } from '../people/serverNow.ts'
import { nextSeq } from '../sync/serverRows.ts'
import { deleteThreads } from './deleteThreads.ts'
import { lockThreads, retireThreadRows, type ThreadRow, writeThreads } from './threads.ts'

const atOnce = 100

/** Threads of a user who leaves go to the successor, and private ones to nobody; some at a time. False: there are none left. */
export const reassignThreads = (
  connection: Connection,
  { account, from, to }: Pick<Reassignment, 'account' | 'from' | 'to'>,
): Promise<boolean> =>
  asOwner(connection, async () => {
    const { rows } = await connection.query<{ id: string }>(
      'select id from conversation where account_id = $1 and owner = $2 and deleted_at is null order by id limit $3',
      [account, from, atOnce],
    )
    if (!rows.length) return false
    const threads = await lockThreads(
      connection,
      account,
      rows.map(({ id }) => id),
    )
    await connection.query(
      'select from message where account_id = $1 and conversation_id = any($2::uuid[]) order by id for update',
      [account, [...threads.keys()]],
    )
    const now = await serverNow(connection)
    const going = [...threads.values()].filter(({ owner }) => owner === from)
    const given = going
      .filter((thread) => !isPrivate(thread))
      .map((thread): ThreadRow => ({ ...thread, owner: to, updated_at: now }))
    const seq = await nextSeq(connection, account)
    await writeThreads(connection, account, given, seq)
    await deleteThreads(
      connection,
      account,
      going.filter(isPrivate).map(({ id }) => id),
      seq,
    )
    return true
  })

/** How far the user had read is nobody else's matter. */
export const dropSeen = (connection: Connection, { account, from }: Pick<Reassignment, 'account' | 'from'>) =>
  asOwner(connection, async () => {
    const { rows } = await connection.query<{ id: string }>(
      'select id from conversation_seen where account_id = $1 and "user" = $2 order by id for update',
      [account, from],
    )
    if (!rows.length) return
    const ids = rows.map(({ id }) => id)
    await retireThreadRows(
      connection,
      account,
      { entity: 'conversation_seen', ids },
      await nextSeq(connection, account),
    )
  })
