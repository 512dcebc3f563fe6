/// <reference lib="webworker" />
import * as z from 'zod/mini'
import { PushMessage, pathOfNotice } from '#domain/notifications/push'

/** Shown whatever came: a browser takes the right to push from whoever shows nothing. */
export async function showNotice(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const message = readMessage(data)
  const { title, body } = message ?? { title: 'Fairlead', body: '' }
  await worker.registration.showNotification(title, {
    body,
    icon: '/icons/icon-192.png',
    ...(message && { tag: message.id, data: message.link ?? pathOfNotice(message.id) }),
  })
  // Not installed, or not allowed: the notice itself is shown.
  if (message) await worker.navigator.setAppBadge?.(message.unread).catch(() => undefined)
}

function readMessage(data: PushMessageData | null): PushMessage | null {
  try {
    return z.parse(PushMessage, data?.json())
  } catch {
    return null
  }
}

/** In the page that is open, without loading it anew; else in a new one. */
export async function openNotice(worker: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  notification.close()
  const path = typeof notification.data === 'string' ? notification.data : '/'
  const [page] = await worker.clients.matchAll({ type: 'window' })
  if (!page) return void (await worker.clients.openWindow(path))
  page.postMessage({ type: 'OPEN', path })
  await page.focus()
}
