import { countryOf } from '../contacts/countries.ts'
import { cleanLine } from '../contacts/importValues.ts'
import { hsDigits } from './hsCodes.ts'
import type { ShipmentRow } from './shipment.ts'
import type { ShipmentColumn } from './shipmentColumns.ts'

/** How 3/4/2025 is read; a file says it by the days above twelve that it has. */
export type DayOrder = 'dayFirst' | 'monthFirst'
export type ShipmentPlan = {
  mapping: Partial<Record<ShipmentColumn, number>>
  dayOrder: DayOrder
  /** for what a file does not say of each row */
  flow: ShipmentRow['flow']
  origin: string
  destination: string
  currency: string
}

/** Why a row is not taken. */
export const shipmentProblems = ['date', 'empty', 'negative', 'header'] as const
export type ShipmentProblem = (typeof shipmentProblems)[number]

export function readShipment(
  cells: readonly string[],
  plan: ShipmentPlan,
): { row: ShipmentRow } | { problem: ShipmentProblem } {
  const { mapping } = plan
  const cell = (column: ShipmentColumn) => {
    const at = mapping[column]
    return at === undefined ? '' : cleanLine(cells[at] ?? '')
  }
  const traded_on = readDay(cell('traded_on'), plan.dayOrder)
  if (!traded_on) return { problem: isHeaderAgain(cells, mapping) ? 'header' : 'date' }
  const weight = readWeight(cell('weight_kg'), cell('weight_unit'))
  const quantity = readAmount(cell('quantity'))
  const amount = readAmount(cell('amount'))
  // A correction of a customs office, which takes back another row: adding it up as a shipment would be wrong.
  if ([weight, quantity?.value, amount?.value].some((number) => number != null && number < 0))
    return { problem: 'negative' }
  const [buyer, supplier, product] = [cell('buyer'), cell('supplier'), cell('product')]
  const hs = hsDigits(cell('hs').split(/[;,|]/)[0]!)
  if (!buyer && !supplier && !product && !hs) return { problem: 'empty' }
  const [buyerCountry, supplierCountry] = [countryOf(cell('buyer_country')), countryOf(cell('supplier_country'))]
  const origin = countryOf(cell('origin')) || supplierCountry || plan.origin
  const destination = countryOf(cell('destination')) || buyerCountry || plan.destination
  return {
    row: {
      traded_on,
      flow: flowOf(cell('flow')) || plan.flow,
      hs,
      product: product.slice(0, 1_000),
      buyer: buyer.slice(0, 200),
      buyer_country: buyerCountry || destination,
      supplier: supplier.slice(0, 200),
      supplier_country: supplierCountry || origin,
      origin,
      destination,
      port_from: cell('port_from').slice(0, 200),
      port_to: cell('port_to').slice(0, 200),
      weight_kg: weight,
      quantity: quantity?.value ?? null,
      unit: (cell('unit') || (quantity?.unit ?? '')).slice(0, 40),
      amount: amount?.value ?? null,
      currency: currencyOf(cell('currency')) || currencyOf(amount?.unit ?? '') || (amount ? plan.currency : ''),
      bill: cell('bill').slice(0, 100),
    },
  }
}

/** A file that was put together of several has its header more than once. */
const isHeaderAgain = (cells: readonly string[], mapping: ShipmentPlan['mapping']) =>
  Object.values(mapping).filter((at) => /^[\p{L}\s()/.$]{2,60}$/u.test(cells[at] ?? '')).length >= 3 &&
  !/\d/.test(
    Object.values(mapping)
      .map((at) => cells[at] ?? '')
      .join(''),
  )

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** yyyy-mm-dd of a day in any of the usual writings, or ''. */
export function readDay(text: string, order: DayOrder): string {
  const plain = text.normalize('NFKC').trim()
  const iso =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?:日|\b)/.exec(plain) ?? /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(plain)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const named = /^(\d{1,2})[-/. ]([a-z]{3})[a-z]*[-/., ]+(\d{2,4})\b/i.exec(plain)
  if (named) return dayOf(yearOf(named[3]!), monthNamed(named[2]!), Number(named[1]))
  const american = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})/i.exec(plain)
  if (american) return dayOf(Number(american[3]), monthNamed(american[1]!), Number(american[2]))
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2,4})\b/.exec(plain)
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])]
    // Whatever the file does elsewhere, a thirteenth month is none.
    const isDayFirst = first > 12 || (second <= 12 && order === 'dayFirst')
    return dayOf(yearOf(numbers[3]!), isDayFirst ? second : first, isDayFirst ? first : second)
  }
  const serial = /^\d{5}(?:\.\d+)?$/.test(plain) ? Math.floor(Number(plain)) : 0
  // Days since the end of 1899, as spreadsheets count; those of 1982 to 2064.
  return serial >= 30_000 && serial <= 60_000
    ? new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10)
    : ''
}

