import { everybody } from '#domain/campaigns/task'
import { type ChannelAccount, newChannelAccount } from '#domain/channels/account'
import type { Actor } from '#domain/shared/mutation'
import type { SmsMessageRow } from '#domain/sms/message'
import { putChannelSecrets } from '../channels/accounts/channelSecrets.ts'
import type { SmppSettings } from '../channels/sms/smppSession.ts'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import type { Secrets } from '../secrets.ts'
import { writeServerRows } from '../sync/serverRows.ts'
import { dayMs, unstartedTask } from './mailTasks.ts'
import { type Random, randomFrom } from './random.ts'

type TextSample = { centre: SmppSettings; secrets: Secrets; seed: number; now: number }

/**
 * A route to the demo's own phones, ready to send, and text messages that each of the company's users has written. Two tasks
 * send theirs as the demo begins: its phones report and answer as they do later, so that all numbers are the ledger's own.
 */
export async function seedTexts(
  database: Database,
  actors: readonly Actor[],
  { centre, secrets, seed, now }: TextSample,
): Promise<void> {
  const random = randomFrom(seed)
  const [main] = actors
  const { account } = main!
  await asSystem(database, async (connection) => {
    const route = sampleRoute(random, centre, now)
    await writeServerRows(connection, account, 'channel_account', [route])
    await putChannelSecrets(connection, secrets, { account, channelAccount: route.id }, { password: centre.password })
    const tasks = []
    for (const [nth, actor] of actors.entries()) {
      const messages = sampleTexts
        .filter(({ by }) => by === nth)
        .map((text) => sampleText(random, text, actor.user, now))
      await writeServerRows(connection, account, 'sms_message', messages)
      if (nth === 0) tasks.push(...messages.slice(0, 2).map((message) => sampleSmsTask(random, route.id, message, now)))
    }
    await writeServerRows(connection, account, 'campaign_task', tasks)
  })
}

const sampleRoute = (random: Random, { host, port, secure }: SmppSettings, now: number): ChannelAccount => ({
  ...newChannelAccount,
  id: random.id(now - 30 * dayMs),
  channel: 'sms',
  name: '演示手机 Demo phones',
  setting: { kind: 'smpp', host, port, secure, system_id: 'demo', long: 'parts', window: 10 },
  // A number, so that phones can answer it.
  sender: '+8657487000000',
  registered_in: [],
  countries: [],
  // Whoever tries it out has minutes, at any hour.
  hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
  per_second: 200,
  currency: 'CNY',
  prices: [
    { country: 'CN', per_part: 45_000 },
    { country: 'US', per_part: 85_000 },
    { country: '', per_part: 320_000 },
  ],
  templates: [],
  is_on: true,
  users: [],
  assignment: 'contactOwner',
  secrets: ['password'],
  tested_at: now,
  created_at: now - 30 * dayMs,
  updated_at: now,
})

type SampleText = Pick<SmsMessageRow, 'name' | 'text' | 'language'> & { by: number }

const sampleTexts: readonly SampleText[] = [
  {
    by: 0,
    name: '广交会展位邀请',
    language: 'zh',
    text: '【海港灯饰】{{name|您好}}，广交会第一期我们在 12.2 馆 C18，恭候光临，现场下单享九五折。',
  },
  {
    by: 0,
    name: 'Booth invitation',
    language: 'en',
    text: 'Hello {{name|there}}, Harbour Lighting is at booth 12.2 C18 of the Canton Fair. Shall we keep a time for you?',
  },
  {
    by: 0,
    name: '样品已寄出',
    language: 'zh',
    text: '【海港灯饰】{{name|您好}}，您要的样品今天已寄出，单号稍后发您。',
  },
  {
    by: 1,
    name: '新品上市提醒',
    language: 'zh',
    text: '【海港灯饰】{{name|您好}}，2027 春季新品目录已发到您的邮箱，想要报价请直接回复。',
  },
  {
    by: 2,
    name: 'Catalogue by mail',
    language: 'en',
    text: 'Hello {{name|there}}, our 2027 kitchen lamps are in your mailbox. Reply here for a price.',
  },
]

const sampleText = (random: Random, { by: _, ...text }: SampleText, belongto: string, now: number): SmsMessageRow => ({
  ...text,
  id: random.id(now - 20 * dayMs),
  opt_out: 'whereNeeded',
  shortens_links: true,
  templates: [],
  belongto,
  created_at: now - 20 * dayMs,
  updated_at: now - 20 * dayMs,
})

const countriesOf = { zh: ['CN'], en: ['US', 'GB', 'DE'] }

function sampleSmsTask(random: Random, sender: string, { id, name, language, belongto }: SmsMessageRow, now: number) {
  const task = unstartedTask(random, name, { sender, message: id, belongto, at: now })
  const values = countriesOf[language]
  return {
    ...task,
    channel: 'sms' as const,
    audience: {
      ...everybody,
      filter: { join: 'all' as const, of: [{ field: 'country' as const, is: 'anyOf' as const, values }] },
    },
    status: 'inProgress' as const,
    began_at: now,
  }
}
