import type { UserInfo } from '#domain/auth/user'
import type { BlobMime } from '#domain/blobs/blob'
import type { FileEntity } from '#domain/blobs/fileOf'
import type { BulkAction } from '#domain/contacts/bulk'
import type { ListOrigin } from '#domain/contacts/companions/origin'
import {
  type Contact,
  type ContactEmail,
  type CounterField,
  counterFields,
  type FollowUpStatus,
  type Phone,
  type UntouchedDays,
} from '#domain/contacts/contact'
import type { CustomField, CustomFieldType } from '#domain/contacts/customField'
import type { CustomKey } from '#domain/contacts/customKeys'
import { type Filter, noFilter, textFields } from '#domain/contacts/filter'
import type { ErrorCode } from '#domain/errors'
import type { ExportKind } from '#domain/exchange/exportTask'
import type { ImportFormat, ImportPurpose } from '#domain/exchange/importTask'
import type { MutationArgs, MutationName } from '#domain/mutations'
import type {
  CitiesQuery,
  CityCount,
  Pivot,
  PivotQuery,
  Statistics,
  StatisticsQuery,
} from '#domain/statistics/statistics'
import type { BulkStep, KeptUndo } from './bulk/jobs.ts'
import type { AudienceApi } from './search/audienceApi.ts'
import type { DuplicatesApi } from './search/duplicatesApi.ts'
import type { BareReading } from './sheets/import/phoneReader.ts'
import type { SheetExtras, TextChoice } from './sheets/read/workbook.ts'
import type { ExportRecord, KeptTaskFiles } from './sheets/tasks/taskFiles.ts'
import type { MissingRow } from './sync/core/orphans.ts'
import type { NewFile } from './sync/core/ports.ts'
import type { Saved } from './sync/core/saved.ts'

/**
 * What a screen may ask of the workers; `client.ts` gives it. Workers answer with outcomes and never throw across the
 * border, because a thrown error loses its class and its code on the way.
 */

/** Who is signed in, as the workers need it. The token travels as a header; the cookie is the other half. */
export type Session = {
  user: string
  account: string
  username: string
  parentuser: string
  token: string
  role: 'main' | 'sub'
  lang: 'zh-CN' | 'en-US'
  /** What the frame shows of the user and decides the menu by; kept so that it is there without a network. */
  profile?: UserInfo
}

export type SyncState = {
  /** changes made here that the server has not confirmed */
  waiting: number
  /** when the oldest of them was made, ms */
  oldestWaiting: number | null
  /** pictures and voice notes made here that the server does not have; absent when there are none */
  files?: number
  /** changes that need the user */
  issues: number
  /** `serverTrouble`: something answers, and it is not what was asked for */
  connection: 'online' | 'offline' | 'captivePortal' | 'serverTrouble' | 'signedOut' | 'upgradeRequired'
  offlineSince: number | null
  /** an answer has been coming for a while: so many bytes of it are here */
  slow: { bytes: number } | null
  lastContact: number | null
  /** rows received so far while the first sync runs; `stopped`: this device has no room for more */
  firstSync: { rows: number; stopped?: true } | null
  storage: 'fine' | 'full' | 'lost'
  /** Nothing can be changed here now; what is here can be looked at. A full disk is tried again with every change. */
  readOnly?: 'upgradeRequired' | 'storageFull' | 'storageLost'
  /**
   * Unsent changes that went with a copy of the database which the browser threw away, until the user has taken note.
   * Before the server was asked (`isChecked`), some of them may have arrived there. `back`: so many came back because a page
   * that was open remembered them.
   */
  lost?: { changes: number; back: number; isChecked: boolean }
  /** records of an earlier history of the server that its present one has not: the user decides; absent when there are none */
  orphans?: number
  /** this tab talks to the network for all tabs */
  leading: boolean
}

/** One line of the list behind the sync state; the screen makes words of name and args. */
export type Change = {
  uid: string
  name: MutationName | string
  args: unknown
  edited_at: number
  state: 'queued' | 'sent' | 'acked' | 'rejected' | 'parked'
  code?: ErrorCode | string
}

/** What only the health page asks for. */
export type Health = {
  /** the identity of this copy of the data */
  replica: string
  /** the server has been reached once at least */
  hasMet: boolean
  /** how many of the server's changes have not come yet; null while the data is first read, and before any contact */
  lag: number | null
  /** how often a part of the data had to be read again from its start */
  resets: number
  /** rows that only a newer version of the app can show */
  unread: number
  /** when the rows were last compared with the server's, and how many parts had to be read again for it; null: not yet */
  verified: { at: number; mended: number } | null
  lastError: { code: ErrorCode | string; at: number } | null
}

