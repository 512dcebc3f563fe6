import { expect, test } from 'vitest'
import { type Contact, emptyDraft, newContact } from '#domain/contacts/contact'
import type { Row } from '#domain/shared/mutation'
import { ContactColumns } from './columns.ts'
import { type FindOptions, findDuplicates } from './duplicates.ts'

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const phone = (full_number: string) => ({ full_number, is_wt: 'unvalidated' as const })
const email = (address: string) => ({ email: address, is_valid: 'toVerify' as const })

function columnsOf(contacts: readonly Partial<Contact>[]): ContactColumns {
  const columns = new ContactColumns()
  contacts.forEach((fields, n) => {
    const row = { ...newContact(idOf(n), { ...emptyDraft }, 'owner', 1), ...fields } as unknown as Row
    columns.put(idOf(n), { id: idOf(n), row, rev: 1, scope: 'acct', history: 1 })
  })
  return columns
}
const find = (contacts: readonly Partial<Contact>[], options: Partial<FindOptions> = {}) =>
  findDuplicates(columnsOf(contacts), {
    different: [],
    onProgress: () => {},
    signal: new AbortController().signal,
    now: () => ticks++,
    rest: async () => {},
    ...options,
  })
let ticks = 0
const found = async (contacts: readonly Partial<Contact>[]) => (await find(contacts))!.map(({ slots }) => slots)

test('contacts with one phone or email are a group, the surest first', async () => {
  const groups = await find([
    { name: 'Anna Müller', phones: [phone('4915112345678')] },
    { name: 'Li Na', emails: [email('li@na.cn')] },
    { name: 'Muller, Anna', phones: [phone('493012345'), phone('4915112345678')] },
    { name: 'Li Na', emails: [email('li@na.cn')], phones: [phone('8613800000001')] },
    { name: 'Somebody else' },
  ])
  expect(groups).toMatchObject([
    { slots: [1, 3], reasons: ['email'] },
    { slots: [0, 2], reasons: ['phone'] },
  ])
  expect(groups![0]!.certainty).toBeGreaterThan(groups![1]!.certainty)
})

test('a phone that is on WhatsApp and a link to it are one WhatsApp number', async () => {
  const number = '8613800000001'
  const onWhatsApp = [{ full_number: number, is_wt: 'registered' as const }]
  expect(
    await find([
      { name: '李娜', phones: [phone(number)] },
      { name: '李娜', phones: onWhatsApp },
      { company_website: `https://wa.me/${number}` },
    ]),
  ).toMatchObject([{ slots: [0, 1, 2], reasons: ['whatsapp'] }])
})

test('who is one person on WhatsApp is found by that alone, whichever of the company’s numbers were written to', async () => {
  const known = [{ kind: 'bsuid' as const, value: 'CN.abcDEF123' }]
  expect(
    await find([
      { identities: known },
      { name: '张伟', identities: [{ kind: 'username', value: 'zhang.wei' }, ...known] },
      { name: 'Zhang', identities: [{ kind: 'bsuid', value: 'CN.abcdef123' }] },
      // That is no one of WhatsApp.
      { identities: [{ kind: 'psid', value: '123' }] },
      { identities: [{ kind: 'psid', value: '123' }] },
    ]),
  ).toMatchObject([{ slots: [0, 1], reasons: ['whatsapp'] }])
})

test('contacts that look alike by name and company are found, whatever the lists made of them', async () => {
  expect(
    await found([
      { name: 'Anna Müller', company: 'Ningbo Harbour Trading Co., Ltd.' },
      { name: 'Bernd Schulz', company: 'Ningbo Harbour Trading' },
      { name: 'MULLER Anna', company: 'Ningbo Harbor Trading' },
      { company: '宁波海港贸易有限公司' },
      { company: '宁波海港贸易' },
    ]),
  ).toEqual([
    [0, 2],
    [3, 4],
  ])
})

test('who shares a website and has another name is a colleague; who has none may be the company', async () => {
  const company_website = 'https://www.acme.de/kontakt'
  expect(
    await found([
      { name: 'Anna', company_website },
      { name: 'Bernd Schulz', company_website: 'acme.de' },
    ]),
  ).toEqual([])
  const groups = await find([
    { name: 'Anna', company_website },
    { company: 'Acme', company_website: 'http://acme.de' },
  ])
  expect(groups).toMatchObject([{ slots: [0, 1], reasons: ['website'] }])
  expect(groups![0]!.certainty).toBeLessThan(0.7)
})

test('a switchboard does not make colleagues one, and is shown as less sure', async () => {
  const groups = await find([
    { name: 'Anna Müller', phones: [phone('493012345')] },
    { name: 'Bernd Schulz', phones: [phone('493012345')] },
    { name: 'Anna Mueller', phones: [phone('493012345')] },
  ])
  expect(groups!.map(({ slots }) => slots)).toEqual([
    [0, 2],
    [0, 1, 2],
  ])
})

test('what somebody said is different is not asked about again', async () => {
  const contacts = [1, 2, 3].map(() => ({ name: 'Li Na', emails: [email('li@na.cn')] }))
  const groups = await find(contacts, { different: [[idOf(0), idOf(1), idOf(2)]] })
  expect(groups).toEqual([])
  const two = await find(contacts, { different: [[idOf(0), idOf(1)]] })
  expect(two!.map(({ slots }) => slots)).toEqual([[0, 1, 2]])
})

test('what a person wants left alone is left alone', async () => {
  const li = { emails: [email('li@na.cn')] }
  expect(await found([li, { ...li, restricted_at: 5 }])).toEqual([])
})

test('nobody is compared with everybody, even where all of them share one thing', async () => {
  const many = Array.from({ length: 20_000 }, (_, n) => ({
    name: `Person ${n.toString(36)}`,
    company: 'One large company',
    phones: [phone('493012345')],
    company_website: 'large.example.com',
  }))
  expect(await find(many)).not.toBeNull()
})

test('it can be cancelled, and says how far it is', async () => {
  const many = Array.from({ length: 5_000 }, (_, n) => ({ name: `Person ${n}`, company: `Company ${n}` }))
  const stop = new AbortController()
  const told: number[] = []
  const groups = await find(many, {
    signal: stop.signal,
    onProgress: (done) => told.push(done),
    rest: async () => void (told.length > 1 && stop.abort()),
  })
  expect(groups).toBeNull()
  expect(told.toSorted((a, b) => a - b)).toEqual(told)
})

test('whoever comes to the place of a contact that was deleted meanwhile is in none of its groups', async () => {
  const both = [email('li@na.cn')]
  const columns = columnsOf([{ name: 'Li Na', emails: both }, { name: 'Li Na', emails: both }, { name: 'Li Na' }])
  let turns = 0
  const options = { different: [], onProgress: () => {}, signal: new AbortController().signal, now: () => ticks++ * 9 }
  const rest = async () => {
    if (++turns !== 4) return
    const row = { ...newContact(idOf(9), { ...emptyDraft }, 'owner', 1), name: 'Somebody else' } as unknown as Row
    columns.put(idOf(1), undefined)
    columns.put(idOf(9), { id: idOf(9), row, rev: 1, scope: 'acct', history: 1 })
  }
  const groups = await findDuplicates(columns, { ...options, rest })
  expect(columns.slotOf(idOf(9)), 'it took the place').toBe(1)
  expect(groups!.flatMap(({ ids }) => ids)).not.toContain(idOf(9))
  expect(turns).toBeGreaterThan(4)
})
