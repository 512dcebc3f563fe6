import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../db/connect.ts'
import type { OwnNetwork, OwnServer } from '../email/network.ts'
import { ownTokens } from '../email/ownTokens.ts'
import type { HttpApp } from '../http/route.ts'
import type { LeadSandbox } from '../leads/openTools.ts'
import type { Log } from '../log.ts'
import type { Secrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { clockPages } from './clockPage.ts'
import { openSandboxComtrade } from './customs/comtrade.ts'
import { openSandboxSeller } from './customs/shipmentSeller.ts'
import { type DemoClock, openDemoClock } from './demoClock.ts'
import { openSandboxGraphs, type SandboxGraphs } from './graph/graphs.ts'
import { Inbox } from './inbox.ts'
import { linkedPhonePages } from './linkedPhonePages.ts'
import { openSandboxLinkedPhones, type SandboxLinkedPhones } from './linkedPhones.ts'
import { openSandboxMailbox } from './mailbox.ts'
import { type MessageCentre, openMessageCentre } from './messageCentre.ts'
import { metaPagePages } from './metaPagePages.ts'
import { openSandboxMetaPages, type SandboxMetaPages } from './metaPages.ts'
import { openSandboxModel, type SandboxModel } from './model/modelServer.ts'
import { sandboxDns } from './nameServer.ts'
import { inboxPages } from './page.ts'
import { phonePages } from './phonePages.ts'
import { Phones } from './phones.ts'
import { openReceivers } from './receivers.ts'
import { openSampleActs } from './sampleActs.ts'
import { openLeadSandbox } from './sources/leadSandbox.ts'
import { whatsappPages } from './whatsappPages.ts'

/** The demo's carriers: nothing leaves this computer, and a page shows what would have. */
export type Sandbox = {
  inbox: Inbox
  settings: Pick<Settings, 'smtp'> & { sms: Extract<Settings['sms'], { kind: 'smpp' }> }
  network: OwnNetwork
  clock: DemoClock
  graphs: SandboxGraphs
  metaPages: SandboxMetaPages
  linkedPhones: SandboxLinkedPhones
  comtradeUrl: string
  /** of shipments: where look-ups are asked */
  seller: { url: string; server: OwnServer }
  leads: LeadSandbox
  model: SandboxModel
  pages: (app: HttpApp) => void
  stop: () => Promise<void>
}

type Needs = { database: Database; secrets: Secrets; settings: Pick<Settings, 'data' | 'url'>; log: Log }

export async function openSandbox({ database, secrets, settings, log }: Needs): Promise<Sandbox> {
  const { data, url: publicUrl } = settings
  const inbox = new Inbox(join(data, 'sandbox.sqlite'))
  const mailbox = await mailboxAgain(inbox, join(data, 'sandbox.port'))
  const clock = await openDemoClock(database)
  const centre = await centreAgain(inbox, data, { log, clock: clock.now })
  const graphs = await openSandboxGraphs(join(data, 'sandbox-graph.json'), { clock: clock.now, log })
  const metaPages = await openSandboxMetaPages({ clock: clock.now, log, file: join(data, 'sandbox-meta.json') })
  const linkedPhones = openSandboxLinkedPhones(data, clock)
  const comtrade = await openSandboxComtrade(log)
  const seller = await sellerAgain(data, log)
  const leads = await openLeadSandbox(log, metaPages)
  const model = await openSandboxModel(log, { pieceMs: 30 })
  const receivers = openReceivers({ database, tokens: ownTokens(secrets), inbox })
  const some = openSampleActs(inbox, receivers)
  const pages = [
    inboxPages({ inbox, receivers, some, publicUrl }),
    phonePages(centre, publicUrl),
    whatsappPages(graphs, publicUrl),
    metaPagePages(metaPages, publicUrl),
    linkedPhonePages({ phones: linkedPhones, stores: { database, secrets }, clock, publicUrl }),
    clockPages(clock, publicUrl),
  ]
  return {
    inbox,
    clock,
    graphs,
    metaPages,
    linkedPhones,
    comtradeUrl: comtrade.url,
    seller: { url: `${seller.url}/look-up`, server: { address: '127.0.0.1', port: Number(new URL(seller.url).port) } },
    leads,
    model,
    network: {
      mailServer: { address: mailbox.settings.host, port: mailbox.settings.port },
      messageCentres: [{ address: centre.settings.host, port: centre.settings.port }],
      dns: sandboxDns(database),
    },
    settings: { smtp: mailbox.settings, sms: { kind: 'smpp', ...centre.settings } },
    pages: (app) => {
      for (const add of pages) add(app)
    },
    async stop() {
      await some.stop()
      await mailbox.stop()
      await centre.stop()
      await graphs.stop()
      await metaPages.stop()
      await linkedPhones.stop()
      await comtrade.stop()
      await seller.stop()
      await leads.stop()
      await model.stop()
      inbox.close()
    },
  }
}

/** Where it listened before: the demo's company knows that address. */
async function sellerAgain(data: string, log: Log) {
  const file = join(data, 'sandbox.seller')
  const seller = await openSandboxSeller(log, existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0)
  writeFileSync(file, new URL(seller.url).port)
  return seller
}

/** Where it listened before: the senders of a demo that goes on know that port. */
async function mailboxAgain(inbox: Inbox, file: string) {
  const mailbox = await openSandboxMailbox(inbox, existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0)
  writeFileSync(file, String(mailbox.settings.port))
  return mailbox
}

type CentreNeeds = { log: Log; clock: () => number }

/** With the port and the password that the company's route knows. */
async function centreAgain(inbox: Inbox, data: string, { log, clock }: CentreNeeds): Promise<MessageCentre> {
  const file = join(data, 'sandbox.centre')
  const [port, password] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : []
  const centre = await openMessageCentre(inbox, log, {
    clock,
    phones: new Phones(join(data, 'sandbox-phones.sqlite')),
    ...(port && password && { wished: { port: Number(port), password } }),
  })
  writeFileSync(file, `${centre.settings.port} ${centre.settings.password}`, { mode: 0o600 })
  return centre
}
