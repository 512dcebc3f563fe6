import { randomUUID } from 'node:crypto'
import { autoMutations } from '#domain/autoMarketing/mutations'
import { type AutoPlan, type AutoStep, emptyAutoPlan, newAutoStep } from '#domain/autoMarketing/plan'
import { type AutoCommand, type AutoRun, newAutoRun } from '#domain/autoMarketing/run'
import { type CampaignChannel, channelProduct } from '#domain/campaigns/channel'
import type { SendOutcome } from '#domain/campaigns/outcome'
import { noFilter } from '#domain/contacts/filter'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { startAutoMarketing } from '../autoMarketing/startAutoMarketing.ts'
import type { CampaignDriver } from '../campaigns/sending/driver.ts'
import { openRates, readRates } from '../campaigns/sending/rates.ts'
import { keepMessages } from '../campaigns/sending/run.ts'
import { startSending } from '../campaigns/sending/startSending.ts'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { grantPoints } from '../ledger/ledger.ts'
import { noLog } from '../log.ts'
import { createCompany } from '../operator.ts'
import { newIdAt } from '../sync/newId.ts'
import { writeServerRows } from '../sync/serverRows.ts'
import { quotedColumns } from '../sync/tables.ts'
import { setContactCap } from './contactCap.ts'
import { put } from './emailCompany.ts'

/** A company that may do all of it, and is bounded by nothing else. */
export async function autoCompany(database: Database, points = 10_000): Promise<Actor> {
  const channels = (['email', 'linked'] as const).map(channelProduct)
  const company = await createCompany(database, {
    username: `auto-${randomUUID().slice(0, 8)}`,
    password: 'a long password',
    products: [products.autoMarketing, products.globalTrade, ...channels],
  })
  if (points > 0) for (const product of channels) await giveAutoPoints(database, company, product, points)
  await setContactCap(database, company, null)
  return company
}

export const giveAutoPoints = (database: Database, { account }: Actor, product: number, points: number) =>
  asSystem(database, (connection) =>
    grantPoints(connection, { account, uid: randomUUID(), user: null, product, points }),
  )

/** What left over a channel of the test's own, in its order: to whom, for which task. */
export type Letters = { written: { channel: CampaignChannel; contact: string; task: string }[] }
type Answers = (channel: CampaignChannel, address: string) => SendOutcome

const allDay = { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }
export const tookIt: SendOutcome = { kind: 'accepted', refs: [], code: '250', text: 'ok' }

/** A channel as the ledger sees it, which writes into a book. */
function paperChannel(channel: CampaignChannel, letters: Letters, answers: Answers, perSecond: number): CampaignDriver {
  const rates = [{ of: 'sender', many: perSecond, perMs: 1_000, atOnce: perSecond }] as const
  return {
    ledger: {
      channel,
      async prepare(connection, { account, task, messages }) {
        const kept = messages.map(({ step }) => ({ step, letter: 'Spring' }))
        return {
          keep: async () => void (await keepMessages(connection, { account, task }, kept)),
          begun: async () => [],
        }
      },
      readSender: async (_, { id }) => ({ id, hours: allDay }),
      senderStamps: async () => new Map(),
      openPace: (connection, of) => openRates(connection, of, rates),
      readTurns: (connection, of, _, now) => readRates(connection, of, rates, now),
      costsOf: async (_, __, some) => new Map(some.map(({ id }) => [id, 1])),
    },
    async open({ task }) {
      return async ({ address, contact }, { beforeHandOver }) => {
        const outcome = answers(channel, address)
        if (outcome.kind === 'account' || outcome.kind === 'later') return outcome
        await beforeHandOver()
        letters.written.push({ channel, contact, task })
        return outcome
      }
    },
    stop() {},
  }
}

/** A process that moves runs and sends what they write. */
export function openAutoProcess(
  database: Database,
  letters: Letters,
  answers: Answers = () => tookIt,
  perSecond = 5_000,
) {
  const drivers = (['email', 'linked'] as const).map((channel) => paperChannel(channel, letters, answers, perSecond))
  const quick = { everyMs: 20, restMs: 30, heartbeatMs: 50, silentMs: 400, portion: 50, patienceMs: 300 }
  const sending = startSending({ database, drivers, log: noLog }, quick)
  const runs = startAutoMarketing({ database, log: noLog }, { everyMs: 20, restMs: 20 })
  return {
    async stop() {
      await runs.stop()
      await sending.stop()
    },
  }
}

const sender = randomUUID() as string
export const autoStep = (id: string, changes: Partial<AutoStep> = {}): AutoStep => ({
  ...newAutoStep(id, changes.channel ?? 'email'),
  message: sender,
  senders: [sender],
  verify_count: 0,
  ...changes,
})

/** Whoever is there, over these steps, with nothing waited for. */
export const autoPlan = (steps: readonly AutoStep[], changes: Partial<AutoPlan> = {}): AutoPlan => ({
  ...emptyAutoPlan,
  sources: [{ kind: 'contacts', id: 'there', filter: noFilter }],
  steps: [...steps],
  allows_unknown_basis: true,
  gate_hours: 0,
  ...changes,
})

export async function putAutoRun(database: Database, company: Actor, plan: AutoPlan, changes: Partial<AutoRun> = {}) {
  const now = Date.now()
  const run: AutoRun = {
    ...newAutoRun,
    id: newIdAt(now),
    name: 'Spring',
    plan,
    repeats: null,
    belongto: company.user,
    state: 'running',
    began_at: now,
    created_at: now,
    updated_at: now,
    ...changes,
  }
  await put(database, company, 'auto_run', [run])
  return run
}

export async function readAutoRun({ pool }: Database, id: string): Promise<AutoRun> {
  const { rows } = await pool.query<AutoRun>(
    `select ${quotedColumns('auto_run').join(', ')} from auto_run where id = $1`,
    [id],
  )
  return rows[0]!
}

/** As a device that heard of the last change would. */
export async function commandAutoRun(
  database: Database,
  company: Actor,
  id: string,
  action: AutoCommand,
): Promise<boolean> {
  return asSystem(database, async (connection) => {
    const { rows } = await connection.query<AutoRun>(
      `select ${quotedColumns('auto_run').join(', ')} from auto_run where id = $1 for update`,
      [id],
    )
    const run = rows[0]!
    const context = { id, user: company.user, edited_at: Date.now(), now: Date.now() }
    const after = autoMutations['auto_run.change'].apply(run, { id, action }, context) as AutoRun
    if (after.state === run.state && after.approved === run.approved) return false

    await writeServerRows(connection, company.account, 'auto_run', [after])
    return true
  })
}