/** What came of a file of waiting changes. */
export type BroughtChanges =
  | { kind: 'refused'; code: ErrorCode; values?: Record<string, string | number> }
  /** `known`: they were here already; `unreadable`: made by another version, and not taken; `stopped`: the storage did not take the rest */
  | { kind: 'brought'; added: number; known: number; unreadable: number; stopped?: true }

export type SyncApi = {
  mutate<N extends MutationName>(name: N, args: MutationArgs<N>): Promise<Saved>
  /** Several changes as one: all are kept, or none. */
  mutateAll(changes: { name: MutationName; args: unknown; file?: NewFile }[]): Promise<Saved>
  bulk: BulkApi
  changes(): Promise<Change[]>
  /** A refused change: send it again as a new one, or let it go. */
  retryIssue(uid: string): Promise<Saved>
  discardIssue(uid: string): Promise<void>
  /** A change that waits: never to be sent. What it made goes with everything else that was done to it. */
  discardWaiting(uid: string): Promise<void>
  /** Everything that waits or was refused. */
  discardAll(): Promise<void>
  /** All that waits or was refused, as a file that `bringChanges` takes on any device of this user. */
  saveChanges(): Promise<{ file: Blob; changes: number }>
  bringChanges(file: Blob): Promise<BroughtChanges>
  /** Some of `SyncState.orphans`. */
  missing(): Promise<{ count: number; rows: MissingRow[] }>
  /** Makes these again, or all; `left`: so many cannot be made again, and stay in the list. */
  bringMissing(keys?: readonly string[]): Promise<{ brought: number; left: number }>
  letMissingGo(keys?: readonly string[]): Promise<void>
  /** The user has read how many changes were lost. */
  forgetLoss(): Promise<void>
  health(): Promise<Health>
  syncNow(): Promise<void>
  /** Compares the rows with the server's now, and not only once a day; `health` says what came of it. */
  verify(): Promise<void>
}

/**
 * Many contacts at once, a step at a time: whoever asks for the steps shows how far it is, pauses by not asking, and stops
 * by never asking again. What was done until then can be undone.
 */
export type BulkApi = {
  /** Its number. `ids` are packed and given away. */
  begin(action: BulkAction, ids: Uint8Array<ArrayBuffer>): Promise<number>
  /** Null: the worker was started again and knows of no such job; what was saved stays. */
  step(job: number): Promise<BulkStep | null>
  /** What was done on this device in the last days, the newest first. */
  undos(): Promise<KeptUndo[]>
  /** As a job of its own; null: it is undone already, or cannot be any more. */
  beginUndo(undo: string): Promise<{ job: number; of: number } | null>
}

/** A light row for lists, answered from the worker's memory. `pending`: has changes that the server has not confirmed. */
export type ContactLine = {
  id: string
  name: string
  company: string
  position: string
  country: string
  phones: Phone[]
  emails: ContactEmail[]
  tag: string[]
  category: string | null
  source: string | null
  belongto: string
  follow_up_status: FollowUpStatus
  /** the name of its picture's file */
  picture: string | null
  updated_at: number
  created_at: number
  /** kept and not used, because the person asked for that */
  restricted: boolean
  pending: boolean
  /** null: not asked for */
  more: ContactMore | null
  /** Where a search was found, when that is in none of the usual columns. */
  found: { field: 'position' | (typeof moreFields)[number]; text: string } | { custom: string; text: string } | null
}
/** Fields that lists show when they are asked to. */
export const moreFields = ['company_website', 'address', 'founded_time', 'remark'] as const
/** What few lists show; of long texts the beginning. */
export type ContactMore = Pick<Contact, (typeof moreFields)[number] | CounterField> & {
  /** by the id of the field, as texts: of a choice the id of its option */
  custom: Readonly<Record<string, string>>
}

export const numberSorts = ['updated_at', 'created_at', ...counterFields] as const
/** What is kept by id: its order is that of the query's `order`. */
export const namedSorts = ['tag', 'category', 'source', 'belongto', 'country'] as const
export const contactSorts = [...textFields, ...numberSorts, ...namedSorts, 'follow_up_status'] as const
export type ContactSort = (typeof contactSorts)[number]

