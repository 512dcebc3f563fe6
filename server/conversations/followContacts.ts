import {
  isPrivate,
  mayHaveThreads,
  mayUseAccount,
  ownerOfNew,
  ownerOfRest,
  type UsedAccount,
} from '#domain/conversations/conversation'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import type { Log } from '../log.ts'
import { serverNow } from '../people/serverNow.ts'
import { schedule } from '../schedule.ts'
import { nextSeq } from '../sync/serverRows.ts'
import { copyIdentities } from './copyIdentities.ts'
import { lockPeers } from './peers.ts'
import { lockThreads, type ThreadRow, writeThreads } from './threads.ts'
import { usedAccounts } from './usedAccounts.ts'

const atOnce = 200

/** Looks often: until then a thread is with whom it was with, and a contact is called what it was called. */
export const startFollowing = (database: Database, log: Log) =>
  schedule(
    async () => {
      while (await followContacts(database));
      while (await copyIdentities(database));
    },
    { everyMs: 1_000, log, failed: 'conversations do not follow their contacts' },
  )

type StalePeer = { account: string; id: string; contact: string | null; known: string | null }

/**
 * Threads follow whom their peers are taken for: a contact that was merged, given to another user, renamed or deleted. Only that
 * moves: an answer goes to whoever was written to, whatever is merged. False: nothing was left.
 */
export async function followContacts(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query<{ account: string }>(
    'select distinct account_id as account from peer where is_stale limit 20',
  )
  for (const { account } of rows) await asSystem(database, (connection) => followSome(connection, account))
  return rows.length > 0
}

async function followSome(connection: Connection, account: string): Promise<void> {
  await lockPeers(connection, account)
  const { rows: stale } = await connection.query<StalePeer>(
    `select account_id as account, id, contact_id as contact, contact_known as known from peer
     where account_id = $1 and is_stale order by id limit $2`,
    [account, atOnce],
  )
  const { rows: ids } = await connection.query<{ id: string }>(
    'select id from conversation where account_id = $1 and peer_id = any($2::uuid[]) and deleted_at is null',
    [account, stale.map(({ id }) => id)],
  )
  const threads = await lockThreads(
    connection,
    account,
    ids.map(({ id }) => id),
  )
  await lockMessages(connection, account, [...threads.keys()])
  // From here on no contact changes, and what is read now is what the threads say.
  const seq = await nextSeq(connection, account)
  const taken = new Map<string, TakenContact | null>()
  for (const peer of stale) taken.set(peer.id, await takenFor(connection, peer))
  const uses = await usedAccounts(connection, account, [...threads.values()])
  const now = await serverNow(connection)
  const before = new Map(stale.map(({ id, known }) => [id, known]))
  const changed = [...threads.values()].flatMap((thread) => {
    // What the company knows of a person changes nothing of a user's private chat.
    if (isPrivate(thread)) return []
    const contact = taken.get(thread.peer_id) ?? null
    const isGiven = contact !== null && contact.belongto !== before.get(thread.peer_id)?.slice(0, 36)
    const used = uses.get(thread.channel_account_id)!
    const after = whileAllowed(followed(thread, contact, isGiven ? used : null), contact, used)
    return isSame(thread, after) ? [] : [{ ...after, updated_at: now }]
  })
  await writeThreads(connection, account, changed, seq)
  await connection.query(
    `update peer p set is_stale = false, contact_id = t.contact,
       contact_known = (select contact_facts(c.belongto, c.name, c.deleted_at) from contact c
         where c.account_id = $1 and c.id = t.contact)
     from jsonb_to_recordset($2::jsonb) as t (peer uuid, contact uuid) where p.account_id = $1 and p.id = t.peer`,
    [account, JSON.stringify([...taken].map(([peer, contact]) => ({ peer, contact: contact?.id ?? null })))],
  )
}

/** A thread that moves takes its messages along. */
async function lockMessages(connection: Connection, account: string, threads: readonly string[]): Promise<void> {
  await connection.query(
    'select from message where account_id = $1 and conversation_id = any($2::uuid[]) order by id for update',
    [account, threads],
  )
}

