import type { PullResult } from './apply.ts'
import { type EngineSession, noteFailure, reached } from './engineSession.ts'
import { applyHello, type GreetingResult, resendSome } from './history.ts'
import type { LoopStep } from './loop.ts'
import { forget } from './scopes.ts'

/** The first words with the server. Null: it went well. */
export async function greet(session: EngineSession): Promise<LoopStep | null> {
  const { ports, net, schema, flags } = session
  const { store, clock } = ports
  const fence = session.fence()
  const { epoch, history, replica, lost, isParted, witnesses } = await store.transact('read', (tx) => tx.meta())
  const sent = clock()
  const reply = await net.hello({
    replica,
    schema,
    ...(lost?.unchecked && { lost: lost.unchecked.uids }),
    ...(isParted && witnesses && !fence.without.has('witness') && { witnesses }),
  })
  if (reply.kind !== 'ok') return noteFailure(session, reply, 'pull')
  if (reply.body.min_schema > schema) return noteFailure(session, { kind: 'refused', code: 'upgradeRequired' }, 'pull')
  const outcome = await applyHello(store, fence, { epoch, history }, reply.body, { sent, now: clock() })
  reached(session, reply.body.head)
  if (outcome.kind === 'stale') return 'more'
  flags.isGreeted = true
  await forgetLeft(session, outcome)
  return null
}

/** What another history of the server may lack is queued before anything is sent or asked. */
export async function resend({ ports, fence, loop }: EngineSession): Promise<LoopStep> {
  while (await resendSome(ports.store, fence())) continue
  loop('push')?.kick()
  return 'more'
}

/** Scopes that are this device's no more go with all that is in them. */
export async function forgetLeft(
  { ports, fence, loop }: EngineSession,
  outcome: PullResult | GreetingResult,
): Promise<void> {
  if (outcome.kind === 'epoch') loop('push')?.kick()
  if (outcome.kind !== 'applied') return
  if (outcome.left.length > 0) await ports.dropUndos?.()
  for (const scope of outcome.left) while (await forget(ports.store, fence(), scope)) continue
}
