import type { Actor } from '#domain/shared/mutation'
import type { SmsHeard } from '../channels/sms/services/service.ts'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { heardEvent, keepEvents } from '../sms/receiving/events.ts'

const minuteMs = 60_000
/** Three people answer at this number. */
const switchboard = '4930555010'
const stranger = '4915155501234'

const said = {
  zh: [
    '收到，请报 LED 吸顶灯 500 只的价格。',
    '样品收到了，质量不错，周五可以通话吗？',
    '展会后再联系，请把目录发到邮箱。',
  ],
  en: ['Thanks! What is your price for 500 pcs, FOB Ningbo?'],
  switchboard: 'Hello, this is the purchasing office. Please call us back about order 2217.',
  stranger: 'Hi, I got your number from a colleague. Do you make lamps with our own logo?',
  stop: 'STOP',
}

/** Texts that came in before the demo began, told as a message centre tells them: what follows is the product's own doing. */
export async function seedAnswers(database: Database, { account, user }: Actor, now: number): Promise<void> {
  const { route, phones, shared } = await asSystem(database, async (connection) => {
    const routes = await connection.query<{ id: string }>(
      `select id from channel_account where account_id = $1 and channel = 'sms' and deleted_at is null limit 1`,
      [account],
    )
    const contacts = await connection.query<{ id: string; phone: string }>(
      `select id, phones -> 0 ->> 'full_number' as phone from contact
       where account_id = $1 and belongto = $2 and deleted_at is null and restricted_at is null
         and jsonb_array_length(phones) = 1 and phones -> 0 ->> 'full_number' !~ '9[0-9]$'
       order by id limit 8`,
      [account, user],
    )
    return {
      route: routes.rows[0]?.id,
      phones: contacts.rows.slice(0, 5).map(({ phone }) => phone),
      shared: contacts.rows.slice(5).map(({ id }) => id),
    }
  })
  if (route === undefined) return
  await asSystem(database, (connection) =>
    connection.query(
      `update contact set phones = jsonb_build_array(phones -> 0 || jsonb_build_object('full_number', $3::text))
       where account_id = $1 and id = any($2::uuid[])`,
      [account, shared, switchboard],
    ),
  )
  const texts = [
    ...[...said.zh, ...said.en, said.stop].flatMap((text, nth) => (phones[nth] ? [[phones[nth], text] as const] : [])),
    [switchboard, said.switchboard] as const,
    [stranger, said.stranger] as const,
  ]
  const events = keepEvents(database)
  await Promise.all(
    texts.map(([from, text], nth) => {
      const heard: SmsHeard = {
        kind: 'message',
        ref: `sample ${nth}`,
        from,
        to: '+8657487000000',
        text,
        at: now - (texts.length - nth) * 37 * minuteMs,
      }
      return events.add(heardEvent({ account, channelAccount: route }, heard))
    }),
  )
}
