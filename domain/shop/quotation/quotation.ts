import * as z from 'zod/mini'
import { MessageFile } from '../../email/render/message.ts'
import { says } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { Id, Line, Time, text } from '../../shared/schema.ts'
import { CurrencyRate, RateDay } from '../currencyRate.ts'
import { CurrencyCode, Price, Sku } from '../price.ts'
import { ShopTexts } from '../texts.ts'

/** Of ICC's Incoterms 2020; '' where nothing was agreed. */
export const incoterms = ['', 'EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const
/** Terms that are known in both languages of the document; `other`: what is written stands there alone. */
export const paymentTerms = ['advance', 'deposit', 'sightCredit', 'documents', 'days30', 'days60', 'other'] as const
/** What a document can be read in: one, or both beside each other. */
export const quotationLanguages = ['en', 'zh'] as const
export type QuotationLanguage = (typeof quotationLanguages)[number]

/** What one costs from so many on. */
const PriceStep = z.object({ from: z.int().check(z.minimum(1), z.maximum(limits.quotationCount)), price: Price })
export type PriceStep = z.output<typeof PriceStep>

const positionKey = text(40).check(z.minLength(1))
/** What is offered. `product`: null for free text; `values`: of the variant that is meant; none: the product itself. */
export const QuotationPosition = z.object({
  key: positionKey,
  product: z.nullable(Id),
  values: z.array(text(40)).check(z.maxLength(limits.shopAttributes)),
  name: ShopTexts,
  sku: Sku,
  unit: text(20),
  count: z.int().check(z.minimum(1), z.maximum(limits.quotationCount)),
  prices: z.array(PriceStep).check(z.minLength(1), z.maxLength(limits.quotationPriceSteps)),
  note: text(300),
})
export type QuotationPosition = z.output<typeof QuotationPosition>

const Buyer = z.object({ name: Line, company: Line, address: text(400), email: text(200), phone: text(60) })

const quotationFields = {
  contact_id: z.nullable(Id),
  /** where it was asked for, and where the answer goes; null: nowhere yet */
  conversation_id: z.nullable(Id),
  buyer: Buyer,
  positions: z.array(QuotationPosition).check(z.maxLength(limits.quotationPositions, says('positionsTooMany'))),
  currency: CurrencyCode,
  /** at which the shop's prices were turned into it; null: they were not */
  rate: z.nullable(z.object({ from: CurrencyCode, per: CurrencyRate.shape.per_euro, day: RateDay })),
  incoterm: z.enum(incoterms),
  /** the place that belongs to the Incoterm */
  place: text(80),
  valid_until: RateDay,
  payment: z.enum(paymentTerms),
  payment_note: text(300),
  languages: z.array(z.enum(quotationLanguages)).check(z.minLength(1), z.maxLength(quotationLanguages.length)),
  note: text(limits.shopSummaryLength),
}
export const QuotationFields = z.object(quotationFields)
export type QuotationFields = z.output<typeof QuotationFields>
export const NewQuotation = z.object({ id: Id, ...quotationFields })
export type NewQuotation = z.output<typeof NewQuotation>

export const quotationStatuses = ['draft', 'sent', 'accepted', 'declined'] as const
export type QuotationStatus = (typeof quotationStatuses)[number]
/** `wanted`: of the position; `taken`: what the stock had of it. */
const StockUse = z.object({ key: positionKey, wanted: z.int(), taken: z.int() })
export type StockUse = z.output<typeof StockUse>

export const Quotation = z.extend(NewQuotation, {
  status: z.enum(quotationStatuses),
  /** '' until the server gives it one, which is when it is sent */
  number: text(40),
  /** the document as it was sent */
  file: z.nullable(MessageFile),
  sent_at: z.nullable(Time),
  decided_at: z.nullable(Time),
  /** the number of the proforma invoice that it became; '' before */
  proforma: text(40),
  proforma_file: z.nullable(MessageFile),
  stock_taken: z.array(StockUse).check(z.maxLength(limits.quotationPositions)),
  belongto: Id,
  created_at: Time,
  updated_at: Time,
})
export type Quotation = z.output<typeof Quotation>

/** What the server alone says, as it is of a new one. */
export const newQuotation = {
  status: 'draft',
  number: '',
  file: null,
  sent_at: null,
  decided_at: null,
  proforma: '',
  proforma_file: null,
  stock_taken: [],
} as const satisfies Partial<Quotation>

export const quotationKinds = ['quotation', 'proforma'] as const
export type QuotationKind = (typeof quotationKinds)[number]

/** As people see it: what nobody answered in time has expired. `today`: as the reader's calendar says it. */
export type QuotationState = QuotationStatus | 'expired'
export const quotationStates = ['draft', 'sent', 'accepted', 'declined', 'expired'] as const
export const stateOfQuotation = (
  { status, valid_until }: Pick<Quotation, 'status' | 'valid_until'>,
  today: string,
): QuotationState => (status === 'sent' && valid_until < today ? 'expired' : status)

/** The steps in their order, one for each count. */
export const sortedSteps = (steps: readonly PriceStep[]): PriceStep[] =>
  [...new Map(steps.map((step) => [step.from, step])).values()].sort((a, b) => a.from - b.from)

/** What one costs at that count; below the first step what the first one says. */
export function priceAt(steps: readonly PriceStep[], count: number): number {
  const [first, ...others] = sortedSteps(steps)
  return others.findLast(({ from }) => from <= count)?.price ?? first?.price ?? 0
}

/** In hundredths, as money is; sums are of whole hundredths, so that what is printed adds up. */
export const amountOf = ({ count, prices }: Pick<QuotationPosition, 'count' | 'prices'>): number =>
  centsOf(priceAt(prices, count) * count) / 100
export const quotationTotal = (positions: readonly Pick<QuotationPosition, 'count' | 'prices'>[]): number =>
  positions.reduce((sum, position) => sum + centsOf(amountOf(position)), 0) / 100
/** A price has four decimals at most, so what is left beyond is the computer's. */
const centsOf = (amount: number) => Math.round(Number((amount * 100).toFixed(4)))

export type QuotationFault =
  | 'buyerMissing'
  | 'positionsMissing'
  | 'positionNameless'
  | 'placeMissing'
  | 'paymentMissing'

/** What keeps it from being sent. */
export function quotationFaults(quotation: QuotationFields): QuotationFault[] {
  const { buyer, positions, incoterm, place, payment, payment_note } = quotation
  const isWrong: Record<QuotationFault, boolean> = {
    buyerMissing: !buyer.name.trim() && !buyer.company.trim(),
    positionsMissing: positions.length === 0,
    positionNameless: positions.some(({ name }) => !Object.values(name).some((one) => one.trim())),
    placeMissing: incoterm !== '' && !place.trim(),
    paymentMissing: payment === 'other' && !payment_note.trim(),
  }
  return (Object.keys(isWrong) as QuotationFault[]).filter((fault) => isWrong[fault])
}

/** Such as Q-2026-0007; with more digits where a year has more of them. */
export const quotationNumber = (kind: QuotationKind, year: number, n: number): string =>
  `${kind === 'quotation' ? 'Q' : 'PI'}-${year}-${String(n).padStart(4, '0')}`
