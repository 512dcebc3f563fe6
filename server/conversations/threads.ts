import { type Conversation, conversationScope, newConversation } from '#domain/conversations/conversation'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { Scope } from '#domain/sync/protocol'
import { monthScope } from '#domain/sync/scopeKinds'
import type { Connection } from '../db/connect.ts'

/** A thread as it is kept. `is_assigned`: a person said whose it is. */
export type ThreadRow = Conversation & {
  is_assigned: boolean
  /** when a person took it or answered in it, last */
  taken_at: number | null
  /** who gave the first answer */
  first_answer_by: string | null
}

export const threadColumns = `id, channel_account_id, peer_id, channel, identity, contact_id, name, owner, identities, status,
  snoozed_until, window_until, in_count, last_at, last_text, last_state, waiting_since, handed_over_at, first_answer_ms, floor_edition, tags,
  access, robot, ended, continued_in, created_at, updated_at, is_assigned, taken_at, first_answer_by`

export const messageColumns = `id, conversation_id, month, direction, kind, at, n, state, problem, waits_until, subject, body, parts, quote,
  reactions, again_of, author, origin, extra, said_by, edited_at, task, expires_at, created_at, updated_at`

export const newThread = (
  of: Pick<Conversation, 'id' | 'channel_account_id' | 'peer_id' | 'channel' | 'identity'>,
  at: number,
): ThreadRow => ({
  ...newConversation,
  contact_id: null,
  name: '',
  ...of,
  identities: [of.identity],
  is_assigned: false,
  taken_at: null,
  first_answer_by: null,
  created_at: at,
  updated_at: at,
})

