import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Line, text } from '../shared/schema.ts'

const Day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const Country = z.string().check(z.regex(/^[A-Z]{2}$/))
/** A company of shipments, by its number in the account. */
export const CustomsCompanyId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))
const Kilograms = z.number().check(z.minimum(0), z.maximum(1e12))

/** What shipments are looked for by; all that is given has to hold. */
export const ShipmentFilter = z.partial(
  z.object({
    /** the first digits of the code */
    hs: z.string().check(z.regex(/^\d{2,12}$/)),
    /** words of the product */
    product: text(limits.lineLength),
    /** part of a name */
    buyer: Line,
    supplier: Line,
    /** on either side */
    company: CustomsCompanyId,
    origin: Country,
    destination: Country,
    port: Line,
    from: Day,
    to: Day,
    least_kg: Kilograms,
    most_kg: Kilograms,
    flow: z.enum(['import', 'export']),
  }),
)
export type ShipmentFilter = z.output<typeof ShipmentFilter>

/** Parts of the matching shipments, each with the largest of its values. */
export const shipmentFacets = [
  'month',
  'hs',
  'buyer',
  'supplier',
  'origin',
  'destination',
  'port_from',
  'port_to',
] as const
export type ShipmentFacet = (typeof shipmentFacets)[number]

/** The page on which these shipments are looked for. */
export const shipmentsAddress = (filter: ShipmentFilter): string =>
  `/customsData/shipments?${Object.entries(filter)
    .map(([field, value]) => `${field}=${encodeURIComponent(value)}`)
    .join('&')}`
