import type { BlobReference } from '../../area.ts'

/** The examples in headers of templates, as they are written and as Meta approved them, and what messages show instead. */
export const whatsappFiles: readonly BlobReference[] = [
  {
    table: 'whatsapp_template',
    names: "(files_in(t.header) || files_in(coalesce(t.approved, 'null'))) @> array[$2]",
    counts: 'with row',
    awaited: true,
  },
  { table: 'whatsapp_message', names: 'files_in(t.file) @> array[$2]', counts: 'with row', awaited: true },
  // What a task began with.
  {
    table: 'campaign_run',
    names: `t.mails @> jsonb_build_array(jsonb_build_object('kind', 'whatsapp', 'file', jsonb_build_object('hash', $2::text)))`,
    counts: 'always',
    awaited: false,
  },
]
