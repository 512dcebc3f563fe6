import { Dexie } from 'dexie'
import { useSyncExternalStore } from 'react'
import { limits } from '#domain/limits'
import { dropAside, rewriteAside } from '#workers/aside'
import {
  changeProtection,
  clearSession,
  countPinTry,
  dropProtection,
  keepProtection,
  loadSession,
  type Protection,
  protectionOf,
  saveSession,
  sessionOwner,
} from '#workers/database/device'
import { databaseName, taskFilesName, UserDatabase } from '#workers/database/schema'
import { hold, holdKey, type Key } from '#workers/lock/held'
import { openName } from '#workers/lock/openName'
import { dropLogbook } from '#workers/logbook/files'
import { dropMirror } from '#workers/page'
import { isBusy } from './busy.ts'
import { tellLock } from './lockTabs.ts'
import { closeClient } from './openClient.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Of the user who is signed in here; null: this device keeps the data as it is. */
let protection: Protection | null = null
/** Something half done stands open: the page is covered and not loaded anew, and its work goes on. */
let isCovered = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
function know(next: Protection | null) {
  protection = next
  for (const listener of listeners) listener()
}
export const currentProtection = () => protection
export const useProtection = () => useSyncExternalStore(subscribe, currentProtection)
export const useIsCovered = () => useSyncExternalStore(subscribe, () => isCovered)

/* ---------- when the app opens ---------- */

/** How long the app waits for another tab's key before it shows the lock screen. */
const answerMs = 250
let asked: Promise<Bytes> | null = null

/** `locked`: somebody is signed in, and neither this page nor another tab has the key. */
export async function lookAtLock(): Promise<'open' | 'locked'> {
  const owner = await sessionOwner()
  const kept = owner && (await protectionOf(owner))
  if (!kept) return 'open'
  know(kept)
  if (kept.state === 'opening') return 'locked'
  asked = tellLock.askForKey(kept.owner)
  const isOpen = await Promise.race([
    asked.then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, answerMs, false)),
  ])
  if (isOpen) await takeKey(await asked)
  return isOpen ? 'open' : 'locked'
}

const takeKey = (key: Bytes) => holdKey({ database: protection!.owner, key })

/** Opens a locked page when a tab that has the key answers after all. Gives what ends the wait. */
export function whenAnswered(onOpened: () => void): () => void {
  let isWaiting = true
  const open = async () => {
    const key = await asked
    if (!key || !isWaiting) return
    await takeKey(key)
    onOpened()
  }
  void open()
  return () => {
    isWaiting = false
  }
}

export type Opened =
  | { kind: 'opened' }
  | { kind: 'wrong'; left: number }
  | { kind: 'wait'; ms: number }
  /** Too many wrong ones: the account's password is asked for. */
  | { kind: 'ended' }

export type Rewriting = { rows: number; of: number } | 'waiting'

/** Opens what is kept here, and finishes what was begun with it. */
export async function openWithPin(pin: string, onRewriting: (progress: Rewriting) => void): Promise<Opened> {
  const { owner } = protection!
  const found = await tryPin(pin)
  if ('kind' in found) return found
  await finish(owner, found.key, onRewriting)
  tellLock.opened(owner)
  return { kind: 'opened' }
}

/** Takes the cover away. */
export async function uncover(pin: string): Promise<Opened> {
  const found = await tryPin(pin)
  // Now the account is asked for, and what stands half done cannot stay.
  if ('kind' in found && found.kind === 'ended') location.reload()
  if ('kind' in found) return found
  isCovered = false
  tellLock.shareKey(true)
  know(protection)
  return { kind: 'opened' }
}

async function tryPin(pin: string): Promise<{ key: Bytes } | Exclude<Opened, { kind: 'opened' }>> {
  const { owner } = protection!
  const turn = await countPinTry(owner, Date.now())
  const { openWithPin } = await import('#workers/lock/protection')
  const key = turn.kind === 'look' ? await openWithPin(turn.pin, pin) : null
  if (key) {
    await changeProtection(owner, { tries: 0, notBefore: 0 })
    return { key }
  }
  const kept = (await protectionOf(ownerOf(owner)))!
  const left = limits.pinTries - kept.tries
  if (left <= 0) await changeProtection(owner, { pin: null })
  know(left > 0 ? kept : { ...kept, pin: null })
  if (turn.kind !== 'look') return turn
  return left > 0 ? { kind: 'wrong', left } : { kind: 'ended' }
}

const ownerOf = (database: string) => {
  const [, account, user] = database.split(':') as [string, string, string]
  return { account, user }
}

/** Seals or opens all rows where that was begun; nobody else has the database open meanwhile. */
async function finish(owner: string, key: Bytes, onRewriting: (progress: Rewriting) => void): Promise<void> {
  const slow = setTimeout(() => onRewriting('waiting'), 1_000)
  // Another tab may have done it while this one waited.
  const isToRewrite = async () => ((await protectionOf(ownerOf(owner)))?.state ?? 'on') !== 'on'
  if (await isToRewrite())
    await navigator.locks.request(openName(owner), async () => {
      clearTimeout(slow)
      if (await isToRewrite())
        await rewriteAll(owner, key, onRewriting).catch((error: unknown) => goOnLater(owner, error))
    })
  clearTimeout(slow)
  const kept = await protectionOf(ownerOf(owner))
  if (kept) await holdKey({ database: owner, key })
  know(kept ?? null)
  // A session from before, or from another tab meanwhile.
  const session = kept && (await loadSession())
  if (session) await saveSession(session)
}

