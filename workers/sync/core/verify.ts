import { entityNames } from '#domain/entities'
import { RowDigest } from '#domain/sync/digest'
import type { VerifyAnswer, VerifyRequest } from '#domain/sync/protocol'
import { fenced, fromStart } from './apply.ts'
import type { ScopeState, Store } from './ports.ts'
import type { Fence } from './rules.ts'

/** Rows per transaction: what the user saves waits behind one of these at most. */
const atOnce = 2_000

export type Question = { request: VerifyRequest; scopes: ScopeState[] }

/**
 * The digests of what the server sent, whatever waits over it. Null where the scopes moved on while they were read, or are
 * not read to their end: another time, then.
 */
export async function askAboutRows(store: Store, fence: Fence, schema: number): Promise<Question | null> {
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
  return { request: { replica: meta.replica, schema, epoch: meta.epoch, scopes: asked }, scopes }
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

/** A scope that differs is read again over the rows that are there, and no other one. Gives how many there were. */
export function applyVerdicts(
  store: Store,
  fence: Fence,
  { request, scopes }: Question,
  answer: VerifyAnswer,
  now: number,
): Promise<number> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    if (meta.epoch !== request.epoch || answer.epoch !== request.epoch) return 0
    const different = new Set(answer.scopes.flatMap(({ scope, verdict }) => (verdict === 'different' ? [scope] : [])))
    const asked = new Map(scopes.map((state) => [state.scope, state.gen]))
    const wrong = (await tx.scopes()).filter(({ scope, gen }) => different.has(scope) && asked.get(scope) === gen)
    for (const state of wrong) await tx.putScope(fromStart(state))
    await tx.setMeta({ ...meta, verified: { at: now, mended: (meta.verified?.mended ?? 0) + wrong.length } })
    return wrong.length
  })
}

/** Nothing could be asked, or nothing was answered that helps: not again before another day has passed. */
export function putOff(store: Store, fence: Fence, now: number): Promise<void> {
  return store.transact('write', async (tx) => {
    const meta = await fenced(tx, fence)
    await tx.setMeta({ ...meta, verified: { at: now, mended: meta.verified?.mended ?? 0 } })
  })
}
