import { entityNames } from '#domain/entities'
import { RowDigest } from '#domain/sync/digest'
import type { VerifyAnswer, VerifyRequest } from '#domain/sync/protocol'
import { fenced } from './fenced.ts'
import { newHistory } from './history.ts'
import type { createPace } from './pace.ts'
import type { Meta, Ports, ScopeState, Store } from './ports.ts'
import type { Fence } from './rules.ts'
import { readAgain } from './scopes.ts'
import { lastWitness } from './witness.ts'

export const verifyHours = 24

/** Rows per transaction: what the user saves waits behind one of these at most. */
const atOnce = 2_000

type Question = { request: VerifyRequest; scopes: ScopeState[] }
type Verdict = VerifyAnswer['scopes'][number]
type Pace = ReturnType<typeof createPace>

/** Whether it is worth asking; never compared, the first time is put off. */
export const mayCompare = ({ verified }: Pick<Meta, 'verified'>, now: number): boolean =>
  verified === undefined || now - verified.at >= verifyHours * hour

/**
 * Once a day when nothing else is to do, and whenever somebody asks. `unknown`: nothing could be compared now, and it is
 * tried again in the next round.
 */
export async function compareRows(
  { store, net, clock }: Pick<Ports, 'store' | 'net' | 'clock'>,
  fence: Fence,
  schema: number,
  isDoubted: boolean,
  pace: Pace,
): Promise<'same' | 'mended' | 'unknown'> {
  const { verified } = await store.transact('read', (tx) => tx.meta())
  if (verified === undefined && !isDoubted) await putOff(store, fence, clock())
  if (!isDoubted && (verified === undefined || !mayCompare({ verified }, clock()))) return 'unknown'
  const question = await askAboutRows(store, fence, schema)
  if (!question) return 'unknown'
  const verdicts: Verdict[] = []
  for (let rest = question.request.scopes; rest.length > 0; ) {
    const scopes = fitting(rest, pace.size())
    rest = rest.slice(scopes.length)
    const reply = await askPart({ net, clock }, { ...question.request, scopes }, pace)
    // A server that does not know the question is asked again another day.
    if (reply.kind === 'refused') await putOff(store, fence, clock())
    if (reply.kind !== 'ok' || reply.body.epoch !== question.request.epoch) return 'unknown'
    verdicts.push(...reply.body.scopes)
  }
  return (await applyVerdicts(store, fence, question, verdicts, clock())) > 0 ? 'mended' : 'same'
}
const hour = 60 * 60 * 1_000

/** As many as go over this line at once, and at least one: all together may be more than a slow line ever takes. */
function fitting(scopes: VerifyRequest['scopes'], mostBytes: number): VerifyRequest['scopes'] {
  let bytes = 0
  for (const [at, asked] of scopes.entries()) {
    bytes += JSON.stringify(asked).length
    if (at > 0 && bytes > mostBytes) return scopes.slice(0, at)
  }
  return scopes
}

/** The pace only shrinks by it: what broke off is asked from its start, so trying whether more goes would never end. */
async function askPart({ net, clock }: Pick<Ports, 'net' | 'clock'>, part: VerifyRequest, pace: Pace) {
  const bytes = JSON.stringify(part).length
  const began = clock()
  const reply = await net.verify(part)
  if (reply.kind === 'ok') pace.took(Math.min(bytes, pace.size() - 1), clock() - began)
  if (reply.kind === 'unknown' && reply.reason === 'timeout') pace.brokeOff()
  return reply
}

/**
 * The digests of what the server sent, whatever waits over it. Null where the scopes moved on while they were read, or are
 * not read to their end: another time, then.
 */
async function askAboutRows(store: Store, fence: Fence, schema: number): Promise<Question | null> {
  const begin = () =>
    store.transact('read', async (tx) => ({ meta: await fenced(tx, fence), scopes: await tx.scopes() }))
  const { meta, scopes } = await begin()
  if (meta.epoch === null || scopes.some(({ phase }) => phase.kind === 'boot')) return null
  const digests = new Map<string, Record<string, RowDigest>>(scopes.map(({ scope }) => [scope, {}]))
  for (const entity of entityNames) await digestEntity(store, entity, digests)
  const after = await begin()
  if (after.meta.epoch !== meta.epoch || placesOf(after.scopes) !== placesOf(scopes)) return null
  const asked = scopes.map(({ scope, phase }) => ({
    scope,
    cursor: phase.kind === 'delta' ? phase.cursor : 0,
    digests: Object.fromEntries(Object.entries(digests.get(scope)!).map(([name, digest]) => [name, digest.value()])),
  }))
  const { replica, epoch } = meta
  const witness = lastWitness(meta, fence)
  return { request: { replica, schema, epoch, scopes: asked, ...(witness && { witness }) }, scopes }
}

async function digestEntity(
  store: Store,
  entity: string,
  digests: ReadonlyMap<string, Record<string, RowDigest>>,
): Promise<void> {
  for (const ofScope of digests.values()) ofScope[entity] = new RowDigest()
  for (let above = ''; ; ) {
    const entries = await store.transact('read', (tx) => tx.entriesAbove(entity, above, atOnce))
    for (const { scope, id, rev } of entries) if (scope) digests.get(scope)?.[entity]?.add(id, rev)
    const last = entries.at(-1)
    if (!last) return
    above = last.id
  }
}

const placesOf = (scopes: readonly ScopeState[]) =>
  JSON.stringify(scopes.map(({ scope, gen, phase }) => [scope, gen, phase.kind === 'delta' && phase.cursor]).sort())

/**
 * A scope that differs is read again over the rows that are there, and no other one. The server may have been set back
 * without knowing it, so what it had acknowledged goes out first. Gives how many there were.
 */
function applyVerdicts(
  store: Store,
  fence: Fence,
  { request, scopes }: Question,
  verdicts: readonly Verdict[],
  now: number,
): Promise<number> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    if (meta.epoch !== request.epoch) return 0
    const different = new Set(verdicts.flatMap(({ scope, verdict }) => (verdict === 'different' ? [scope] : [])))
    const asked = new Map(scopes.map((state) => [state.scope, state.gen]))
    const wrong = (await tx.scopes()).filter(({ scope, gen }) => different.has(scope) && asked.get(scope) === gen)
    meta.verified = { at: now, mended: (meta.verified?.mended ?? 0) + wrong.length }
    const doubted = new Set(wrong.map(({ scope }) => scope))
    if (doubted.size > 0 && !fence.without.has('doubt')) await newHistory(tx, meta, request.epoch, doubted)
    else for (const state of wrong) await readAgain(tx, state)
    await tx.setMeta(meta)
    return wrong.length
  })
}

/** Not again before another day has passed. */
function putOff(store: Store, fence: Fence, now: number): Promise<void> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    await tx.setMeta({ ...meta, verified: { at: now, mended: meta.verified?.mended ?? 0 } })
  })
}
