import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorFields, type Log } from '../../log.ts'
import type { UntoldChanges } from './untold.ts'
import type { GraphWorld } from './world.ts'

/** A call of the webhook, as it goes out. False: it was not taken. */
export type GraphHook = (call: { body: string; signature: string }) => Promise<boolean>

type Needs = {
  world: Pick<GraphWorld, 'number' | 'waba' | 'appSecret' | 'callback'>
  untold: UntoldChanges
  /** who hears it; else the address that was subscribed */
  hook: GraphHook | undefined
  log: Log
}
/** Meta tells many things in one call when there are many. */
const mostChanges = 100

/** Tells one number's company what happens, one call after the other. */
export function openTelling({ world, untold, hook, log }: Needs) {
  const ends = new AbortController()
  const { number } = world
  let told = Promise.resolve()
  let isTelling = false

  async function tellAll(): Promise<void> {
    isTelling = true
    try {
      for (;;) {
        const changes = untold.first(number, hook ? 1 : mostChanges)
        if (changes.length === 0 || ends.signal.aborted) return
        await tellPatiently(hook ?? callbackOf(world), callOf(world, changes), { log, signal: ends.signal })
        if (!ends.signal.aborted) untold.drop(number, changes.length)
      }
    } finally {
      isTelling = false
    }
  }
  function goOn(): void {
    if (!isTelling) told = tellAll()
  }
  goOn()
  return {
    tell(change: object): void {
      untold.add(number, change)
      goOn()
    },
    settled: () => told,
    async stop(): Promise<void> {
      ends.abort()
      await told
    },
  }
}

function callOf({ waba, appSecret }: Needs['world'], changes: readonly object[]): Parameters<GraphHook>[0] {
  const body = asciiJson({ object: 'whatsapp_business_account', entry: [{ id: waba, changes }] })
  return { body, signature: `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}` }
}

/** Meta writes every sign beyond ASCII by its number, and signs what it wrote. */
const asciiJson = (value: object) =>
  JSON.stringify(value).replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const callbackOf =
  ({ callback }: Needs['world']): GraphHook =>
  async ({ body, signature }) => {
    if (!callback) return true
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature }
    const { ok } = await fetch(callback.url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) })
    return ok
  }

const mostRefusals = 3
const mostSilences = 60
const silenceMs = 250

/** Meta tries again for days; a sandbox while a server begins, and three times where it is refused. */
async function tellPatiently(
  hook: GraphHook,
  call: Parameters<GraphHook>[0],
  { log, signal }: { log: Log; signal: AbortSignal },
): Promise<void> {
  let [refusals, silences] = [0, 0]
  while (refusals < mostRefusals && silences < mostSilences && !signal.aborted)
    try {
      if (await hook(call)) return
      refusals++
    } catch (error) {
      if (silences++ === 0) log('a webhook of the sandbox was not taken', errorFields(error))
      await sleep(silenceMs, undefined, { signal }).catch(() => {})
    }
}