/** Those that are there, locked in the order of their ids; it comes before the account's counter is taken. */
export async function lockThreads(
  connection: Connection,
  account: string,
  ids: readonly string[],
): Promise<Map<string, ThreadRow>> {
  if (!ids.length) return new Map()
  const { rows } = await connection.query<ThreadRow>(
    `select ${threadColumns} from conversation where account_id = $1 and id = any($2::uuid[]) order by id for update`,
    [account, ids],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whole threads as they are from now on; where one has come to live elsewhere, what belongs to it goes along. */
export async function writeThreads(
  connection: Connection,
  account: string,
  threads: readonly ThreadRow[],
  seq: number,
): Promise<void> {
  if (!threads.length) return
  const placed = threads.map((row) => ({
    ...row,
    account_id: account,
    scope: conversationScope(row),
    rev: seq,
    fv: {},
  }))
  const { rows: before } = await connection.query<{ id: string; scope: Scope }>(
    `select id, scope from conversation where account_id = $1 and id = any($2::uuid[]) and deleted_at is null`,
    [account, threads.map(({ id }) => id)],
  )
  await connection.query(
    `insert into conversation (account_id, scope, rev, fv, ${threadColumns})
     select account_id, scope, rev, fv, ${threadColumns} from jsonb_populate_recordset(null::conversation, $1::jsonb)
     on conflict (account_id, id) do update set scope = excluded.scope, rev = excluded.rev, deleted_at = null,
       identity = excluded.identity, contact_id = excluded.contact_id, name = excluded.name, owner = excluded.owner,
       identities = excluded.identities, status = excluded.status, snoozed_until = excluded.snoozed_until,
       window_until = excluded.window_until, in_count = excluded.in_count, last_at = excluded.last_at,
       last_text = excluded.last_text, last_state = excluded.last_state, waiting_since = excluded.waiting_since, handed_over_at = excluded.handed_over_at,
       first_answer_ms = excluded.first_answer_ms, floor_edition = excluded.floor_edition, tags = excluded.tags,
       access = excluded.access, robot = excluded.robot, ended = excluded.ended, continued_in = excluded.continued_in, updated_at = excluded.updated_at,
       is_assigned = excluded.is_assigned, taken_at = excluded.taken_at, first_answer_by = excluded.first_answer_by`,
    [JSON.stringify(placed)],
  )
  await comeTo(connection, account, 'conversation', placed)
  const scopeOfId = new Map(placed.map(({ id, scope }) => [id, scope]))
  for (const { id, scope } of before)
    if (scopeOfId.get(id) !== scope)
      await moveContents(connection, account, { id, from: scope, to: scopeOfId.get(id)! }, seq)
}

type Move = { id: string; from: Scope; to: Scope }

/** The thread's row is written already; its messages keep their months. */
async function moveContents(
  connection: Connection,
  account: string,
  { id, from, to }: Move,
  seq: number,
): Promise<void> {
  await leave(connection, account, { entity: 'conversation', scope: from, ids: [id] }, seq)
  const { rows: messages } = await connection.query<{ id: string; month: number; is_live: boolean }>(
    `update message set scope = $3::text || ':' || month, rev = $4 where account_id = $1 and conversation_id = $2
     returning id, month, deleted_at is null as is_live`,
    [account, id, to, seq],
  )
  for (const [month, some] of Map.groupBy(messages, (one) => one.month)) {
    const ids = some.filter(({ is_live }) => is_live).map((one) => one.id)
    await leave(connection, account, { entity: 'message', scope: monthScope(from, month), ids }, seq)
    await comeTo(
      connection,
      account,
      'message',
      ids.map((one) => ({ id: one, scope: monthScope(to, month) })),
    )
  }
  const { rows: notes } = await connection.query<{ id: string; is_live: boolean }>(
    `update conversation_note set scope = $3, rev = $4 where account_id = $1 and conversation_id = $2
     returning id, deleted_at is null as is_live`,
    [account, id, to, seq],
  )
  const ids = notes.filter(({ is_live }) => is_live).map((one) => one.id)
  await leave(connection, account, { entity: 'conversation_note', scope: from, ids }, seq)
  await comeTo(
    connection,
    account,
    'conversation_note',
    ids.map((one) => ({ id: one, scope: to })),
  )
}

/** Messages of threads that are written before them. */
export async function writeMessages(
  connection: Connection,
  account: string,
  messages: readonly ConversationMessage[],
  seq: number,
): Promise<void> {
  if (!messages.length) return
  await connection.query(
    `insert into message (account_id, scope, rev, fv, ${messageColumns})
     select $1, c.scope || ':' || m.month, $3, '{}', ${messageColumns
       .split(',')
       .map((name) => `m.${name.trim()}`)
       .join(', ')}
     from jsonb_populate_recordset(null::message, $2::jsonb) m
     join conversation c on c.account_id = $1 and c.id = m.conversation_id
     on conflict (account_id, id) do update set rev = excluded.rev, scope = excluded.scope, deleted_at = null,
       state = excluded.state, problem = excluded.problem, parts = excluded.parts, reactions = excluded.reactions,
       updated_at = excluded.updated_at`,
    [account, JSON.stringify(messages), seq],
  )
}

/** Rows of a thread that go for good, each with a tombstone where it lived. */
export async function retireThreadRows(
  connection: Connection,
  account: string,
  { entity, ids }: { entity: ThreadEntity; ids: readonly string[] },
  seq: number,
): Promise<void> {
  if (!ids.length) return
  const { rows } = await connection.query<{ id: string; scope: Scope }>(
    `delete from ${entity} where account_id = $1 and id = any($2::uuid[]) returning id, scope`,
    [account, ids],
  )
  for (const [scope, some] of Map.groupBy(rows, (row) => row.scope))
    await leave(connection, account, { entity, scope, ids: some.map(({ id }) => id), reason: 'deleted' }, seq)
}

export type ThreadEntity = 'conversation' | 'message' | 'conversation_note' | 'conversation_seen'
type Leave = { entity: ThreadEntity; scope: Scope; ids: readonly string[]; reason?: 'moved' | 'deleted' }

async function leave(
  connection: Connection,
  account: string,
  { entity, scope, ids, reason = 'moved' }: Leave,
  seq: number,
): Promise<void> {
  if (!ids.length) return
  await connection.query(
    `insert into sync_tomb (account_id, scope, entity, id, seq, reason)
     select $1, $2, $3, id, $5, $6 from unnest($4::uuid[]) id
     on conflict (account_id, scope, entity, id)
     do update set seq = excluded.seq, reason = excluded.reason, at = excluded.at`,
    [account, scope, entity, ids, seq, reason],
  )
}

/** What had left this scope is here again. */
async function comeTo(
  connection: Connection,
  account: string,
  entity: ThreadEntity,
  rows: readonly { id: string; scope: Scope }[],
): Promise<void> {
  if (!rows.length) return
  await connection.query(
    `delete from sync_tomb t using unnest($3::text[], $4::uuid[]) as come (scope, id)
     where t.account_id = $1 and t.entity = $2 and t.scope = come.scope and t.id = come.id`,
    [account, entity, rows.map(({ scope }) => scope), rows.map(({ id }) => id)],
  )
}
