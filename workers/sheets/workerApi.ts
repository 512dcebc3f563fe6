import type { Key } from '../lock/keyring.ts'
import type { Session } from '../session.ts'
import type {
  ExportJob,
  ExportOutcome,
  ExportProgress,
  Failure,
  ImportOutcome,
  ImportPlan,
  ImportProgress,
  Inspection,
  InspectOptions,
  ListedEmails,
  ListedPhones,
  PhoneDoubts,
  UndoOutcome,
  UndoProgress,
} from './api.ts'
import type { SheetTable } from './read/sheetTable.ts'
import type { ExportRecord, KeptTaskFiles } from './tasks/taskFiles.ts'

/** The sheets worker as `sheetsClient.ts` uses it. A signal does not cross to a worker, so a job has a number. */
export type SheetsWorkerApi = {
  start(session: Session, key: Key): void
  inspect(file: Blob, options?: InspectOptions): Promise<Inspection>
  import(
    job: number,
    file: Blob,
    plan: ImportPlan,
    onProgress: (progress: ImportProgress) => void,
  ): Promise<ImportOutcome>
  phones(file: Blob, plan: ImportPlan): Promise<Failure | ({ kind: 'phones' } & PhoneDoubts)>
  emails(file: Blob, plan: ImportPlan): Promise<Failure | ListedEmails>
  table(file: Blob, most: number): Promise<Failure | SheetTable>
  phoneNumbers(file: Blob, plan: ImportPlan): Promise<Failure | ListedPhones>
  resume(job: number, task: string, onProgress: (progress: ImportProgress) => void): Promise<ImportOutcome>
  undo(job: number, task: string, onProgress: (progress: UndoProgress) => void): Promise<UndoOutcome>
  report(task: string): Promise<Blob | null>
  kept(): Promise<KeptTaskFiles>
  export(job: number, wanted: ExportJob, onProgress: (progress: ExportProgress) => void): Promise<ExportOutcome>
  keepExport(kept: ExportRecord): Promise<void>
  dropExport(task: string): Promise<void>
  keptExport(task: string): Promise<ExportRecord | null>
  cancel(job: number): void
  /** Answers while the worker lives, and the one that reads for it. */
  ping(): true | Promise<true>
}
