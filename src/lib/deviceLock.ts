import { useSyncExternalStore } from 'react'
import {
  changeProtection,
  keepProtection,
  loadSession,
  type Protection,
  protectionOf,
  saveSession,
  sessionOwner,
} from '#workers/database/device'
import { databaseName, ownerOfDatabase } from '#workers/database/schema'
import { finishRewriting, type RewriteProgress } from '#workers/lock/finishRewriting'
import { setKey, setSealing } from '#workers/lock/keyring'
import { removeUserData } from '#workers/lock/removeUserData'
import { type PinOutcome, type PinRefusal, tryPin } from '#workers/lock/tryPin'
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

const takeKey = (key: Bytes) => setKey({ database: protection!.owner, key })

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

export type UnlockResult = { kind: 'opened' } | PinRefusal

/** Opens what is kept here, and finishes what was begun with it. */
export async function unlockWithPin(
  pin: string,
  onRewriting: (progress: RewriteProgress) => void,
): Promise<UnlockResult> {
  const { owner } = protection!
  const outcome = await lookAtPin(pin)
  if (outcome.kind !== 'right') return outcome
  know(await finishRewriting(owner, outcome.key, onRewriting))
  // A session from before, or from another tab meanwhile.
  const session = protection && (await loadSession())
  if (session) await saveSession(session)
  tellLock.opened(owner)
  return { kind: 'opened' }
}

/** Takes the cover away. */
export async function uncover(pin: string): Promise<UnlockResult> {
  const outcome = await lookAtPin(pin)
  // Now the account is asked for, and what stands half done cannot stay.
  if (outcome.kind === 'ended') location.reload()
  if (outcome.kind !== 'right') return outcome
  isCovered = false
  tellLock.shareKey(true)
  know(protection)
  return { kind: 'opened' }
}

async function lookAtPin(pin: string): Promise<PinOutcome> {
  const { owner } = protection!
  const outcome = await tryPin(owner, pin)
  if (outcome.kind !== 'right') know((await protectionOf(ownerOfDatabase(owner)))!)
  return outcome
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
  setSealing(null)
  know(null)
}

/* ---------- switching on and off ---------- */

/** `secret` is for the server, before anything else: it is the only way in when the PIN is forgotten. */
export async function protectDevice(pin: string, idleMinutes: Protection['idleMinutes']) {
  const owner = (await sessionOwner())!
  const { makeProtection: protectDevice } = await import('#workers/lock/protection')
  return protectDevice(databaseName(owner), pin, idleMinutes)
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
  await removeUserData(protection!.owner)
  location.reload()
}

/* ---------- a forgotten PIN ---------- */

let isForgotten = false
/** The user signs in again; the server then gives what opens the data. */
export const forgetPin = () => {
  isForgotten = true
}

/** Somebody has signed in whose data is sealed here; `secret` is what the server keeps for this device. */
export async function unlockWithSecret(kept: Protection, secret: string): Promise<boolean> {
  const { openWithSecret: unlockWithSecret } = await import('#workers/lock/protection')
  const key = unlockWithSecret(kept, secret)
  if (!key) return false
  // What was being rewritten goes on when the app opens next: this page may have had the database open before.
  const change = { ...(isForgotten && { pin: null }), ...(kept.state === 'opening' && { state: 'sealing' as const }) }
  isForgotten = false
  await changeProtection(kept.owner, change)
  await setKey({ database: kept.owner, key })
  know({ ...kept, ...change })
  return true
}

export async function setPin(pin: string): Promise<void> {
  const { underPin } = await import('#workers/lock/protection')
  const { currentKey } = await import('#workers/lock/keyring')
  const change = { pin: await underPin(currentKey()!.key, pin), tries: 0, notBefore: 0 }
  await changeProtection(protection!.owner, change)
  know({ ...protection!, ...change })
}
