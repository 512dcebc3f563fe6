import type { App } from '../http/route.ts'
import type { Settings } from '../settings.ts'
import { Inbox } from './inbox.ts'
import { openMailbox } from './mailbox.ts'
import { inboxPages } from './page.ts'
import { openPhone } from './phone.ts'

/** The demo's carriers: nothing leaves this computer, and a page shows what would have. */
export type Sandbox = {
  inbox: Inbox
  settings: Pick<Settings, 'smtp' | 'sms'>
  pages: (app: App) => void
  stop: () => Promise<void>
}

export async function openSandbox(): Promise<Sandbox> {
  const inbox = new Inbox()
  const mailbox = await openMailbox(inbox)
  const phone = await openPhone(inbox)
  return {
    inbox,
    settings: { smtp: mailbox.settings, sms: phone.settings },
    pages: inboxPages(inbox),
    async stop() {
      await mailbox.stop()
      await phone.stop()
    },
  }
}
