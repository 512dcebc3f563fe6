import { setTimeout as sleep } from 'node:timers/promises'
import type { Actor } from '#domain/shared/mutation'
import { changeChannelAccount } from '../channels/accounts/accountRow.ts'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { hasDriver } from '../linked/driverPackage.ts'
import { type LinkStores, type PendingLink, readLink } from '../linked/links.ts'
import type { LinkedPhones } from '../linked/phones.ts'
import type { LinkedSessionRef } from '../linked/store.ts'
import type { SandboxLinkedPhones } from '../sandbox/linkedPhones.ts'
import type { HistoryChat, PhoneRule } from '../sandbox/phones/protocol.ts'
import { newIdAt } from '../sync/newId.ts'

const dayMs = 86_400_000
const minuteMs = 60_000
/** Long enough that they may write to as many strangers as a phone ever may. */
const linkedDaysAgo = 32
const samplePhones = ['8613800138001', '8613800138002'] as const
const sampleNumbers = 100
const linkMs = 90_000

type SampleNeeds = {
  stores: LinkStores
  linkedPhones: LinkedPhones
  phones: SandboxLinkedPhones
  data: string
  now: number
}

/**
 * Two phones of this user that were linked a month ago, and how a hundred numbers of the company's contacts behave. They are linked as
 * any phone is; nothing is there where the driver's package is not.
 */
export async function linkSamplePhones(actor: Actor, needs: SampleNeeds): Promise<void> {
  const { stores, phones, data, now } = needs
  if (!hasDriver(data)) return
  const { ask } = await phones.open()
  const people = await readPeople(stores.database, actor)
  for (const [nth, { number }] of people.entries()) await ask('setRule', number, sampleRule(nth))
  const each = samplePhones.map(async (phone, nth) => {
    const customers = people.slice(nth * customersOfPhone, (nth + 1) * customersOfPhone)
    await ask('setPast', phone, pastChats(phone, customers, now))
    await linkPhone(actor, phone, needs)
  })
  await Promise.all(each)
}

type SamplePerson = { number: string; name: string }

async function readPeople(database: Database, { account, user }: Actor): Promise<SamplePerson[]> {
  const { rows } = await asSystem(database, (connection) =>
    connection.query<SamplePerson>(
      `select ltrim(phones -> 0 ->> 'full_number', '+') as number, name from contact
       where account_id = $1 and belongto = $2 and deleted_at is null and restricted_at is null
         and jsonb_array_length(phones) > 0 order by id limit $3`,
      [account, user, sampleNumbers],
    ),
  )
  return rows
}

/** Every ninth has no WhatsApp; of the others some answer, and some do not look. */
function sampleRule(nth: number): PhoneRule {
  if (nth % 9 === 8) return { isRegistered: false }
  if (nth % 7 === 3)
    return { reads: true, answer: { text: 'Thank you, please send me your price list.', afterMs: 3_000 } }
  return { reads: nth % 3 !== 0 }
}

const customersOfPhone = 8
const privatePeople = [
  { number: '8613911112222', name: '妈妈', lines: ['周末回家吃饭吗？', '回，周六中午到。', '好，给你炖汤。'] },
  { number: '8613933334444', name: '足球群友老张', lines: ['周四晚上踢球，来不来？', '来！'] },
]
const businessLines = [
  'Hello, do you still make the 18 W panel light?',
  'Yes, from 500 pieces on. Shall I send you our price list?',
  'Please do, FOB Ningbo.',
]

/** With customers, and with people who are none of the company's business. The first line of each is the other's. */
function pastChats(phone: string, customers: readonly SamplePerson[], now: number): HistoryChat[] {
  const registered = customers.filter((_, nth) => sampleRule(nth).isRegistered !== false)
  const all = [...registered.map((one) => ({ ...one, lines: businessLines })), ...privatePeople]
  return all.map(({ number, name, lines }, chat) => ({
    number,
    name,
    messages: lines.map((text, nth) => ({
      id: `3EB0${phone.slice(-4)}${String(chat).padStart(4, '0')}${String(nth).padStart(4, '0')}`,
      fromMe: nth % 2 === 1,
      text,
      at: now - (chat + 1) * dayMs + nth * 7 * minuteMs,
    })),
  }))
}

async function linkPhone(
  actor: Actor,
  phone: string,
  { stores, linkedPhones, phones, now }: SampleNeeds,
): Promise<void> {
  const linkedAt = now - linkedDaysAgo * dayMs
  const ref = { account: actor.account, id: newIdAt(linkedAt) }
  await linkedPhones.link(ref, { user: actor.user, sees: 'business', consent_at: linkedAt })
  const { qr } = await untilLink(stores, ref, (link) => link.qr !== null)
  await (await phones.open()).ask('scan', qr!, phone)
  await untilLink(stores, ref, ({ step }) => step === 'open')
  await changeChannelAccount(stores.database, ref, async (row, connection) => {
    // What it may do was reckoned from today.
    await connection.query('update linked_session set pace = null where account_id = $1 and id = $2', [
      ref.account,
      ref.id,
    ])
    return row.phone && { phone: { ...row.phone, linked_at: linkedAt } }
  })
}

async function untilLink(
  stores: LinkStores,
  ref: LinkedSessionRef,
  fits: (link: PendingLink) => boolean,
): Promise<PendingLink> {
  const until = Date.now() + linkMs
  for (;;) {
    const link = await readLink(stores, ref)
    if (link && fits(link)) return link
    if (!link || link.step === 'ended' || Date.now() > until) throw new Error('a phone of the sample was not linked')
    await sleep(100)
  }
}
