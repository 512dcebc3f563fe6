import { databaseName } from '#workers/database/schema'
import { newId } from '#workers/newId'
import type { Database } from '../../server/db/connect.ts'
import { App } from '../e2e/app.ts'
import { say, words } from '../e2e/words.ts'
import { type Company, contactId, contactName } from './company.ts'
import { type Device, longestTask, taskFigures, watchTasks } from './device.ts'
import { type Figure, percentile } from './table.ts'

// Changes on their way between two devices and the server: `from` is a sub account, `to` its main account.
const editRounds = 100
const warmRounds = 5
const queued = 10_000
/** Many files: the page waits two minutes for one. */
const perFile = 1_000
/** every other one is a new contact */
export const queuedCreates = queued / 2
const moved = 10_000

export type Pair = { from: Device; to: Device; url: string; company: Company; database: Database }

/** One field after another: left by a key, kept on the device, shown to the other. */
export async function edits({ from, to, url, company }: Pair): Promise<Figure[]> {
  const app = new App(from.page, url, 'en-US')
  await app.openContact(contactName(company.rows))
  const owner = { account: company.main.account, user: company.subs[0]!.user }
  await from.page.evaluate((channel) => window.bench.follow(channel), databaseName(owner))
  const kept: number[] = []
  const shown: number[] = []
  const bare: number[] = []
  for (let round = -warmRounds; round < editRounds; round++) {
    if (round === 0) await Promise.all([watchTasks(from.page), watchTasks(to.page)])
    const text = `Round ${round} Trading`
    await from.page.evaluate(() => window.bench.quiet())
    await to.page.evaluate((text) => window.bench.armText(text), text)
    await app.edit('company', text)
    const there = await to.page.evaluate(() => window.bench.textShown)
    const { pressed, durable } = await from.page.evaluate(() => window.bench.lastSave())
    if (round < 0) continue
    kept.push(durable - pressed)
    shown.push(there - pressed)
    bare.push(await from.page.evaluate(() => window.bench.bareCommit()))
  }
  await app.closePanel()
  const name = 'change of a field'
  return [
    { name: `${name}: key to durable on the device, median of ${editRounds}`, value: percentile(kept, 50), unit: 'ms' },
    {
      name: `${name}: key to durable on the device, p95`,
      value: percentile(kept, 95),
      unit: 'ms',
      against: { name: 'target', value: 30, atMost: 1 },
    },
    ...[50, 95].map((percent) => ({
      name: `${name}: key to durable on the device, p${percent} beside that of the browser alone`,
      value: percentile(kept, percent),
      unit: 'ms',
      against: { name: 'one small record until the disk has it', value: percentile(bare, percent) },
    })),
    { name: `${name}: key to the screen of another device, median`, value: percentile(shown, 50), unit: 'ms' },
    {
      name: `${name}: key to the screen of another device, p95`,
      value: percentile(shown, 95),
      unit: 'ms',
      against: { name: 'limit', value: 500, atMost: 1 },
    },
    ...(await mainThreads(name, { from, to })),
  ]
}

/** Made without a network, then sent; the other device follows. */
export async function drain({ from, to, url, company, database }: Pair): Promise<Figure[]> {
  const app = new App(from.page, url, 'en-US')
  const changes = manyChanges(company)
  await app.openHealth()
  await from.context.setOffline(true)
  const queueing = performance.now()
  const user = { user: company.subs[0]!.user, username: `${company.name}-0` }
  for (let at = 0; at < queued; at += perFile) await bring(app, company, user, changes.slice(at, at + perFile))
  const inQueue = performance.now() - queueing
  // Where people work; the page that lists what waits reads it again and again.
  await app.goTo('/statistics/contacts')
  await contactsOnScreen(from, company.rows + queuedCreates)

  await Promise.all([watchTasks(from.page), watchTasks(to.page)])
  const { label, saved } = app.words.app.sync
  const began = performance.now()
  const since = () => performance.now() - began
  await from.context.setOffline(false)
  const [drained, followed] = await Promise.all([
    app.page
      .getByRole('button', { name: say(label, { state: saved }) })
      .waitFor({ timeout: 600_000 })
      .then(since),
    contactsOnScreen(to, company.rows + queuedCreates).then(since),
  ])
  await mustBeApplied(database, changes)
  const count = queued.toLocaleString('en-US')
  return [
    {
      name: `${count} changes made offline, each durable`,
      value: inQueue / queued,
      unit: 'ms/change',
    },
    {
      name: `${count} waiting changes: from the network's return until all are confirmed and none waits`,
      value: drained / 1_000,
      unit: 's',
      against: { name: 'limit', value: 60, atMost: 1 },
    },
    {
      name: `${count} waiting changes: until another device shows them`,
      value: followed / 1_000,
      unit: 's',
      against: { name: 'until none waits', value: drained / 1_000 },
    },
    ...(await mainThreads(`${count} waiting changes`, { from, to })),
  ]
}

