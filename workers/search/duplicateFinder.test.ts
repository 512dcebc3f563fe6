import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Contact, newContact } from '#domain/contacts/contact'
import type { Row } from '#domain/shared/mutation'
import { type LocalDatabase, openUserDatabase } from '../database/database.ts'
import { dexieStore } from '../database/store.ts'
import { DuplicateFinder } from './duplicateFinder.ts'
import type { ContactIdentity } from './duplicatesApi.ts'
import { IndexFollower } from './follow.ts'

const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const email = (address: string) => ({ email: address, is_valid: 'toVerify' as const })
const phone = (full_number: string) => ({ full_number, is_wt: 'unvalidated' as const })
const rule = { survivor: 'newest', leastCertain: 0.85 } as const
const nothingTyped: ContactIdentity = { name: '', company: '', company_website: '', phones: [], emails: [] }

let database: LocalDatabase
let follower: IndexFollower
let finder: DuplicateFinder
let made = 0

beforeEach(async () => {
  database = await openUserDatabase({ owner: { account: 'a', user: `d${++made}` }, newId: () => 'replica' })
  follower = new IndexFollower(database.relaxed)
  finder = new DuplicateFinder(database.relaxed, follower)
})
afterEach(() => database.close())

async function put(entity: string, ...rows: Row[]) {
  const entries = rows.map((row) => ({ id: row.id, row, rev: 1, scope: 'acct' as const, history: 1 }))
  await dexieStore(database).transact('write', (tx) => tx.putEntries(entity, entries))
  await follower.catchUp()
}
const contact = (n: number, fields: Partial<Contact>) => ({ ...newContact(idOf(n), {}, idOf(0), n), ...fields }) as Row
const find = () => finder.find(() => {})

test('groups are told with what a list shows of their contacts', async () => {
  await put('contact', contact(1, { name: 'Li Na', emails: [email('li@na.cn')] }), contact(2, { name: 'Wang' }))
  await put('contact', contact(3, { name: 'Li Na', emails: [email('li@na.cn')] }))
  expect(await find()).toEqual({ kind: 'found', groups: 1 })
  expect(await finder.groups(0, 10)).toMatchObject({
    groups: [{ contacts: [{ id: idOf(1) }, { id: idOf(3) }], size: 2, reasons: ['email'] }],
  })
})

test('a contact that has nothing but its identity looks like the one that has the same, and like no other', async () => {
  const identities = [{ kind: 'username' as const, value: 'zhang.wei' }]
  await put(
    'contact',
    contact(1, { identities }),
    contact(2, { name: '张伟', company: '海港', identities }),
    contact(3, { identities: [{ kind: 'username', value: 'zhang.wei2' }] }),
  )
  const alike = await finder.lookAlike({ ...nothingTyped, identities }, idOf(1))
  expect(alike).toMatchObject([{ contact: { id: idOf(2), identities }, reason: 'whatsapp' }])
})

test('a plan takes the newest, fills what it lacks, and can be taken back', async () => {
  await put(
    'contact',
    contact(1, { name: 'Li Na', company: 'Harbour', emails: [email('li@na.cn')] }),
    contact(3, { name: 'Li Na', emails: [email('li@na.cn')], phones: [phone('8613800000001')] }),
  )
  await find()
  const { merges, contacts, next } = await finder.plan(rule, 0)
  expect({ contacts, next }).toEqual({ contacts: 1, next: null })
  expect(merges).toMatchObject([
    {
      merge: { survivor: idOf(3), merged: [idOf(1)], fields: { company: 'Harbour' } },
      undo: { survivor: idOf(3), rows: [{ id: idOf(1), company: 'Harbour' }], before: { company: '' } },
    },
  ])
  expect(merges[0]!.merge.id).toBe(merges[0]!.undo.id)
})

test('a plan leaves out what is not sure enough, and what was changed since', async () => {
  const shared = { phones: [phone('493012345')] }
  await put(
    'contact',
    contact(1, { name: 'Li Na', emails: [email('li@na.cn')] }),
    contact(2, { name: 'Li Na', emails: [email('li@na.cn')] }),
    contact(3, { name: 'Anna Müller', ...shared }),
    contact(4, { name: 'Bernd Schulz', ...shared }),
  )
  expect(await find()).toMatchObject({ groups: 2 })
  expect(await finder.groups(0, 10)).toMatchObject({ left: { groups: 2, contacts: 4 }, sure: { groups: 1 } })
  await put('contact', { ...contact(2, { name: 'Li Na' }), restricted_at: 5 })
  expect(await finder.plan(rule, 0)).toEqual({ merges: [], contacts: 0, next: null })
})

