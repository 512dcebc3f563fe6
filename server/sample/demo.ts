import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { products } from '#domain/products'
import { openBlobStore } from '../blobs/store.ts'
import { importPrices } from '../campaigns/prices/importPrices.ts'
import { storeSeller } from '../customs/seller.ts'
import type { Database } from '../db/connect.ts'
import { isDataFolderLocked } from '../db/dataFolder.ts'
import { SettingError } from '../environment.ts'
import { giveMoney, givePoints, sell } from '../features/billing/operator.ts'
import { areas } from '../features/index.ts'
import { errorFields, type Log } from '../log.ts'
import { createCompany, createSubAccount } from '../operator.ts'
import { sandboxSellerKey, sandboxSellerName, sandboxSellerPoints } from '../sandbox/customs/shipmentSeller.ts'
import { openSecrets, type Secrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import { type RunningServer, startServer } from '../start.ts'
import { seedAnswers } from './answers.ts'
import { seedAutoRun } from './autoRun.ts'
import { seedBot } from './bot.ts'
import { linkSamplePhones } from './linkedPhones.ts'
import { seedMails } from './mails.ts'
import { seedOwnPages } from './ownPages.ts'
import { samplePrices } from './prices.ts'
import { seedCompanions, seedContacts, seedCustomFields, seedDoubles } from './seed.ts'
import { seedShipments } from './shipments.ts'
import { seedShop } from './shop.ts'
import { seedSite } from './site.ts'
import { seedTexts } from './texts.ts'
import { seedWhatsappNumber } from './whatsappNumber.ts'

const password = 'fairlead-demo'
const people = {
  main: { username: 'demo', nickname: '展客通演示', email: 'demo@example.com', phone: '+8613800138000', contacts: 900 },
  subs: [
    { username: 'demo-lin', nickname: '林晓', contacts: 500 },
    { username: 'demo-anna', nickname: 'Anna', contacts: 400 },
  ],
}

const pointsForSale = {
  [products.emailMarketing]: 100,
  [products.smsMarketing]: 20,
  [products.fairleadWTMarketing]: 20,
}
/** Given, and not for sale: rows of leads, what is found of staff, messages of linked phones, look-ups of shipments. */
const pointsToTry = {
  [products.globalTrade]: 5_000,
  [products.deepSearch]: 100_000,
  [products.fbHome]: 5_000,
  [products.insData]: 5_000,
  [products.wtMarketing]: 5_000,
  [products.customsData]: 500,
}
/** A message over WhatsApp takes several. */
const pointsEach: Readonly<Record<number, number>> = { [products.fairleadWTMarketing]: 10 }

/** `linksPhones`: two phones are linked as it is filled, which takes some seconds. */
type DemoOptions = { kept: string | null; linksPhones: boolean }

/**
 * The same product in a throw-away database with a sample company; nothing of it outlives the process. `kept`: in this
 * folder instead, and the next demo there goes on with it, whatever became of the process.
 */
export async function startDemo(
  settings: Settings,
  log: Log,
  { kept, linksPhones }: DemoOptions,
): Promise<RunningServer> {
  if (kept === null) await removeKilled()
  const data = kept === null ? await mkdtemp(join(tmpdir(), prefix)) : resolve(kept)
  const remove = () => (kept === null ? rm(data, { recursive: true, force: true }) : Promise.resolve())
  try {
    const isFilled = kept !== null && (await openFolder(data))
    const running = await startServer(
      { ...settings, data, databaseUrl: null, watermark: null, demo: true, register: 'open', shop: demoShop(settings) },
      log,
    )
    if (!isFilled)
      await fill(running, {
        secrets: await openSecrets(running.database, areas, { ...settings, data, watermark: null }),
        data,
        log,
        linksPhones,
      })
    if (kept !== null) await writeFile(join(data, mark), 'filled')
    printAccounts(settings.url ?? running.url, { isKept: kept !== null, shop: settings.shop?.url ?? running.shopUrl })
    return {
      ...running,
      setupKey: null,
      async stop() {
        await running.stop()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Visitors see the sample company's shop on a port of its own, beside the app's. */
const demoShop = ({ shop }: Settings): Settings['shop'] => ({
  port: shop?.port ?? 0,
  url: shop?.url ?? null,
  company: people.main.username,
})

const prefix = 'fairlead-demo-'

/** What throw-away demos left that were killed: their folder was once locked, and nobody holds it now. */
async function removeKilled(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  for (const folder of names.map((name) => join(tmpdir(), name))) {
    try {
      if (!existsSync(join(folder, 'server.pid')) || isDataFolderLocked(folder)) continue
      await rm(folder, { recursive: true, force: true })
    } catch {
      // Another user's.
    }
  }
}

const mark = 'demo'

/** Whether there is a demo in it. Nobody's data is made one, and nothing is removed. */
async function openFolder(folder: string): Promise<boolean> {
  const state = await readFile(join(folder, mark), 'utf8').catch(() => null)
  if (state === 'filled') return true
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length) throw new SettingError(`${folder} is not empty, and no whole demo is in it.`)
  await writeFile(join(folder, mark), '')
  return false
}

type FillNeeds = { secrets: Secrets; data: string; log: Log; linksPhones: boolean }

async function fill(running: RunningServer, { secrets, data, log, linksPhones }: FillNeeds): Promise<void> {
  const { database, sandbox, linkedPhones, graphAccounts, url } = running
  const now = Date.now()
  const { main, subs } = people
  const owner = await createCompany(database, { ...main, password })
  // So that a code signs in beside the password.
  await database.pool.query('update app_user set email_proven_at = now(), mobile_proven_at = now()')
  await stock(database)
  await seedContacts(database, owner, { count: main.contacts, seed: 1, now })
  await seedCompanions(database, owner, { count: 40, seed: 101, now })
  await seedDoubles(database, owner, { count: 12, seed: 201, now })
  const actors = [owner]
  for (const [index, sub] of subs.entries()) {
    const actor = await createSubAccount(database, main.username, { ...sub, password })
    actors.push(actor)
    await seedContacts(database, actor, { count: sub.contacts, seed: index + 2, now })
    await seedCompanions(database, actor, { count: 40, seed: index + 102, now })
  }
  await seedCustomFields(database, actors[0]!, { count: 600, seed: 401, now })
  await seedShipments(database, owner, { count: 3_000, seed: 601, now })
  await seedShop(database, owner, { seed: 701, now, blobs: openBlobStore({ data, s3: null }) })
  if (running.shopUrl) await seedSite(database, owner, running.shopUrl)
  if (!sandbox) return
  await storeSeller(database.pool, secrets, owner.account, {
    name: sandboxSellerName,
    url: sandbox.seller.url,
    points: sandboxSellerPoints,
    key: sandboxSellerKey,
  })
  await seedMails(database, actors, { server: sandbox.network.mailServer, seed: 301, now })
  await seedTexts(database, actors, { centre: sandbox.settings.sms, secrets, seed: 501, now })
  await seedAnswers(database, owner, now)
  await seedWhatsappNumber(database, owner, { graphs: sandbox.graphs, graphAccounts, secrets, url, now })
  await seedOwnPages(database, owner, { meta: sandbox.metaPages, secrets, url, log })
  const phones = sandbox.linkedPhones
  if (linksPhones)
    await linkSamplePhones(owner, { stores: { database, secrets }, linkedPhones, phones, data, now }).catch(
      (error: unknown) => log('the demo begins without linked phones', errorFields(error)),
    )
  await seedBot(database, owner)
  await seedAutoRun(database, owner, now)
}

/** Something to spend, and something to buy. */
async function stock(database: Database): Promise<void> {
  const username = people.main.username
  for (const [product, pointsPerYuan] of Object.entries(pointsForSale))
    await sell(database, Number(product), pointsPerYuan)
  for (const product of Object.keys(pointsForSale).map(Number))
    await givePoints(database, username, { product, points: 5_000 * (pointsEach[product] ?? 1) })
  for (const [product, points] of Object.entries(pointsToTry))
    await givePoints(database, username, { product: Number(product), points })
  await importPrices(database, { path: 'sample.csv', text: samplePrices })
  await giveMoney(database, username, { fen: 10_000 })
}

function printAccounts(address: string, { isKept, shop }: { isKept: boolean; shop: string | null }): void {
  console.log(
    isKept
      ? 'This is the demo: a sample company. It goes on when it is started with this folder again.'
      : 'This is the demo: a sample company in a throw-away database, gone when it stops.',
  )
  console.log(
    `  main account   ${people.main.username} (${people.main.email}, ${people.main.phone})   password ${password}`,
  )
  for (const sub of people.subs) console.log(`  sub account    ${sub.username}   password ${password}`)
  console.log(
    `  its mails arrive at ${address}/sandbox, its text messages at ${address}/sandbox/phones, its Facebook and Instagram at ${address}/sandbox/meta, its WhatsApp at ${address}/sandbox/whatsapp and on linked phones at ${address}/sandbox/linked, its time is put forward at ${address}/sandbox/clock`,
  )
  if (shop) console.log(`  visitors see its shop at ${shop}`)
}
