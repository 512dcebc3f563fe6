import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import type { Machine } from '../shared/machine.ts'
import { Id, Time, text } from '../shared/schema.ts'

export const exportKinds = ['xlsx', 'csv', 'vcf'] as const
export type ExportKind = (typeof exportKinds)[number]

export const exportStates = ['notStarted', 'inProgress', 'stopped', 'completed', 'expired'] as const
export type ExportState = (typeof exportStates)[number]
export const exportActions = ['start', 'stop', 'finish', 'expire'] as const
export type ExportAction = (typeof exportActions)[number]

/** A task whose tab was killed still says `inProgress`, and starts again. */
export const exportMachine = {
  notStarted: { start: 'inProgress', stop: 'stopped', expire: 'expired' },
  inProgress: { start: 'inProgress', stop: 'stopped', finish: 'completed', expire: 'expired' },
  stopped: { start: 'inProgress', expire: 'expired' },
  completed: { expire: 'expired' },
  expired: {},
} as const satisfies Machine<ExportState, ExportAction>

const count = z.int().check(z.minimum(0))

export const NewExportTask = z.object({
  id: Id,
  kind: z.enum(exportKinds),
  /** of the file, as it is handed over */
  name: text(limits.fileNameLength),
  columns: z.array(text(60)).check(z.maxLength(100)),
  /** how many contacts were asked for */
  asked: z.int().check(z.minimum(1), z.maximum(limits.exportRows)),
})

/** One export. Its file is on the device that made it, until `expires_at`. */
export const ExportTask = z.extend(NewExportTask, {
  belongto: Id,
  state: z.enum(exportStates),
  /** what came of it */
  rows: count,
  bytes: count,
  created_at: Time,
  updated_at: Time,
  expires_at: Time,
})
export type ExportTask = z.output<typeof ExportTask>

export const newExport = { state: 'notStarted', rows: 0, bytes: 0 } as const satisfies Partial<ExportTask>

export const exportExpiry = (created_at: number) => created_at + limits.exportFileDays * 86_400_000

/** The state as it is at this time: nobody need be there when a file expires. */
export const stateAt = ({ state, expires_at }: Pick<ExportTask, 'state' | 'expires_at'>, now: number): ExportState =>
  now >= expires_at ? 'expired' : state