test('many groups are planned some at a time', async () => {
  const rows = Array.from({ length: 240 }, (_, n) =>
    contact(n + 1, { name: `Person ${n >> 1}`, emails: [email(`p${n >> 1}@example.com`)] }),
  )
  await put('contact', ...rows)
  await find()
  let count = 0
  for (let from: number | null = 0; from !== null; ) {
    const { merges, next }: Awaited<ReturnType<DuplicateFinder['plan']>> = await finder.plan(rule, from)
    count += merges.length
    from = next
  }
  expect(count).toBe(120)
})

test('what was merged or set apart since is no group any more, and no rule merges it', async () => {
  const emails = [email('li@na.cn')]
  const shared = { phones: [phone('493012345')] }
  await put('contact', contact(1, { emails }), contact(2, { emails }), contact(3, shared), contact(4, shared))
  await find()
  const by = { created_by: idOf(0), created_at: 1, updated_at: 1 }
  await put('not_duplicate', { id: idOf(9), contacts: [idOf(1), idOf(2)], ...by })
  expect(await finder.groups(0, 10)).toMatchObject({ left: { groups: 1, contacts: 2 } })
  expect((await finder.plan({ ...rule, leastCertain: 0 }, 0)).merges).toHaveLength(1)
  await dexieStore(database).transact('write', (tx) =>
    tx.putEntries('contact', [{ id: idOf(4), row: null, rev: 2, scope: 'acct', history: 1 }]),
  )
  // It is asked at once, before the index has heard of it.
  expect(await finder.groups(0, 10)).toMatchObject({ groups: [], left: { groups: 0, contacts: 0 } })
})

test('contacts that have more together than one can keep are left to people', async () => {
  const phones = (from: number) => Array.from({ length: 15 }, (_, n) => phone(`4930123${from + n}`))
  const emails = [email('li@na.cn')]
  await put('contact', contact(1, { emails, phones: phones(100) }), contact(2, { emails, phones: phones(200) }))
  await find()
  expect((await finder.plan(rule, 0)).merges).toEqual([])
})

test('what somebody said is different is not found again', async () => {
  await put('contact', contact(1, { emails: [email('li@na.cn')] }), contact(2, { emails: [email('li@na.cn')] }))
  const by = { created_by: idOf(0), created_at: 1, updated_at: 1 }
  await put('not_duplicate', { id: idOf(9), contacts: [idOf(1), idOf(2)], ...by })
  expect(await find()).toMatchObject({ groups: 0 })
})

test('whoever types is told of contacts that have the same phone, email, website or name', async () => {
  await put(
    'contact',
    contact(1, { name: 'Anna Müller', company: 'Acme GmbH', phones: [phone('493012345')] }),
    contact(2, { name: 'Li Na', emails: [email('li@na.cn')] }),
    contact(3, { company: 'Nordwind', company_website: 'https://www.nordwind.de/start' }),
  )
  const looks = async (typed: Partial<ContactIdentity>, of?: string) =>
    (await finder.lookAlike({ ...nothingTyped, ...typed }, of)).map(({ contact: { id }, reason }) => [id, reason])
  expect(await looks({ phones: ['493012345'] })).toEqual([[idOf(1), 'phone']])
  expect(await looks({ phones: ['4930123'] })).toEqual([])
  expect(await looks({ emails: ['li@na.cn'] })).toEqual([[idOf(2), 'email']])
  expect(await looks({ emails: ['i@na.cn'] })).toEqual([])
  expect(await looks({ company_website: 'nordwind.de' })).toEqual([[idOf(3), 'website']])
  expect(await looks({ name: 'Muller, Anna', company: 'ACME' })).toEqual([[idOf(1), 'name']])
  expect(await looks({ name: 'Bernd', company: 'ACME' })).toEqual([])
  expect(await looks({ emails: ['li@na.cn'] }, idOf(2))).toEqual([])
  const by = { created_by: idOf(0), created_at: 1, updated_at: 1 }
  await put('not_duplicate', { id: idOf(9), contacts: [idOf(1), idOf(2)], ...by })
  expect(await looks({ emails: ['li@na.cn'], phones: ['493012345'] }, idOf(2))).toEqual([])
})

test('a website that half a directory shares says nothing', async () => {
  const company_website = 'https://fair.example.com/exhibitors'
  const exhibitors = Array.from({ length: 30 }, (_, n) => contact(n + 1, { name: `Person ${n}`, company_website }))
  await put('contact', ...exhibitors, contact(40, { company_website: 'https://acme.de' }))
  const looks = (website: string) => finder.lookAlike({ ...nothingTyped, company_website: website })
  expect(await looks('fair.example.com')).toEqual([])
  expect(await looks('ACME.de')).toMatchObject([{ contact: { id: idOf(40) }, reason: 'website' }])
})

test('a company is the same in full-width letters', async () => {
  await put('contact', contact(1, { name: 'Li Na', company: 'ＡＣＭＥ Ltd' }))
  expect(await finder.lookAlike({ ...nothingTyped, name: 'Li Na', company: 'Acme' })).toMatchObject([
    { reason: 'name' },
  ])
})
