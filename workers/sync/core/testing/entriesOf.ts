import type { Row } from '#domain/shared/mutation'
import type { Entry, FreshRows } from '../ports.ts'

/** What fresh rows are, one by one. */
export const entriesOf = ({ ids, revs, fields, scope, history }: FreshRows): Entry[] =>
  ids.map((id, at) => ({
    id,
    row: Object.fromEntries(Object.entries(fields).map(([field, values]) => [field, values[at]])) as Row,
    rev: revs[at]!,
    scope,
    history,
  }))
