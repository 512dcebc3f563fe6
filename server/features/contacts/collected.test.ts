import { expect, test } from 'vitest'
import { contactCalls } from '#domain/contacts/calls'
import { inOneCompany } from '../../testing/company.ts'
import { type Device, newTestId } from '../../testing/device.ts'
import type { TestServer } from '../../testing/server.ts'

let server: TestServer
let main: Device
let ann: Device
let ben: Device
inOneCompany(2, (company) => {
  server = company.server
  main = company.main
  ann = company.subs[0]!
  ben = company.subs[1]!
})

const insert = (device: Device, data_list: object[]) => device.get(contactCalls.dataSourceInsert, { data_list })
const row = async (id: string | null) => (await main.readAll()).get(id!)

test('rows of a collection become contacts of the user, with labels by name that are made once', async () => {
  const told = await insert(ann, [
    {
      name: 'José Muñoz',
      company_website: 'cafe.example.es',
      country: 'Spain',
      phones: ['612 345 678'],
      emails: ['Jose@Cafe.example.es'],
      tag: ['Instagram', 'instagram', 'VIP'],
      category: 'Importer',
      source: 'Instagram search',
    },
    { company: '宁波海港', phones: ['138 0013 8111'], source: 'instagram search' },
  ])
  expect(told).toMatchObject({ created: 2, merged: 0, refused: [] })
  const [jose, harbour] = [await row(told.ids[0]!), await row(told.ids[1]!)]
  expect(jose).toMatchObject({
    belongto: ann.user.id,
    country: 'ES',
    phones: [{ full_number: '34612345678', is_wt: 'unvalidated' }],
    emails: [{ email: 'jose@cafe.example.es', is_valid: 'toVerify' }],
  })
  expect(harbour).toMatchObject({ phones: [{ full_number: '8613800138111' }], source: jose!.source })
  expect(jose!.tag).toHaveLength(2)
  const labels = [...(await main.readAll()).values()].filter(({ entity }) => entity === 'source' || entity === 'tag')
  expect(labels.map(({ name }) => name).sort()).toEqual(['Instagram', 'Instagram search', 'VIP'])
})

test('who has the phone or the email already is filled and not doubled, also within the list', async () => {
  const id = newTestId()
  const phones = [{ full_number: '8613800138222', is_wt: 'unvalidated' }]
  await ann.does('contact.create', { rows: [{ id, name: 'Known', phones }] })
  const told = await insert(ann, [
    { name: 'Other name', phones: ['+86 13800138222'], address: 'Ningbo' },
    { phones: ['13800138222'], emails: ['known@fair.example'] },
    { name: 'New', emails: ['new@fair.example'] },
    { company: 'New Ltd', emails: ['NEW@fair.example'] },
  ])
  expect(told).toMatchObject({ created: 1, merged: 3, refused: [] })
  expect(told.ids).toEqual([id, id, told.ids[2], told.ids[2]])
  expect(await row(id)).toMatchObject({ name: 'Known', address: 'Ningbo', emails: [{ email: 'known@fair.example' }] })
  expect(await row(told.ids[2]!)).toMatchObject({ name: 'New', company: 'New Ltd' })
})

test('a row that cannot be kept is told with its place, and the others count', async () => {
  const told = await insert(ann, [
    { remark: 'nobody' },
    { name: 'A', phones: ['call me'] },
    { name: 'B', emails: ['b@nowhere'] },
    { name: 'C', country: 'Atlantis' },
    { name: 'D' },
  ])
  expect(told).toMatchObject({
    created: 1,
    refused: [
      { index: 0, field: 'name', code: 'contactEmpty' },
      { index: 1, field: 'phones', code: 'phoneInvalid' },
      { index: 2, field: 'emails', code: 'emailInvalid' },
      { index: 3, field: 'country', code: 'inputInvalid' },
    ],
  })
  expect(told.ids.slice(0, 4)).toEqual([null, null, null, null])
})

test("a colleague's contact is not touched, and whom the person wants left alone is for the main account", async () => {
  const email = 'foreign@fair.example'
  const foreign = newTestId()
  await ben.does('contact.create', {
    rows: [{ id: foreign, name: 'Foreign', emails: [{ email, is_valid: 'toVerify' }] }],
  })
  const told = await insert(ann, [{ name: 'Mine', emails: [email], address: 'x' }])
  expect(told).toMatchObject({ created: 1, merged: 0 })
  expect(await row(foreign)).toMatchObject({ address: '' })
  await server.database.pool.query('update contact set restricted_at = 1 where id = $1', [told.ids[0]])
  expect(await insert(ann, [{ name: 'Again', emails: [email] }])).toMatchObject({
    created: 0,
    merged: 0,
    refused: [{ index: 0, code: 'restricted' }],
  })
})

test('followers that a collection counted stand at the contact, new or known, and the last number counts', async () => {
  const emails = ['fans@fair.example']
  const first = await insert(ann, [{ name: 'Fans', emails, ins_fans: 1_200, fb_follow: 3 }])
  expect(await row(first.ids[0]!)).toMatchObject({ ins_fans: 1_200, ins_follow: 0, fb_fans: 0, fb_follow: 3 })
  const second = await insert(ann, [{ emails, ins_fans: 1_150 }, { emails, fb_fans: 8 }, { name: 'No fans' }])
  expect(second.ids.slice(0, 2)).toEqual([first.ids[0], first.ids[0]])
  expect(await row(first.ids[0]!)).toMatchObject({ name: 'Fans', ins_fans: 1_150, fb_fans: 8, fb_follow: 3 })
  // Somebody else's contact is not found, and nothing of it changes.
  const others = await insert(ben, [{ emails, ins_fans: 5 }])
  expect(others.ids[0]).not.toBe(first.ids[0])
  expect(await row(first.ids[0]!)).toMatchObject({ ins_fans: 1_150 })
})

test('a list of nobody and a website that is none are refused by their names', async () => {
  const refused = async (data_list: object[]) =>
    (await ann.ask(contactCalls.dataSourceInsert, { data_list })).body.fields
  expect(await refused([])).toEqual({ data_list: 'nothingSelected' })
  expect(await refused([{ name: 'A', company_website: 'no website' }])).toEqual({
    'data_list.0.company_website': 'urlInvalid',
  })
})
