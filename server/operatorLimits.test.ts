import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { errorText } from '#domain/texts/errorText'
import { createSubAccount, setCompanyLimit } from './operator.ts'
import { type LimitName, listSetLimits } from './operatorLimits.ts'
import { putChunk, testPicture } from './testing/blobs.ts'
import { signedInCompany } from './testing/company.ts'
import { Device } from './testing/device.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

let server: TestServer
let main: Device
let other: Device
beforeAll(async () => {
  server = await startTestServer({ demo: true })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.database.pool.query('delete from operator_limit')
  main = (await signedInCompany(server, 0)).main
  other = (await signedInCompany(server, 0)).main
})

const set = (name: LimitName, value: number | null, username?: string) =>
  setCompanyLimit(server.database, { name, value, username })
let made = 0
const newSub = (device: Device) =>
  device.ask(subAccountCalls.create, { subusername: `limited-${++made}`, nickname: 'Lin', password: 'a long password' })
const newExport = (device: Device, rows: number) =>
  device.ask(subAccountCalls.exportBegan, { id: randomUUID(), rows, filter: '', what: 'contacts.xlsx' })

describe('sub accounts', () => {
  test('end at the company’s number, said in both languages; a deleted one makes room', async () => {
    await set('sub-accounts', 2, main.user.username)
    const first = await newSub(main)
    expect([first.status, (await newSub(main)).status]).toEqual([200, 200])
    const { status, body } = await newSub(main)
    expect([status, body.error, body.values]).toEqual([409, 'subAccountsFull', { max: 2 }])
    expect(body.msg).toBe(errorText('subAccountsFull', 'zh-CN', { max: 2 }))
    const english = await main.ask(
      subAccountCalls.create,
      { subusername: 'one-more', nickname: 'Lin', password: 'a long password' },
      { lang: 'en-US' },
    )
    expect(english.body.msg).toContain('Your company may have 2 sub accounts.')
    await main.get(subAccountCalls.remove, { subuserids: [first.body.data.id], to: main.user.id })
    expect((await newSub(main)).status).toBe(200)
  })

  test('made at once do not pass together, and another company is not concerned', async () => {
    await set('sub-accounts', 3, main.user.username)
    const answers = await Promise.all(Array.from({ length: 8 }, () => newSub(main)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    for (let n = 0; n < 4; n++) expect((await newSub(other)).status).toBe(200)
  })

  test('are bounded for the operator’s tool as well', async () => {
    await set('sub-accounts', 0)
    const person = { username: 'by-the-tool', password: 'a long password' }
    await expect(createSubAccount(server.database, main.user.username, person)).rejects.toThrow('subAccountsFull')
  })
})

describe('an export', () => {
  test('has no more rows than the company may export, and the refusal is in the log', async () => {
    await set('export-rows', 100)
    await set('export-rows', 200, main.user.username)
    expect((await newExport(main, 200)).status).toBe(200)
    const refused = await newExport(main, 201)
    expect([refused.status, refused.body.error, refused.body.values!.max]).toEqual([422, 'exportTooMany', 200])
    expect((await newExport(other, 101)).body.values!.max).toBe(100)
    const { rows } = await server.database.pool.query(
      'select rows, allowed from export_log where account_id = $1 order by rows',
      [main.user.account],
    )
    expect(rows).toEqual([
      { rows: 200, allowed: true },
      { rows: 201, allowed: false },
    ])
  })

  test('of 50,001 rows is refused with the limit that the specification sets', async () => {
    const { status, body } = await newExport(main, 50_001)
    expect([status, body.error, body.values!.max]).toEqual([422, 'exportTooMany', 50_000])
  })

  test('that grew while it was made is stopped before it is written', async () => {
    await set('export-rows', 100)
    const id = randomUUID()
    await main.get(subAccountCalls.exportBegan, { id, rows: 100, filter: '', what: 'contacts.xlsx' })
    const writing = await main.ask(subAccountCalls.exportDone, { id, state: 'writing', rows: 101 })
    expect(writing.body.error).toBe('exportTooMany')
  })
})

test('files end at the company’s megabytes', async () => {
  await set('file-megabytes', 0, main.user.username)
  expect((await putChunk(main, testPicture(2_000, 7), 0)).body.error).toBe('filesFull')
  expect((await putChunk(other, testPicture(2_000, 8), 0)).status).toBe(200)
})

test('codes to one address end at the number of an hour', async () => {
  await set('codes-an-hour', 2)
  const send = async () => {
    // The minute between two codes is over.
    await server.database.pool.query(
      `update code_rate set until = server_now() where until < server_now() + interval '2 minutes'`,
    )
    const device = new Device(server.url)
    return (await device.ask(authCalls.sendEmail, { email: 'often@fair.example', event: 'emaillogin' })).body.error
  }
  expect([await send(), await send(), await send()]).toEqual([undefined, undefined, 'tooManyRequests'])
})

describe('the operator', () => {
  test('sees what is set, and sets it back', async () => {
    await set('export-rows', 100)
    await set('export-rows', 200, main.user.username)
    expect(await listSetLimits(server.database)).toEqual([
      { name: 'export-rows', username: null, value: 100 },
      { name: 'export-rows', username: main.user.username, value: 200 },
    ])
    await set('export-rows', null, main.user.username)
    expect((await newExport(main, 150)).body.error).toBe('exportTooMany')
    await set('export-rows', null)
    expect((await newExport(main, 50_000)).status).toBe(200)
  })

  test.each([
    ['export-rows', 50_001, undefined, 'export-rows is at most 50000.'],
    ['codes-an-hour', 9, 'somebody', 'codes-an-hour is the same for all companies.'],
    ['sub-accounts', 9, 'nobody-here', 'There is no user nobody-here'],
  ] as const)('is told what cannot be: %s %d for %s', async (name, value, username, words) => {
    await expect(set(name, value, username)).rejects.toThrow(words)
  })
})
