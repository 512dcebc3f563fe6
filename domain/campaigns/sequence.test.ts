import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { askedOf, flawsOf, mostMails, Sequence, type SequenceStep, sequenceMails, sequenceSteps } from './sequence.ts'
import {
  afterSequenceMail,
  nextTurn,
  type SequenceEvent,
  type SequencePlace,
  sequenceStart,
} from './sequenceStepper.ts'

const message = '019aa000-0000-7000-8000-000000000001'
const day = 24 * 3_600_000
const mail = (id: string, next: string | null = null): SequenceStep => ({ kind: 'mail', id, message, next })
const wait = (id: string, days: number, next: string | null, hours = 0): SequenceStep => ({
  kind: 'wait',
  id,
  days,
  hours,
  next,
})
const asks = (id: string, of: string, yes: string | null, no: string | null): SequenceStep => ({
  kind: 'condition',
  id,
  asks: 'opened',
  mail: of,
  yes,
  no,
})
const sequence = (...steps: SequenceStep[]): Sequence => ({ steps, stops_on_reply: true })
/** Writes, waits three days, then writes again: something else to those who opened. */
const plain = sequence(
  mail('hello', 'pause'),
  wait('pause', 3, 'opened?'),
  asks('opened?', 'hello', 'more', 'again'),
  mail('more'),
  mail('again'),
)
const happened = (kind: SequenceEvent['kind'], of = 'hello'): SequenceEvent => ({ kind, mail: of })

describe('a sequence', () => {
  test('that is sound has no flaw', () => {
    expect(flawsOf(plain)).toEqual([])
    expect(z.safeParse(Sequence, plain).success).toBe(true)
  })
  test.each<[string, Sequence, string[]]>([
    ['has no steps', sequence(), ['empty ']],
    ['writes nothing', sequence(wait('a', 1, null)), ['noMail ']],
    ['has a name twice', sequence(mail('a', 'a'), mail('a')), ['sameId a']],
    ['leads to nowhere', sequence(mail('a', 'b')), ['unknownStep a']],
    ['asks about nothing', sequence(mail('a', 'w'), wait('w', 1, 'c'), asks('c', 'x', null, null)), ['unknownStep c']],
    ['goes in a circle', sequence(mail('a', 'w'), wait('w', 1, 'a')), ['loops a', 'loops w']],
    ['leads to itself', sequence(mail('a', 'w'), wait('w', 1, 'w')), ['loops w']],
    ['has a step without a way', sequence(mail('a'), wait('w', 1, null)), ['unreachable w']],
    ['writes twice at once', sequence(mail('a', 'b'), mail('b')), ['noWait b']],
    ['asks at once', sequence(mail('a', 'c'), asks('c', 'a', null, null)), ['noWait c']],
    [
      'writes twice at once past a question',
      sequence(mail('a', 'w'), wait('w', 1, 'b'), mail('b', 'c'), asks('c', 'a', 'd', null), mail('d')),
      ['noWait d'],
    ],
    ['asks before it writes', sequence(asks('c', 'a', 'a', null), mail('a')), ['asksUnsent c']],
    ['asks about a wait', sequence(mail('a', 'w'), wait('w', 1, 'c'), asks('c', 'w', null, null)), ['asksUnsent c']],
    [
      'takes longer than a year',
      sequence(mail('m', 'w0'), ...[0, 1, 2, 3, 4].map((n) => wait(`w${n}`, 90, n < 4 ? `w${n + 1}` : null))),
      ['tooLong w4'],
    ],
    [
      'writes too often',
      sequence(
        ...Array.from({ length: sequenceMails + 1 }, (_, n) => [
          mail(`m${n}`, `w${n}`),
          wait(`w${n}`, 1, n < sequenceMails ? `m${n + 1}` : null),
        ]).flat(),
      ),
      [`tooManyMails m${sequenceMails}`],
    ],
  ])('that %s is not sound', (_, flawed, flaws) => {
    expect(flawsOf(flawed).map(({ flaw, step }) => `${flaw} ${step}`)).toEqual(flaws)
  })
  test('that ends by an answer asks for none', () => {
    const asking: Sequence = {
      steps: [
        mail('a', 'w'),
        wait('w', 1, 'c'),
        { kind: 'condition', id: 'c', asks: 'replied', mail: 'a', yes: null, no: null },
      ],
      stops_on_reply: true,
    }
    expect(flawsOf(asking)).toEqual([{ flaw: 'neverAnswered', step: 'c' }])
    expect(flawsOf({ ...asking, stops_on_reply: false })).toEqual([])
  })
  test('writes to one receiver as often as its longest way has mails, and not at all where it leads nowhere', () => {
    expect(mostMails(plain)).toBe(2)
    expect(mostMails(sequence(mail('a')))).toBe(1)
    expect(mostMails(sequence(mail('a', 'w'), wait('w', 1, 'a')))).toBe(0)
    expect(mostMails(sequence(mail('a', 'b')))).toBe(0)
  })
  test('of odd numbers, or too many steps, is none', () => {
    for (const bad of [
      wait('w', 0, null),
      wait('w', -1, null, 5),
      wait('w', 91, null),
      wait('w', 0.5, null),
      wait('w', 1, null, 24),
      mail(''),
    ])
      expect(z.safeParse(Sequence, sequence(bad)).success, JSON.stringify(bad)).toBe(false)
    const many = Array.from({ length: sequenceSteps + 1 }, (_, n) => mail(`m${n}`))
    expect(z.safeParse(Sequence, sequence(...many)).success).toBe(false)
  })
})

