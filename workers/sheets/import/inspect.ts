import { findHeader, matchColumns } from '#domain/contacts/importColumns'
import { AppError } from '#domain/errors'
import type { Inspection, InspectOptions } from '../api.ts'
import { isHiddenRow, type SheetRow, type Workbook } from '../read/workbook.ts'

type Sheets = Extract<Inspection, { kind: 'sheets' }>
type Look = { rows: SheetRow[]; ended: boolean }

const rowsLookedAt = 200
const headerWithin = 30
const previewRows = 20
const samplesShown = 5
const valueLength = 100

/** What is in a workbook and what its columns seem to be; only its first rows are read. */
export async function inspectWorkbook(workbook: Workbook, options: InspectOptions = {}): Promise<Sheets> {
  const { sheet, look } = await chooseSheet(workbook, options.sheet)
  const headerRow = options.headerRow ?? headerIn(look)
  const header = look.rows.find((row) => row.index === headerRow)?.cells ?? []
  const below = look.rows.filter((row) => row.index > headerRow)
  const extras = await workbook.extras?.(sheet)
  if (below.length === 0) throw new AppError('sheetEmpty')
  const shown = below.some((row) => !isHiddenRow(row)) ? below.filter((row) => !isHiddenRow(row)) : below
  const width = Math.max(header.length, ...below.map((row) => row.cells.length))
  const indexes = Array.from({ length: width }, (_, index) => index)
  const values = indexes.map((index) => below.map((row) => row.cells[index] ?? '').filter((cell) => cell.trim() !== ''))
  const fields = matchColumns(
    indexes.map((index) => header[index] ?? ''),
    values,
  )
  return {
    kind: 'sheets',
    format: workbook.format,
    text: workbook.text ?? null,
    sheets: workbook.sheets,
    sheet,
    headerRow,
    columns: indexes
      .filter((index) => header[index]?.trim() || values[index]!.length > 0)
      .map((index) => ({
        index,
        header: (header[index] ?? '').trim(),
        samples: [...new Set(values[index])].slice(0, samplesShown),
        values: values[index]!.map((value) => value.slice(0, valueLength)),
        field: fields[index] ?? null,
        hidden: extras?.hiddenColumns.includes(index) ?? false,
      })),
    preview: shown.slice(0, previewRows).map((row) => indexes.map((index) => row.cells[index] ?? '')),
    rows: look.ended ? below.length : null,
    hiddenRows: below.some(isHiddenRow),
    leftOut: extras?.leftOut ?? [],
  }
}

/** The sheet asked for; else the first that is shown and has a header one knows, else the first with rows at all. */
async function chooseSheet(workbook: Workbook, asked: number | undefined): Promise<{ sheet: number; look: Look }> {
  if (asked !== undefined) return { sheet: asked, look: await lookAt(workbook, asked) }
  let first: { sheet: number; look: Look } | undefined
  const order = [false, true].flatMap((hidden) =>
    workbook.sheets.flatMap((sheet, at) => (sheet.hidden === hidden ? [at] : [])),
  )
  for (const sheet of order.slice(0, 8)) {
    const look = await lookAt(workbook, sheet)
    if (look.rows.length > 1 && headerIn(look) >= 0) return { sheet, look }
    if (look.rows.length > 0) first ??= { sheet, look }
  }
  if (!first) throw new AppError('sheetEmpty')
  return first
}

async function lookAt(workbook: Workbook, sheet: number): Promise<Look> {
  const rows: SheetRow[] = []
  for await (const batch of workbook.rows(sheet, { limit: rowsLookedAt + 1 })) rows.push(...batch)
  return { rows: rows.slice(0, rowsLookedAt), ended: rows.length <= rowsLookedAt }
}

function headerIn({ rows }: Look): number {
  const place = findHeader(rows.slice(0, headerWithin).map((row) => row.cells))
  return rows[place]?.index ?? -1
}
