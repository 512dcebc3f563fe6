import type { BlobReference } from '../../area.ts'

/** Pictures of contacts, also such as another one took the place of, and what lives with contacts. */
export const contactFiles: readonly BlobReference[] = [
  {
    table: 'contact',
    names: `t.picture ->> 'hash' = $2 and t.picture is not null`,
    counts: 'with row',
    awaited: true,
  },
  { table: 'voice_note', names: 't.hash = $2', counts: 'with row and contact', awaited: true },
  { table: 'attachment', names: 't.hash = $2', counts: 'with row and contact', awaited: true },
  {
    table: 'lost_value',
    names: `t.field = 'picture' and t.old ->> 'hash' = $2`,
    counts: 'with row',
    awaited: false,
  },
  // A merge can be undone for long, and gives the pictures back that it took away.
  {
    table: 'contact_merge',
    names: `(t.rows @> jsonb_build_array(jsonb_build_object('picture', jsonb_build_object('hash', $2)))
      or t.before -> 'picture' ->> 'hash' = $2)`,
    counts: 'with row',
    awaited: false,
  },
]
