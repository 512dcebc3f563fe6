import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Contact, emailValidities, followUpStatuses, newContact, wtPhoneStatuses } from '#domain/contacts/contact'
import { type FilterContext, matchesFilter } from '#domain/contacts/filter'
import { bucketsOf, type Days, dayNumber, stepFor } from '#domain/statistics/days'
import {
  type CounterName,
  channelsOf,
  countedFields,
  counterNames,
  countersOf,
  type PivotField,
  pivotFields,
} from '#domain/statistics/fields'
import { filterOfMark } from '#domain/statistics/marks'
import { comparedDays, comparisons, periodDays, statisticsPeriods } from '#domain/statistics/period'
import type { Count, PivotQuery, Statistics, StatisticsQuery } from '#domain/statistics/statistics'
import type { Entry } from '../sync/core/ports.ts'
import { ContactIndex } from './contactIndex.ts'

const idOf = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const labelOf = (n: number) => idOf(900 + n)
const label = fc.constantFrom(labelOf(1), labelOf(2), labelOf(3))
const owners = [labelOf(7), labelOf(8)]
const now = new Date(2026, 10, 21, 9, 30).getTime()

const contact = fc
  .record({
    n: fc.integer({ min: 0, max: 40 }),
    phones: fc.array(fc.constantFrom(...wtPhoneStatuses), { maxLength: 3 }),
    emails: fc.array(fc.constantFrom(...emailValidities), { maxLength: 2 }),
    tag: fc.uniqueArray(label, { maxLength: 2 }),
    category: fc.option(label),
    source: fc.option(label),
    country: fc.constantFrom('', 'CN', 'DE', 'US'),
    belongto: fc.constantFrom(...owners),
    follow_up_status: fc.constantFrom(...followUpStatuses),
    hoursAgo: fc.oneof(fc.integer({ min: 0, max: 2_500 }), fc.integer({ min: 0, max: 20_000 })),
  })
  .map(({ n, phones, emails, belongto, hoursAgo, ...fields }): Entry & { row: Contact } => ({
    id: idOf(n),
    row: newContact(
      idOf(n),
      {
        ...fields,
        phones: phones.map((is_wt, at) => ({ full_number: `861380013800${at}`, is_wt })),
        emails: emails.map((is_valid, at) => ({ email: `${at}@bosch.com`, is_valid })),
      },
      belongto,
      now - hoursAgo * 3_600_000,
    ),
    rev: 1,
    scope: 'acct',
    history: 1,
  }))
const query: fc.Arbitrary<StatisticsQuery> = fc.record({
  belongto: fc.option(fc.constantFrom(...owners, labelOf(9)), { freq: 2 }),
  period: fc.constantFrom(...statisticsPeriods),
  compare: fc.option(fc.constantFrom(...comparisons)),
})
const pivotQuery: fc.Arbitrary<PivotQuery> = fc.record({
  belongto: fc.option(fc.constantFrom(...owners), { freq: 2 }),
  period: fc.constantFrom(...statisticsPeriods),
  compare: fc.option(fc.constantFrom(...comparisons)),
  rows: fc.constantFrom(...pivotFields),
  columns: fc.option(fc.constantFrom(...pivotFields)),
  measure: fc.constantFrom(...counterNames),
})
const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), entries: fc.array(contact, { maxLength: 30 }) }),
  fc.record({ kind: fc.constant('remove' as const), ids: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 8 }) }),
  fc.record({ kind: fc.constant('ask' as const), query, pivotQuery }),
)

/* The same, counted through. */

const dayOf = (at: number) => {
  const date = new Date(at)
  return dayNumber(date.getFullYear(), date.getMonth(), date.getDate())
}
const today = dayOf(now)
const isIn = (days: Days | null, row: Contact) =>
  !days || (days.from <= dayOf(row.created_at) && dayOf(row.created_at) < days.to)
