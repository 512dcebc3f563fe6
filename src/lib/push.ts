import { AppError } from '#domain/errors'
import { noticeCalls } from '#domain/notifications/calls'
import { toBase64Url } from '#workers/base64'
import { request } from './http.ts'

/** Whether this browser shows important notices while the app is closed; `denied`: the browser does not let us ask. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

export async function pushState(user: string): Promise<PushState> {
  const registration = await pushRegistration()
  if (!registration) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const isOn = chosenBy() === user && Notification.permission === 'granted'
  return isOn && (await registration.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Asks the browser, which asks the user; then the server is told where to push. */
export async function turnPushOn(user: string): Promise<PushState> {
  const registration = await pushRegistration()
  if (!registration) return 'unsupported'
  const answer = await Notification.requestPermission()
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'off'
  await subscribe(registration)
  choose(user)
  return 'on'
}

export async function turnPushOff(): Promise<PushState> {
  choose(null)
  const registration = await pushRegistration()
  await request(noticeCalls.pushUnsubscribe, {})
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  return 'off'
}

/** A subscription ends with the session that made it: this session makes it again, if it is what the user wanted here. */
export async function renewPush(user: string): Promise<void> {
  const registration = await pushRegistration()
  if (registration && chosenBy() === user && Notification.permission === 'granted') await subscribe(registration)
}

async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  const { public_key } = await request(noticeCalls.pushKey, {})
  const old = await pushManager.getSubscription()
  // The server has another key by now, and could not push there.
  if (old && keyOf(old) !== public_key) await old.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: public_key }
  const { endpoint = '', keys } = await pushManager.subscribe(options).then(
    (subscription) => subscription.toJSON(),
    (cause: unknown) => {
      throw new AppError('pushFailed', { cause })
    },
  )
  await request(noticeCalls.pushSubscribe, { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' })
}

/** As the server writes it. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return toBase64Url(bytes)
}

async function pushRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.getRegistration()
}

/* ---------- whose choice it is: on a shared computer, one user's ---------- */

const key = 'fairlead.push'

function chosenBy(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function choose(user: string | null) {
  try {
    if (user) localStorage.setItem(key, user)
    else localStorage.removeItem(key)
  } catch {
    // Storage is refused: the choice ends with this session.
  }
}
