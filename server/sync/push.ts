import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { AppError, type ErrorCode, isErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import { type MutationName, mutationNamed, upgraded } from '#domain/mutations'
import { opens } from '#domain/products'
import { currentName } from '#domain/shared/formerNames'
import type { LostTime } from '#domain/shared/restored'
import type { MutationResult, PushAnswer, PushRequest, SentMutation } from '#domain/sync/protocol'
import type { Areas, Command } from '../area.ts'
import type { Connection, Database } from '../db/connect.ts'
import { withScope } from '../db/scope.ts'
import { keepErasedOut } from '../erasure/keepOut.ts'
import type { SignedIn } from '../people/sessions.ts'
import type { Secrets } from '../secrets.ts'
import { inSlices } from '../slices.ts'
import { answersByUid, answersTo, type KnownAnswer, resultOf, uidsOf, writeAnswers } from './answers.ts'
import { type Claim, sentIds } from './claim.ts'
import { commandNamed } from './commands.ts'
import { Collision, collisionCode, flush, isDataError } from './flush.ts'
import { readLostTime } from './history.ts'
import { type JudgedBatch, judge, type MutationVerdict, noteRejectedCreate } from './judge.ts'
import { type LateEdits, readLateEdits } from './lateEdits.ts'
import { asKept, isUnmerge, lockMerged, namedMergeTargets, readMergeTargets } from './merges.ts'
import { park } from './parked.ts'
import { readRejectedCreates } from './rejectedCreates.ts'
import { touchReplica } from './replicas.ts'
import type { RevisionCounter } from './revisionCounter.ts'
import { countKinds, fill, type Room, roomOf, type Size } from './room.ts'
import { loadRows, type RowStore, rowKey } from './rows.ts'
import { hasMark, mustBeKnownSchema, mustBeSameEpoch, readHead, witnessValues } from './scopes.ts'

/** changed by one request: what comes after is answered with the next one */
export const rowsPerPush = 2_500

/** What a push needs of the server. */
export type PushServices = { database: Database; secrets: Secrets; areas: Areas }

/**
 * One transaction per request. Its locks in order: this replica (so that its requests take turns), the rows by entity and
 * id, and last the account's counter, after which nothing waits any more. The counter orders all commits of an account,
 * so a snapshot that has seen one number has seen all below it.
 */
export async function push(
  { database, secrets, areas }: PushServices,
  user: SignedIn,
  sent: PushRequest,
  address: string,
): Promise<PushAnswer> {
  mustBeKnownSchema(sent.schema)
  // From here on nobody knows that a change had another name when it was made.
  const request = { ...sent, mutations: sent.mutations.map((one) => ({ ...one, name: currentName(one.name) })) }
  let isCareful = false
  for (let again = 0; ; again++) {
    try {
      return await withScope(database, user, (connection) =>
        pushOnce(connection, { ...user, address, secrets, areas, isCareful }, request),
      )
    } catch (error) {
      if (error instanceof NeedsCare) {
        isCareful = true
        continue
      }
      if (!isRace(error)) throw error
      // No race: a uid that somebody else has used, which nobody makes by chance.
      if (again >= 2 && codeOf(error) === '23505') throw new AppError('inputInvalid', { field: 'uid', cause: error })
      if (again >= 2) throw error
    }
  }
}

/**
 * The database cannot take something of a request: it is begun anew, carefully, so that what is at fault is found and the
 * rest goes through. Nearly every request needs no care, and what care asks of the database is time with the counter in
 * hand.
 */
class NeedsCare extends Error {}

/** `isCareful`: what the database cannot take is looked for within the request. */
type Pusher = SignedIn & { address: string; secrets: Secrets; areas: Areas; isCareful: boolean }

/** A deadlock, or the same uid from two replicas at once: nothing was kept, so the whole is done again. */
const isRace = (error: unknown) => ['40P01', '40001', '23505'].includes(codeOf(error))
const codeOf = (error: unknown) => String((error as { code?: unknown }).code)

async function pushOnce(connection: Connection, user: Pusher, request: PushRequest): Promise<PushAnswer> {
  await touchReplica(connection, user, request)
  const { epoch, head, isKnown, known, room } = await readGround(connection, user, request)
  mustBeSameEpoch(request.epoch, { epoch })
  const isForgotten = !isKnown || (request.known ?? 0) > head
  if (isForgotten && !user.disabled) return { epoch, head, results: [], forgotten: true }
  return { epoch, ...(await processBatch(connection, user, request, { known, room })) }
}

type Ground = { epoch: string; head: number; isKnown: boolean; known: KnownAnswer[] } & Size

/** What every push has to know first, in one question. */
async function readGround(
  connection: Connection,
  user: SignedIn,
  { mutations, witness }: Pick<PushRequest, 'mutations' | 'witness'>,
) {
  const { rows } = await connection.query<Ground>({
    name: 'push',
    text: `select epoch::text, a.seq as head, ${hasMark('$3', '$4')} as "isKnown", size.*, (${answersTo('$1', '$2')}) as known
     from sync_server cross join sync_account a cross join own_size() size where a.account_id = $1`,
    values: [user.account, uidsOf(mutations), ...witnessValues(witness)],
  })
  const { epoch, head, isKnown, known, ...size } = rows[0]!
  return { epoch, head, isKnown, known: answersByUid(known), room: roomOf(size) }
}

/**
 * What an answer of this server that is lost said of other rows. Of a row that this mutation names it says nothing: that
 * one was judged just now.
 */
function addRefused(verdicts: Map<string, MutationVerdict>, sent: SentMutation) {
  const verdict = verdicts.get(sent.uid)!
  if (verdict.status !== 'applied' || !sent.refused) return
  const named = new Set(sentIds(mutationNamed(sent.name)!, sent))
  const others = Object.entries(sent.refused).filter(([id]) => !named.has(id))
  if (others.length)
    verdicts.set(sent.uid, { ...verdict, refused: { ...Object.fromEntries(others), ...verdict.refused } })
}

type BatchRequest = Pick<PushRequest, 'replica' | 'mutations' | 'row_by_row'>

async function processBatch(
  connection: Connection,
  user: Pusher,
  { replica, mutations, row_by_row }: BatchRequest,
  { known, room }: Pick<Awaited<ReturnType<typeof readGround>>, 'known' | 'room'>,
): Promise<Omit<PushAnswer, 'epoch'>> {
  const { fresh, answered } = sortOut(mutations, known)
  // Nothing is answered: the device keeps it all and sends it again.
  if (fresh.length && room.logBytes <= 0) throw new AppError('logFull')
  const now = Date.now()
  const verdicts = new Map<string, MutationVerdict>()
  const claims: Claim[] = []
  await inSlices(fresh, (sent) => claims.push(...claimOf(sent, user, verdicts, now)))
  const counter = makeCounter(connection, user)
  const kept = await keepErasedOut(connection, user, claims, verdicts)
  // Of what was refused to an erased person, no more is told apart.
  const isRowByRow = ({ definition, sent }: Claim) =>
    row_by_row === true && definition.rowByRow === true && !kept.leftOut.has(sent.uid)
  await judgeBatch({ connection, user, counter, verdicts, replica, now, isRowByRow, room }, kept.claims, fresh)
  for (const [uid, left_out] of kept.leftOut) verdicts.set(uid, { ...verdicts.get(uid)!, left_out })
  for (const sent of fresh) addRefused(verdicts, sent)

  const taken = counter.taken()
  const head = taken ?? (await readHead(connection, user)).head
  const told = fresh.map((sent) => (kept.said.has(sent.uid) ? { ...sent, args: kept.said.get(sent.uid) } : sent))
  await writeAnswers(connection, user, replica, { fresh: told, claims, verdicts, head })
  const results = answered.map(({ uid }) => known.get(uid) ?? resultOf(uid, verdicts.get(uid)!, head))
  return { head, results }
}

/**
 * What a call changes is judged, written down and told as if a device had sent it just now: all of it, or nothing. Which
 * changes these are may be read in the same transaction.
 */
export async function pushFromCall(
  { database, secrets, areas }: PushServices,
  user: SignedIn,
  changes: (connection: Connection) => Promise<{ name: MutationName; args: unknown }[]>,
  address: string,
): Promise<void> {
  await withScope(database, user, async (connection) => {
    const { head, known, room } = await readGround(connection, user, { mutations: [] })
    const mutations = (await changes(connection)).map(({ name, args }, at) => ({
      uid: randomUUID(),
      prev: null,
      mid: at + 1,
      name,
      version: mutationNamed(name)!.version,
      args,
      base_rev: head,
      edited_at: Date.now(),
    }))
    // A user's calls are one more device of theirs.
    const pusher = { ...user, address, secrets, areas, isCareful: true }
    const { results } = await processBatch(connection, pusher, { replica: user.user, mutations }, { known, room })
    const refused = results.find(({ status }) => status !== 'applied')
    if (refused) throw new AppError(isErrorCode(refused.code) ? refused.code : 'mutationFailed')
  })
}

/**
 * What is to be judged now. A mutation whose predecessor we never saw, or that only another version knows, stops the
 * request there: what stands before it is answered, it and the rest are as if they had not been sent. So does a command,
 * which has a transaction of its own: it is answered alone. And so does what undoes a merge of contacts that this request
 * merges or parts before: it is judged by what is kept of that. And so does the one whose rows would be too many.
 */
function sortOut(mutations: readonly SentMutation[], known: ReadonlyMap<string, MutationResult>) {
  const fresh: SentMutation[] = []
  const seen = new Set<string>()
  const answered: SentMutation[] = []
  const merging = new Set<string>()
  let room: number = rowsPerPush
  for (const sent of mutations) {
    const isNew = !known.has(sent.uid) && !seen.has(sent.uid)
    const problem = isNew ? obstacle(sent, (uid) => known.has(uid) || seen.has(uid)) : null
    if (problem && !answered.length) throw new AppError(problem)
    if (problem) break
    const isCommand = isNew && mutationNamed(sent.name)?.command === true
    if (isCommand && fresh.length) break
    if (isNew && partsAgain(sent, merging)) break
    const named = isNew && !isCommand ? sentIds(mutationNamed(sent.name)!, sent).length : 0
    if (named > room && fresh.length) break
    room -= named
    for (const id of mergedIn(sent)) merging.add(id)
    if (isNew) fresh.push(sent)
    if (!seen.has(sent.uid)) answered.push(sent)
    seen.add(sent.uid)
    if (isCommand) break
  }
  return { fresh, answered }
}

/** Contacts that become one, or several again. */
function mergedIn(sent: SentMutation): string[] {
  const definition = mutationNamed(sent.name)
  return definition?.merges ? sentIds(definition, sent) : []
}

const partsAgain = (sent: SentMutation, merging: ReadonlySet<string>) =>
  isUnmerge({ definition: mutationNamed(sent.name)! }) && mergedIn(sent).some((id) => merging.has(id))

function obstacle({ prev, name, version }: SentMutation, isKnown: (uid: string) => boolean): ErrorCode | null {
  if (prev && !isKnown(prev)) return 'missingPredecessor'
  const definition = mutationNamed(name)
  if (!definition || version > definition.version) return 'serverBehind'
  return upgraded(definition, version, null) ? null : 'upgradeRequired'
}

function claimOf(
  sent: SentMutation,
  { products }: SignedIn,
  verdicts: Map<string, MutationVerdict>,
  now: number,
): Claim[] {
  const definition = mutationNamed(sent.name)!
  if (!opens(products, definition.product)) {
    verdicts.set(sent.uid, { status: 'rejected', code: 'productMissing' })
    return []
  }
  const parsed = z.safeParse(definition.input, upgraded(definition, sent.version, sent.args)!.args)
  const isLate = definition.command && !definition.isNeverLate && now - sent.edited_at > limits.commandHours * hour
  if (parsed.success && !isLate) return [{ sent, definition, args: parsed.data }]
  const message = parsed.error?.issues[0]?.message
  const code = parsed.success ? 'expired' : isErrorCode(message) ? message : 'inputInvalid'
  verdicts.set(sent.uid, { status: 'rejected', code })
  return []
}
const hour = 3_600_000

/* ---------- judging and writing ---------- */

type BatchContext = {
  connection: Connection
  user: SignedIn & { areas: Areas; isCareful: boolean }
  counter: RevisionCounter
  verdicts: Map<string, MutationVerdict>
  replica: string
  now: number
  isRowByRow: (claim: Claim) => boolean
  room: Room
}
type ApplyContext = BatchContext & {
  rows: RowStore
  rejectedCreates: Set<string>
  late: LateEdits | null
  mergeTargets: ReadonlyMap<string, string>
  lost: LostTime | null
  taken?: ReadonlySet<string>
}

async function judgeBatch(
  context: BatchContext,
  claims: readonly Claim[],
  fresh: readonly SentMutation[],
): Promise<void> {
  const { connection, user, replica, verdicts } = context
  if (user.disabled) return park(context, claims)
  const command = claims[0] && commandNamed(user.areas, claims[0].sent.name)
  if (command) return runCommand(context, claims[0]!, command)
  const asked = await withKept(connection, user, claims, verdicts)
  const named = await loadRows(connection, user, asked)
  const mergeTargets = await readMergeTargets(connection, user.account, asked, named)
  const stayed = namedMergeTargets(asked, mergeTargets)
  const rows = stayed.length ? await loadRows(connection, user, asked, { contact: stayed }) : named
  await lockMerged(connection, user.account, asked)
  await countKinds(connection, user.account, context.room, asked)
  const rejectedCreates = await readRejectedCreates(connection, user, replica, asked, rows)
  for (const sent of fresh) {
    const definition = mutationNamed(sent.name)!
    const verdict = verdicts.get(sent.uid)
    if (verdict) noteRejectedCreate({ sent, definition }, verdict, rejectedCreates)
    if (definition.creates) for (const id in sent.refused) rejectedCreates.add(rowKey(definition.entity, id))
  }
  const lost = asked.some(({ definition }) => definition.mayBeDone) ? await readLostTime(connection) : null
  const late = await readLateEdits(connection, user, replica, asked, rows)
  await applyBatch({ ...context, rows, rejectedCreates, late, mergeTargets, lost }, asked)
}

/** What undoes a merge is judged by what the server kept of it. */
async function withKept(
  connection: Connection,
  user: SignedIn,
  claims: readonly Claim[],
  verdicts: Map<string, MutationVerdict>,
): Promise<Claim[]> {
  const kept: Claim[] = []
  for (const claim of claims) {
    const asked = isUnmerge(claim) ? await asKept(connection, user.account, claim) : claim
    if (asked) kept.push(asked)
    else verdicts.set(claim.sent.uid, { status: 'rejected', code: 'gone' })
  }
  return kept
}

/** All that a command does, or nothing. */
async function runCommand(
  { connection, user, counter, verdicts, replica, now }: BatchContext,
  claim: Claim,
  command: (command: Command) => Promise<MutationVerdict>,
): Promise<void> {
  const edited_at = Math.min(claim.sent.edited_at, now)
  await connection.query('savepoint command')
  let verdict: MutationVerdict
  try {
    verdict = await command({ connection, user, claim, replica, edited_at, now, counter, areas: user.areas })
  } catch (error) {
    if (!isDataError(error)) throw error
    verdict = { status: 'rejected', code: collisionCode(error, claim.definition, user.areas) ?? 'mutationFailed' }
  }
  if (verdict.status !== 'applied') await connection.query('rollback to savepoint command')
  verdicts.set(claim.sent.uid, verdict)
}

/**
 * All at once; when the database cannot take them, half by half, so that the one bad mutation is found, answered as
 * refused, and leaves no trace, while the others go through.
 */
async function applyBatch(context: ApplyContext, claims: readonly Claim[]): Promise<void> {
  if (!claims.length) return
  const { connection, counter, rows, verdicts } = context
  const judged = await judge(claims, context)
  try {
    if (judged.rows.changes().length) await write(connection, judged, await counter.next(), context)
    rows.absorb(judged.rows)
    fill(context.room, judged.made)
    for (const [uid, verdict] of judged.verdicts) verdicts.set(uid, verdict)
  } catch (error) {
    if (!isDataError(error)) throw error
    if (!context.user.isCareful) throw new NeedsCare('a request is looked through', { cause: error })
    if (claims.length === 1) {
      const { sent, definition } = claims[0]!
      const taken = context.isRowByRow(claims[0]!) && error instanceof Collision ? error.taken : []
      if (taken.length) return applyBatch({ ...context, taken: new Set([...(context.taken ?? []), ...taken]) }, claims)
      const code = collisionCode(error, definition, context.user.areas) ?? 'mutationFailed'
      verdicts.set(sent.uid, { status: 'rejected', code })
      noteRejectedCreate(claims[0]!, { status: 'rejected', code }, context.rejectedCreates)
      return
    }
    const middle = Math.ceil(claims.length / 2)
    await applyBatch(context, claims.slice(0, middle))
    await applyBatch(context, claims.slice(middle))
  }
}

async function write(connection: Connection, judged: JudgedBatch, seq: number, context: ApplyContext): Promise<void> {
  const { user, replica, now } = context
  const stamp = { seq, user, replica, now, areas: user.areas }
  if (!context.user.isCareful) return flush(connection, judged, stamp)
  await connection.query('savepoint mutations')
  try {
    await flush(connection, judged, stamp)
  } catch (error) {
    await connection.query('rollback to savepoint mutations')
    throw error
  }
  await connection.query('release savepoint mutations')
}

function makeCounter(connection: Connection, user: SignedIn): RevisionCounter {
  let seq: number | null = null
  return {
    taken: () => seq,
    async next() {
      if (seq !== null) return seq
      const { rows } = await connection.query<{ seq: number }>({
        name: 'counter',
        text: 'update sync_account set seq = seq + 1 where account_id = $1 returning seq',
        values: [user.account],
      })
      seq = rows[0]!.seq
      return seq
    },
  }
}
