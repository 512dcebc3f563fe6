import * as z from 'zod/mini'
import type { ErrorCode } from '../../errors.ts'
import { mustBeNew, mustExist, mutation, type Row } from '../../shared/mutation.ts'
import { changed, idsOf, SomeIds, someRows, stamped } from '../../shared/rowMutations.ts'
import { Id } from '../../shared/schema.ts'
import { mustMayDelete } from '../../subAccounts/rights.ts'
import { NewQuotation, newQuotation, Quotation, QuotationFields } from './quotation.ts'

const each = { version: 1, entity: 'quotation' } as const
const statusOf = (row: Row) => (row as unknown as Quotation).status
const mustBeDraft = (row: Row): ErrorCode | null => (statusOf(row) === 'draft' ? null : 'quotationSent')

export const quotationMutations = {
  'quotation.create': mutation({
    ...each,
    input: NewQuotation,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, quotation, { user, edited_at }) =>
      stamped(row, { ...quotation, ...newQuotation, belongto: user }, edited_at),
  }),

  /** What the other side has in hand is not changed any more: it is copied. */
  'quotation.patch': mutation({
    ...each,
    input: z.object({ id: Id, fields: z.partial(QuotationFields) }),
    ids: ({ id }) => [id],
    patches: true,
    refuse: (row) => mustExist(row) ?? mustBeDraft(row!),
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),

  /** The offer has become an order: the server gives the invoice its number and takes what is ordered from the stock, once. */
  'quotation.accept': mutation({
    ...each,
    input: z.object({ id: Id }),
    ids: ({ id }) => [id],
    command: true,
    isNeverLate: true,
    refuse: (row) => mustExist(row) ?? acceptRefusal(row!),
    apply: (row, _, { edited_at }) =>
      row && statusOf(row) === 'sent' ? changed(row, { status: 'accepted', decided_at: edited_at }, edited_at) : row,
  }),

  /** `on` false: they think about it again after all. */
  'quotation.decline': mutation({
    ...each,
    input: z.object({ id: Id, on: z.boolean() }),
    ids: ({ id }) => [id],
    refuse: (row) => mustExist(row) ?? declineRefusal(row!),
    apply: (row, { on }, { edited_at }) =>
      changed(row, { status: on ? 'declined' : 'sent', decided_at: on ? edited_at : null }, edited_at),
  }),

  /** What has a number stays: numbers have no gaps. */
  'quotation.delete': mutation({
    ...each,
    input: z.object({ ids: SomeIds }),
    ids: ({ ids }) => ids,
    refuse: (row, _, actor) =>
      mustMayDelete(actor) ?? (row && (row as unknown as Quotation).number !== '' ? 'quotationNumbered' : null),
    apply: () => null,
  }),
  'quotation.restore': mutation({
    ...each,
    input: z.object({ rows: someRows(Quotation) }),
    ids: idsOf,
    revives: true,
    apply: (row, { rows }, { id }) => row ?? rows.find((one) => one.id === id) ?? null,
  }),
}

/** Accepting a quotation a second time changes nothing, and is no error. */
function acceptRefusal(row: Row): ErrorCode | null {
  const status = statusOf(row)
  return status === 'sent' || status === 'accepted' ? null : 'quotationNotSent'
}

function declineRefusal(row: Row): ErrorCode | null {
  const status = statusOf(row)
  if (status === 'accepted') return 'quotationAccepted'
  return status === 'draft' ? 'quotationNotSent' : null
}
