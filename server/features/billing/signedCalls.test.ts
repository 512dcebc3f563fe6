import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authCalls } from '#domain/auth/calls'
import { textToSign } from '#domain/auth/clientCode'
import type { AnswerEnvelope } from '#domain/shared/call'
import { signedInCompany } from '../../testing/company.ts'
import type { Device } from '../../testing/device.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { givePoints } from './operator.ts'

// Another program of the company, with a client code instead of a session.

let server: TestServer
let main: Device
let sub: Device

beforeAll(async () => {
  server = await startTestServer()
  ;({
    main,
    subs: [sub],
  } = (await signedInCompany(server, 1)) as { main: Device; subs: [Device] })
  await givePoints(server.database, main.user.username, { product: 7, points: 1_000, remark: 'welcome' })
})
afterAll(() => server.stop())

type SignedCall = {
  code: string
  method?: string
  path?: string
  query?: string
  username?: string
  at?: number
  body?: object
}

async function call({ code, method = 'GET', path = '/api/score', query = '', body, ...rest }: SignedCall) {
  const username = rest.username ?? main.user.username
  const timestamp = String(Math.floor((rest.at ?? Date.now()) / 1_000))
  const sign = createHmac('sha256', code).update(textToSign({ username, timestamp, method, path })).digest('hex')
  const answer = await fetch(server.url + path + query, {
    method,
    headers: {
      username: encodeURIComponent(username),
      timestamp,
      sign,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, ...((await answer.json()) as AnswerEnvelope<Record<string, unknown>>) }
}

const create = (name: string) => main.get(authCalls.createClientCode, { name, password: 'a long password' })

test('reads points, what is sold, the points list, the mail statistics and the sub-account report', async () => {
  const { code } = await create('ERP')
  expect((await call({ code })).data).toMatchObject({ scores: [{ product_id: 7, score: 1_000 }] })
  expect((await call({ code, path: '/api/score-type' })).status).toBe(200)
  const statistics = { path: '/api/mail-statistics', query: '?from=2026-01-01&to=2026-12-31' }
  expect(await call({ code, ...statistics })).toMatchObject({ status: 200, data: { total: {}, days: [] } })
  const report = { path: '/api/sub-account-report', query: '?channel=email&from=2026-01-01&to=2026-12-31' }
  expect(await call({ code, ...report })).toMatchObject({ status: 200, data: { list: [{ days: [] }, { days: [] }] } })
  const list = await call({ code, method: 'POST', path: '/api/score-log', body: { limit: 10 } })
  expect(list.data.list).toMatchObject([{ type: 'grant', change: 1_000 }])
})

test('is refused with another code, name, path or time, and where the call takes no signature', async () => {
  const { code } = await create('shop')
  const refused = { status: 401, error: 'signatureInvalid' }
  expect(await call({ code: `${code}x` })).toMatchObject(refused)
  expect(await call({ code, username: sub.user.username })).toMatchObject(refused)
  expect(await call({ code, username: 'nobody' })).toMatchObject(refused)
  expect(await call({ code, username: `${main.user.username}\u0000` })).toMatchObject(refused)
  expect(await call({ code, at: Date.now() - 6 * 60_000 })).toMatchObject(refused)
  expect(await call({ code, at: Date.now() + 6 * 60_000 })).toMatchObject(refused)
  expect(await call({ code, at: Number.NaN })).toMatchObject(refused)
  expect(await call({ code, path: '/api/user/client_codes' })).toMatchObject({ status: 401, error: 'signInAgain' })
  const forged = await fetch(`${server.url}/api/score`, {
    headers: { username: '%E0%A4%A', timestamp: '1', sign: 'zz' },
  })
  expect(forged.status).toBe(401)
})

test('a code that is deleted opens nothing, and only the main account has codes', async () => {
  const { id, code } = await create('old system')
  await main.get(authCalls.deleteClientCode, { id })
  expect(await call({ code })).toMatchObject({ status: 401, error: 'signatureInvalid' })
  await expect(main.get(authCalls.deleteClientCode, { id })).rejects.toThrow('notFound')
  await expect(sub.get(authCalls.clientCodes, {})).rejects.toThrow('forbidden')
  await expect(main.get(authCalls.createClientCode, { name: 'x', password: 'wrong' })).rejects.toThrow('passwordWrong')
})

test('a company has five codes at most, says when one was used, and never tells one again', async () => {
  const { list } = await main.get(authCalls.clientCodes, {})
  for (let n = list.length; n < 5; n++) await create(`program ${n}`)
  await expect(create('one more')).rejects.toThrow('clientCodesFull')
  const { list: all } = await main.get(authCalls.clientCodes, {})
  expect(all).toHaveLength(5)
  expect(all[0]).toMatchObject({ name: 'ERP', last_used: expect.any(Number) })
  expect(all.every((entry) => !('code' in entry) && !('secret' in entry))).toBe(true)
})
