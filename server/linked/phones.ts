import { setTimeout as sleep } from 'node:timers/promises'
import { type Batcher, batched } from '../batched.ts'
import type { Database } from '../db/connect.ts'
import type { Leases } from '../db/leases.ts'
import { inBackground } from '../guarded.ts'
import { errorFields, type Log } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import { changePhone, keepLinked, readPhonesToHold } from './accounts.ts'
import { type NumberChecks, openNumberChecks } from './check/numberChecks.ts'
import type { DriverOutcome } from './driver.ts'
import { changeLink, type PendingLink, putLink, readLink } from './links.ts'
import type { PortAnswer } from './port.ts'
import type { DriverCalls, PhoneServer } from './protocol.ts'
import { answerRequest, lookMs, notConnected, openPhoneRequests, takeRequests } from './requests.ts'
import { type LinkedNews, type LinkedSessions, openLinkedSessions } from './sessions.ts'
import { forgetSession, type LinkedSessionRef } from './store.ts'

/** What can be asked of a linked phone once it is open. */
export type PhoneCall = Exclude<keyof DriverCalls, 'begin' | 'end' | 'unlink' | 'use'>

/** A phone's id is that of its channel account. */
export type PhoneLink = {
  /** `failed` without a code: it is not linked, or not connected just now, and nothing was sent. `unknown`: nobody can say. */
  ask: <K extends PhoneCall>(
    name: K,
    phone: LinkedSessionRef,
    ...args: Parameters<DriverCalls[K]> extends [string, ...infer A] ? A : never
  ) => Promise<DriverOutcome<PortAnswer<DriverCalls, K>>>
}

/** The linked phones of all companies, whichever process holds them. */
export type LinkedPhones = PhoneLink & {
  /** begins to link one, in this process; its codes come into its `PendingLink` */
  link: (ref: LinkedSessionRef, link: Pick<PendingLink, 'user' | 'sees' | 'consent_at'>) => Promise<void>
  /** takes the link away, here and at WhatsApp; another process that holds it does so within seconds */
  unlink: (ref: LinkedSessionRef) => Promise<void>
  checks: NumberChecks
  stop: () => Promise<void>
}

type Needs = {
  database: Database
  secrets: Secrets
  leases: Leases
  log: Log
  /** where the driver's package is; it may have to be fetched first */
  driver: () => Promise<string>
  /** the demo's, instead of WhatsApp */
  server: () => Promise<PhoneServer | null>
  /** hears at once of all that happens to the phones that are held here */
  hears?: (ref: LinkedSessionRef, news: LinkedNews) => void
  /** writes down what was said and acknowledged, in its order */
  keepNews?: (ref: LinkedSessionRef, news: readonly LinkedNews[]) => Promise<void>
  /** false while what was restored is settled: nothing signs in with keys of before */
  isWhole: () => boolean
}

const holdMs = 5_000
const retryMs = 60_000
const keepPauses = [250, 1_000, 5_000, 15_000, 0]

