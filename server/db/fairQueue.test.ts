import { expect, test } from 'vitest'
import { FairQueue, type FairQueueBounds } from './fairQueue.ts'

const bounds: FairQueueBounds = {
  atOnce: 4,
  perCompany: 3,
  perUser: 2,
  waitingPerUser: 5,
  waitingPerCompany: 8,
  waitMs: 60_000,
}
const settled = () => new Promise((done) => setImmediate(done))

/** Takes turns and writes down who got one, in order. */
function scene(changes: Partial<FairQueueBounds> = {}) {
  const turns = new FairQueue({ ...bounds, ...changes })
  const got: string[] = []
  const ends: (() => void)[] = []
  const ask = async (company: string, user: string) => {
    const end = await turns.take({ company, user })
    got.push(`${company}/${user}`)
    ends.push(end)
  }
  return { turns, got, ends, ask }
}

test('a user has as many turns as one user may, and a company as many as one company may', async () => {
  const { got, ask } = scene()
  for (let n = 0; n < 4; n++) void ask('a', 'one')
  for (let n = 0; n < 4; n++) void ask('a', 'two')
  await settled()
  expect(got).toEqual(['a/one', 'a/one', 'a/two'])
  void ask('b', 'one')
  await settled()
  expect(got.at(-1)).toBe('b/one')
})

test('what gets free goes round among companies and among the users of each, however many one has waiting', async () => {
  const { got, ends, ask } = scene({
    atOnce: 1,
    perCompany: 1,
    perUser: 1,
    waitingPerUser: 100,
    waitingPerCompany: 100,
  })
  for (let n = 0; n < 20; n++) void ask('flood', 'one')
  void ask('flood', 'two')
  void ask('calm', 'one')
  for (let n = 0; n < 4; n++) {
    await settled()
    ends.shift()!()
  }
  await settled()
  expect(got).toEqual(['flood/one', 'flood/one', 'calm/one', 'flood/two', 'flood/one'])
})

test('a queue that is full refuses at once, for the user or for the company, and nobody else', async () => {
  const { ask, got } = scene()
  const busy = { code: 'tooManyRequests', values: { seconds: 2 } }
  for (let n = 0; n < 2 + 5; n++) void ask('a', 'one')
  await expect(ask('a', 'one')).rejects.toMatchObject(busy)
  for (let n = 0; n < 1 + 3; n++) void ask('a', 'two')
  await expect(ask('a', 'two')).rejects.toMatchObject(busy)
  await ask('b', 'one')
  expect(got.at(-1)).toBe('b/one')
})

test('who waits too long is told that the server is busy, and leaves its place', async () => {
  const { turns, ask, ends } = scene({ perUser: 1, waitMs: 1 })
  await ask('a', 'one')
  await expect(ask('a', 'one')).rejects.toMatchObject({ code: 'serverBusy' })
  ends.shift()!()
  expect(turns.size).toBe(0)
})

test('a turn that is ended twice gives one place free, and nothing is remembered of who has gone', async () => {
  const { turns, got, ends, ask } = scene({ atOnce: 1 })
  await ask('a', 'one')
  void ask('b', 'one')
  void ask('c', 'one')
  const [end] = ends.splice(0)
  end!()
  end!()
  await settled()
  expect(got).toEqual(['a/one', 'b/one'])
  ends.shift()!()
  await settled()
  ends.shift()!()
  expect(turns.size).toBe(0)
})
