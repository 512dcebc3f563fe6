import type { Database } from '../db/connect.ts'
import type { OwnNetwork } from '../email/network.ts'
import type { App } from '../http/route.ts'
import type { Settings } from '../settings.ts'
import { Inbox } from './inbox.ts'
import { openMailbox } from './mailbox.ts'
import { openMessageCentre } from './messageCentre.ts'
import { sandboxDns } from './nameServer.ts'
import { inboxPages } from './page.ts'

/** The demo's carriers: nothing leaves this computer, and a page shows what would have. */
export type Sandbox = {
  inbox: Inbox
  settings: Pick<Settings, 'smtp' | 'sms'>
  network: OwnNetwork
  pages: (app: App) => void
  stop: () => Promise<void>
}

export async function openSandbox(database: Pick<Database, 'pool'>): Promise<Sandbox> {
  const inbox = new Inbox()
  const mailbox = await openMailbox(inbox)
  const centre = await openMessageCentre(inbox)
  return {
    inbox,
    network: {
      mailServer: { address: mailbox.settings.host, port: mailbox.settings.port },
      dns: sandboxDns(database),
    },
    settings: { smtp: mailbox.settings, sms: { kind: 'smpp', ...centre.settings } },
    pages: inboxPages(inbox),
    async stop() {
      await mailbox.stop()
      await centre.stop()
    },
  }
}
