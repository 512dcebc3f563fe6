import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../db/connect.ts'
import type { OwnNetwork } from '../email/network.ts'
import { ownTokens } from '../email/ownTokens.ts'
import type { HttpApp } from '../http/route.ts'
import type { Log } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { Inbox } from './inbox.ts'
import { openSandboxMailbox } from './mailbox.ts'
import { openMessageCentre } from './messageCentre.ts'
import { sandboxDns } from './nameServer.ts'
import { inboxPages } from './page.ts'
import { openReceivers } from './receivers.ts'
import { openSampleActs } from './sampleActs.ts'

/** The demo's carriers: nothing leaves this computer, and a page shows what would have. */
export type Sandbox = {
  inbox: Inbox
  settings: Pick<Settings, 'smtp' | 'sms'>
  network: OwnNetwork
  pages: (app: HttpApp) => void
  stop: () => Promise<void>
}

type Needs = { database: Database; secrets: Secrets; settings: Pick<Settings, 'data' | 'url'>; log: Log }

export async function openSandbox({ database, secrets, settings, log }: Needs): Promise<Sandbox> {
  const inbox = new Inbox(join(settings.data, 'sandbox.sqlite'))
  const mailbox = await openAgain(inbox, join(settings.data, 'sandbox.port'))
  const centre = await openMessageCentre(inbox, log)
  const receivers = openReceivers({ database, tokens: ownTokens(secrets), inbox })
  const some = openSampleActs(inbox, receivers)
  return {
    inbox,
    network: {
      mailServer: { address: mailbox.settings.host, port: mailbox.settings.port },
      messageCentres: [{ address: centre.settings.host, port: centre.settings.port }],
      dns: sandboxDns(database),
    },
    settings: { smtp: mailbox.settings, sms: { kind: 'smpp', ...centre.settings } },
    pages: inboxPages({ inbox, receivers, some, publicUrl: settings.url }),
    async stop() {
      await some.stop()
      await mailbox.stop()
      await centre.stop()
      inbox.close()
    },
  }
}

/** Where it listened before: the senders of a demo that goes on know that port. */
async function openAgain(inbox: Inbox, file: string) {
  const mailbox = await openSandboxMailbox(inbox, existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0)
  writeFileSync(file, String(mailbox.settings.port))
  return mailbox
}
