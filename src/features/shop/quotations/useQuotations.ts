import type { Quotation, QuotationState } from '#domain/shop/quotation/quotation'
import { rowById, rowsWhere } from '#workers/database/read'
import type { Tone } from '../../../components/StatusBadge.tsx'
import { useStored } from '../../../lib/reader.ts'

export const quotationTones: Record<QuotationState, Tone> = {
  draft: 'brand',
  sent: 'neutral',
  accepted: 'good',
  declined: 'bad',
  expired: 'warning',
}

export const useQuotations = () => useStored((db) => rowsWhere(db, 'quotation', () => true), [])

export const useQuotation = (id: string): Quotation | null | undefined =>
  useStored((db) => rowById(db, 'quotation', id), [id])
