import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UserDatabase } from '../database/schema.ts'
import { claimLead, writeBeat } from './leadClaim.ts'
import { contend, type Leadership } from './leadership.ts'

// Real locks and a real database, a clock of our own: only what the tabs wait for passes.
let made = 0
let db: UserDatabase
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  db = new UserDatabase(`lead ${++made}`, 'relaxed')
  await db.open()
})
const open: Tab[] = []
afterEach(() => {
  for (const tab of open.splice(0)) tab.leadership.stop()
  db.close()
  vi.useRealTimers()
})

type Tab = { leadership: Leadership; leading: boolean; led: number; visible: boolean; frozen: boolean }

/** Tabs of one user; a frozen one keeps its lock and says nothing. */
function tabs(count: number): Tab[] {
  const { name } = db
  const all = Array.from({ length: count }, () => {
    const tab = { leading: false, led: 0, visible: true, frozen: false } as Tab
    tab.leadership = contend({
      name,
      mayTake: () => tab.visible && !tab.frozen,
      claim: () => claimLead(db, Date.now()),
      beat: () => !tab.frozen && all.forEach((other) => other !== tab && other.leadership.heard()),
      async lead(signal) {
        tab.leading = true
        tab.led++
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
        tab.leading = false
      },
    })
    return tab
  })
  open.push(...all)
  return all
}
const leaders = (all: Tab[]) => all.flatMap(({ leading }, at) => (leading ? [at] : []))
async function pass(seconds: number, step = 1) {
  for (let second = 0; second < seconds; second += step) {
    vi.advanceTimersByTime(step * 1_000)
    for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setTimeout(resolve))
  }
}

test('one tab leads, and the next one when it is closed', async () => {
  const all = tabs(3)
  await pass(30)
  expect(leaders(all)).toEqual([0])
  all[0]!.leadership.stop()
  await pass(1)
  expect(leaders(all)).toEqual([1])
})

test('a frozen leader loses the lead to a visible tab after some silence, and knows it when it wakes', async () => {
  const all = tabs(2)
  await pass(5)
  all[0]!.frozen = true
  await pass(10)
  expect(leaders(all)).toEqual([0])
  await pass(5)
  expect(leaders(all)).toEqual([1])
})

test('a hidden tab takes the lead from nobody', async () => {
  const all = tabs(2)
  all[1]!.visible = false
  await pass(5)
  all[0]!.frozen = true
  await pass(120, 10)
  expect(leaders(all)).toEqual([0])
})

test('of many tabs that notice a silence at once, one takes the lead', async () => {
  const all = tabs(6)
  await pass(5)
  for (const tab of all) tab.leadership.heard = () => {}
  all[0]!.frozen = true
  await pass(30)
  expect(leaders(all.slice(1))).toHaveLength(1)
  expect(all.slice(1).reduce((sum, { led }) => sum + led, 0)).toBe(1)
})

test('tabs that hear nothing of each other rob each other ever more seldom, all of them together', async () => {
  const all = tabs(6)
  for (const tab of all) tab.leadership.heard = () => {}
  await pass(3_600, 60)
  const changes = all.reduce((sum, { led }) => sum + led, 0)
  expect(changes).toBeGreaterThan(2)
  // After 1, 2, 4, 8 and 10 minutes, and so on.
  expect(changes).toBeLessThan(12)
})

test('a leader that only its writes tell of keeps the lead', async () => {
  const all = tabs(2)
  for (const tab of all) tab.leadership.heard = () => {}
  for (let round = 0; round < 10; round++) {
    await writeBeat(db, Date.now())
    await pass(10)
  }
  expect(all.map(({ led }) => led)).toEqual([1, 0])
})

test('a clock that is set back holds nobody off', async () => {
  await writeBeat(db, Date.now() + 86_400_000)
  expect(await claimLead(db, Date.now())).toBe(true)
  expect(await claimLead(db, Date.now())).toBe(false)
  expect(await claimLead(db, Date.now() - 86_400_000)).toBe(true)
})

test('a hidden leader gives the lead to the tab that asks, not to the next in the queue', async () => {
  const all = tabs(3)
  await pass(5)
  all[0]!.leadership.give(() => all[2]!.leadership.take())
  await pass(1)
  expect(leaders(all)).toEqual([2])
  all[2]!.leadership.stop()
  await pass(1)
  expect(leaders(all)).toHaveLength(1)
})

test('a lead that was given to a tab which is gone goes to the next in the queue', async () => {
  const all = tabs(2)
  await pass(5)
  let told = 0
  all[0]!.leadership.give(() => told++)
  await vi.waitFor(() => expect(leaders(all)).toEqual([1]), 5_000)
  expect(told).toBe(1)
})