const valuesOf = (row: Contact, field: PivotField): readonly string[] => {
  const made = new Date(row.created_at)
  if (field === 'created_year') return [String(made.getFullYear())]
  if (field === 'created_month') return [`${made.getFullYear()}-${String(made.getMonth() + 1).padStart(2, '0')}`]
  if (field === 'channel') return channelsOf(row)
  if (field === 'tag') return row.tag.length ? row.tag : ['']
  return [row[field] ?? '']
}
const sumOf = (rows: readonly Contact[], name: CounterName) => rows.reduce((sum, row) => sum + countersOf(row)[name], 0)
const countersFor = (rows: readonly Contact[]) =>
  Object.fromEntries(counterNames.map((name) => [name, sumOf(rows, name)]))

function recounted(all: readonly Contact[], { belongto, period, compare }: StatisticsQuery) {
  const owned = all.filter((row) => belongto === null || row.belongto === belongto)
  const wanted = periodDays(period, today)
  const compared = compare && comparedDays(period, compare, today)
  const rows = owned.filter((row) => isIn(wanted, row))
  const before = compared ? owned.filter((row) => isIn(compared, row)) : []
  const days = wanted ?? { from: Math.min(today, ...owned.map((row) => dayOf(row.created_at))), to: today + 1 }
  const inSteps = (of: Days, found: readonly Contact[]) =>
    bucketsOf(of, stepFor(days)).map((from, at, steps) => {
      const to = steps[at + 1] ?? of.to
      return { from, count: found.filter((row) => isIn({ from, to }, row)).length }
    })
  const beforeSteps = compared && inSteps(compared, before)
  return {
    counters: countersFor(rows),
    before: compared && countersFor(before),
    days,
    compared,
    earlier: wanted ? owned.filter((row) => dayOf(row.created_at) < wanted.from).length : 0,
    step: stepFor(days),
    growth: inSteps(days, rows).map((one, at) => ({
      ...one,
      before: beforeSteps ? (beforeSteps[at]?.count ?? 0) : null,
    })),
    by: Object.fromEntries(
      countedFields.map((field) => {
        const values = [...new Set([...rows, ...before].flatMap((row) => valuesOf(row, field)))]
        const having = (value: string, among: readonly Contact[]) =>
          among.filter((row) => valuesOf(row, field).includes(value)).length
        return [field, values.map((value) => ({ value, count: having(value, rows), before: having(value, before) }))]
      }),
    ) as Record<string, Count[]>,
  }
}

const inAnyOrder = (said: Pick<Statistics, 'by'>) => ({
  ...said,
  by: Object.fromEntries(
    Object.entries(said.by).map(([field, counts]) => [field, counts.toSorted((a, b) => (a.value < b.value ? -1 : 1))]),
  ),
})

const context: FilterContext = {
  dayStart: () => 0,
  hasVoiceNote: () => false,
  isExcluded: () => false,
  hasCustomField: () => true,
  dayAt: () => '',
}
const momentOf = (year: number, month: number, date = 1) => new Date(year, month, date).getTime()
const spanOf = ({ field, value }: { field: PivotField; value: string }) => {
  const [year = 0, month = 1] = value.split('-').map(Number)
  return field === 'created_year'
    ? { from: momentOf(year, 0), to: momentOf(year + 1, 0) }
    : { from: momentOf(year, month - 1), to: momentOf(year, month) }
}
const momentOfDay = (day: number) => {
  const utc = new Date(day * 86_400_000)
  return momentOf(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate())
}

function expectMarksToLeadThere(said: Statistics, { belongto, period }: StatisticsQuery, all: readonly Contact[]) {
  const made = period === 'all' ? null : { from: momentOfDay(said.days.from), to: momentOfDay(said.days.to) }
  for (const field of countedFields)
    for (const { value, count } of said.by[field]) {
      const filter = filterOfMark([{ field, value }], { belongto, made, measure: 'contacts_count', spanOf })
      expect([field, value, all.filter((row) => matchesFilter(row, filter!, context)).length]).toEqual([
        field,
        value,
        count,
      ])
    }
}