/** No room, most likely. Sealed and plain rows stand side by side meanwhile; the next start goes on. */
async function goOnLater(owner: string, error: unknown): Promise<void> {
  console.error(error)
  await changeProtection(owner, { state: 'sealing' })
}

async function rewriteAll(owner: string, key: Bytes, onRewriting: (progress: Rewriting) => void): Promise<void> {
  const isOpening = (await protectionOf(ownerOf(owner)))!.state === 'opening'
  const given: Key = { database: owner, key, ...(isOpening && { writesPlain: true }) }
  await holdKey(given)
  const { rewrite } = await import('#workers/lock/rewrite')
  const { rewriteLogbook } = await import('#workers/logbook/rewrite')
  const { rewriteTaskFiles } = await import('#workers/sheets/tasks/taskFiles')
  const db = new UserDatabase(owner, 'strict')
  try {
    await db.open()
    await rewrite(db, onRewriting)
    await rewriteTaskFiles(ownerOf(owner))
    await rewriteLogbook(ownerOf(owner))
    rewriteAside(ownerOf(owner))
  } finally {
    db.close()
  }
  if (!isOpening) return changeProtection(owner, { state: 'on' })
  const session = await loadSession()
  hold(null)
  if (session) await saveSession(session)
  await dropProtection(owner)
}

/* ---------- locking ---------- */

/** Another tab locks, or has just switched the protection on or off. */
export async function lockToo() {
  const owner = await sessionOwner()
  know((owner && (await protectionOf(owner))) ?? protection)
  await lockHere()
}

/** Here and in all other tabs. */
export function lockNow() {
  tellLock.lock()
  void lockHere()
}

const leaveMs = 100
const longestLeaveMs = 2_000
let isLocking = false

/** Loaded anew, so that neither the key nor what it opened stays in memory. */
async function lockHere() {
  if (!protection || isCovered || isLocking) return
  tellLock.shareKey(false)
  if (isBusy()) {
    isCovered = true
    return know(protection)
  }
  isLocking = true
  // A field that is being typed in saves its text when it is left.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await pause(leaveMs)
  await Promise.race([closeClient(), pause(longestLeaveMs)])
  location.reload()
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Nobody is signed in here any more. What is sealed stays so. */
export function forgetKey() {
  hold(null)
  know(null)
}

/* ---------- switching on and off ---------- */

/** `secret` is for the server, before anything else: it is the only way in when the PIN is forgotten. */
export async function makeProtection(pin: string, idleMinutes: Protection['idleMinutes']) {
  const owner = (await sessionOwner())!
  const { makeProtection } = await import('#workers/lock/protection')
  return makeProtection(databaseName(owner), pin, idleMinutes)
}

/** The page opens anew, asks for the PIN once, and seals what is kept. */
export async function switchOn(made: Protection): Promise<void> {
  await keepProtection(made)
  know(made)
  lockNow()
}

export async function switchOff(): Promise<void> {
  await changeProtection(protection!.owner, { state: 'opening' })
  lockNow()
}

/** It was not meant. What is plain already is sealed again. */
export async function stayOn(): Promise<void> {
  await changeProtection(protection!.owner, { state: 'sealing' })
  know({ ...protection!, state: 'sealing' })
}

export async function setIdleMinutes(idleMinutes: Protection['idleMinutes']): Promise<void> {
  await changeProtection(protection!.owner, { idleMinutes })
  know({ ...protection!, idleMinutes })
}

/** Everything of this user goes from this device, and the protection with it. */
export async function removeAll(): Promise<void> {
  const { owner } = protection!
  await Dexie.delete(owner)
  await Dexie.delete(taskFilesName(ownerOf(owner)))
  await dropLogbook(ownerOf(owner)).catch(console.error)
  dropMirror(ownerOf(owner))
  dropAside(ownerOf(owner))
  await clearSession()
  await dropProtection(owner)
  location.reload()
}

/* ---------- a forgotten PIN ---------- */

let isForgotten = false
/** The user signs in again; the server then gives what opens the data. */
export const forgetPin = () => {
  isForgotten = true
}

/** Somebody has signed in whose data is sealed here; `secret` is what the server keeps for this device. */
export async function openWithSecret(kept: Protection, secret: string): Promise<boolean> {
  const { openWithSecret } = await import('#workers/lock/protection')
  const key = openWithSecret(kept, secret)
  if (!key) return false
  // What was being rewritten goes on when the app opens next: this page may have had the database open before.
  const change = { ...(isForgotten && { pin: null }), ...(kept.state === 'opening' && { state: 'sealing' as const }) }
  isForgotten = false
  await changeProtection(kept.owner, change)
  await holdKey({ database: kept.owner, key })
  know({ ...kept, ...change })
  return true
}

export async function setPin(pin: string): Promise<void> {
  const { underPin } = await import('#workers/lock/protection')
  const { heldKey } = await import('#workers/lock/held')
  const change = { pin: await underPin(heldKey()!.key, pin), tries: 0, notBefore: 0 }
  await changeProtection(protection!.owner, change)
  know({ ...protection!, ...change })
}
