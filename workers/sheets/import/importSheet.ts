import { type ContactFields, fillContact } from '#domain/contacts/contact'
import { type Exclusions, exclusionOf, exclusionsOf } from '#domain/contacts/excluded'
import { sharedValue } from '#domain/contacts/importDuplicates'
import { unusableRow } from '#domain/contacts/importRows'
import { AppError } from '#domain/errors'
import { type ImportPurpose, importPurposes } from '#domain/exchange/importTask'
import { addedByFill } from '#domain/exchange/mutations'
import { rowIdsOf } from '#domain/exchange/rowId'
import { limits } from '#domain/limits'
import { errorText, type Language } from '#domain/texts/errorText'
import type { ImportCounts, ImportPlan, ImportProgress } from '../api.ts'
import { isHiddenRow, type Workbook } from '../read/workbook.ts'
import { existingKeys, type SortResult, sortOut, united, unitedLabels } from './duplicates.ts'
import type { ImportChange, ImportPort } from './importPort.ts'
import { type LabelIds, prepareLabels } from './labels.ts'
import { type ReadRow, type RowProblem, rowReader } from './readRow.ts'
import { risingIds } from './risingIds.ts'
import { type RowToSave, rowsAtOnce, rowsFirst, saveRows } from './saveRows.ts'
import { type RowLabels, WaitingRows } from './waitingRows.ts'

/** What the report says of a row; `taken` rows were imported all the same. */
type ReportedRow = { taken: boolean; problems: RowProblem[] }
export type ImportReport = {
  header: string[]
  rows: Map<number, ReportedRow>
  overLimit: { from: number; to: number } | null
  purpose: ImportPurpose
}

export type ImportResult = { counts: ImportCounts; report: ImportReport; cancelled: boolean; failure: unknown }

/** `rows`: places of those that it is made of. */
type PlannedRow = { name: RowToSave['name']; id: string; rows: number[] }

type Options = {
  /** the id of its task, of which its contacts have theirs */
  task: string
  /** A part of it was kept before. */
  resumed?: boolean
  /** All is read and understood, and keeping begins. */
  onBegin?: (header: readonly string[]) => Promise<void>
  workbook: Pick<Workbook, 'rows'>
  plan: ImportPlan
  desk: ImportPort
  language: Language
  signal: AbortSignal
  onProgress: (progress: ImportProgress) => void
  purpose?: ImportPurpose
  /** of rows; the rest is counted and reported */
  limit?: number
}

/**
 * The whole way of a list: all of it is read and understood before anything is kept, so a damaged file leaves nothing
 * behind; then it is kept some thousand rows at a time, and whoever stops it keeps what was kept until then. Going on
 * with it makes nothing twice, because the id of a contact is that of its row.
 * Only rows with something in them count as rows.
 */
