import type { CampaignTask } from '#domain/campaigns/task'
import { products } from '#domain/products'
import type { SmsMessageRow } from '#domain/sms/message'
import { balanceOf, score } from '../ledger/ledger.ts'
import type { TestDatabase } from './database.ts'
import { taskNow } from './emailCompany.ts'
import { readReceivers } from './ledger.ts'
import { until } from './sending.ts'
import type { SmsCentre } from './smsCentre.ts'
import { openSmsProcess, putAccount, putPhones, putSmsTask, smsCompany } from './smsCompany.ts'

type TaskOverCentre = {
  centre: Pick<SmsCentre, 'route'>
  phones: readonly string[]
  points?: number
  message?: Partial<SmsMessageRow>
  task?: Partial<CampaignTask>
}

/** Numbers of mobile phones of Japan, where nothing has to be added to a text. */
export const mobiles = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, n) => `8190${12_000_000 + from + n}`)

/** A company with a task over a message centre, and how both stand. */
export async function putCentreTask(
  server: TestDatabase,
  { centre, phones, points = 1_000, ...changes }: TaskOverCentre,
) {
  const { database } = server
  const company = await smsCompany(database, points)
  const account = await putAccount(server, company, centre.route)
  await putPhones(database, company, phones)
  const { task } = await putSmsTask(database, company, [account], changes)
  const product = score(products.smsMarketing)
  return {
    company,
    account,
    task: task.id,
    status: async () => (await taskNow(database, task.id)).status,
    rows: async () => (await readReceivers(database, task.id)).toSorted((a, b) => (a.address < b.address ? -1 : 1)),
    left: () => balanceOf(database.pool, company.account, product),
    held: () => balanceOf(database.pool, company.account, `held:${product}`),
    /** receipts and answers that nobody has worked off */
    async events() {
      const { rows } = await database.pool.query<{ state: string }>(
        'select state from raw_event where channel_account_id = $1 order by id',
        [account.id],
      )
      return rows.map(({ state }) => state)
    },
  }
}

/** A process works until it is so. */
export async function workUntil(
  server: TestDatabase,
  isOver: () => Promise<boolean>,
  setup: Parameters<typeof openSmsProcess>[1] = {},
): Promise<void> {
  const work = await openSmsProcess(server, setup)
  try {
    await until(isOver)
  } finally {
    await work.stop()
  }
}