function expectPivot(index: ContactIndex, asked: PivotQuery, all: readonly Contact[]) {
  const days = periodDays(asked.period, today)
  const compared = asked.compare && comparedDays(asked.period, asked.compare, today)
  const owned = all.filter((row) => asked.belongto === null || row.belongto === asked.belongto)
  const rows = owned.filter((row) => isIn(days, row))
  const earlier = compared && owned.filter((row) => isIn(compared, row))
  const said = index.statistics.pivot(asked)
  expect(said.total).toBe(sumOf(rows, asked.measure))
  const { columns: field } = asked
  const inColumn = (row: Contact, value: string) => !field || valuesOf(row, field).includes(value)
  const lineOf = (value: string, among: readonly Contact[]) => {
    const mine = among.filter((row) => valuesOf(row, asked.rows).includes(value))
    const inCell = (column: string) => mine.filter((row) => inColumn(row, column))
    return {
      total: sumOf(mine, asked.measure),
      cells: said.columns.map((column) => sumOf(inCell(column.value), asked.measure)),
    }
  }
  for (const { value, before, ...line } of said.rows) {
    expect(line).toEqual(lineOf(value, rows))
    expect(before).toEqual(earlier && lineOf(value, earlier))
  }
  expect(said.before).toBe(earlier && sumOf(earlier, asked.measure))
  const counting = rows.filter((row) => countersOf(row)[asked.measure] > 0)
  for (const { value } of said.rows) {
    const made = days && { from: momentOfDay(days.from), to: momentOfDay(days.to) }
    const filter = filterOfMark([{ field: asked.rows, value }], { ...asked, made, spanOf })
    const found = all.filter((row) => matchesFilter(row, filter!, context))
    expect(found).toEqual(all.filter((row) => counting.includes(row) && valuesOf(row, asked.rows).includes(value)))
  }
  const counted = [...rows, ...(earlier ?? [])].filter((row) => countersOf(row)[asked.measure] > 0)
  expect(said.rows.map(({ value }) => value).sort()).toEqual(
    [...new Set(counted.flatMap((row) => valuesOf(row, asked.rows)))].sort(),
  )
}

test('after any changes the counters are those of a full recount, and every mark leads to as many contacts', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      const index = new ContactIndex(undefined, () => now)
      const model = new Map<string, Contact>()
      for (const step of steps) {
        if (step.kind === 'put') {
          for (const { id, row } of step.entries) model.set(id, row)
          index.update(
            step.entries.map(({ id }) => id),
            step.entries,
          )
        }
        if (step.kind === 'remove') {
          const ids = step.ids.map(idOf)
          for (const id of ids) model.delete(id)
          index.update(
            ids,
            ids.map(() => undefined),
          )
        }
        if (step.kind === 'ask') {
          const said = index.statistics.read(step.query)
          expect(inAnyOrder(said)).toEqual(inAnyOrder(recounted([...model.values()], step.query) as Statistics))
          expectMarksToLeadThere(said, step.query, [...model.values()])
          expectPivot(index, step.pivotQuery, [...model.values()])
        }
      }
    }),
    { numRuns: 300, seed: 20_261_121 },
  )
})

const everything: StatisticsQuery = { belongto: null, period: 'all', compare: null }
const put = (index: ContactIndex, n: number, fields: Partial<Contact>) => {
  const row = { ...newContact(idOf(n), { name: 'x' }, owners[0]!, now), ...fields }
  index.update([idOf(n)], [{ id: idOf(n), row, rev: 1, scope: null, history: 1 }])
}

test('the most common value is first, and who has none is last', () => {
  const index = new ContactIndex(undefined, () => now)
  for (const [n, country] of ['', '', '', 'DE', 'CN', 'CN'].entries()) put(index, n, { country })
  expect(index.statistics.read(everything).by.country).toEqual([
    { value: 'CN', count: 2, before: 0 },
    { value: 'DE', count: 1, before: 0 },
    { value: '', count: 3, before: 0 },
  ])
})