/** The main account takes contacts over; they leave the device of the sub account that had them. */
export async function transfer({ from, to, url, company }: Pair, total: number): Promise<Figure[]> {
  const former = new App(from.page, url, 'en-US')
  await former.goTo('/statistics/contacts')
  await contactsOnScreen(from, total)
  const app = new App(to.page, url, 'en-US')
  await app.openHealth()
  const ids = Array.from({ length: moved }, (_, n) => contactId(n + 1))
  const command = change('contact.transfer', { ids, to: company.main.user })
  await watchTasks(from.page)
  const began = performance.now()
  await Promise.all([
    bring(app, company, { user: company.main.user, username: company.name }, [command]),
    contactsOnScreen(from, total - moved),
  ])
  const name = `transfer of ${moved.toLocaleString('en-US')} contacts`
  return [
    {
      name: `${name}: from the command until they are off the former owner's screen`,
      value: (performance.now() - began) / 1_000,
      unit: 's',
      against: { name: 'target', value: 10, atMost: 1 },
    },
    ...taskFigures(`${name}, the former owner`, await longestTask(from.page)),
  ]
}

const contactsOnScreen = ({ page }: Device, total: number) =>
  page
    .getByText(`${total.toLocaleString('en-US')} contacts`, { exact: true })
    .first()
    .waitFor({ timeout: 600_000 })

async function mainThreads(name: string, { from, to }: Pick<Pair, 'from' | 'to'>): Promise<Figure[]> {
  return [
    ...taskFigures(`${name}, where they are made`, await longestTask(from.page)),
    ...taskFigures(`${name}, where they arrive`, await longestTask(to.page)),
  ]
}

/* ---------- changes as a file ---------- */

type Change = ReturnType<typeof change>
const change = (name: string, args: object) => ({
  uid: newId(),
  name,
  version: 1,
  args,
  base_rev: 0,
  edited_at: Date.now(),
})

/** New contacts, and notes on contacts that are there. */
const manyChanges = ({ rows }: Company): Change[] =>
  Array.from({ length: queued }, (_, n) =>
    n % 2 === 0
      ? change('contact.create', { rows: [{ id: newId(), name: `New ${n}`, company: `Harbour ${n} Ltd` }] })
      : change('contact.patch', { ids: [contactId(rows - n)], fields: { remark: `Wants samples, stand ${n}` } }),
  )

/** By the health page: the way in which as many changes get into a device at once. */
async function bring(app: App, company: Company, user: { user: string; username: string }, changes: Change[]) {
  const { account } = company.main
  const file = { kind: 'fairlead.changes', format: 1, account, ...user, epoch: company.epoch, changes }
  const buffer = Buffer.from(JSON.stringify(file))
  await app.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'changes.json', mimeType: 'application/json', buffer })
  const { brought_one, brought_other } = words['en-US'].sync.file
  const said = say(changes.length === 1 ? brought_one : brought_other, { count: String(changes.length) })
  await app.page.getByText(said).waitFor({ timeout: 300_000 })
}

async function mustBeApplied({ pool }: Database, changes: readonly Change[]) {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from sync_mutation where uid = any($1::uuid[]) and status = 'applied'`,
    [changes.map(({ uid }) => uid)],
  )
  if (rows[0]!.count !== changes.length) throw new Error(`${rows[0]!.count} changes were applied`)
}
