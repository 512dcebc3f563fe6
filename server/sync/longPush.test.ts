import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '#domain/limits'
import { mutationNamed } from '#domain/mutations'
import { syncCalls } from '#domain/sync/protocol'
import { mostBodyParts } from '../http/body.ts'
import { actorOf, inOneCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'
import { judge } from './judge.ts'
import { rowsPerPush } from './push.ts'
import { RowStore } from './rows.ts'

let main: Device
inOneCompany(0, (company) => {
  main = company.main
})
afterEach(() => vi.restoreAllMocks())

test('others have the event loop while many mutations are judged', async () => {
  const definition = mutationNamed('tag.create')!
  const claims = Array.from({ length: 200 }, () => {
    const args = { id: newTestId(), name: 'tag' }
    return { sent: main.makes('tag.create', args), definition, args }
  })
  main.startAnew()
  // Each look at the clock is a slice later: so it is not the machine that decides.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 20))
  let rounds = 0
  let isOver = false
  const others = () => {
    rounds++
    if (!isOver) setImmediate(others)
  }
  setImmediate(others)
  const judging = {
    user: actorOf(main),
    rows: new RowStore(),
    replica: main.replica,
    now: Date.now(),
    rejectedCreates: new Set<string>(),
  }
  const judged = await judge(claims, judging)
  isOver = true
  expect(judged.rows.changes()).toHaveLength(200)
  expect(rounds).toBeGreaterThanOrEqual(200)
})

test('a request changes so many rows and no more; what comes after is answered with the next one', async () => {
  const ids = Array.from({ length: limits.rowsPerMutation }, () => newTestId())
  const most = rowsPerPush / limits.rowsPerMutation
  const sent = Array.from({ length: most + 5 }, () => main.makes('contact.delete', { ids }))
  const first = await main.push(...sent)
  expect(first.results.map(({ uid }) => uid)).toEqual(sent.slice(0, most).map(({ uid }) => uid))
  const rest = await main.push(...sent)
  expect(rest.results.map(({ uid }) => uid)).toEqual(sent.map(({ uid }) => uid))
})

test('a body with more values than any of ours has is refused before it is parsed', async () => {
  const parse = vi.spyOn(JSON, 'parse')
  const post = (args: string) =>
    fetch(main.url + syncCalls.push.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: main.cookie, token: main.token },
      body: JSON.stringify(main.pushRequest([main.makes('tag.create', '@')])).replace('"@"', args),
    })
  const { values, keys, lists } = mostBodyParts
  for (const args of [
    `[${'0,'.repeat(values)}0]`,
    `[${'[],'.repeat(lists)}[]]`,
    `{${Array.from({ length: keys }, (_, n) => `"${n}":0`).join(',')}}`,
  ]) {
    const { status } = await post(args)
    expect(status).toBe(413)
    expect(parse.mock.calls.filter(([text]) => text.length > 100_000)).toEqual([])
  }
  // The same signs in a text are none of these.
  const text = await post(JSON.stringify({ name: ',:[{"\\'.repeat(values / 6) }))
  expect(text.status).not.toBe(413)
  main.startAnew()
})
