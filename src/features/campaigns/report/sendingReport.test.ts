import { expect, test } from 'vitest'
import { type Counts } from '#domain/campaigns/statistics/counters'
import { addSums, noSums, type ReportSums, sumsIn } from '#domain/campaigns/statistics/sendingReport'
import { dayIn, isoDay } from '#domain/statistics/days'
import { channelsHeld, endsNear, readReportAddress, writeReportAddress } from './reportAddress.ts'
import { reportFile } from './reportFile.ts'
import { daysOfPeople, type ReportPerson, sortedPeople, stepsOf, totalOf } from './reportRows.ts'

const [monday, tuesday] = ['2026-03-02', '2026-03-03']
const person = (user: string, nickname: string, byDay: Record<string, [Counts, number]>): ReportPerson => {
  const days = Object.entries(byDay).map(([day, [counts, points]]) => ({ day, ...sumsIn('email', counts, points) }))
  return {
    user,
    username: `${user}-name`,
    nickname,
    status: 'normal',
    is_main: false,
    total: days.reduce<ReportSums>(addSums, noSums),
    days,
  }
}
const people = [
  person('a', 'Zoe', { [monday]: [{ sent: 10, failed: 2, replied: 1 }, 10], [tuesday]: [{ returned_hard: 1 }, 0] }),
  person('b', '', {}),
  person('c', 'Anna', { [tuesday]: [{ sent: 10, returned_soft: 4, replied: 3 }, 12] }),
]
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const order = (sort: 'sent' | 'delivered' | 'points' | '', descending: boolean) =>
  sortedPeople({ list: people }, { sort, descending }, compare).map(({ user }) => user)

test('the last row is the sum of the people, and so is the sum of the days', () => {
  const total = { sent: 20, delivered: 15, answered: 4, failed: 2, points: 22 }
  expect(totalOf(people)).toEqual(total)
  const days = daysOfPeople(people)
  expect(days).toEqual([
    { day: dayIn(monday), sums: { sent: 10, delivered: 10, answered: 1, failed: 2, points: 10 } },
    { day: dayIn(tuesday), sums: { sent: 10, delivered: 5, answered: 3, failed: 0, points: 12 } },
  ])
  expect(days.map(({ sums }) => sums).reduce(addSums)).toEqual(total)
})

test('the chart’s steps have every day of the stretch and lose nothing, by days as by weeks', () => {
  const from = dayIn('2026-02-20')!
  const rows = daysOfPeople(people)
  for (const length of [20, 100]) {
    const steps = stepsOf(rows, { from, to: from + length })
    expect(steps[0]).toEqual({ day: from, sums: noSums })
    expect(steps.map(({ sums }) => sums).reduce(addSums)).toEqual(totalOf(people))
  }
})

test('a text message is delivered when a receipt says so, a mail until it comes back', () => {
  const counts = { sent: 5, delivered: 3, returned_hard: 1 }
  expect(sumsIn('sms', counts, 5).delivered).toBe(3)
  expect(sumsIn('email', counts, 5).delivered).toBe(4)
})

test('people are sorted by any column, and those who are equal by name', () => {
  expect(order('sent', true)).toEqual(['c', 'a', 'b'])
  expect(order('delivered', true)).toEqual(['a', 'c', 'b'])
  expect(order('points', false)).toEqual(['b', 'a', 'c'])
  expect(order('', false)).toEqual(['c', 'a', 'b'])
})

test('the file has the names and the numbers of each row', () => {
  const rows = people.map(({ nickname, username, total }) => ({ names: [nickname, username], sums: total }))
  const file = reportFile(rows, { title: 'Report', names: ['Person', 'User name'], titleOf: (column) => column })
  expect(file.columns.map(({ title }) => title).join()).toBe('Person,User name,sent,delivered,answered,failed,points')
  expect(file.rows[2]).toEqual(['Anna', 'c-name', 10, 6, 3, 0, 12])
})

test('an address that was written says the same when it is read, and of no more days than can be asked for', () => {
  for (const text of [
    '',
    'channel=sms&period=days7&sort=points&order=up&user=a',
    'period=custom&from=2026-01-01&to=2026-02-01&sort=',
  ])
    expect(writeReportAddress(readReportAddress(new URLSearchParams(text))).toString()).toBe(text)
  const long = readReportAddress(new URLSearchParams('period=custom&from=2020-01-01&to=2026-01-01&channel=fax&sort=x'))
  expect(long).toMatchObject({ last: dayIn('2026-01-01'), channel: null, sort: 'sent' })
  expect(long.last! - long.first!).toBe(399)
  const { first, last } = endsNear({ first: dayIn('2020-01-01')!, last: dayIn('2026-01-01')! }, 'first')
  expect([isoDay(first), last - first]).toEqual(['2020-01-01', 399])
})

test('only channels that the company holds can be chosen', () => {
  const grant = { expired: false, status: '1' }
  expect(
    channelsHeld([
      { id: 6, ...grant },
      { id: 7, ...grant, expired: true },
    ]),
  ).toEqual(['sms'])
  expect(
    channelsHeld([
      { id: 7, ...grant },
      { id: 6, ...grant },
      { id: 4, ...grant },
    ]),
  ).toEqual(['email', 'sms', 'linked'])
  expect(channelsHeld([])).toEqual([])
})
