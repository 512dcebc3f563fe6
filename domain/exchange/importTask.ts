import * as z from 'zod/mini'
import { ListOrigin } from '../contacts/companions/origin.ts'
import { draftFields } from '../contacts/contact.ts'
import { type CustomKey, customIdOf } from '../contacts/customKeys.ts'
import { limits } from '../limits.ts'
import type { Machine } from '../shared/machine.ts'
import { Id, isId, Time, text } from '../shared/schema.ts'

const importFormats = ['xlsx', 'xls', 'csv', 'vcf'] as const
export type ImportFormat = (typeof importFormats)[number]

const duplicatePolicies = ['skip', 'merge', 'add'] as const

export const importStates = ['running', 'stopped', 'completed', 'undoing', 'undone'] as const
export type ImportState = (typeof importStates)[number]
export const importActions = ['stop', 'resume', 'finish', 'undo', 'undone'] as const
export type ImportAction = (typeof importActions)[number]

/** A task whose tab was killed still says `running`, or `undoing`: going on with it is no other state. */
export const importMachine = {
  running: { stop: 'stopped', finish: 'completed', resume: 'running', undo: 'undoing' },
  stopped: { resume: 'running', undo: 'undoing' },
  completed: { undo: 'undoing' },
  undoing: { undo: 'undoing', undone: 'undone' },
  undone: {},
} as const satisfies Machine<ImportState, ImportAction>

const count = z.int().check(z.minimum(0))

/** Rows of the file. added + merged + skipped + refused + dropped = rows. */
export const ImportTaskCounts = z.object({
  rows: count,
  /** new contacts */
  added: count,
  /** for contacts that are there already, or that an earlier row made */
  merged: count,
  /** left out as duplicates */
  skipped: count,
  /** without anything that makes a contact, or not kept */
  refused: count,
  /** beyond what one import takes */
  dropped: count,
})
export type ImportTaskCounts = z.output<typeof ImportTaskCounts>

export const noImportCounts: ImportTaskCounts = { rows: 0, added: 0, merged: 0, skipped: 0, refused: 0, dropped: 0 }

/** What a column is called, as `columnKeys` tells them apart, and where it went; null: nowhere, or into the remark. */
const CustomKeyText = z.custom<CustomKey>((value) => typeof value === 'string' && isId(customIdOf(value)))
const MappedField = z.union([z.enum(draftFields), CustomKeyText])
export type MappedField = z.output<typeof MappedField>
const MappedColumn = z.object({ column: text(120), field: z.nullable(MappedField) })
export const KeptMapping = z.array(MappedColumn).check(z.maxLength(limits.importColumns))
export type KeptMapping = z.output<typeof KeptMapping>

export const NewImportTask = z.object({
  id: Id,
  /** of the file */
  name: text(limits.fileNameLength),
  size: count,
  /** SHA-256 of the file */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  format: z.enum(importFormats),
  mapping: KeptMapping,
  duplicates: z.enum(duplicatePolicies),
  /** null: nobody noted it; one of an older device has none */
  origin: z._default(z.nullable(ListOrigin), null),
})

/** One file that was imported. What it made is known by its id (`rowId`). */
export const ImportTask = z.extend(NewImportTask, {
  ...ImportTaskCounts.shape,
  belongto: Id,
  state: z.enum(importStates),
  created_at: Time,
  updated_at: Time,
  ended_at: z.nullable(Time),
})
export type ImportTask = z.output<typeof ImportTask>

export const newImport = { ...noImportCounts, state: 'running', ended_at: null } as const satisfies Partial<ImportTask>

/** What one import takes, by what it is for. Rows beyond are dropped, and that is said. */
export const importPurposes = {
  contacts: { rows: limits.importRows, reason: 'overLimit' },
  emailTask: { rows: limits.emailImportRows, reason: 'overEmailLimit' },
} as const
export type ImportPurpose = keyof typeof importPurposes

/** How many of these rows are taken, and how many are dropped. */
export function takenRows(purpose: ImportPurpose, rows: number): { taken: number; dropped: number } {
  const taken = Math.min(rows, importPurposes[purpose].rows)
  return { taken, dropped: rows - taken }
}
