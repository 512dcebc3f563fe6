import * as z from 'zod/mini'
import { mustBeNew, mustExist, mutation } from '../shared/mutation.ts'
import { changed, stamped } from '../shared/rowMutations.ts'
import { Id } from '../shared/schema.ts'
import { NewShipmentSearch, ShipmentSearchFields } from './savedSearch.ts'

export const savedSearchMutations = {
  'shipment_search.create': mutation({
    version: 1,
    entity: 'shipment_search',
    product: 'customsData',
    input: NewShipmentSearch,
    ids: ({ id }) => [id],
    creates: true,
    refuse: mustBeNew,
    apply: (row, search, { user, edited_at }) => stamped(row, { ...search, user }, edited_at),
  }),

  'shipment_search.patch': mutation({
    version: 1,
    entity: 'shipment_search',
    input: z.object({ id: Id, fields: z.partial(ShipmentSearchFields) }),
    ids: ({ id }) => [id],
    refuse: mustExist,
    patches: true,
    apply: (row, { fields }, { edited_at }) => changed(row, fields, edited_at),
  }),

  /** Undone by making it again. */
  'shipment_search.delete': mutation({
    version: 1,
    entity: 'shipment_search',
    input: z.object({ id: Id }),
    ids: ({ id }) => [id],
    apply: () => null,
  }),
}
