import { chunkAt } from '#domain/blobs/blob'
import type { BlobState } from '#domain/blobs/calls'
import { storageFailure } from '../database/failures.ts'
import type { BlobRecord } from '../database/schema.ts'
import type { KickReason } from '../sync/core/engine.ts'
import { createLoop, type LoopStep } from '../sync/core/loop.ts'
import type { Ports } from '../sync/core/ports.ts'
import type { BlobNet, BlobReply } from './blobNet.ts'
import type { DeviceBlobStore, Direction } from './blobStore.ts'

export const blobsAtOnce = 2

type BlobPorts = Pick<Ports, 'clock' | 'random' | 'timer'> & {
  blobStore: DeviceBlobStore
  net: BlobNet
  sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>
  tidyAlso?: () => Promise<void>
  onSent?: () => void
  report?: (error: unknown) => void
}

export type BlobLoop = { start(): void; stop(): void; kick(reason: KickReason): void }

const lookEveryMs = 30_000
/** A file that its author's device has not sent yet is asked for again after this, or when the server hints. */
const awayMs = 30_000
/** How often a file that arrives damaged is sent again by itself. */
const damagedTries = 3

/**
 * Files travel beside the queue and never in it: `blobsAtOnce` lanes with their own back-off. Half of them prefer
 * sending and half fetching, so neither waits for all of the other.
 */
export function createBlobLoop(ports: BlobPorts): BlobLoop {
  const { blobStore, net, clock } = ports
  const busy = new Set<string>()
  const notBefore = new Map<string, number>()
  const damaged = new Map<string, number>()
  let stopped = false

  const lanes = Array.from({ length: blobsAtOnce }, (_, at) => {
    const prefers: Direction = at % 2 === 0 ? 'up' : 'down'
    const lane = createLoop(
      ports,
      () => step(at, prefers, (ms) => lane.hold(ms)),
      () => lookEveryMs,
    )
    return lane
  })

  async function step(at: number, prefers: Direction, hold: (ms: number) => void): Promise<LoopStep> {
    if (stopped) return 'stopped'
    let record: BlobRecord | undefined
    try {
      record = await claim(prefers)
      if (!record) {
        if (at === 0) await tidy()
        return 'idle'
      }
      const came = await (record.state === 'wanted' ? receive(record) : send(record))
      return came === true ? 'more' : await failed(record, came, hold)
    } catch (error) {
      return await troubled(record, error)
    } finally {
      if (record) busy.delete(record.hash)
    }
  }

  /** What belongs to rows that have left goes after them. */
  async function tidy() {
    await blobStore.tidy()
    await ports.tidyAlso?.()
  }

  /** The storage failed, as the queue's own does: its engine says so, and here it is tried again. */
  async function troubled(record: BlobRecord | undefined, error: unknown): Promise<LoopStep> {
    if (stopped) return 'stopped'
    ports.report?.(error)
    if (record && storageFailure(error) === 'full') await delay(record, 'storageFull').catch(ports.report)
    return 'later'
  }

  /** Lanes look one after the other, so that no two take the same file. */
  let claiming: Promise<unknown> = Promise.resolve()
  function claim(prefers: Direction): Promise<BlobRecord | undefined> {
    const isFree = ({ hash }: BlobRecord) => !busy.has(hash) && (notBefore.get(hash) ?? 0) <= clock()
    const look = async () => {
      const found = await blobStore.next(prefers, isFree)
      if (found) busy.add(found.hash)
      return found
    }
    const turn = claiming.then(look)
    claiming = turn.catch(() => {})
    return turn
  }

  type Failure = Exclude<BlobReply<unknown>, { kind: 'ok' }>

  async function send({ hash, size, mime }: BlobRecord): Promise<true | Failure> {
    const bytes = await blobStore.bytes(hash)
    if (!bytes) return { kind: 'refused', code: 'notFound' }
    const history = await blobStore.history()
    let reply: BlobReply<BlobState> = await net.state(hash)
    while (reply.kind === 'ok' && !reply.body.complete) {
      if (stopped) return { kind: 'unknown' }
      const { offset } = reply.body
      await blobStore.change(hash, { moved: offset })
      const chunk = bytes.subarray(offset, offset + chunkAt(size, offset))
      reply = await net.put({ hash, size, mime, offset }, chunk)
    }
    if (reply.kind !== 'ok') return reply
    await blobStore.sent(hash, { moved: size, history })
    ports.onSent?.()
    return true
  }

  async function receive({ hash }: BlobRecord): Promise<true | Failure> {
    const reply = await net.get(hash)
    if (reply.kind !== 'ok') return reply
    // What a proxy made of it is not it.
    if ((await ports.sha256(reply.body)) !== hash) return { kind: 'unknown' }
    await blobStore.keep(hash, reply.body)
    return true
  }

  async function failed(record: BlobRecord, failure: Failure, hold: (ms: number) => void): Promise<LoopStep> {
    const { hash } = record
    if (failure.kind === 'signedOut') return 'blocked'
    if (failure.kind === 'unknown') return 'later'
    if (failure.kind === 'busy') {
      if (failure.retryAfter !== null) hold(failure.retryAfter)
      if (failure.code) await delay(record, failure.code)
      return 'later'
    }
    // Another tab or a crash was in between: where it stands is asked anew.
    if (failure.code === 'blobOffset') return 'more'
    if (record.state === 'wanted') {
      notBefore.set(hash, clock() + awayMs)
      await delay(record, 'blobAway')
      return 'more'
    }
    const tries = (damaged.get(hash) ?? 0) + 1
    damaged.set(hash, tries)
    if (failure.code === 'blobDamaged' && tries < damagedTries) return 'later'
    damaged.delete(hash)
    await blobStore.change(hash, { problem: { code: failure.code, final: true } })
    return 'more'
  }

  const delay = ({ hash }: BlobRecord, code: string) => blobStore.change(hash, { problem: { code, final: false } })

  return {
    start() {
      for (const lane of lanes) lane.kick()
    },
    stop() {
      stopped = true
      for (const lane of lanes) lane.stop()
    },
    kick(reason) {
      if (reason !== 'new') notBefore.clear()
      for (const lane of lanes) lane.kick()
    },
  }
}