export function openLinkedPhones(needs: Needs): LinkedPhones {
  const { database, secrets, log } = needs
  const stores = { database, secrets }
  const stopping = new AbortController()
  const { signal } = stopping
  let opening: Promise<LinkedSessions> | null = null
  let sessions: LinkedSessions | null = null
  let nextTry = 0
  const held = new Map<string, LinkedSessionRef>()
  /** signed out here: nothing of before begins them again */
  const left = new Set<string>()
  /** what happens on one phone is written down in the order in which it happened, and together what came meanwhile */
  const writing = new Map<string, Batcher<LinkedNews, void>>()
  const unwritten = new Set<Promise<void>>()
  const requests = openPhoneRequests({ database, secrets, log })
  const checks = openNumberChecks({
    database,
    log,
    ask: (name, id, ...args) => askHere(name, id, args),
  })

  /** The library is fetched, and its worker begun, when the first phone wants it. */
  function ready(): Promise<LinkedSessions> {
    opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
  async function open(): Promise<LinkedSessions> {
    const [folder, server] = await Promise.all([needs.driver(), needs.server()])
    sessions = openLinkedSessions({ database, leases: needs.leases, secrets, log, folder, server, heard })
    return sessions
  }

  function heard(ref: LinkedSessionRef, news: LinkedNews): Promise<void> {
    needs.hears?.(ref, news)
    if (news.kind === 'closed' || news.kind === 'letGo') checks.closed(ref.id)
    if (news.kind === 'ended' || news.kind === 'letGo') held.delete(ref.id)
    const writer = writing.get(ref.id) ?? batched((some) => keepAll(ref, some))
    writing.set(ref.id, writer)
    const written = writer.add(news).finally(() => unwritten.delete(written))
    unwritten.add(written)
    if (news.kind === 'ended') writing.delete(ref.id)
    return written
  }

  /** WhatsApp tells nothing a second time: a database that fails for a moment loses none of it. */
  async function keepAll(ref: LinkedSessionRef, news: readonly LinkedNews[]): Promise<void[]> {
    for (const pauseMs of keepPauses) {
      try {
        await needs.keepNews?.(ref, news)
        for (const one of news) await keepState(ref, one)
        break
      } catch (error) {
        log('what happened to a linked phone could not be kept', errorFields(error))
        await sleep(pauseMs, undefined, { signal }).catch(() => {})
      }
    }
    return news.map(() => undefined)
  }

  async function keepState(ref: LinkedSessionRef, news: LinkedNews): Promise<void> {
    if (news.kind === 'qr') await changeLink(stores, ref, { step: 'scan', qr: news.qr })
    if (news.kind === 'linked') await keepLink(ref, news)
    if (news.kind === 'open') await keepOpen(ref)
    if (news.kind === 'waiting') await changePhone(database, ref, { state: 'waiting' })
    if (news.kind === 'history' && news.progress === 100) await changePhone(database, ref, { is_history_over: true })
    if (news.kind === 'ended') {
      await changePhone(database, ref, { state: 'ended', end: news.end })
      await endLink(ref, news.end)
    }
  }

  async function endLink(ref: LinkedSessionRef, end: PendingLink['end']): Promise<void> {
    const link = await readLink(stores, ref)
    if (!link || link.step === 'open' || link.step === 'ended') return
    await changeLink(stores, ref, { step: 'ended', end, qr: null, pairing_code: null })
  }

  async function keepLink(ref: LinkedSessionRef, names: Extract<LinkedNews, { kind: 'linked' }>): Promise<void> {
    const link = await readLink(stores, ref)
    // It is told with every connection, and the link itself is over with the first one.
    if (!link || link.step === 'open' || link.step === 'ended') return
    await changeLink(stores, ref, { step: 'scanned', qr: null, pairing_code: null })
    const kept = await keepLinked(database, ref, link, names)
    if (kept === 'kept') return
    await endLink(ref, kept)
    await signOut(ref)
  }

  async function keepOpen(ref: LinkedSessionRef): Promise<void> {
    if ((await readLink(stores, ref))?.step === 'ended') return
    await changeLink(stores, ref, { step: 'open', qr: null })
    await changePhone(database, ref, { state: 'open', end: '' })
    const number = (await readPhonesToHold(database)).find(({ id }) => id === ref.id)?.number
    if (number) checks.opened(ref, number)
  }

  async function hold(ref: LinkedSessionRef, how: 'new' | 'goOn'): Promise<void> {
    const { begin } = await ready()
    if ((await begin(ref, how)) === 'begun') held.set(ref.id, ref)
  }

  /** At WhatsApp as well, where it is connected. */
  async function signOut(ref: LinkedSessionRef): Promise<void> {
    const isHere = held.delete(ref.id)
    left.add(ref.id)
    if (isHere) await sessions?.unlink(ref.id)
    checks.closed(ref.id)
    await forgetSession({ database }, ref)
  }

  /**
   * Each phone is somebody's while it should be; one that nobody wants any more is signed out by whichever process has it, and so is that
   * of somebody who has left the company or may no longer use it.
   */
  async function look(): Promise<void> {
    const phones = await readPhonesToHold(database)
    for (const { isWanted, isLeft, hasSession, hasUser, ...phone } of phones) {
      if (signal.aborted) return
      const ref = { account: phone.account, id: phone.id }
      const isHere = held.has(ref.id)
      if (isWanted && !hasUser) await changePhone(database, ref, { state: 'ended', end: 'unlinked' })
      // After a restore, or without the key, there is nothing to sign in with.
      else if (isWanted && !hasSession) await changePhone(database, ref, { state: 'ended', end: 'stale' })
      else if (isLeft && isHere) await signOut(ref)
      else if ((isWanted || isLeft) && !isHere && needs.isWhole()) await holdAgain(ref)
    }
  }

  /** Without its package there is no driver, and the registry is not asked for it every five seconds. */
  async function holdAgain(ref: LinkedSessionRef): Promise<void> {
    if (Date.now() < nextTry || left.has(ref.id)) return
    nextTry = Date.now() + retryMs
    try {
      await hold(ref, 'goOn')
      nextTry = 0
    } catch (error) {
      await changePhone(database, ref, { state: 'waiting' })
      throw error
    }
  }

  async function askHere(name: string, id: string, args: readonly unknown[]): Promise<DriverOutcome<never>> {
    if (!sessions || !held.has(id)) return notConnected
    return (await sessions.ask(name as 'check', id, ...(args as [string[]]))) as DriverOutcome<never>
  }

  async function serve(): Promise<void> {
    if (!held.size) return
    for (const one of await takeRequests(stores, [...held.keys()]))
      inBackground(
        log,
        'a linked phone could not be asked',
        askHere(one.call, one.session, one.args).then((outcome) => answerRequest(stores, one, outcome)),
      )
  }

  const repeat = async (step: () => Promise<unknown>, pause: () => Promise<void>) => {
    while (!signal.aborted) {
      const said = pause()
      await step().catch((error: unknown) => {
        if (!signal.aborted) log('work on linked phones failed', errorFields(error))
      })
      await said
    }
  }
  const rest = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {})
  const loops = [
    repeat(look, () => rest(holdMs)),
    repeat(serve, () => (held.size ? requests.news(lookMs, signal) : rest(lookMs))),
  ]

  return {
    ask: (name, phone, ...args: unknown[]) =>
      held.has(phone.id) ? askHere(name, phone.id, args) : (requests.elsewhere(phone, name, args) as never),
    async link(ref, link) {
      const begun: PendingLink = { ...link, step: 'fetching', qr: null, pairing_code: null, end: null }
      await putLink(stores, ref, begun)
      left.delete(ref.id)
      // The package may take a minute to come: the screen asks how far it is.
      inBackground(
        log,
        'a linked phone could not be begun',
        hold(ref, 'new').catch(async (error: unknown) => {
          await endLink(ref, 'noDriver')
          throw error
        }),
      )
    },
    async unlink(ref) {
      await changePhone(database, ref, { state: 'ended', end: 'unlinked' })
      if (held.has(ref.id)) await signOut(ref)
    },
    checks,
    async stop() {
      stopping.abort()
      await Promise.all(loops)
      await requests.stop()
      await sessions?.stop()
      await Promise.allSettled(unwritten)
      await checks.stop()
    },
  }
}
