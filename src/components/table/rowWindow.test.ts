import { expect, test } from 'vitest'
import { isGrowing, movedWindow, noWindow, type RowWindow } from './rowWindow.ts'

const settled = (window: RowWindow): RowWindow => (isGrowing(window) ? settled(movedWindow(window, {})) : window)
const atTop = settled(movedWindow(noWindow, { count: 100_000, fit: 25 }))
const drawn = ({ slots, from, to }: RowWindow) =>
  [...slots].filter((index) => index >= from && index < to).sort((a, b) => a - b)
const between = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)
/** Places of the document that show another row than before. */
const redrawn = (before: RowWindow, after: RowWindow) =>
  after.slots.filter((index, slot) => index !== before.slots[slot]).length

test('what is in sight is drawn, and more where the list moves to', () => {
  expect(drawn(atTop)).toEqual(between(0, 39))
  const down = movedWindow(atTop, { first: 10 })
  expect([down.from, down.to]).toEqual([6, 49])
  expect(drawn(down)).toEqual(between(6, 49))
  const up = movedWindow(down, { first: 8 })
  expect([up.from, up.to]).toEqual([0, 37])
})

test('a row that comes in takes the place of one that went', () => {
  let window = settled(movedWindow(atTop, { first: 100 }))
  for (let first = 111; first < 1_000; first += 11) {
    const next = movedWindow(window, { first })
    expect(next.slots).toHaveLength(window.slots.length)
    expect(redrawn(window, next)).toBe(11)
    expect(drawn(next)).toEqual(between(next.from, next.to))
    window = next
  }
})

test('a list that begins draws its first rows at once', () => {
  const begun = movedWindow(noWindow, { count: 100_000, fit: 25 })
  expect(drawn(begun)).toEqual(between(0, 13))
  expect(drawn(movedWindow(begun, {}))).toEqual(between(0, 25))
})

test('a leap draws the middle of what is in sight at once, then the rest of it in two frames, and what is around little by little', () => {
  const leap = movedWindow(atTop, { first: 50_000 })
  expect(drawn(leap)).toEqual(between(50_006, 50_019))
  expect(redrawn(atTop, leap)).toBe(13)
  let window = movedWindow(movedWindow(leap, {}), {})
  expect(drawn(window)).toEqual(between(50_000, 50_025))
  while (isGrowing(window)) {
    const next = movedWindow(window, {})
    expect(redrawn(window, next)).toBeLessThanOrEqual(6)
    window = next
  }
  expect(drawn(window)).toEqual(between(49_996, 50_039))
})

test('who moves on after a leap waits for no more rows at once than while moving', () => {
  const leap = movedWindow(atTop, { first: 50_000 })
  let [window, most] = [leap, 0]
  for (let first = 50_011; first < 50_200; first += 11) {
    const next = movedWindow(window, { first })
    most = Math.max(most, redrawn(window, next))
    window = next
  }
  expect(most).toBeLessThanOrEqual(18)
})

test('there are no rows beyond the end, also when the list becomes shorter', () => {
  const end = settled(movedWindow(atTop, { first: 99_976 }))
  expect(drawn(end)).toEqual(between(99_972, 100_000))
  const shorter = movedWindow(end, { count: 30, first: 6 })
  expect(shorter.slots.every((index) => index < 30)).toBe(true)
  expect(drawn(settled(shorter))).toEqual(between(0, 30))
  expect(drawn(movedWindow(shorter, { count: 0 }))).toEqual([])
})

test('a larger frame has more places', () => {
  const larger = settled(movedWindow(atTop, { fit: 40 }))
  expect(drawn(larger)).toEqual(between(0, 54))
})
