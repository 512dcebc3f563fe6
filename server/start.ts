import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownPageChannels } from '#domain/conversations/channel'
import { siteWords } from '#domain/shop/site/siteWords'
import { makeApp } from './app.ts'
import { startBot } from './assistant/bot/startBot.ts'
import { openAssistant } from './assistant/open.ts'
import { startAutoMarketing } from './autoMarketing/startAutoMarketing.ts'
import { startAutoRules } from './autoMarketing/startAutoRules.ts'
import { type BackgroundQueue, makeBackgroundQueue } from './backgroundQueue.ts'
import { defineBlobReferences } from './blobs/references.ts'
import { openBlobStore } from './blobs/store.ts'
import { startBlobSweep } from './blobs/sweep.ts'
import { openVirusScan } from './blobs/virusScan.ts'
import { startSending } from './campaigns/sending/startSending.ts'
import { followCarriers } from './carriers/follow.ts'
import { openChannels, stopChannels } from './channels/open.ts'
import { startExpiring } from './conversations/expired.ts'
import { startFollowing } from './conversations/followContacts.ts'
import { startConversationJobs } from './conversations/rules/startJobs.ts'
import { startChats } from './conversations/sending/startChats.ts'
import { openComtrade } from './customs/openComtrade.ts'
import { openShipmentSellers } from './customs/seller.ts'
import { type Database, openDatabase } from './db/connect.ts'
import { openLeases } from './db/leases.ts'
import { migrate } from './db/migrate.ts'
import { watchDisk } from './disk.ts'
import { openMailChats } from './email/answering/chatDriver.ts'
import { emailLedger } from './email/campaignLedger.ts'
import { openSignIns } from './email/grants/grants.ts'
import { clientsOf } from './email/grants/settings.ts'
import { openMailNetwork } from './email/network.ts'
import { openMailer } from './email/outgoing/mailer.ts'
import { ownTokens } from './email/ownTokens.ts'
import { startReceiving, transportsByPort } from './email/receiving.ts'
import { startChecks } from './email/verify/startChecks.ts'
import { renewSetupKey } from './features/auth/setup.ts'
import { startOpenBills } from './features/billing/openBills.ts'
import { lookBefore, startSenderUpkeep } from './features/email/senders/upkeep.ts'
import { areas } from './features/index.ts'
import { phoneHints } from './features/linked/phoneHints.ts'
import { makeLimiter } from './http/limiter.ts'
import { makeRefusals } from './http/refusals.ts'
import { closeServer, listenOn, makeServer } from './http/server.ts'
import { makeLoad } from './http/underWay.ts'
import { startLeads } from './leads/job/startLeads.ts'
import { openLiveLeads } from './leads/liveLeads.ts'
import { openLeadTools } from './leads/openTools.ts'
import { startLedgerCheck } from './ledger/check.ts'
import { openLinkedAcks } from './linked/acks.ts'
import { openLinkedChats } from './linked/chats/chatDriver.ts'
import { startLinkedChats } from './linked/chats/startLinkedChats.ts'
import { fetchDriver } from './linked/driverPackage.ts'
import { keepLinkedNews } from './linked/news.ts'
import { type LinkedPhones, openLinkedPhones } from './linked/phones.ts'
import { openLinkedSending } from './linked/sending/driver.ts'
import { openLinkedLedger } from './linked/sending/ledger.ts'
import { findReached } from './linked/sending/receipts.ts'
import type { Log } from './log.ts'
import { startDigests } from './notifications/digestLoop.ts'
import { startPushes } from './notifications/pushLoop.ts'
import { startReminders } from './notifications/remind.ts'
import { openPageChats } from './ownPages/chats/chatDriver.ts'
import { openOwnPages } from './ownPages/ownPages.ts'
import { startOwnPages } from './ownPages/startPages.ts'
import { payWaysOf } from './payments/payWays.ts'
import { sealServerKey } from './people/serverKey.ts'
import { settleRestored } from './restored/settleRestored.ts'
import { openCashier } from './sandbox/cashier.ts'
import type { Sandbox } from './sandbox/open.ts'
import { openSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import { openSites } from './shop/site/openSites.ts'
import { openSmsNetwork } from './sms/network.ts'
import { heardEvent, keepEvents } from './sms/receiving/events.ts'
import { startSmsReceiving } from './sms/receiving/startSmsReceiving.ts'
import { openRoutes } from './sms/routes.ts'
import { openSmsChats } from './sms/sending/chatDriver.ts'
import { openSmsDriver } from './sms/sending/driver.ts'
import { openSmsLedger } from './sms/sending/ledger.ts'
import { keepEpoch } from './sync/epoch.ts'
import { asksForLive, startLive } from './sync/live.ts'
import { startSweep } from './sync/sweep.ts'
import { settleCharges } from './whatsapp/charges.ts'
import { openWhatsappChats } from './whatsapp/chats/chatDriver.ts'
import { type GraphAccounts, openGraphAccounts } from './whatsapp/graphAccounts.ts'
import { buttonLinks } from './whatsapp/sending/buttonLinks.ts'
import { openWhatsappDriver } from './whatsapp/sending/driver.ts'
import { whatsappLedger } from './whatsapp/sending/ledger.ts'
import { startWhatsapp } from './whatsapp/startWhatsapp.ts'
import { takeHeardTemplates } from './whatsapp/templates/heard.ts'
import { startTemplateReading } from './whatsapp/templates/startReading.ts'
import { companyFiles, type TemplateTools } from './whatsapp/templates/tools.ts'

export type RunningServer = {
  /** where it really listens */
  url: string
  /** where shops are seen; null: nowhere */
  shopUrl: string | null
  /** while no account exists: the key of the one-time link */
  setupKey: string | null
  database: Database
  /** what is answered: method and path */
  routes: readonly { method: string; path: string }[]
  background: BackgroundQueue
  /** the demo's */
  sandbox: Sandbox | null
  linkedPhones: LinkedPhones
  graphAccounts: GraphAccounts
  stop: () => Promise<void>
}

/** Everything there is, from the database to the open port; what was begun is ended when a later step fails. */
export async function startServer(settings: Settings, log: Log): Promise<RunningServer> {
  const ends: (() => Promise<void>)[] = []
  let stopListening = () => {}
  /** No new connections; then each is ended, whatever another one says. The first complaint is told at the end. */
  const stop = async () => {
    const complaints: unknown[] = []
    stopListening()
    for (const end of ends.splice(0).toReversed()) {
      try {
        await end()
      } catch (error) {
        complaints.push(error)
      }
    }
    if (complaints.length) throw complaints[0]
  }
  try {
    const disk = watchDisk(settings, log)
    const database = await openDatabase(settings, log, disk.heard)
    ends.push(database.stop)
    await migrate(database)
    await defineBlobReferences(database, areas)
    const epoch = await keepEpoch(database, settings, {
      log,
      onRestored: (restored) => settleRestored(restored, areas),
    })
    const { mayLeave } = epoch
    ends.push(epoch.stop)
    const setupKey = await renewSetupKey(database)
    const limiter = makeLimiter(settings.rates, log)
    const refusals = makeRefusals(log)
    const live = await startLive(database, {
      log,
      limiter,
      refusals,
      publicUrl: settings.url,
      ofPhone: phoneHints(database),
    })
    const blobs = openBlobStore(settings)
    const virusScan = openVirusScan(settings.clamd)
    ends.push(startSweep(database, areas, log).stop, startBlobSweep({ database, store: blobs }, log).stop)
    const secrets = await openSecrets(database, areas, settings)
    await sealServerKey(database, secrets)
    // What it is made of is not even loaded elsewhere.
    const sandbox = settings.demo
      ? await import('./sandbox/open.ts').then(({ openSandbox }) => openSandbox({ database, secrets, settings, log }))
      : null
    if (sandbox) ends.push(sandbox.stop)
    const channels = openChannels(sandbox?.settings ?? settings, log)
    const background = makeBackgroundQueue(log)
    const mail = openMailNetwork(settings, sandbox?.network ?? null)
    const signIns = openSignIns({ database, secrets, clients: clientsOf(settings) })
    ends.push(async () => mail.stop(), startSenderUpkeep({ database, secrets, mail, log }).stop)
    if (settings.mailWork)
      ends.push(
        startReceiving({ database, secrets, mail, signIns, log, mayLeave, files: { store: blobs, virusScan } }).stop,
      )
    const smsEvents = keepEvents(database)
    const smsRoutes = openRoutes({
      database,
      secrets,
      network: openSmsNetwork(settings, sandbox ? sandbox.network.messageCentres : null),
      log,
      hear: (of, heard) => smsEvents.add(heardEvent(of, heard)),
    })
    const graph = sandbox ? { ...settings.graph, url: sandbox.graphs.url } : settings.graph
    const graphAccounts = openGraphAccounts({ database, secrets, graph })
    const leases = openLeases(database, log)
    const ownPages = openOwnPages({ database, secrets, app: sandbox ? sandbox.metaPages.app : settings.metaApp })
    ends.push(
      smsRoutes.stop,
      async () => graphAccounts.stop(),
      async () => ownPages.stop(),
      leases.stop,
    )
    const phoneServer = async () => (sandbox ? (await sandbox.linkedPhones.open()).server : null)
    const linkedAcks = openLinkedAcks({ database, log })
    const linkedPhones = openLinkedPhones({
      database,
      secrets,
      leases,
      log,
      driver: () => fetchDriver(settings.data),
      server: phoneServer,
      isWhole: epoch.isWhole,
      hears(ref, news) {
        linkedAcks.heard(ref, news)
        linkedSending.heard(ref, news)
      },
      keepNews: (ref, news) => keepLinkedNews({ database, secrets }, ref, news),
    })
    const linkedSending = openLinkedSending({ database, phones: linkedPhones, acks: linkedAcks, blobs, log })
    ends.push(linkedPhones.stop)
    const templateTools: TemplateTools = {
      database,
      leases,
      openGraph: graphAccounts.of,
      readFile: companyFiles(database, blobs),
      log,
    }
    // The demo's own services reach it where it listens.
    let listeningAt: string | null = null
    const hookBase = () => (sandbox ? listeningAt : settings.url)
    const comtrade = openComtrade(sandbox ? sandbox.comtradeUrl : settings.comtrade, { publicUrl: settings.url })
    ends.push(async () => comtrade.stop())
    const sellers = openShipmentSellers({
      publicUrl: settings.url,
      servers: settings.leads.servers,
      sandbox: sandbox && [sandbox.seller.server],
    })
    ends.push(async () => sellers.stop())
    const assistant = openAssistant({
      database,
      secrets,
      settings: settings.assistant,
      sandbox: sandbox?.model ?? null,
      contact: settings.url ?? 'http://localhost',
      fetchPage: sandbox?.leads.fetchPage ?? null,
    })
    ends.push(async () => assistant.stop())
    const liveLeads = openLiveLeads(settings.leads, {
      contact: () => settings.url ?? listeningAt ?? '',
      sandbox: sandbox?.leads ?? null,
      crawl: assistant.crawl,
    })
    ends.push(async () => liveLeads.stop())
    const label = settings.demo ? siteWords('zh').sample + ' · ' + siteWords('en').sample : null
    const siteTools = {
      database,
      secrets,
      channels,
      blobs,
      virusScan,
      resolve: mail.dns.resolve,
      log,
      limiter,
      appUrl: settings.url,
    }
    const sites = openSites(siteTools, settings.shop, label)
    ends.push(sites.stop)
    const cashier = settings.demo ? openCashier() : null
    const payWays = payWaysOf(settings.payments, cashier)
    ends.push(startLedgerCheck(database, log).stop, startOpenBills({ database, payWays, settings, log }).stop)
    ends.push(() => stopChannels(channels))
    // The demo sends nothing and charges nobody, whatever is set up.
    if (!settings.demo)
      ends.push((await followCarriers({ database, secrets, settings, log }, { channels, payWays })).stop)
    ends.push(startReminders({ database, log, mayLeave }).stop)
    ends.push(background.stop, (await startPushes({ database, secrets, settings, log, mayLeave })).stop)
    const app = makeApp({
      settings,
      database,
      areas,
      epoch,
      blobs,
      virusScan,
      secrets,
      channels,
      ledgers: { email: emailLedger, sms: openSmsLedger(null), whatsapp: whatsappLedger, linked: openLinkedLedger() },
      sandbox,
      cashier,
      payWays,
      background,
      mail,
      signIns,
      smsRoutes,
      graphAccounts,
      ownPages,
      linkedPhones,
      templateTools,
      comtrade,
      sellers,
      assistant,
      liveLeads,
      sites,
      hookBase,
      log,
      live,
      limiter,
      refusals,
      disk,
      load: makeLoad(),
      version: readVersion(),
    })
    const server = makeServer({
      fetch: app.fetch,
      upgrades: asksForLive,
      https: settings.url?.startsWith('https:') ?? false,
      requestSeconds: settings.requestSeconds,
      log,
    })
    live.attach(server)
    ends.push(() => closeServer(server, live.stop))
    const url = await listenOn(server, settings)
    listeningAt = url
    const shopUrl = await sites.listen(settings.host)
    stopListening = () => server.close()
    ends.push(startDigests({ database, channels, url: settings.url ?? url, log, mayLeave }).stop)
    if (settings.mailWork) {
      const tokens = ownTokens(secrets)
      const mailer = openMailer({ database, secrets, signIns, blobs, tokens, network: mail, url: settings.url ?? url })
      const isCalled = settings.url !== null
      const receiving = startSmsReceiving({ database, routes: smsRoutes, leases, log, isCalled })
      ends.push(receiving.stop, startTemplateReading(templateTools).stop)
      ends.push(
        startWhatsapp({
          database,
          graphAccounts,
          files: { store: blobs, virusScan },
          leases,
          log,
          hears: { others: takeHeardTemplates, charged: settleCharges },
        }).stop,
      )
      ends.push(
        startLinkedChats({
          database,
          secrets,
          phones: linkedPhones,
          files: { store: blobs, virusScan },
          leases,
          log,
          server: phoneServer,
          receivers: findReached,
        }).stop,
      )
      ends.push(
        startOwnPages({ database, pages: ownPages, secrets, files: { store: blobs, virusScan }, leases, log }).stop,
      )
      const answered = ownPageChannels.map((channel) => openPageChats({ database, pages: ownPages, blobs }, channel))
      const spoken = openLinkedChats({ database, phones: linkedPhones, acks: linkedAcks, blobs })
      const written = openWhatsappChats({ database, graph: graphAccounts, blobs })
      const texts = openSmsChats({ database, secrets, routes: smsRoutes, url: settings.url })
      const transports = transportsByPort({ mail })
      const mails = openMailChats({ database, secrets, signIns, mail, blobs, transports: transports.at, log })
      ends.push(async () => transports.stop())
      ends.push(startFollowing(database, log).stop)
      ends.push(startConversationJobs({ database, log, mayLeave }).stop)
      const { ask, sources, translationOf } = assistant
      ends.push(startBot({ database, log, mayLeave, ask, sources, translationOf }).stop)
      ends.push(startExpiring(database, log).stop)
      ends.push(
        startChats({ database, leases, drivers: [texts, mails, written, spoken, ...answered], log, mayLeave }).stop,
      )
      const linksAt = settings.url ?? (sandbox && url)
      const texter = openSmsDriver({ database, secrets, routes: smsRoutes, log, url: settings.url, linksAt })
      const links = linksAt === null ? null : buttonLinks(secrets, linksAt)
      const writer = openWhatsappDriver({ database, graph: graphAccounts, blobs, log, links })
      const beforeBegin = lookBefore({ database, secrets, mail })
      ends.push(
        startSending(
          { database, drivers: [mailer, texter, writer, linkedSending.driver], log, mayLeave },
          { isAlone: !settings.databaseUrl, beforeBegin },
        ).stop,
      )
      const leadTools = openLeadTools(settings.leads, settings.url ?? url, {
        resolve: mail.dns.resolve,
        sandbox: sandbox?.leads ?? null,
      })
      ends.push(async () => leadTools.stop())
      const steps = () => import('./leads/steps/leadSteps.ts').then(({ leadSteps }) => leadSteps)
      ends.push(startLeads({ database, leases, secrets, log, steps, tools: leadTools.tools, mayLeave }).stop)
      ends.push(startAutoMarketing({ database, log, mayLeave }).stop)
      ends.push(startAutoRules({ database, log, mayLeave }).stop)
      ends.push(startChecks({ database, network: mail, log }).stop)
    }
    return {
      url,
      shopUrl,
      setupKey,
      database,
      routes: app.routes,
      background,
      sandbox,
      linkedPhones,
      graphAccounts,
      stop,
    }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

const readVersion = () =>
  (JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string }).version
