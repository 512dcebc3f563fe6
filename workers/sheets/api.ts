import { type ListOrigin } from '#domain/contacts/companions/origin'
import { type CustomField, type CustomFieldType } from '#domain/contacts/customField'
import { type CustomKey } from '#domain/contacts/customKeys'
import { type ErrorCode } from '#domain/errors'
import { type ExportKind } from '#domain/exchange/exportTask'
import { type ImportFormat, type ImportPurpose } from '#domain/exchange/importTask'
import { type BareNumberKind } from './import/phoneReader.ts'
import { type SheetTable } from './read/sheetTable.ts'
import { type SheetExtras, type TextChoice } from './read/workbook.ts'
import { type ExportRecord, type KeptTaskFiles } from './tasks/taskFiles.ts'

export const importFields = [
  'name',
  'company',
  'position',
  'phones',
  'emails',
  'country',
  'company_website',
  'address',
  'founded_time',
  'tag',
  'category',
  'source',
  'follow_up_status',
  'remark',
] as const

/** A field of every contact, or one of the company's own. */
export type ImportField = (typeof importFields)[number] | CustomKey

export type Failure = {
  kind: 'failed'
  code: ErrorCode
  values?: Record<string, string | number>
  /** as the browser says it, where it was none of the catalogue */
  cause?: string
}

export type Inspection =
  | Failure
  | {
      kind: 'sheets'
      format: ImportFormat
      /** of a text: how it was read, by guess or as it was chosen */
      text: TextChoice | null
      /** in the order of the workbook; hidden ones too */
      sheets: { name: string; hidden: boolean }[]
      sheet: number
      /** 0-based row in the sheet; -1 when none was recognised and columns are named A, B, C … */
      headerRow: number
      columns: {
        index: number
        header: string
        samples: string[]
        /** what stands in it in the rows that were looked at, but for empty cells */
        values: string[]
        field: ImportField | null
        hidden: boolean
      }[]
      /** the first rows below the header, as text */
      preview: string[][]
      /** null while it can only be estimated */
      rows: number | null
      /** among the first rows */
      hiddenRows: boolean
      leftOut: SheetExtras['leftOut']
    }

export type InspectOptions = { sheet?: number; headerRow?: number; text?: TextChoice | undefined }

export type DuplicatePolicy = 'skip' | 'merge' | 'add'

export type ImportPlan = {
  sheet: number
  headerRow: number
  /** how a text is read; guessed where it is left out */
  text?: TextChoice | undefined
  /** column index → field; columns without one are left out, or kept in the remark */
  mapping: Record<number, ImportField>
  /** the company's own fields that columns go to; a plan of before there were any has none */
  customFields?: readonly CustomField[]
  keepOtherColumnsInRemark: boolean
  /** rows that the sheet hides are taken as well; a plan of before there was this knows nothing of it */
  hiddenRows?: boolean
  /** for numbers written without a country code */
  defaultCountry: string
  /** how digits are read that may be a number at home or one abroad without its plus; null: each for itself, and reported */
  bareNumbers?: BareNumberKind | null
  duplicates: DuplicatePolicy
  /** what the contacts are for, which says how many rows are taken; contacts where it is left out */
  purpose?: ImportPurpose
  /** labels put on every imported contact */
  tag: string[]
  source: string | null
  category: string | null
  /** where the list is from; null: nobody said. A plan of before there was this knows nothing of it. */
  origin?: ListOrigin | null
}

/**
 * Phones of the first rows that can be read in two ways. `usual`: what the others in their columns say of them; null:
 * nothing, or not the same. `countries`: at home, and abroad.
 */
export type PhoneDoubts = {
  usual: BareNumberKind | null
  doubtful: number
  examples: { text: string; local: string; abroad: string; countries: [string, string] }[]
}

/** Of a list: the addresses of its rows, each once. `without`: rows with none; `over`: rows beyond what is taken. */
export type ListedEmails = { kind: 'listed'; emails: string[]; rows: number; without: number; over: number }

export type ListedPhones = Omit<ListedEmails, 'emails'> & { phones: string[] }

/** accepted + merged + duplicates + invalid + overLimit = rows, always. */
export type ImportCounts = {
  rows: number
  accepted: number
  merged: number
  duplicates: number
  invalid: number
  overLimit: number
}

export type UndoProgress = { stage: 'removing' | 'restoring'; rows: number; of: number | null }

export type ImportProgress = { stage: 'reading' | 'checking' | 'saving'; rows: number; of: number | null }

export type ImportOutcome =
  | Failure
  | { kind: 'cancelled'; counts: ImportCounts; report: boolean; task: string }
  | {
      kind: 'imported'
      counts: ImportCounts /** rows not taken, or taken with a remark: there is a report to download */
      report: boolean
      task: string
    }

/** `left`: contacts of the import that somebody has touched since. */
export type UndoOutcome = Failure | { kind: 'cancelled' | 'undone'; removed: number; left: number; unfilled: number }

/** Column keys of an export; 'tag', 'category' and 'source' come out as names. */
/** `custom`: of one of the company's own fields, what it has */
export type ExportColumn = { field: string; title: string; custom?: CustomFieldType }

export type ExportJob = {
  format: ExportKind
  columns: ExportColumn[]
  /** the contacts in the order wanted */
  ids: string[]
  /** names of labels and of statuses, for the words in the cells */
  words: Record<string, string>
  sheetName: string
}

export type ExportProgress = { rows: number; of: number; bytes: number }

export type ExportOutcome = Failure | { kind: 'cancelled' } | { kind: 'exported'; file: Blob; rows: number }

export type SheetsApi = {
  inspect(file: Blob, options?: InspectOptions): Promise<Inspection>
  import(
    file: Blob,
    plan: ImportPlan,
    onProgress: (progress: ImportProgress) => void,
    signal: AbortSignal,
  ): Promise<ImportOutcome>
  /** How sure the country of its phones is; it takes the first rows. */
  phones(file: Blob, plan: ImportPlan): Promise<Failure | ({ kind: 'phones' } & PhoneDoubts)>
  /** The addresses of the rows that an import of this plan would take. */
  emails(file: Blob, plan: ImportPlan): Promise<Failure | ListedEmails>
  /** A list that is no contacts yet, as its cells: `most` rows of its first sheet. */
  table(file: Blob, most: number): Promise<Failure | SheetTable>
  /** Their phones. */
  phoneNumbers(file: Blob, plan: ImportPlan): Promise<Failure | ListedPhones>
  /** Goes on with an import that was broken off on this device; what it has made already stays as it is. */
  resume(task: string, onProgress: (progress: ImportProgress) => void, signal: AbortSignal): Promise<ImportOutcome>
  undo(task: string, onProgress: (progress: UndoProgress) => void, signal: AbortSignal): Promise<UndoOutcome>
  /** The rows of an import that were not taken, with their reasons, as a workbook; null: not on this device. */
  report(task: string): Promise<Blob | null>
  /** What this device has of imports and exports. */
  kept(): Promise<KeptTaskFiles>
  /** Tasks that are being worked on, in any tab. */
  working(): Promise<string[]>
  export(job: ExportJob, onProgress: (progress: ExportProgress) => void, signal: AbortSignal): Promise<ExportOutcome>
  /** Keeps what an export is made of, for going on with it; then its file, for fetching it again. */
  keepExport(kept: ExportRecord): Promise<void>
  dropExport(task: string): Promise<void>
  keptExport(task: string): Promise<ExportRecord | null>
}
