import type { BlobReference } from '../../area.ts'

/** The files of templates, and what a task began with. */
export const linkedFiles: readonly BlobReference[] = [
  { table: 'linked_message', names: 'files_in(t.file) @> array[$2]', counts: 'with row', awaited: true },
  {
    table: 'campaign_run',
    names: `t.mails @> jsonb_build_array(jsonb_build_object('kind', 'linked', 'file', jsonb_build_object('hash', $2::text)))`,
    counts: 'always',
    awaited: false,
  },
]
