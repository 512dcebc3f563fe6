import * as z from 'zod/mini'
import { Line, text } from '../shared/schema.ts'

/** What a file says of one shipment; '' and null are what it does not say. */
export const ShipmentRow = z.object({
  /** yyyy-mm-dd: of arrival, departure or declaration, whichever the file has */
  traded_on: z.string().check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)),
  flow: z.enum(['import', 'export', '']),
  hs: z.string().check(z.regex(/^(\d\d){0,6}$/)),
  product: text(1_000),
  buyer: Line,
  buyer_country: z.string().check(z.regex(/^([A-Z]{2})?$/)),
  supplier: Line,
  supplier_country: z.string().check(z.regex(/^([A-Z]{2})?$/)),
  origin: z.string().check(z.regex(/^([A-Z]{2})?$/)),
  destination: z.string().check(z.regex(/^([A-Z]{2})?$/)),
  port_from: Line,
  port_to: Line,
  weight_kg: z.nullable(z.number().check(z.minimum(0), z.maximum(1e12))),
  quantity: z.nullable(z.number().check(z.minimum(0), z.maximum(1e12))),
  unit: text(40),
  /** in `currency` */
  amount: z.nullable(z.number().check(z.minimum(0), z.maximum(1e15))),
  currency: z.string().check(z.regex(/^([A-Z]{3})?$/)),
  /** bill of lading or declaration, as the file has it */
  bill: text(100),
})
export type ShipmentRow = z.output<typeof ShipmentRow>
export const shipmentFields = Object.keys(ShipmentRow.shape) as (keyof ShipmentRow)[]

/** What makes two rows one shipment, in whichever files they stand: everything but how a country or a port is written. */
export const shipmentIdentity = (row: ShipmentRow): string =>
  [
    row.traded_on,
    row.flow,
    row.hs,
    row.product.toLowerCase().replace(/\s+/g, ' '),
    row.buyer.toLowerCase(),
    row.supplier.toLowerCase(),
    row.weight_kg,
    row.quantity,
    row.amount,
    row.bill.toLowerCase(),
  ].join('\u0001')

/** Words of a product that it can be found by. */
export function productWords(product: string): string[] {
  const text = product.normalize('NFKC').toLowerCase()
  const words = text.match(/[\p{Script=Latin}\p{Script=Cyrillic}\d]{2,}/gu) ?? []
  // Chinese has no blanks: each pair of signs is a word.
  const pairs = (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    run.length < 2 ? [run] : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  )
  return [...new Set([...words.map(singular), ...pairs])].slice(0, 40)
}

const placeSigns = { origin: '@o', destination: '@d', port: '@p' } as const
/** How a country or a port stands among the words of a shipment. No word of a product begins as it does. */
export const placeWord = (kind: keyof typeof placeSigns, place: string): string => `${placeSigns[kind]}${place}`

/** All that a shipment is found by at once, whichever of its words are asked for together. */
export const shipmentWords = (row: ShipmentRow): string[] => [
  ...productWords(row.product),
  ...new Set([
    placeWord('origin', row.origin),
    placeWord('destination', row.destination),
    placeWord('port', row.port_from),
    placeWord('port', row.port_to),
  ]),
]

/** Who looks for lamps means a lamp as well. */
const singular = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word)
