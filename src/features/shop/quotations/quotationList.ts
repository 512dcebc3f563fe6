import { type Quotation, type QuotationState, quotationTotal, stateOfQuotation } from '#domain/shop/quotation/quotation'

export const quotationSorts = ['updated_at', 'total', 'buyer', 'valid_until'] as const
export type QuotationSort = (typeof quotationSorts)[number]
export type QuotationQuery = { text: string; state: QuotationState | null; sort: QuotationSort; today: string }

export const buyerOf = ({ buyer }: Pick<Quotation, 'buyer'>): string => buyer.company || buyer.name

const wordsOf = ({ number, proforma, buyer, positions }: Quotation): string =>
  [number, proforma, ...Object.values(buyer), ...positions.flatMap(({ name, sku }) => [...Object.values(name), sku])]
    .join(' ')
    .toLowerCase()

const orders: Record<QuotationSort, (a: Quotation, b: Quotation) => number> = {
  updated_at: (a, b) => b.updated_at - a.updated_at,
  total: (a, b) => quotationTotal(b.positions) - quotationTotal(a.positions),
  buyer: (a, b) => buyerOf(a).localeCompare(buyerOf(b)),
  valid_until: (a, b) => a.valid_until.localeCompare(b.valid_until),
}

/** Each of the words has to be in it. */
export function findQuotations(all: readonly Quotation[], { text, state, sort, today }: QuotationQuery): Quotation[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = (quotation: Quotation) => {
    const said = words.length ? wordsOf(quotation) : ''
    return (
      (state === null || stateOfQuotation(quotation, today) === state) && words.every((word) => said.includes(word))
    )
  }
  return all.filter(isFound).sort((a, b) => orders[sort](a, b) || (a.id < b.id ? 1 : -1))
}