export async function importSheet(options: Options): Promise<ImportResult> {
  const { task, workbook, plan, desk, language, signal, onProgress, purpose = plan.purpose ?? 'contacts' } = options
  const { limit = importPurposes[purpose].rows } = options
  const counts: ImportCounts = { rows: 0, accepted: 0, merged: 0, duplicates: 0, invalid: 0, overLimit: 0 }
  const report: ImportReport = { header: [], rows: new Map(), overLimit: null, purpose }
  const done = (cancelled: boolean, failure: unknown = null): ImportResult => {
    counts.rows = counts.accepted + counts.merged + counts.duplicates + counts.invalid + counts.overLimit
    return { counts, report, cancelled, failure }
  }

  const rows = new WaitingRows()
  try {
    await readRows()
  } catch (error) {
    if (signal.aborted) return cancelledBefore()
    throw error
  }
  if (rows.count === 0 && counts.invalid === 0) throw new AppError('sheetEmpty')
  onProgress({ stage: 'checking', rows: 0, of: rows.count })
  const sorted = sortOut(rows, await existingKeys(desk, rows.allKeys(), task), plan.duplicates)
  if (signal.aborted) return cancelledBefore()
  for (const { row, same } of sorted.skipped) {
    counts.duplicates++
    const problem: RowProblem =
      typeof same === 'string'
        ? { reason: 'duplicateHere' }
        : { reason: 'duplicateInFile', row: rows.indexOf(same.rows[0]!) + 1 }
    report.rows.set(rows.indexOf(row), { taken: false, problems: [problem] })
  }
  for (const { row, key, other } of sorted.shared) {
    const value = sharedValue(key)
    const problem: RowProblem =
      'rows' in other
        ? { reason: 'sharedInFile', value, row: rows.indexOf(other.rows[0]!) + 1 }
        : { reason: 'sharedHere', value, other: other.name || other.company }
    const index = rows.indexOf(row)
    report.rows.set(index, { taken: true, problems: [...(report.rows.get(index)?.problems ?? []), problem] })
  }
  return save(sorted)

  /** Nothing was kept, so nothing is told. */
  function cancelledBefore(): ImportResult {
    for (const key of Object.keys(counts) as (keyof ImportCounts)[]) counts[key] = 0
    return { counts, report: { header: [], rows: new Map(), overLimit: null, purpose }, cancelled: true, failure: null }
  }

  async function readRows() {
    const exclusions = exclusionsOf(await desk.excluded())
    let reader = plan.headerRow < 0 ? rowReader(plan, []) : null
    let seen = 0
    // The header and the titles above it are rows of the sheet as well.
    for await (const batch of workbook.rows(plan.sheet, { signal, whole: limit + plan.headerRow + 1 })) {
      for (const row of batch) {
        if (row.index <= plan.headerRow) {
          if (row.index === plan.headerRow) report.header = row.cells
          continue
        }
        reader ??= rowReader(plan, report.header)
        if (++seen > limit) {
          counts.overLimit++
          report.overLimit = { from: report.overLimit?.from ?? row.index, to: row.index }
          continue
        }
        if (isHiddenRow(row) && !plan.hiddenRows) leaveOut(row.index, { reason: 'hidden' })
        else take(reader(row), row.cells)
      }
      onProgress({ stage: 'reading', rows: seen, of: null })
    }

    function leaveOut(index: number, ...problems: RowProblem[]) {
      counts.invalid++
      report.rows.set(index, { taken: false, problems })
    }
    function take(row: ReadRow, cells: readonly string[]) {
      const unusable = unusableRow(row.draft, cells) ?? unwritableRow(row.draft)
      if (unusable) {
        leaveOut(row.index, { reason: unusable }, ...row.problems)
        return
      }
      row.problems.push(...excludedIn(row, exclusions))
      if (row.problems.length > 0) report.rows.set(row.index, { taken: true, problems: row.problems })
      rows.add(row)
    }
  }

  /** An email task has no use for whom nobody can write to. */
  function unwritableRow({ emails }: ContactFields) {
    return purpose === 'emailTask' && !emails?.length ? ('emailMissing' as const) : null
  }

  async function save({ fresh, fillings }: SortResult): Promise<ImportResult> {
    const newId = risingIds(desk.now())
    const ids = rowIdsOf(task)
    const all: PlannedRow[] = [
      ...fresh.map(({ rows }) => ({ name: 'contact.create' as const, id: '', rows })),
      ...fillings.map((filling) => ({ name: 'contact.fill' as const, ...filling })),
    ]
    const of = all.length
    let kept = 0
    let keeping = Promise.resolve()
    let made = new Set<string>()
    try {
      await options.onBegin?.(report.header)
      if (options.resumed) made = await madeBefore()
      const { changes, idOf } = await prepareLabels(desk, labelNames(all.map(labelsOf)), newId)
      // In this order, but the rows are checked meanwhile.
      keeping = keepLabels(changes)
      // Few at first: the disk has something to do while the many are made ready.
      for (let size = rowsFirst; all.length > 0 && !signal.aborted; size = rowsAtOnce) {
        const before = keeping
        keeping = keep(all.splice(0, size), idOf)
        // Whoever waits for it hears of a failure.
        keeping.catch(() => {})
        await before
      }
      await keeping
      return done(kept < of)
    } catch (failure) {
      await keeping.catch(() => {})
      return done(false, failure)
    }

    function labelsOf(planned: PlannedRow): RowLabels {
      return unitedLabels(planned.rows.map(rows.labels))
    }

    async function madeBefore(): Promise<Set<string>> {
      const found = new Set<string>()
      for await (const contacts of desk.madeBy(task)) for (const { id } of contacts) found.add(id)
      return found
    }

    async function keepLabels(changes: readonly ImportChange[]) {
      const some: Promise<unknown>[] = []
      for (let at = 0; at < changes.length; at += 100) some.push(desk.save(changes.slice(at, at + 100)))
      await Promise.all(some)
    }

    /** The next rows are checked while these are being written. */
    async function keep(some: readonly PlannedRow[], idOf: LabelIds) {
      const batch = some.map((planned) => {
        const { name, id, rows: places } = planned
        const read = places.map(rows.row)
        const labels = labelled(labelsOf(planned), plan, idOf)
        const index = read[0]!.index
        const row = { id: id || ids.of(index), ...united(read.map(({ draft }) => draft)), ...labels }
        return { name, row, rows: places.length, index }
      })
      const refused = new Set<RowToSave>()
      const idle = await noteFills(batch.filter(({ name }) => name === 'contact.fill'))
      const wanted = batch.filter(({ row }) => !made.has(row.id) && !idle.has(row.id))
      await saveRows(desk, wanted, (row, code) => {
        refused.add(row)
        const { index } = row as (typeof batch)[number]
        report.rows.set(index, { taken: false, problems: [{ reason: 'notKept', value: errorText(code, language) }] })
      })
      for (const row of batch) count(row, refused.has(row))
      onProgress({ stage: 'saving', rows: (kept += some.length), of })
    }
  }

  /** Those that nothing is added to need no change; of the others what is added is kept for taking it out again. */
  async function noteFills(batch: readonly RowToSave[]): Promise<ReadonlySet<string>> {
    const idle = new Set<string>()
    if (batch.length === 0) return idle
    const before = await desk.contactsByIds(batch.map(({ row }) => row.id))
    const filled = batch.flatMap(({ row }, at) => {
      const contact = before[at]
      if (!contact) return []
      const added = addedByFill(contact, fillContact(contact, row, contact.updated_at))
      if (Object.keys(added).length > 0) return [{ id: row.id, ...added }]
      idle.add(row.id)
      return []
    })
    if (filled.length > 0) await desk.noteFills(task, filled)
    return idle
  }

  function count({ name, rows }: RowToSave, refused: boolean) {
    if (refused) counts.invalid += rows
    else if (name === 'contact.fill') counts.merged += rows
    else {
      counts.accepted++
      counts.merged += rows - 1
    }
  }
}