type TakenContact = { id: string; belongto: string; name: string; is_live: boolean }

/**
 * The contact of a peer as it is now: the one that a merge left, and after the undo of a merge the one that it was before, as far as
 * nobody chose another one meanwhile.
 */
async function takenFor(connection: Connection, { account, id, contact }: StalePeer): Promise<TakenContact | null> {
  const back = await undone(connection, account, id, contact)
  let now = back ?? contact
  for (let merges = 0; now !== null && merges < 20; merges++) {
    const survivor = await mergedInto(connection, account, now)
    if (!survivor) break
    await connection.query(
      `insert into peer_merge (account_id, merge_id, peer_id, from_contact) values ($1, $2, $3, $4)
       on conflict (account_id, merge_id, peer_id) do update set from_contact = excluded.from_contact`,
      [account, survivor.merge, id, now],
    )
    now = survivor.id
  }
  if (now === null) return null
  const { rows } = await connection.query<TakenContact>(
    'select id, belongto, name, deleted_at is null as is_live from contact where account_id = $1 and id = $2',
    [account, now],
  )
  return rows[0] ?? null
}

async function mergedInto(
  connection: Connection,
  account: string,
  contact: string,
): Promise<{ merge: string; id: string } | null> {
  const { rows } = await connection.query<{ merge: string; id: string }>(
    `select m.id as merge, m.contact_id as id from contact_merge m
     where m.account_id = $1 and m.merged ? $2::text and m.deleted_at is null
       and not exists (select from contact c where c.account_id = $1 and c.id = $2::uuid and c.deleted_at is null)
     order by m.created_at desc limit 1`,
    [account, contact],
  )
  return rows[0] ?? null
}

/**
 * What a merge had taken along and its undo puts back: of several that were undone, and of those that followed them, the first one
 * says whose it was.
 */
async function undone(
  connection: Connection,
  account: string,
  peer: string,
  contact: string | null,
): Promise<string | null> {
  const { rows } = await connection.query<{ from: string; is_merge: boolean; is_known: boolean }>(
    `select p.from_contact as from,
       exists (select from contact_merge m where m.account_id = $1 and m.id = p.merge_id and m.deleted_at is null) as is_merge,
       exists (select from contact c where c.account_id = $1 and c.id = p.from_contact
         and (c.deleted_at is null or c.deleted_at > p.at)) as is_known
     from peer_merge p where p.account_id = $1 and p.peer_id = $2 order by p.at`,
    [account, peer],
  )
  const first = rows.findIndex(({ is_merge }) => !is_merge)
  if (first < 0) return null
  await connection.query(
    `delete from peer_merge p where p.account_id = $1 and p.peer_id = $2 and p.from_contact = any($3::uuid[])`,
    [account, peer, rows.slice(first).map(({ from }) => from)],
  )
  // A merge that was kept for long enough is forgotten with the contacts that it made one of. A contact that went after the merge was
  // followed was free again: another merge took it, or a person deleted it.
  return contact !== null && rows[first]!.is_known ? rows[first]!.from : null
}

/** `uses`: of a thread whose contact went to another user; null: nothing of that changed. */
function followed(thread: ThreadRow, contact: TakenContact | null, uses: UsedAccount | null): ThreadRow {
  const live = contact?.is_live ? contact : null
  return {
    ...thread,
    contact_id: live?.id ?? null,
    name: live?.name ?? thread.name,
    owner: live && uses && !thread.is_assigned ? ownerOfNew(live.belongto, uses) : thread.owner,
  }
}

/** Who may not use the channel account any more gives its threads back. */
const whileAllowed = (thread: ThreadRow, contact: TakenContact | null, used: UsedAccount): ThreadRow =>
  thread.owner === null ||
  mayUseAccount(thread.owner, used) ||
  (contact?.is_live && contact.belongto === thread.owner && mayHaveThreads(thread.owner, used))
    ? thread
    : { ...thread, owner: ownerOfRest(used), is_assigned: false }

const isSame = (a: ThreadRow, b: ThreadRow) => a.contact_id === b.contact_id && a.name === b.name && a.owner === b.owner
