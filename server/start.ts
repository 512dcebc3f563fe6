import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { limits } from '#domain/limits'
import { makeApp } from './app.ts'
import { openBlobStore } from './blobs/store.ts'
import { startBlobSweep } from './blobs/sweep.ts'
import { followCarriers } from './carriers/follow.ts'
import { openChannels, stopChannels } from './channels/open.ts'
import { type Database, openDatabase } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { startBack } from './email/back.ts'
import { openSignIns } from './email/grants/grants.ts'
import { clientsOf } from './email/grants/settings.ts'
import { openMailNetwork } from './email/network.ts'
import { ownTokens } from './email/ownTokens.ts'
import { openMailer } from './email/sending/mailer.ts'
import { startSending } from './email/sending/startSending.ts'
import { startChecks } from './email/verify/startChecks.ts'
import { SettingError } from './environment.ts'
import { renewSetupKey } from './features/auth/setup.ts'
import { startOpenBills } from './features/billing/openBills.ts'
import { lookBefore, startSenderUpkeep } from './features/email/senders/upkeep.ts'
import { makeLimiter } from './http/limiter.ts'
import { cookieName } from './http/route.ts'
import { type Later, makeLater } from './later.ts'
import { startLedgerCheck } from './ledger/check.ts'
import type { Log } from './log.ts'
import { startDigests } from './notifications/digestLoop.ts'
import { startPushes } from './notifications/pushLoop.ts'
import { startReminders } from './notifications/remind.ts'
import { payWaysOf } from './payments/payWays.ts'
import { sealServerKey } from './people/serverKey.ts'
import { settleRestored } from './restored/settleRestored.ts'
import { openCashier } from './sandbox/cashier.ts'
import type { Sandbox } from './sandbox/open.ts'
import { openSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import { keepEpoch } from './sync/epoch.ts'
import { startLive } from './sync/live.ts'
import { startSweep } from './sync/sweep.ts'

export type Running = {
  /** where it really listens */
  url: string
  /** while no account exists: the key of the one-time link */
  setupKey: string | null
  database: Database
  /** what is answered: method and path */
  routes: readonly { method: string; path: string }[]
  later: Later
  /** the demo's */
  sandbox: Sandbox | null
  stop: () => Promise<void>
}

/** Everything there is, from the database to the open port; what was begun is ended when a later step fails. */
export async function startServer(settings: Settings, log: Log): Promise<Running> {
  const ends: (() => Promise<void>)[] = []
  /** Each is ended, whatever another one says; the first complaint is told at the end. */
  const stop = async () => {
    const complaints: unknown[] = []
    for (const end of ends.splice(0).toReversed()) await end().catch((error: unknown) => complaints.push(error))
    if (complaints.length) throw complaints[0]
  }
  try {
    const database = await openDatabase(settings, log)
    ends.push(database.stop)
    await migrate(database)
    const epoch = await keepEpoch(database, settings, { log, onRestored: settleRestored })
    const { mayLeave } = epoch
    ends.push(epoch.stop)
    const setupKey = await renewSetupKey(database)
    const limiter = makeLimiter(settings.rates, log)
    const live = await startLive(database, { log, limiter, publicUrl: settings.url, cookieName })
    const blobs = openBlobStore(settings)
    ends.push(startSweep(database, log).stop, startBlobSweep({ database, store: blobs }, log).stop)
    const secrets = await openSecrets(database, settings)
    await sealServerKey(database, secrets)
    // What it is made of is not even loaded elsewhere.
    const sandbox = settings.demo
      ? await import('./sandbox/open.ts').then(({ openSandbox }) => openSandbox({ database, secrets, settings }))
      : null
    if (sandbox) ends.push(sandbox.stop)
    const channels = openChannels(sandbox?.settings ?? settings, log)
    const later = makeLater(log)
    const mail = openMailNetwork(settings, sandbox?.network ?? null)
    const signIns = openSignIns({ database, secrets, clients: clientsOf(settings) })
    ends.push(async () => mail.stop(), startSenderUpkeep({ database, secrets, mail, log }).stop)
    if (settings.mailWork) ends.push(startBack({ database, secrets, mail, signIns, log, mayLeave }).stop)
    const cashier = settings.demo ? openCashier() : null
    const payWays = payWaysOf(settings.payments, cashier)
    ends.push(startLedgerCheck(database, log).stop, startOpenBills({ database, payWays, settings, log }).stop)
    ends.push(() => stopChannels(channels))
    // The demo sends nothing and charges nobody, whatever is set up.
    if (!settings.demo)
      ends.push((await followCarriers({ database, secrets, settings, log }, { channels, payWays })).stop)
    ends.push(startReminders({ database, log, mayLeave }).stop)
    ends.push(later.stop, (await startPushes({ database, secrets, settings, log, mayLeave })).stop)
    const app = makeApp({
      settings,
      database,
      epoch,
      blobs,
      secrets,
      channels,
      sandbox,
      cashier,
      payWays,
      later,
      mail,
      signIns,
      log,
      live,
      limiter,
      version: readVersion(),
    })
    // Whoever sends slowly what is refused unread hears the answer: Node reads on until the request's time is over, the
    // adapter would cut it off after half a second.
    const server = createAdaptorServer({
      fetch: app.fetch,
      serverOptions: patience(settings.requestSeconds),
      autoCleanupIncoming: false,
    }) as Server
    // Nothing moves in either direction: not a request that comes, nor an answer that is taken.
    server.setTimeout(settings.requestSeconds * 1_000)
    live.attach(server)
    ends.push(() => closeServer(server, live.stop))
    const url = await listenOn(server, settings)
    ends.push(startDigests({ database, channels, url: settings.url ?? url, log, mayLeave }).stop)
    if (settings.mailWork) {
      const tokens = ownTokens(secrets)
      const mailer = openMailer({ database, secrets, signIns, blobs, tokens, network: mail, url: settings.url ?? url })
      const beforeBegin = lookBefore({ database, secrets, mail })
      ends.push(startSending({ database, mailer, log, mayLeave }, { isAlone: !settings.databaseUrl, beforeBegin }).stop)
      ends.push(startChecks({ database, network: mail, log }).stop)
    }
    return { url, setupKey, database, routes: app.routes, later, sandbox, stop }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

/** Who sends byte by byte must not hold a connection for ever. */
const patience = (requestSeconds: number) => ({
  requestTimeout: requestSeconds * 1_000,
  headersTimeout: Math.min(requestSeconds, limits.headerSeconds) * 1_000,
  keepAliveTimeout: limits.idleConnectionSeconds * 1_000,
  connectionsCheckingInterval: Math.min(requestSeconds, 5) * 1_000,
})

const readVersion = () =>
  (JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string }).version

function listenOn(server: Server, { host, port }: Settings): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new SettingError(`Port ${port} is taken. Set PORT to another one.`) : error),
    )
    server.listen(port, host, () => {
      const { address, port } = server.address() as AddressInfo
      // Every address of this machine: for the one who reads it, that is here.
      const here =
        { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[address] ?? (address.includes(':') ? `[${address}]` : address)
      resolve(`http://${here}:${port}`)
    })
  })
}

/** Requests that have begun are answered; after ten seconds nobody is waited for. */
async function closeServer(server: Server, stopLive: () => Promise<void>): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  await stopLive()
  // A connection whose last request is answered waits for another one; none comes.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), 10_000)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
