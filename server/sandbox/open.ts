import type { OwnServer } from '../email/network.ts'
import type { App } from '../http/route.ts'
import type { Settings } from '../settings.ts'
import { Inbox } from './inbox.ts'
import { openMailbox } from './mailbox.ts'
import { openMessageCentre } from './messageCentre.ts'
import { inboxPages } from './page.ts'

/** The demo's carriers: nothing leaves this computer, and a page shows what would have. */
export type Sandbox = {
  inbox: Inbox
  settings: Pick<Settings, 'smtp' | 'sms'>
  mailServer: OwnServer
  pages: (app: App) => void
  stop: () => Promise<void>
}

export async function openSandbox(): Promise<Sandbox> {
  const inbox = new Inbox()
  const mailbox = await openMailbox(inbox)
  const centre = await openMessageCentre(inbox)
  return {
    inbox,
    mailServer: { address: mailbox.settings.host, port: mailbox.settings.port },
    settings: { smtp: mailbox.settings, sms: { kind: 'smpp', ...centre.settings } },
    pages: inboxPages(inbox),
    async stop() {
      await mailbox.stop()
      await centre.stop()
    },
  }
}
