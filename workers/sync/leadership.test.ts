import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contend, type Leadership } from './leadership.ts'

// Real locks, a clock of our own: only what the tabs wait for passes.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))
const open: Tab[] = []
afterEach(() => {
  for (const tab of open.splice(0)) tab.leadership.stop()
  vi.useRealTimers()
})

type Tab = { leadership: Leadership; leading: boolean; led: number; visible: boolean; frozen: boolean }
let made = 0

/** Tabs of one user; a frozen one keeps its lock and says nothing. */
function tabs(count: number): Tab[] {
  const name = `lead ${++made}`
  const all = Array.from({ length: count }, () => {
    const tab = { leading: false, led: 0, visible: true, frozen: false } as Tab
    tab.leadership = contend({
      name,
      mayTake: () => tab.visible && !tab.frozen,
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
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve))
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
  await pass(120)
  expect(leaders(all)).toEqual([0])
})

test('tabs that hear nothing of each other rob each other ever more seldom', async () => {
  const all = tabs(2)
  for (const tab of all) tab.leadership.heard = () => {}
  await pass(3_600, 10)
  const changes = all[0]!.led + all[1]!.led
  expect(changes).toBeGreaterThan(2)
  // Every tab after 1, 2, 4, 8 and 10 minutes, and so on.
  expect(changes).toBeLessThan(25)
})