const yearOf = (text: string) => (text.length > 2 ? Number(text) : 2_000 + Number(text))
const monthNamed = (text: string) => months.indexOf(text.toLowerCase()) + 1

function dayOf(year: number, month: number, day: number): string {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isReal = year >= 1970 && year < 2100 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isReal ? at.toISOString().slice(0, 10) : ''
}

/** By the days above twelve; null: all of them can be read both ways. */
export function dayOrderIn(values: readonly string[]): DayOrder | null {
  const [first, second] = [1, 2].map((part) =>
    Math.max(
      0,
      ...values.map((text) => Number(/^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}\b/.exec(text.trim())?.[part] ?? 0)),
    ),
  ) as [number, number]
  return first > 12 ? 'dayFirst' : second > 12 ? 'monthFirst' : null
}

/** "1,234.5 KGS", "1.234,5", "USD 12", "(300)" with what stands beside the number. */
export function readAmount(text: string): { value: number; unit: string } | null {
  const plain = text.normalize('NFKC').trim()
  const found = /-?\d[\d.,' ]*/.exec(plain)
  if (!found) return null
  const digits = found[0].replace(/[' ]/g, '').replace(/[.,]+$/, '')
  const value = Number(withPoint(digits))
  if (!Number.isFinite(value)) return null
  const isNegative = /^\(.*\)$/.test(plain) || /\d\s*-$/.test(plain)
  const unit = plain.replace(found[0], '').replace(/[()]/g, '').trim()
  return { value: isNegative ? -Math.abs(value) : value, unit }
}

/** Which of the two signs is the point: the last one, unless it stands more than once or parts three digits as others do. */
function withPoint(digits: string): string {
  const [point, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')]
  if (point >= 0 && comma >= 0)
    return point > comma ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.')
  if (comma >= 0)
    return /^-?\d{1,3}(,\d{3})+$/.test(digits) || digits.indexOf(',') !== comma
      ? digits.replaceAll(',', '')
      : digits.replace(',', '.')
  return digits.indexOf('.') === point ? digits : digits.replaceAll('.', '')
}

const kilograms: readonly [RegExp, number][] = [
  [/^(?:kgs?|kilos?|kilograms?|kgm|公斤|千克)\b|公斤|千克/, 1],
  [/^(?:lbs?|pounds?|lbr)\b|磅/, 0.453_592_37],
  [/^(?:mt|mts|tons?|tonnes?|tne|t)\b|吨/, 1_000],
  [/^(?:g|gr|grams?|grm|克)\b/, 0.001],
]

function readWeight(text: string, unit: string): number | null {
  const found = readAmount(text)
  if (!found) return null
  const written = (found.unit || unit).toLowerCase()
  const factor = kilograms.find(([pattern]) => pattern.test(written))?.[1] ?? 1
  return Math.round(found.value * factor * 1_000) / 1_000
}

const currencyOf = (text: string): string => {
  const code = /\b[A-Z]{3}\b/.exec(text.toUpperCase())?.[0] ?? ''
  return code || (/\$|美元/.test(text) ? 'USD' : /€|欧元/.test(text) ? 'EUR' : /¥|人民币/.test(text) ? 'CNY' : '')
}

function flowOf(text: string): ShipmentRow['flow'] {
  if (/^i|imp|进口/i.test(text)) return 'import'
  return /^e|exp|出口/i.test(text) ? 'export' : ''
}
