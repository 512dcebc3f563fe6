import { type Day, type Days, utcOf } from '#domain/statistics/days'
import { channelsOf, countersOf, type PivotField } from '#domain/statistics/fields'
import { comparedDays, periodDays } from '#domain/statistics/period'
import type { Pivot, PivotQuery } from '#domain/statistics/statistics'
import { type ContactColumns, emailsIn, phonesIn } from './columns.ts'
import type { Calendar } from './counters.ts'
import { mostFirst, valuesOf } from './statistics.ts'

/** How many contacts, phones … each pair of values has, for two fields that were chosen; beside it, what it was before. */
export function pivotOf(columns: ContactColumns, query: PivotQuery, calendar: Calendar, today: Day): Pivot {
  const compared = query.compare && comparedDays(query.period, query.compare, today)
  const now = countThrough(columns, query, calendar, periodDays(query.period, today))
  const before = compared && countThrough(columns, query, calendar, compared)
  const order = valuesIn(now.columns, before?.columns)
    .map((value) => ({ value, total: now.columns.get(value) ?? 0, before: before && (before.columns.get(value) ?? 0) }))
    .sort(mostFirst(({ total }) => total))
  const across = (row: Row | undefined) => ({
    cells: order.map(({ value }) => row?.cells.get(value) ?? 0),
    total: row?.total ?? 0,
  })
  return {
    columns: order,
    rows: valuesIn(now.rows, before?.rows)
      .map((value) => ({ value, ...across(now.rows.get(value)), before: before && across(before.rows.get(value)) }))
      .sort(mostFirst(({ total }) => total)),
    total: now.total,
    before: before && before.total,
  }
}

const valuesIn = (...all: (ReadonlyMap<string, unknown> | undefined)[]) => [
  ...new Set(all.flatMap((one) => [...(one?.keys() ?? [])])),
]

type Row = { cells: Map<string, number>; total: number }
type Through = { rows: Map<string, Row>; columns: Map<string, number>; total: number }

/** One pass over the columns. */
function countThrough(columns: ContactColumns, query: PivotQuery, calendar: Calendar, days: Days | null): Through {
  const amountOf = amountsOf(columns, query)
  const rowsOf = valueReader(columns, query.rows, calendar)
  const columnsOf = query.columns ? valueReader(columns, query.columns, calendar) : () => ['']
  const isWanted = chooser(columns, query, calendar, days)
  const through: Through = { rows: new Map(), columns: new Map(), total: 0 }
  for (let slot = 0; slot < columns.size; slot++) {
    if (!columns.isThere(slot) || !isWanted(slot)) continue
    const amount = amountOf(slot)
    if (!amount) continue
    through.total += amount
    const across = columnsOf(slot)
    for (const column of across) bump(through.columns, column, amount)
    for (const value of rowsOf(slot)) {
      let row = through.rows.get(value)
      if (!row) through.rows.set(value, (row = { cells: new Map(), total: 0 }))
      row.total += amount
      for (const column of across) bump(row.cells, column, amount)
    }
  }
  return through
}

function amountsOf({ texts }: ContactColumns, { measure }: PivotQuery): (slot: number) => number {
  if (measure === 'contacts_count') return () => 1
  return (slot) => countersOf({ phones: phonesIn(texts.phones(slot)), emails: emailsIn(texts.emails(slot)) })[measure]
}

function chooser(columns: ContactColumns, { belongto }: PivotQuery, calendar: Calendar, days: Days | null) {
  const { numbers, interned } = columns
  const owner = belongto === null ? null : interned.belongto.find(belongto)
  return (slot: number) => {
    if (owner !== null && numbers.belongto[slot] !== owner) return false
    if (!days) return true
    const day = calendar.dayOf(numbers.created_at[slot]!)
    return days.from <= day && day < days.to
  }
}

/** The values that a contact has in a field; made once per different number. */
function valueReader(
  columns: ContactColumns,
  field: PivotField,
  calendar: Calendar,
): (slot: number) => readonly string[] {
  const { numbers, interned, texts } = columns
  const numberOf = (slot: number): number => {
    if (field === 'created_month' || field === 'created_year') return calendar.dayOf(numbers.created_at[slot]!)
    if (field === 'follow_up_status') return numbers.status[slot]!
    if (field === 'tag') return numbers.tags[slot]!
    return field === 'channel' ? 0 : numbers[field][slot]!
  }
  if (field === 'channel')
    return (slot) => channelsOf({ phones: phonesIn(texts.phones(slot)), emails: emailsIn(texts.emails(slot)) })
  const made = new Map<number, readonly string[]>()
  const read = (number: number): readonly string[] => {
    if (field === 'created_month') return [utcOf(number).toISOString().slice(0, 7)]
    if (field === 'created_year') return [utcOf(number).toISOString().slice(0, 4)]
    return valuesOf(field, number, interned)
  }
  return (slot) => {
    const number = numberOf(slot)
    let values = made.get(number)
    if (!values) made.set(number, (values = read(number)))
    return values
  }
}

const bump = (counts: Map<string, number>, key: string, by: number) => counts.set(key, (counts.get(key) ?? 0) + by)
