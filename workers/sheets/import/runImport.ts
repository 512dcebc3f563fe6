import { cleanLine } from '#domain/contacts/importValues'
import type { ImportAction, ImportTaskCounts, KeptMapping } from '#domain/exchange/importTask'
import { columnKeys } from '#domain/exchange/mapping'
import { limits } from '#domain/limits'
import type { Language } from '#domain/texts/errorText'
import type { ImportCounts, ImportPlan, ImportProgress } from '../api.ts'
import { formatOf } from '../read/openWorkbook.ts'
import type { RowsBeside } from '../read/rowsBeside.ts'
import type { TaskFiles } from '../tasks/taskFiles.ts'
import { fileHash } from './fileHash.ts'
import type { ImportPort } from './importPort.ts'
import { type ImportResult, importSheet } from './importSheet.ts'
import { writeReport } from './report.ts'

type Options = {
  task: string
  file: Blob
  plan: ImportPlan
  /** false: its task is there, and a part of it was kept before */
  isNew: boolean
  workbook: Pick<RowsBeside, 'rows'>
  desk: ImportPort
  files: TaskFiles
  language: Language
  signal: AbortSignal
  onProgress: (progress: ImportProgress) => void
}

/**
 * An import with its task: the file is kept before the first contact is, so that it goes on after a killed tab; at the
 * end its counts are told and the file goes, and a report is kept when there is something to report.
 */
export async function runImport(options: Options): Promise<ImportResult> {
  const { task, file, plan, isNew, desk, files, language } = options
  let hasBegun = !isNew
  const imported = await importSheet({ ...options, resumed: !isNew, onBegin: begin })
  try {
    if (hasBegun) await end()
  } catch (error) {
    // What stopped the import, such as a full disk, stops this too. What was kept until then is told in any case.
    return { ...imported, failure: imported.failure ?? error }
  }
  return imported

  async function begin(header: readonly string[]) {
    if (!isNew) return change('resume')
    await keepFile()
    const args = {
      id: task,
      name: nameOf(file),
      size: file.size,
      hash: await fileHash(file),
      format: await formatOf(file),
      mapping: keptMapping(header, plan),
      duplicates: plan.duplicates,
      origin: plan.origin ?? null,
    }
    const saved = await desk.save([{ name: 'import_task.create', args }])
    if (saved.kind === 'refused') throw new Error(`The task was refused: ${saved.code}`)
    hasBegun = true
  }

  /** Where there is no room for the file there may be some for its contacts; then it cannot go on later. */
  async function keepFile() {
    const kept = { id: task, at: desk.now(), plan, report: null }
    await files.imports
      .put({ ...kept, file: await files.keeping(file) })
      .catch(() => files.imports.put({ ...kept, file: null }))
  }

  async function end() {
    const isAll = !imported.cancelled && !imported.failure
    const { report } = imported
    const hasReport = report.rows.size > 0 || report.overLimit !== null
    const options = { file, text: plan.text, sheet: plan.sheet, report, language, now: new Date(desk.now()) }
    const written = isAll && hasReport ? await writeReport(options) : null
    await files.imports.update(task, { report: await files.keeping(written), ...(isAll && { file: null }) })
    await change(isAll ? 'finish' : 'stop', taskCounts(imported.counts))
  }

  async function change(action: ImportAction, counts?: ImportTaskCounts) {
    await desk.save([{ name: 'import_task.change', args: { id: task, action, ...(counts && { counts }) } }])
  }
}

const taskCounts = (counts: ImportCounts): ImportTaskCounts => ({
  rows: counts.rows,
  added: counts.accepted,
  merged: counts.merged,
  skipped: counts.duplicates,
  refused: counts.invalid,
  dropped: counts.overLimit,
})

/** The columns by their names: the next file with the same ones is mapped the same way. */
function keptMapping(header: readonly string[], { mapping }: ImportPlan): KeptMapping {
  const named = header.flatMap((title, at) => (title.trim() ? [{ title, at }] : []))
  const keys = columnKeys(named.map(({ title }) => title))
  return named.map(({ at }, nth) => ({ column: keys[nth]!, field: mapping[at] ?? null }))
}

/** As a name can be kept and shown: without signs that turn or hide others. */
const nameOf = (file: Blob) =>
  cleanLine(file instanceof File ? file.name : '')
    .slice(0, limits.fileNameLength)
    .replace(/[\ud800-\udbff]$/, '')