/** Whoever is excluded becomes a contact all the same, and somebody should know. */
function excludedIn({ draft: { phones = [], emails = [] } }: ReadRow, exclusions: Exclusions): RowProblem[] {
  if (exclusions.size === 0) return []
  return [
    ...phones
      .filter((phone) => exclusionOf(exclusions, { phones: [phone], emails: [] }))
      .map(({ full_number }): RowProblem => ({ reason: 'excluded', value: `+${full_number}` })),
    ...emails
      .filter((email) => exclusionOf(exclusions, { phones: [], emails: [email] }))
      .map(({ email }): RowProblem => ({ reason: 'excluded', value: email })),
  ]
}

const labelNames = (rows: readonly RowLabels[]) => ({
  tag: new Set(rows.flatMap(({ tags }) => tags)),
  source: new Set(rows.map(({ source }) => source).filter(Boolean)),
  category: new Set(rows.map(({ category }) => category).filter(Boolean)),
})

/** The row's own labels, and those that the whole import gets; of a single one the row's own counts. */
function labelled(row: RowLabels, plan: ImportPlan, idOf: LabelIds) {
  const own = row.tags.map((name) => idOf('tag', name)).filter((id) => id !== undefined)
  const tag = [...new Set([...own, ...plan.tag])].slice(0, limits.tagsPerContact)
  const source = (row.source && idOf('source', row.source)) || plan.source
  const category = (row.category && idOf('category', row.category)) || plan.category
  return { ...(tag.length > 0 && { tag }), ...(source && { source }), ...(category && { category }) }
}
