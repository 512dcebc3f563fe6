import * as z from 'zod/mini'
import { type EntityName, isOwnMatter } from '#domain/entities'
import { type MutationArgs, mutationNamed, upgraded } from '#domain/mutations'
import type { Actor } from '#domain/shared/mutation'
import type { Command } from '../area.ts'
import type { Connection } from '../db/connect.ts'
import { beyondScope } from '../db/scope.ts'
import { notify } from '../notifications/notify.ts'
import { reassignLate } from '../people/reassign.ts'
import type { SignedIn } from '../people/sessions.ts'
import type { Claim } from './claim.ts'
import { flush } from './flush.ts'
import { readLostTime } from './history.ts'
import { judge, type MutationVerdict } from './judge.ts'
import { isUnmerge } from './merges.ts'
import type { RevisionCounter } from './revisionCounter.ts'
import { loadRows } from './rows.ts'

export const parkedPerUser = 1_000

/* ---------- what a disabled user had changed waits for the main account ---------- */

type ParkContext = {
  connection: Connection
  user: SignedIn
  counter: RevisionCounter
  verdicts: Map<string, MutationVerdict>
  now: number
}

export function park(parking: ParkContext, claims: readonly Claim[]): Promise<void> {
  const { connection, user, verdicts } = parking
  return beyondScope(connection, async () => {
    let room = parkedPerUser - (await countParked(connection, user))
    const parked: Claim[] = []
    for (const claim of claims) {
      const isTaken = isForOthers(claim) && room > 0
      if (isTaken) parked.push(claim)
      if (isTaken) room--
      // Told as disabled: that is why nothing comes of it now, and why the device lets its rows go.
      verdicts.set(claim.sent.uid, { status: isTaken ? 'parked' : 'rejected', code: 'accountDisabled' })
    }
    if (!parked.length) return
    // First: it may have to wait for a row, and for nothing is waited once the counter is taken.
    await tellMain(connection, user)
    await insertParked(parking, parked)
  })
}

async function tellMain(connection: Connection, { info }: SignedIn): Promise<void> {
  if (!info.parent_id) return
  const content = { key: 'changesParked' as const, values: { name: info.nickname || info.username } }
  await notify(connection, { users: [info.parent_id], level: 2, type: 'parked', content, link: '/account/sync' })
}

/** What means its moment, or the user alone, is nothing to decide about. */
const isForOthers = ({ definition }: Claim) =>
  !definition.command && !isUnmerge({ definition }) && !isOwnMatter(definition.entity as EntityName)

async function countParked(connection: Connection, { account, user }: Actor): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    'select count(*) as count from parked_change where account_id = $1 and "user" = $2 and deleted_at is null',
    [account, user],
  )
  return rows[0]!.count
}

async function insertParked({ connection, user, counter, now }: ParkContext, claims: readonly Claim[]): Promise<void> {
  const column = <T>(read: (claim: Claim) => T) => claims.map(read)
  await connection.query(
    `insert into parked_change (account_id, scope, rev, "user", at, id, name, args, edited_at)
     select $1, 'main', $2, $3, $4, * from unnest($5::uuid[], $6::text[], $7::jsonb[], $8::bigint[])`,
    [
      user.account,
      await counter.next(),
      user.user,
      now,
      column(({ sent }) => sent.uid),
      column(({ sent }) => sent.name),
      column(({ args }) => JSON.stringify(args)),
      column(({ sent }) => Math.min(sent.edited_at, now)),
    ],
  )
}

/* ---------- and is done as that user's work when the main account says so ---------- */

type ParkedMutation = {
  uid: string
  name: string
  version: number
  args: unknown
  mid: number
  base_rev: number
  edited_at: number
  replica_id: string
  user_id: string
}

export async function applyParked({
  connection,
  user,
  claim,
  replica,
  counter,
  now,
  areas,
}: Command): Promise<MutationVerdict> {
  const { ids } = claim.args as MutationArgs<'parked.apply'>
  const lost = await readLostTime(connection)
  const mine = { user, replica, now, lost, rejectedCreates: new Set<string>() }
  const own = await judge([claim], { ...mine, rows: await loadRows(connection, user, [claim]) })
  const verdict = own.verdicts.get(claim.sent.uid)!
  if (verdict.status !== 'applied') return verdict

  const changes = (await readWaiting(connection, user.account, ids)).map((waiting) => {
    const author: Actor = { account: user.account, user: waiting.user_id, role: 'sub' }
    return { waiting, author, change: claimOf(waiting) }
  })
  // All locks before the counter; what one change makes of a row, the next one has to read.
  for (const { change, author } of changes) if (change) await loadRows(connection, author, [change])
  for (const { waiting, author, change } of changes) {
    if (!change) return { status: 'rejected', code: 'mutationFailed', id: waiting.uid }
    const rows = await loadRows(connection, author, [change])
    const judged = await judge([change], { ...mine, user: author, replica: waiting.replica_id, rows, approved: true })
    const { status, code } = judged.verdicts.get(waiting.uid)!
    if (status !== 'applied') return { status, ...(code && { code }), id: waiting.uid }
    await flush(connection, judged, {
      seq: await counter.next(),
      user: author,
      replica: waiting.replica_id,
      now,
      areas,
    })
  }
  await reassignLate(
    connection,
    areas,
    user,
    changes.map(({ author }) => author.user),
  )
  await flush(connection, own, { seq: await counter.next(), user, replica, now, areas })
  return verdict
}

/** In the order in which they were made. */
async function readWaiting(connection: Connection, account: string, ids: readonly string[]): Promise<ParkedMutation[]> {
  const { rows } = await connection.query<ParkedMutation>(
    `select uid, name, version, args, mid, base_rev, edited_at, replica_id, user_id from sync_mutation
     where account_id = $1 and uid = any($2::uuid[]) and status = 'parked' order by at, mid`,
    [account, ids],
  )
  return rows
}

function claimOf({ uid, name, version, args, mid, base_rev, edited_at }: ParkedMutation): Claim | null {
  const definition = mutationNamed(name)
  const current = definition && upgraded(definition, version, args)
  const parsed = current && z.safeParse(definition.input, current.args)
  if (!parsed?.success) return null
  const sent = { uid, prev: null, mid, name, version: definition!.version, args, base_rev, edited_at }
  return { sent, definition: definition!, args: parsed.data }
}
