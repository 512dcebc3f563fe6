import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Hit } from '../../email/hits/classifyHit.ts'
import { limits } from '../../limits.ts'
import { receiversIn, type SendStatus, sendStatuses } from '../sendStatus.ts'
import { type Counts, countOf, deliveredIn, EmailCounts, sendCountsIn, suppressedBy } from './counters.ts'
import { compare, heatOf, mailFunnel, type RateName, rateOf, rates } from './rates.ts'
import { countLedger, type Delta, deltasOf, hourOfWeek, type LedgerMail, withDeltas } from './statistics.ts'
import { looksOf, withHit } from './tracking.ts'

const user = '019aa000-0000-7000-8000-000000000001'
const day = 86_400_000
const inChina = () => 480
const waiting: LedgerMail = {
  belongto: user,
  channel: 'email',
  task: 't1',
  message: 'm1',
  sender: 's1',
  address_group: 'fair.example',
  status: 'waiting',
  status_at: 0,
  returned: null,
  reason: '',
  sent_at: null,
  offset_minutes: null,
  looks: null,
  replied_at: null,
  auto_replied_at: null,
  unsubscribed_at: null,
  complained_at: null,
  delivered_at: null,
  read_at: null,
}
const sent: LedgerMail = { ...waiting, status: 'sent', status_at: 5, sent_at: 5 }
const countsOf = (rows: readonly Delta[], dimension: string, key: string): Counts =>
  rows.find((row) => row.dimension === dimension && row.key === key)?.counts ?? {}
const countsIn = (mails: readonly LedgerMail[]) => countsOf(countLedger(mails, inChina), 'task', 't1')

const browser = 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0'
const hit = (at: number, link: number | null, user_agent = browser): Hit => ({
  at,
  kind: link === null ? 'open' : 'click',
  link,
  method: 'GET',
  user_agent,
  purpose: '',
  from: 'a',
})
const seen = (mail: LedgerMail, ...hits: Hit[]): LedgerMail => ({
  ...mail,
  looks: looksOf(
    hits.reduce<readonly Hit[]>((before, each) => withHit(before, each), []),
    { handed_over_at: mail.sent_at, trap: null },
  ),
})