export type ContactQuery = {
  /** any substring of any text; digits match a phone in any writing; words are and-ed */
  search: string
  /** The best matches of `search` first: name, company, phone or email, the rest; among equals as `sort` says. */
  ranked: boolean
  sort: ContactSort
  descending: boolean
  /** for `namedSorts`: the ids or codes in the order of their names; what is not among them comes last */
  order: readonly string[]
  filter: Filter
  /** lines with `ContactMore` */
  more: boolean
  tag: string | null
  category: string | null
  source: string | null
  belongto: string | null
  follow_up_status: FollowUpStatus | null
  /** last changed on the day so many days ago, or before */
  untouched_days: UntouchedDays | null
}

/** All contacts, the last changed first. */
export const everyContact: ContactQuery = {
  search: '',
  ranked: false,
  sort: 'updated_at',
  descending: true,
  order: [],
  filter: noFilter,
  more: false,
  tag: null,
  category: null,
  source: null,
  belongto: null,
  follow_up_status: null,
  untouched_days: null,
}

export type ContactLines = { version: number; matching: number; total: number; lines: ContactLine[] }

/** A query that stays open: `onChange` tells that its result may differ now; ask again. */
export type ContactView = {
  /** How many match now, and how many there are at all. `version` rises with every change. */
  count(): Promise<{ version: number; matching: number; total: number }>
  lines(from: number, to: number): Promise<ContactLines>
  /** Ids in order, for "all that match". */
  ids(from?: number, to?: number): Promise<string[]>
  /** All that match but these, as `SyncApi.bulk` takes them (`packIds`). */
  packed(except: readonly string[]): Promise<Uint8Array<ArrayBuffer>>
  /** Where this contact stands in the result, or -1. */
  positionOf(id: string): Promise<number>
  /** How many match, per status. */
  statuses(): Promise<Record<FollowUpStatus, number>>
  /** While it is held, what changes keeps its place: a row is new, or gone, or where it was. */
  hold(isHeld: boolean): Promise<void>
  close(): void
}

export type Facets = Record<'tag' | 'category' | 'source' | 'belongto' | 'follow_up_status', Record<string, number>>
export type LabelsAbove = Readonly<Record<string, readonly string[]>>

export type ContactIndexApi = {
  open(query: ContactQuery, onChange: () => void): Promise<ContactView>
  /** The same with its first lines, in one turn: somebody types and waits for them. */
  openLines(query: ContactQuery, onChange: () => void, to: number): Promise<{ view: ContactView; first: ContactLines }>
  /** Counts per value over all contacts, for filters. `above`: a label counts for these as well, each contact once. */
  facets(above?: LabelsAbove): Promise<Facets>
  /** Whose these contacts are, each owner once. */
  owners(ids: readonly string[]): Promise<string[]>
  /** What is counted all along: small, and answered at once. */
  statistics(query: StatisticsQuery): Promise<Statistics>
  pivot(query: PivotQuery): Promise<Pivot>
  cities(query: CitiesQuery): Promise<CityCount[]>
}

/* ---------- sheets ---------- */

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
  bareNumbers?: BareReading | null
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
  usual: BareReading | null
  doubtful: number
  examples: { text: string; local: string; abroad: string; countries: [string, string] }[]
}

/** Of a list: the addresses of its rows, each once. `without`: rows with none; `over`: rows beyond what is taken. */
export type ListedEmails = { kind: 'listed'; emails: string[]; rows: number; without: number; over: number }

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

export type { BareReading, ExportRecord, KeptTaskFiles, TextChoice }

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

/* ---------- pictures, voice notes and attachments ---------- */

export type FileMade = Failure | { kind: 'made'; file: NewFile }

/** What is made here is kept by the change that names it (`mutateAll`), and sent when there is a network. */
export type FilesApi = {
  /** `taken`: by the camera just now, which makes larger files than anybody would choose. */
  picture(file: Blob, options: { taken: boolean }): Promise<FileMade>
  sound(blob: Blob, mime: BlobMime): Promise<FileMade>
  /** Whatever somebody chose; only its size is limited. */
  attachment(file: Blob): Promise<FileMade>
  /** Somebody looks at the file that this row names: it is fetched when it is not here. */
  want(entity: FileEntity, id: string): Promise<void>
  /** What failed for good is tried again. */
  retry(hash: string): Promise<void>
}

/** Everything behind one signed-in user. */
export type Client = {
  sync: SyncApi
  contacts: ContactIndexApi
  duplicates: DuplicatesApi
  audience: AudienceApi
  sheets: SheetsApi
  files: FilesApi
  /** For useSyncExternalStore. */
  syncState(): SyncState
  onSyncState(listener: () => void): () => void
  close(): Promise<void>
}
