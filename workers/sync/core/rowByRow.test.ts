import { expect, test } from 'vitest'
import type { MutationResult } from '#domain/sync/protocol'
import { retryIssue } from './enqueue.ts'
import { Desk, idOf } from './testing/desk.ts'

const people = [11, 12, 13].map((n) => ({ id: idOf(n), name: `exhibitor ${n}` }))
const [one, two, three] = people.map(({ id }) => id)
const creating = { name: 'contact.create', args: { rows: people } }

/** The next push gets this answer, whatever it brings. */
function answering(desk: Desk, answer: Partial<MutationResult>) {
  desk.onPush = ({ mutations }) => {
    const results = mutations.map(({ uid }) => ({ uid, status: 'applied' as const, seq: ++desk.head, ...answer }))
    return { kind: 'ok', body: { epoch: desk.epoch, head: desk.head, results } }
  }
}
const names = (desk: Desk) => people.map(({ id }) => desk.row('contact', id)?.name ?? null)
const told = (desk: Desk) => [...desk.store.image.issues.values()]

async function begun() {
  const desk = new Desk()
  const engine = desk.engine()
  await engine.pullRound()
  return { desk, engine }
}

test('of an import the row that was refused leaves the screen and is told; it alone is tried again', async () => {
  const { desk, engine } = await begun()
  await desk.save(creating)
  answering(desk, { refused: { [two!]: 'exists' } })
  await engine.pushOnce()
  expect(names(desk)).toEqual(['exhibitor 11', null, 'exhibitor 13'])
  expect(told(desk)).toMatchObject([{ status: 'rejected', code: 'exists', args: { rows: [people[1]] } }])

  answering(desk, {})
  await retryIssue(desk.store, desk.ports, desk.actor, told(desk)[0]!.uid)
  await engine.pushOnce()
  expect(desk.pushes.at(-1)!.mutations.map(({ args }) => args)).toEqual([{ rows: [people[1]] }])
  expect(told(desk)).toEqual([])
})

test('a field that was set on many is as it was where that was refused, before and after the next round', async () => {
  const { desk, engine } = await begun()
  await desk.save(creating)
  await engine.pushOnce()
  await desk.save({ name: 'contact.patch', args: { ids: [one, two, three], fields: { company: 'Haigang' } } })
  answering(desk, { refused: { [one!]: 'forbidden', [three!]: 'gone' } })
  await engine.pushOnce()
  const companies = () => people.map(({ id }) => desk.row('contact', id)?.company)
  expect(companies()).toEqual(['', 'Haigang', ''])
  expect(told(desk)).toMatchObject([{ args: { ids: [one, three], fields: { company: 'Haigang' } } }])
})

test('to a server that was restored only the other rows go again, and what it refuses of them is told with the first', async () => {
  const { desk, engine } = await begun()
  await desk.save(creating)
  answering(desk, { refused: { [two!]: 'exists' } })
  await engine.pushOnce()
  while ((await engine.pullRound()) === 'more') continue
  desk.epoch = 'two'
  answering(desk, { refused: { [two!]: 'exists', [three!]: 'exists' } })
  while ((await engine.pullRound()) === 'more') continue
  await engine.pushOnce()
  const again = { args: { rows: [people[0], people[2]] }, refused: { [two!]: 'exists' } }
  expect(desk.pushes.at(-1)!.mutations).toMatchObject([again])
  expect(told(desk)).toMatchObject([{ args: { rows: [people[1], people[2]] } }])
  expect(names(desk)).toEqual(['exhibitor 11', null, null])
})

test('where nothing but the refused rows is here, their change is refused', async () => {
  const { desk, engine } = await begun()
  await desk.save({ name: 'contact.create', args: { rows: [people[1]] } })
  answering(desk, { refused: { [two!]: 'exists' } })
  await engine.pushOnce()
  expect(names(desk)).toEqual([null, null, null])
  expect(told(desk)).toMatchObject([{ status: 'rejected', code: 'exists', args: { rows: [people[1]] } }])
})

/** Another history begins, in which the server answers so; gives what it was sent. */
async function restored({ desk, engine }: Awaited<ReturnType<typeof begun>>, answer: Partial<MutationResult>) {
  while ((await engine.pullRound()) === 'more') continue
  desk.epoch += ' and another'
  answering(desk, answer)
  while ((await engine.pullRound()) === 'more') continue
  await engine.pushOnce()
  return desk.pushes.at(-1)!.mutations
}

test('what a server that was set back took after all, from a request that came late, is not told as refused', async () => {
  const { desk, engine } = await begun()
  await desk.save(creating)
  answering(desk, { refused: { [one!]: 'exists', [two!]: 'exists' } })
  await engine.pushOnce()
  expect(names(desk)).toEqual([null, null, 'exhibitor 13'])
  await restored({ desk, engine }, { refused: { [one!]: 'exists' } })
  expect(names(desk)).toEqual([null, 'exhibitor 12', 'exhibitor 13'])
  expect(told(desk)).toMatchObject([{ args: { rows: [people[0]] } }])

  // And should the server forget it again, it is sent again.
  const again = await restored({ desk, engine }, { refused: { [one!]: 'exists' } })
  expect(again).toMatchObject([{ args: { rows: [people[2], people[1]] }, refused: { [one!]: 'exists' } }])
  expect(names(desk)).toEqual([null, 'exhibitor 12', 'exhibitor 13'])
  await restored({ desk, engine }, {})
  expect(names(desk)).toEqual(['exhibitor 11', 'exhibitor 12', 'exhibitor 13'])
  expect(told(desk)).toEqual([])
})

test('of a change that was refused as a whole, what counts after all is shown, and what does not is told', async () => {
  const { desk, engine } = await begun()
  await desk.save(creating)
  answering(desk, { status: 'rejected', code: 'exists', id: one! })
  await engine.pushOnce()
  expect(told(desk)).toMatchObject([{ args: creating.args }])
  await restored({ desk, engine }, { refused: { [two!]: 'exists' } })
  expect(names(desk)).toEqual(['exhibitor 11', null, 'exhibitor 13'])
  expect(told(desk)).toMatchObject([{ args: { rows: [people[1]] } }])

  const again = await restored({ desk, engine }, { status: 'rejected', code: 'exists', id: one! })
  expect(again).toMatchObject([{ args: { rows: [people[0], people[2]] } }])
  expect(names(desk)).toEqual([null, null, null])
  expect(told(desk)).toMatchObject([{ args: { rows: [people[1], people[0], people[2]] } }])
})
