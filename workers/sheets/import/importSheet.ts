import { unusableRow } from '#domain/contacts/importRows'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { errorText, type Language } from '#domain/texts/errorText'
import type { ImportCounts, ImportPlan, ImportProgress } from '../../api.ts'
import type { Workbook } from '../read/workbook.ts'
import type { Desk } from './desk.ts'
import { existingKeys, type Sorted, sortOut } from './duplicates.ts'
import { type LabelIds, prepareLabels } from './labels.ts'
import { type Problem, type ReadRow, rowReader } from './readRow.ts'
import { risingIds } from './risingIds.ts'
import { type RowToSave, rowsAtOnce, saveRows } from './saveRows.ts'

/** What the report says of a row; `taken` rows were imported all the same. */
export type ReportedRow = { taken: boolean; problems: Problem[] }
export type ImportReport = {
  header: string[]
  rows: Map<number, ReportedRow>
  overLimit: { from: number; to: number } | null
}

export type Imported = { counts: ImportCounts; report: ImportReport; cancelled: boolean; failure: unknown }

type Planned = { id: string; row: ReadRow; rows: number }

type Options = {
  workbook: Pick<Workbook, 'rows'>
  plan: ImportPlan
  desk: Desk
  language: Language
  signal: AbortSignal
  onProgress: (progress: ImportProgress) => void
  /** of rows; the rest is counted and reported */
  limit?: number
}

/**
 * The whole way of a list: all of it is read and understood before anything is kept, so a damaged file leaves nothing
 * behind; then it is kept some hundred rows at a time, and whoever stops it keeps what was kept until then.
 * Only rows with something in them count as rows.
 */
export async function importSheet(options: Options): Promise<Imported> {
  const { workbook, plan, desk, language, signal, onProgress, limit = limits.importRows } = options
  const counts: ImportCounts = { rows: 0, accepted: 0, merged: 0, duplicates: 0, invalid: 0, overLimit: 0 }
  const report: ImportReport = { header: [], rows: new Map(), overLimit: null }
  const done = (cancelled: boolean, failure: unknown = null): Imported => {
    counts.rows = counts.accepted + counts.merged + counts.duplicates + counts.invalid + counts.overLimit
    return { counts, report, cancelled, failure }
  }

  let rows: ReadRow[]
  try {
    rows = await readRows()
  } catch (error) {
    if (signal.aborted) return cancelledBefore()
    throw error
  }
  if (rows.length === 0 && counts.invalid === 0) throw new AppError('sheetEmpty')
  onProgress({ stage: 'checking', rows: 0, of: rows.length })
  const wanted = plan.duplicates === 'add' ? new Set<string>() : new Set(rows.flatMap(({ keys }) => keys))
  const sorted = sortOut(rows, await existingKeys(desk, wanted), plan.duplicates)
  if (signal.aborted) return cancelledBefore()
  for (const { row, same } of sorted.skipped) {
    counts.duplicates++
    const problem: Problem =
      typeof same === 'string' ? { reason: 'duplicateHere' } : { reason: 'duplicateInFile', row: same.first.index + 1 }
    report.rows.set(row.index, { taken: false, problems: [problem] })
  }
  return save(sorted)

  /** Nothing was kept, so nothing is told. */
  function cancelledBefore(): Imported {
    for (const key of Object.keys(counts) as (keyof ImportCounts)[]) counts[key] = 0
    return { counts, report: { header: [], rows: new Map(), overLimit: null }, cancelled: true, failure: null }
  }

  async function readRows(): Promise<ReadRow[]> {
    const read: ReadRow[] = []
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
        take(reader(row), row.cells)
      }
      onProgress({ stage: 'reading', rows: seen, of: null })
    }
    return read

    function take(row: ReadRow, cells: readonly string[]) {
      const unusable = unusableRow(row.draft, cells)
      if (unusable) {
        counts.invalid++
        report.rows.set(row.index, { taken: false, problems: [{ reason: unusable }, ...row.problems] })
        return
      }
      if (row.problems.length > 0) report.rows.set(row.index, { taken: true, problems: row.problems })
      read.push(row)
    }
  }

  async function save({ fresh, fillings }: Sorted): Promise<Imported> {
    const newId = risingIds(desk.now())
    const all: (Planned & { name: RowToSave['name'] })[] = [
      ...fresh.map(({ first, rows }) => ({ name: 'contact.create' as const, id: '', row: first, rows })),
      ...fillings.map((filling) => ({ name: 'contact.fill' as const, ...filling })),
    ]
    const of = all.length
    let kept = 0
    let keeping = Promise.resolve()
    try {
      const { changes, idOf } = await prepareLabels(desk, labelNames(all), newId)
      for (let at = 0; at < changes.length; at += 100) await desk.save(changes.slice(at, at + 100))
      for (let at = 0; at < of && !signal.aborted; at += rowsAtOnce) {
        const before = keeping
        keeping = keep(all.slice(at, at + rowsAtOnce), idOf)
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

    /** The next rows are checked while these are being written. */
    async function keep(some: typeof all, idOf: LabelIds) {
      const batch = some.map(({ name, id, row, rows }) => ({
        name,
        row: { id: id || newId(), ...row.draft, ...labelled(row, plan, idOf) },
        rows,
        from: row,
      }))
      const refused = new Set<RowToSave>()
      await saveRows(desk, batch, (row, code) => {
        refused.add(row)
        const { index } = (row as (typeof batch)[number]).from
        report.rows.set(index, { taken: false, problems: [{ reason: 'notKept', value: errorText(code, language) }] })
      })
      for (const row of batch) count(row, refused.has(row))
      onProgress({ stage: 'saving', rows: (kept += some.length), of })
    }
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

const labelNames = (rows: readonly Planned[]) => ({
  tag: new Set(rows.flatMap(({ row }) => row.tags)),
  source: new Set(rows.map(({ row }) => row.source).filter(Boolean)),
  category: new Set(rows.map(({ row }) => row.category).filter(Boolean)),
})

/** The row's own labels, and those that the whole import gets; of a single one the row's own counts. */
function labelled(row: ReadRow, plan: ImportPlan, idOf: LabelIds) {
  const own = row.tags.map((name) => idOf('tag', name)).filter((id) => id !== undefined)
  const tag = [...new Set([...own, ...plan.tag])].slice(0, limits.tagsPerContact)
  const source = (row.source && idOf('source', row.source)) || plan.source
  const category = (row.category && idOf('category', row.category)) || plan.category
  return { ...(tag.length > 0 && { tag }), ...(source && { source }), ...(category && { category }) }
}
