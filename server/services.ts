import type { Areas } from './area.ts'
import type { Assistant } from './assistant/open.ts'
import type { BackgroundQueue } from './backgroundQueue.ts'
import type { BlobStore } from './blobs/store.ts'
import type { VirusScan } from './blobs/virusScan.ts'
import type { ChannelLedgers } from './campaigns/sending/driver.ts'
import type { Channels } from './channels/channel.ts'
import type { ShipmentSellers } from './customs/seller.ts'
import type { Comtrade } from './customs/trade.ts'
import type { Database } from './db/connect.ts'
import type { Disk } from './disk.ts'
import type { SignIns } from './email/grants/grants.ts'
import type { MailNetwork } from './email/network.ts'
import type { Limiter } from './http/limiter.ts'
import type { Refusals } from './http/refusals.ts'
import type { Load } from './http/underWay.ts'
import type { LiveLeads } from './leads/liveLeads.ts'
import type { LinkedPhones } from './linked/phones.ts'
import type { Log } from './log.ts'
import type { OwnPages } from './ownPages/ownPages.ts'
import type { PayWays } from './payments/payWays.ts'
import type { Cashier } from './sandbox/cashier.ts'
import type { Sandbox } from './sandbox/open.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import type { Sites } from './shop/site/openSites.ts'
import type { SmsRoutes } from './sms/routes.ts'
import type { Epoch } from './sync/epoch.ts'
import type { Live } from './sync/live.ts'
import type { GraphAccounts } from './whatsapp/graphAccounts.ts'
import type { TemplateTools } from './whatsapp/templates/tools.ts'

/** All that is there, as it is handed to the areas: each takes what it uses, and says so in the type of its routes. */
export type Services = {
  settings: Settings
  database: Database
  /** what they do when the core asks */
  areas: Areas
  epoch: Epoch
  blobs: BlobStore
  virusScan: VirusScan
  secrets: Secrets
  channels: Channels
  /** what the channels of campaigns say to their ledger */
  ledgers: ChannelLedgers
  /** language models, translation and the bot's tools */
  assistant: Assistant
  background: BackgroundQueue
  /** what senders of mail reach of the world */
  mail: MailNetwork
  /** how they sign in there */
  signIns: SignIns
  /** ways out for text messages that companies own */
  smsRoutes: SmsRoutes
  /** numbers of WhatsApp that companies own */
  graphAccounts: GraphAccounts
  /** pages of Facebook and accounts of Instagram that companies run */
  ownPages: OwnPages
  /** phones that users have linked by QR code */
  linkedPhones: LinkedPhones
  /** how their templates are handed in and read */
  templateTools: TemplateTools
  /** figures of countries */
  comtrade: Comtrade
  /** those who sell shipments to companies */
  sellers: ShipmentSellers
  liveLeads: LiveLeads
  /** published shops: what writes and shows them */
  sites: Sites
  /** where outside services call this server; null: it has no address that they reach */
  hookBase: () => string | null
  /** the demo's carriers */
  sandbox: Sandbox | null
  log: Log
  live: Live
  limiter: Limiter
  refusals: Refusals
  disk: Disk
  load: Load
  payWays: PayWays
  /** the demo's */
  cashier: Cashier | null
  version: string
}
