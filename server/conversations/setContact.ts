import { isPrivate } from '#domain/conversations/conversation'
import type { ErrorCode } from '#domain/errors'
import type { Connection } from '../db/connect.ts'
import { nextSeq } from '../sync/serverRows.ts'
import { lockPeers } from './peers.ts'
import { lockThreads, type ThreadRow, writeThreads } from './threads.ts'

type Choice = { account: string; thread: string; contact: string | null; now: number }

/** Whom a person takes a peer for, in all of its threads; what merges had made of it is forgotten, and no undo changes it. */
export async function setContactOfPeer(
  connection: Connection,
  { account, thread, contact, now }: Choice,
): Promise<ErrorCode | null> {
  await lockPeers(connection, account)
  const { rows } = await connection.query<{ id: string; peer: string }>(
    `select id, peer_id as peer from conversation where account_id = $1 and deleted_at is null and peer_id =
       (select peer_id from conversation where account_id = $1 and id = $2)`,
    [account, thread],
  )
  const peer = rows[0]?.peer
  if (!peer) return 'gone'
  const threads = await lockThreads(
    connection,
    account,
    rows.map(({ id }) => id),
  )
  if (isPrivate(threads.get(thread)!)) return 'forbidden'
  const seq = await nextSeq(connection, account)
  const { rows: found } = await connection.query<{ name: string }>(
    'select name from contact where account_id = $1 and id = $2 and deleted_at is null',
    [account, contact],
  )
  if (contact !== null && !found.length) return 'recipientGone'
  await connection.query(
    `update peer p set contact_id = $3, contact_known = (select contact_facts(c.belongto, c.name, c.deleted_at) from contact c
       where c.account_id = $1 and c.id = $3) where p.account_id = $1 and p.id = $2`,
    [account, peer, contact],
  )
  await connection.query('delete from peer_merge where account_id = $1 and peer_id = $2', [account, peer])
  const changed = [...threads.values()]
    .filter((one) => !isPrivate(one))
    .map((one): ThreadRow => ({ ...one, contact_id: contact, name: found[0]?.name ?? one.name, updated_at: now }))
  await writeThreads(connection, account, changed, seq)
  return null
}
