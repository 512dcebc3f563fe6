import type { PushAnswer, PushRequest, SentMutation } from '#domain/sync/protocol'
import { applyPush, setAside, withdraw } from './apply.ts'
import { type EngineSession, noteFailure, reached } from './engineSession.ts'
import { isBlocked, type RequestFailure, statusOfCode } from './engineState.ts'
import { fenced } from './fenced.ts'
import { greet, resend } from './greet.ts'
import { followEpoch, mendChain } from './history.ts'
import { leave } from './leave.ts'
import type { LoopStep } from './loop.ts'
import type { OutboxEntry } from './ports.ts'
import { sentBytes, toSent } from './sent.ts'
import { lastWitness } from './witness.ts'

/** How often a change that the server cannot read is tried alone before it is set aside. */
const triesAlone = 3

/** One push request and its answer. */
export async function pushStep(session: EngineSession): Promise<LoopStep> {
  const { ports, net, schema, flags, bytePace } = session
  if (isBlocked(session.state()) && !flags.isLeaving) return 'blocked'
  if (!flags.isUpToSchema) await session.bringUpToSchema()
  const isTold = flags.isNew
  flags.isNew = false
  if (!isTold && !(await anythingToPush(session))) return nothingToPush(session)
  const { epoch, replica, entries, bytes, known, isResending } = await nextBatch(session)
  if (isResending) return resend(session)
  if (entries.length === 0) return nothingToPush(session)
  if (epoch === null && flags.isLeaving) return cannotLeave(session)
  if (epoch === null) return (await greet(session)) ?? 'more'
  const mutations = entries.map(toSent)
  const request: PushRequest = { replica, schema, epoch, mutations, row_by_row: true, ...known }
  const began = ports.clock()
  const reply = await net.push(request)
  if (reply.kind === 'ok') bytePace.took(bytes, ports.clock() - began)
  if (reply.kind === 'unknown' && reply.reason === 'timeout') bytePace.brokeOff()
  return reply.kind === 'ok' ? pushed(session, request, reply.body) : notPushed(session, request, reply)
}

const anythingToPush = ({ ports, fence }: EngineSession) =>
  ports.store.transact('read', async (tx) => {
    await fenced(tx, fence())
    return (await tx.countOutbox(['queued', 'sent'])) > 0
  })

/** The oldest mutations without an answer, in order; one that is larger than a batch may be goes alone. */
async function nextBatch({ ports, fence, bytePace, batching, most }: EngineSession) {
  const take = batching.size
  return ports.store.transact('write', async (tx) => {
    const { epoch, replica, history, resending, ...meta } = await fenced(tx, fence())
    const entries: OutboxEntry[] = []
    // Else its numbers would seem to be covered by what was read of another history.
    const witness = lastWitness(meta, fence())
    const known = witness && { witness }
    let bytes = 0
    if (resending) return { epoch, replica, entries, bytes, known, isResending: true }
    const mostBytes = bytePace.size()
    let isFull = false
    for (const entry of await tx.outbox(['queued', 'sent'], Math.min(take, batching.readAhead))) {
      const size = sentBytes(entry)
      isFull = entries.length > 0 && bytes + size > mostBytes
      if (isFull) break
      bytes += size
      entries.push({ ...entry, size, ...(entry.history !== history && { base_rev: 0 }) })
    }
    batching.readAhead = isFull ? entries.length + 2 : Math.min(most.mutations, batching.readAhead * 2)
    const queued = entries.filter((entry) => entry.state === 'queued')
    if (epoch !== null && queued.length > 0) await tx.putOutbox(queued.map((entry) => ({ ...entry, state: 'sent' })))
    // A batch that was cut for its size is as much as the line was allowed to take.
    return { epoch, replica, entries, bytes: isFull ? Math.max(bytes, mostBytes) : bytes, known, isResending: false }
  })
}

const nothingToPush = (session: EngineSession): LoopStep | Promise<LoopStep> =>
  session.flags.isLeaving ? left(session) : 'idle'

/** It never met the server: there is nothing of the company here, and what waits stays with the user. */
function cannotLeave({ flags }: EngineSession): LoopStep {
  flags.isLeaving = false
  return 'blocked'
}

async function left({ ports, flags, fence }: EngineSession): Promise<LoopStep> {
  flags.isLeaving = false
  flags.isGreeted = false
  await ports.dropUndos?.()
  await leave(ports.store, fence())
  return 'blocked'
}

async function pushed(session: EngineSession, request: PushRequest, answer: PushAnswer): Promise<LoopStep> {
  const { ports, fence, batching, most, loop } = session
  const outcome = await applyPush(ports.store, fence(), request, answer, ports.clock())
  reached(session, answer.head)
  batching.size = Math.min(most.mutations, batching.size * 2)
  loop('pull')?.kick()
  // An answer without verdicts would make a hot loop.
  return outcome.kind === 'applied' && outcome.answered === 0 ? 'later' : 'more'
}

async function notPushed(session: EngineSession, request: PushRequest, reply: RequestFailure): Promise<LoopStep> {
  const { ports, fence, flags, batching } = session
  if (reply.kind !== 'refused') return noteFailure(session, reply, 'push')
  if (reply.code === 'epochChanged' && flags.isLeaving) return followServerEpoch(session, reply.data, request.epoch)
  if (reply.code === 'missingPredecessor') return (await mendChain(ports.store, fence(), request)) ? 'more' : 'later'
  const status = statusOfCode(reply.code)
  if (status !== 413 && status !== 422) return noteFailure(session, reply, 'push')
  if (request.mutations.length === 1) return refusedAlone(session, request.mutations[0]!, { code: reply.code, status })
  batching.size = Math.ceil(request.mutations.length / 2)
  return 'more'
}

/** A disabled user cannot ask what happened, and still has to send what waits to the server as it is now. */
async function followServerEpoch({ ports, fence }: EngineSession, data: unknown, asked: string): Promise<LoopStep> {
  const { epoch } = (data ?? {}) as { epoch?: unknown }
  if (typeof epoch !== 'string') return 'later'
  await followEpoch(ports.store, fence(), asked, epoch)
  return 'more'
}

async function refusedAlone(
  { ports, fence, batching }: EngineSession,
  { uid, args }: SentMutation,
  { code, status }: { code: string; status: 413 | 422 },
): Promise<LoopStep> {
  const { alone } = batching
  batching.alone = { uid, tries: alone.uid === uid ? alone.tries + 1 : 1 }
  if (batching.alone.tries < triesAlone) return 'later'
  batching.alone = { uid: '', tries: 0 }
  if (args !== null && !fence().without.has('withdrawal')) await withdraw(ports.store, fence(), uid, code)
  // What is empty and still too large is not to blame.
  else if (status === 413 && args === null) return 'later'
  else await setAside(ports.store, fence(), uid, code, ports.clock())
  return 'more'
}
