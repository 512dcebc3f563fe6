import type {
  ExportJob,
  ExportOutcome,
  ExportProgress,
  ImportOutcome,
  ImportPlan,
  ImportProgress,
  Inspection,
  Session,
} from '../api.ts'

/** The sheets worker as `sheetsClient.ts` uses it. A signal does not cross to a worker, so a job has a number. */
export type SheetsWorkerApi = {
  start(session: Session): void
  inspect(file: Blob, options?: { sheet?: number; headerRow?: number }): Promise<Inspection>
  import(
    job: number,
    file: Blob,
    plan: ImportPlan,
    onProgress: (progress: ImportProgress) => void,
  ): Promise<ImportOutcome>
  report(): Promise<Blob | null>
  export(job: number, wanted: ExportJob, onProgress: (progress: ExportProgress) => void): Promise<ExportOutcome>
  cancel(job: number): void
  /** Answers while the worker lives, and the one that reads for it. */
  ping(): true | Promise<true>
}
