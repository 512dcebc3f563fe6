import type { BlobReference } from '../../area.ts'

export const shopFiles: readonly BlobReference[] = [
  {
    table: 'product',
    names: 'files_in(jsonb_build_array(t.picture, t.banners, t.variants, t.content)) @> array[$2]',
    counts: 'with row',
    awaited: true,
  },
  {
    table: 'article',
    names: 'files_in(jsonb_build_array(t.picture, t.content)) @> array[$2]',
    counts: 'with row',
    awaited: true,
  },
  { table: 'shop_category', names: 'files_in(t.picture) @> array[$2]', counts: 'with row', awaited: true },
  {
    table: 'quotation',
    names: 'files_in(jsonb_build_array(t.file, t.proforma_file)) @> array[$2]',
    counts: 'with row',
    awaited: true,
  },
]
