import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Row } from './mutation.ts'
import { Id } from './schema.ts'

// What mutations of rows have in common that people make, edit, delete and bring back.
export const SomeIds = z.array(Id).check(z.minLength(1, says('nothingSelected')), z.maxLength(limits.rowsPerMutation))
export const someRows = <S extends z.ZodMiniType>(row: S) =>
  z.array(row).check(z.minLength(1, says('nothingSelected')), z.maxLength(limits.rowsPerMutation))
export const idsOf = ({ rows }: { rows: readonly { id: string }[] }) => rows.map(({ id }) => id)

export const stamped = (row: Row | null, fields: Row, at: number): Row =>
  row ?? { ...fields, created_at: at, updated_at: at }
export const changed = (row: Row | null, fields: object, at: number) => row && { ...row, ...fields, updated_at: at }
