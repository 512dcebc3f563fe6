import type { EntityName } from '#domain/entities'
import type { Connection } from '../db/connect.ts'
import type { ScopeHeads } from './scopes.ts'
import { entityFields } from './tables.ts'

/** The snapshot in which an answer is read. */
export type ReadSnapshot = { connection: Connection; account: string; head: ScopeHeads }

/** PostgreSQL writes a page's columns as JSON text, and that text goes out as it is. */
export type Puts = Record<string, { length: number; fields: string }>

/** As JSON; null: none was erased. */
export type Tombs = { dels: string; erased: string | null }

/** One array per field, in the order of the rows. */
export function columnsAsJson(entity: EntityName): string {
  const columns = [...entityFields(entity), 'rev'].map((field) => `'${field}', coalesce(json_agg("${field}"), '[]')`)
  return `json_build_object(${columns.join(', ')})::text`
}