describe('the numbers', () => {
  // What may happen to a receiver, one after the other, in any order that a server may hear of it.
  const change = fc.oneof(
    fc.record({ kind: fc.constant('status' as const), status: fc.constantFrom(...sendStatuses), soft: fc.boolean() }),
    fc.record({
      kind: fc.constant('hit' as const),
      link: fc.option(fc.integer({ min: 1, max: 3 })),
      agent: fc.constantFrom(browser, 'Mozilla/5.0', 'curl/8'),
    }),
    fc.record({
      kind: fc.constantFrom('replied_at', 'auto_replied_at', 'unsubscribed_at', 'complained_at'),
    }),
  )
  const happening = fc.record({ receiver: fc.nat(4), at: fc.integer({ min: 0, max: 20 * day }), change })

  type KeptMail = { mail: LedgerMail | null; hits: readonly Hit[] }
  const began = (receiver: number): LedgerMail => ({
    ...waiting,
    task: `t${receiver % 2}`,
    message: `m${receiver % 3}`,
    address_group: receiver % 2 ? 'Fair.example' : 'x.example',
    offset_minutes: receiver === 4 ? null : receiver * 330 - 600,
  })

  function step({ mail, hits }: KeptMail, receiver: number, at: number, change: { kind: string }): KeptMail {
    const before = mail ?? began(receiver)
    if ('status' in change) {
      const { status, soft } = change as { status: SendStatus; soft: boolean; kind: string }
      const returned = status === 'returned' ? (soft ? 'soft' : 'hard') : null
      const reason = status === 'suppressed' ? (soft ? 'excluded' : 'hardBounce') : ''
      const sent_at = status === 'sent' ? (before.sent_at ?? at) : before.sent_at
      return { mail: { ...before, status, status_at: at, returned, reason, sent_at }, hits }
    }
    if ('agent' in change) {
      const { link, agent } = change as { link: number | null; agent: string; kind: string }
      const more = withHit(hits, hit(at, link, agent))
      return { mail: { ...before, looks: looksOf(more, { handed_over_at: before.sent_at, trap: 3 }) }, hits: more }
    }
    return { mail: { ...before, [change.kind]: at }, hits }
  }

  const sorted = (rows: readonly Delta[]) =>
    rows
      .map(({ belongto, dimension, key, counts }) => [`${belongto} ${dimension} ${key}`, Object.entries(counts).sort()])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))

  test('kept step by step are those made anew from the ledger, whatever happened in whatever order', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
        const ledger = new Map<number, KeptMail>()
        let rows: Delta[] = []
        for (const { receiver, at, change } of happenings) {
          const before = ledger.get(receiver) ?? { mail: null, hits: [] }
          const after = step(before, receiver, at, change)
          ledger.set(receiver, after)
          rows = withDeltas(rows, deltasOf(before.mail, after.mail, inChina))
        }
        const mails = [...ledger.values()].flatMap(({ mail }) => mail ?? [])
        const anew = countLedger(mails, inChina)
        expect(sorted(rows)).toEqual(sorted(anew))
        for (const row of anew) {
          expect(z.safeParse(EmailCounts, { ...row, id: user, created_at: 0, updated_at: 0 }).success).toBe(true)
          expect(Object.values(row.counts).every((count) => Number(count) > 0)).toBe(true)
        }
        for (const each of ['t0', 't1']) {
          const mine = mails.filter(({ task }) => task === each)
          const counts = countsOf(anew, 'task', each)
          expect(receiversIn(sendCountsIn(counts))).toBe(mine.length)
          for (const status of sendStatuses)
            expect(sendCountsIn(counts)[status]).toBe(mine.filter((mail) => mail.status === status).length)
          expect(countOf(counts, 'clicked_unique')).toBeLessThanOrEqual(countOf(counts, 'opened_unique'))
          expect(countOf(counts, 'clicked_unique')).toBeLessThanOrEqual(countOf(counts, 'clicked_total'))
          const days = anew.filter((row) => row.dimension === 'taskDay' && row.key.startsWith(`${each}:`))
          for (const name of Object.keys(counts) as (keyof Counts)[])
            expect(days.reduce((sum, row) => sum + countOf(row.counts, name), 0)).toBe(counts[name])
        }
      }),
    )
  })

  test('of a receiver who is forgotten are nothing again', () => {
    const mail = seen({ ...sent, replied_at: 3 * day }, hit(day, null), hit(day + 1, 2))
    const rows = countLedger([mail], inChina)
    expect(withDeltas(rows, deltasOf(mail, null, inChina))).toEqual([])
    expect(deltasOf(mail, mail, inChina)).toEqual([])
  })

  test('a mail that came back was sent and not delivered, and a lost one is neither', () => {
    const counts = countsIn([
      sent,
      { ...sent, status: 'returned', returned: 'hard' },
      { ...sent, status: 'returned', returned: 'soft', sent_at: null },
      { ...waiting, status: 'uncertain' },
      { ...waiting, status: 'suppressed', reason: 'excluded' },
      { ...waiting, status: 'suppressed', reason: 'disposable' },
      { ...waiting, status: 'suppressed', reason: 'disposable' },
    ])
    expect(counts).toEqual({
      receivers: 7,
      sent: 3,
      returned_hard: 1,
      returned_soft: 1,
      uncertain: 1,
      suppressed: 3,
      suppressed_excluded: 1,
      suppressed_disposable: 2,
    })
    expect(deliveredIn(counts)).toBe(1)
    expect(suppressedBy(counts)).toEqual([
      { reason: 'disposable', count: 2 },
      { reason: 'excluded', count: 1 },
    ])
  })

  test('an opening machine is counted apart, and an answer without pictures is an open', () => {
    const counts = countsIn([
      seen(sent, hit(day, null), hit(2 * day, null), hit(2 * day + 9_000, 4)),
      seen(sent, hit(day, null, 'Mozilla/5.0'), hit(day, null, 'curl/8')),
      { ...sent, replied_at: day },
    ])
    expect(counts).toEqual({
      receivers: 3,
      sent: 3,
      opened_unique: 2,
      opened_total: 2,
      opened_machine: 1,
      clicked_unique: 1,
      clicked_total: 1,
      replied: 1,
    })
  })

  test('a first click that turns out to be a scanner is taken back', () => {
    const first = seen(sent, hit(day, 1))
    const both = seen(sent, hit(day, 1), hit(day + 500, 2))
    const rows = withDeltas(countLedger([first], inChina), deltasOf(first, both, inChina))
    expect(countsOf(rows, 'task', 't1')).toEqual({ receivers: 1, sent: 1, clicked_machine: 1 })
    expect(countsOf(rows, 'link', 't1:1')).toEqual({ clicked_machine: 1 })
  })

  test('a link has a row of its own, on which a receiver counts once', () => {
    const rows = countLedger([seen(sent, hit(day, 2), hit(2 * day, 2), hit(3 * day, 7))], inChina)
    expect(countsOf(rows, 'link', 't1:2')).toEqual({ clicked_unique: 1, clicked_total: 2 })
    expect(countsOf(rows, 'link', 't1:7')).toEqual({ clicked_unique: 1, clicked_total: 1 })
  })

  test("a day is the company's, and holds what happened on it", () => {
    const justBefore = 10 * day - 480 * 60_000 - 1
    const rows = countLedger([{ ...sent, sent_at: justBefore, replied_at: justBefore + 1 }], inChina)
    expect(countsOf(rows, 'day', '9')).toEqual({ receivers: 1, sent: 1 })
    expect(countsOf(rows, 'day', '10')).toEqual({ opened_unique: 1, replied: 1 })
  })

  test("an hour is the receiver's, and holds what came of what was sent in it", () => {
    // Monday, 2 November 2026, 23:30 in London is Tuesday, 07:30 in Shanghai.
    const at = Date.UTC(2026, 10, 2, 23, 30)
    expect([hourOfWeek(at, 0), hourOfWeek(at, 480), hourOfWeek(at, -480)]).toEqual([23, 31, 15])
    expect(hourOfWeek(0, -24 * 60 * 4)).toBe(6 * 24)
    const rows = countLedger([{ ...sent, sent_at: at, offset_minutes: 480, replied_at: at + day }], inChina)
    expect(countsOf(rows, 'hour', '31')).toEqual({ sent: 1, opened_unique: 1, replied: 1 })
    expect(countLedger([sent], inChina).some(({ dimension }) => dimension === 'hour')).toBe(false)
  })
})