describe('for one receiver', () => {
  const start = sequenceStart(plain, 0)
  const sent = afterSequenceMail(plain, start, 1_000)
  test('it writes, waits from then on, and goes on by what they did', () => {
    expect(nextTurn(plain, start, [], 0)).toMatchObject({ kind: 'mail', place: { step: 'hello' } })
    expect(nextTurn(plain, sent, [], 0)).toMatchObject({ kind: 'wait', until: 1_000 + 3 * day })
    const due = 1_000 + 3 * day
    expect(nextTurn(plain, sent, [happened('opened')], due)).toMatchObject({ place: { step: 'more' } })
    expect(nextTurn(plain, sent, [happened('clicked')], due)).toMatchObject({ place: { step: 'again' } })
    expect(nextTurn(plain, sent, [happened('opened', 'other')], due)).toMatchObject({ place: { step: 'again' } })
  })
  test('a question that was answered is not asked again', () => {
    const { place } = nextTurn(plain, sent, [], 9 * day)
    expect(nextTurn(plain, place, [happened('opened')], 9 * day)).toMatchObject({
      kind: 'mail',
      place: { step: 'again' },
    })
  })
  test('it is through behind the last one', () => {
    const last = afterSequenceMail(plain, { step: 'again', since: 0 }, 5)
    expect(nextTurn(plain, last, [], 5)).toEqual({ kind: 'end', why: 'through', place: { step: null, since: 5 } })
    expect(nextTurn(plain, { step: 'gone', since: 0 }, [], 5)).toMatchObject({ kind: 'end', why: 'through' })
  })
  test.each(['replied', 'unsubscribed', 'complained', 'returned'] as const)(
    'it ends when they %s, to whatever mail',
    (kind) => {
      for (const place of [start, sent])
        expect(nextTurn(plain, place, [happened('opened'), happened(kind, '')], 9 * day)).toMatchObject({
          kind: 'end',
          why: kind,
        })
    },
  )
  test('an answer ends only one that says so, and a no is what counts', () => {
    const goesOn = { ...plain, stops_on_reply: false }
    expect(nextTurn(goesOn, start, [happened('replied')], 0).kind).toBe('mail')
    expect(nextTurn(goesOn, start, [happened('replied'), happened('unsubscribed')], 0)).toMatchObject({
      why: 'unsubscribed',
    })
  })
  test('a circle ends as well', () => {
    const circle = sequence(asks('a', 'm', 'b', 'b'), asks('b', 'm', 'a', 'a'), mail('m'))
    expect(nextTurn(circle, sequenceStart(circle, 0), [], 0).kind).toBe('end')
  })
})

/** Any steps that lead forward, and some that lead anywhere. */
const anySequence = fc
  .array(
    fc.record({
      kind: fc.constantFrom('mail', 'wait', 'wait', 'condition'),
      a: fc.nat(20),
      b: fc.nat(20),
      days: fc.integer({ min: 1, max: 30 }),
      asks: fc.constantFrom(...askedOf),
      back: fc.integer({ min: 0, max: 30 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .chain((drafts) => fc.tuple(fc.constant(drafts), fc.boolean()))
  .map(([drafts, stops_on_reply]): Sequence => {
    const mails = drafts.flatMap(({ kind }, index) => (kind === 'mail' ? [`s${index}`] : []))
    const steps = drafts.map(({ kind, a, b, days, asks, back }, index): SequenceStep => {
      const to = (ahead: number) => {
        const target = back === 0 ? ahead % drafts.length : index + 1 + (ahead % 3 === 2 ? 1 : 0)
        return target < drafts.length ? `s${target}` : null
      }
      const id = `s${index}`
      if (kind === 'mail') return mail(id, to(a))
      if (kind === 'wait') return wait(id, days, to(a))
      return { kind: 'condition', id, asks, mail: mails[b % mails.length] ?? id, yes: to(a), no: to(b) }
    })
    return { steps, stops_on_reply }
  })
const doings = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 40 }),
    kind: fc.constantFrom<SequenceEvent['kind']>(
      'opened',
      'opened',
      'clicked',
      'replied',
      'unsubscribed',
      'complained',
      'returned',
    ),
    mail: fc.nat(11),
  }),
  { maxLength: 6 },
)

test('whatever somebody does, a sequence writes each mail once at most, none after an answer or a no, and ends if it is sound', () => {
  fc.assert(
    fc.property(anySequence, doings, (sequence, doings) => {
      const isSound = flawsOf(sequence).length === 0
      const written = new Map<string, number>()
      let place: SequencePlace = sequenceStart(sequence, 0)
      let ended = false
      for (let turn = 0, now = 0; turn < 60 && !ended; turn++) {
        const known = doings
          .filter(({ after }) => after <= turn)
          .map(({ kind, mail }): SequenceEvent => ({ kind, mail: `s${mail}` }))
        const next = nextTurn(sequence, place, known, now)
        place = next.place
        if (next.kind === 'wait') now = next.until
        ended = next.kind === 'end'
        if (next.kind !== 'mail') continue
        const stopping = known.filter(({ kind }) => kind !== 'opened' && kind !== 'clicked')
        expect(stopping.filter(({ kind }) => kind !== 'replied' || sequence.stops_on_reply)).toEqual([])
        if (isSound) {
          expect(written.has(place.step ?? '')).toBe(false)
          for (const at of written.values()) expect(now).toBeGreaterThan(at)
        }
        written.set(place.step ?? '', now)
        place = afterSequenceMail(sequence, place, now)
      }
      if (isSound) expect(ended).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('some of those are sound, and some are not', () => {
  const sound = fc.sample(anySequence, { numRuns: 2_000, seed: 7 }).filter((one) => flawsOf(one).length === 0).length
  expect(sound).toBeGreaterThan(100)
  expect(sound).toBeLessThan(1_900)
})