describe('rates', () => {
  const counts: Counts = {
    receivers: 120,
    suppressed: 10,
    failed: 5,
    uncertain: 5,
    sent: 100,
    returned_hard: 4,
    returned_soft: 1,
    opened_unique: 38,
    clicked_unique: 19,
    replied: 2,
    complained: 1,
    unsubscribed: 19,
  }
  test('are each of what their name says', () => {
    const shown = Object.keys(rates).map((name) => [name, rateOf(counts, name as RateName)])
    expect(Object.fromEntries(shown)).toEqual({
      delivery: 0.95,
      open: 0.4,
      click: 0.2,
      clickToOpen: 0.5,
      reply: 2 / 95,
      unsubscribe: 0.2,
      complaint: 0.01,
      hardBounce: 0.04,
      softBounce: 0.01,
    })
  })

  test('are nothing where nothing was sent, and never more than all', () => {
    expect(rateOf({}, 'open')).toBeNull()
    expect(rateOf({ sent: 1, returned_hard: 1, opened_unique: 1 }, 'open')).toBeNull()
    expect(rateOf({ sent: 2, returned_hard: 1, opened_unique: 2 }, 'open')).toBe(1)
  })

  test('a funnel gets narrower', () => {
    expect(mailFunnel(counts).map(({ count }) => count)).toEqual([120, 100, 95, 38, 19])
    expect(mailFunnel(counts)[3]).toEqual({ stage: 'opened_unique', count: 38, of_first: 38 / 120, of_previous: 0.4 })
    expect(mailFunnel({}).map(({ of_previous }) => of_previous)).toEqual([null, null, null, null, null])
    expect(mailFunnel({ receivers: 2, sent: 2, returned_hard: 2, opened_unique: 1 }).map(({ count }) => count)).toEqual(
      [2, 2, 0, 0, 0],
    )
  })

  test('an hour in which few were sent says nothing', () => {
    const cells = heatOf(
      [
        { key: '31', counts: { sent: 40, opened_unique: 10 } },
        { key: '32', counts: { sent: 3, opened_unique: 3 } },
      ],
      'open',
    )
    expect(cells).toHaveLength(168)
    expect(cells[31]).toEqual({ weekday: 1, hour: 7, sent: 40, rate: 0.25 })
    expect(cells[32]).toEqual({ weekday: 1, hour: 8, sent: 3, rate: null })
    expect(cells[33]).toMatchObject({ sent: 0, rate: null })
  })
})

describe('two tasks side by side', () => {
  const task = (sent: number, opened_unique: number): Counts => ({ sent, opened_unique })
  test('differ where chance would hardly do it', () => {
    // 250 and 200 of 1,000: pooled 0.225, z = 0.05 / sqrt(0.225 × 0.775 × 0.002) = 2.677
    const found = compare(task(1_000, 250), task(1_000, 200), 'open')
    expect(found).toMatchObject({ first: 0.25, second: 0.2, higher: 'first' })
    expect(found.z).toBeCloseTo(2.677, 3)
    expect(compare(task(1_000, 200), task(1_000, 250), 'open').higher).toBe('second')
    expect(compare(task(1_000, 210), task(1_000, 200), 'open').higher).toBe('same')
    // On either side of the bound: chance alone shows the first in more than one of twenty tries.
    for (const [opened, higher] of [
      [230, 'same'],
      [236, 'same'],
      [237, 'first'],
    ] as const)
      expect(compare(task(1_000, opened), task(1_000, 200), 'open').higher).toBe(higher)
  })

  test('say nothing where too few were sent, or hardly anybody or everybody did it', () => {
    const few = limits.rateLeastSent - 1
    expect(compare(task(few, few), task(1_000, 1), 'open')).toMatchObject({ higher: 'tooFew', z: null })
    expect(compare(task(1_000, 2), task(1_000, 1), 'open').higher).toBe('tooFew')
    expect(compare(task(1_000, 1_000), task(1_000, 1_000), 'open').higher).toBe('tooFew')
    expect(compare({}, {}, 'open')).toEqual({ first: null, second: null, z: null, higher: 'tooFew' })
  })

  test('turned round say the same', () => {
    const any = fc.record({ sent: fc.nat(5_000), opened_unique: fc.nat(5_000) })
    const turned = { first: 'second', second: 'first', same: 'same', tooFew: 'tooFew' }
    fc.assert(
      fc.property(any, any, (a, b) => {
        const [one, other] = [compare(a, b, 'open'), compare(b, a, 'open')]
        expect(other.higher).toBe(turned[one.higher])
        expect(Number.isNaN(one.z)).toBe(false)
      }),
    )
  })
})
