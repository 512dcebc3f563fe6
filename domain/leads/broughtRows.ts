import { limits } from '../limits.ts'
import { exhibitorsInText } from './exhibitorsInText.ts'
import type { BroughtRow } from './form.ts'
import { leadColumnOf } from './leadColumns.ts'

/** Titles stand within so many lines; above them is the name of the fair. */
const titlesWithin = 30
/** Of a text from a PDF an exhibitor takes so many lines at most. */
const mostLinesEach = 4

/**
 * Rows of a list that somebody pasted: a table whose first lines name its columns, the text of a printed list with hall and stand,
 * or a company a line with whatever looks like a mail address or a site beside it.
 */
export function pastedRows(pasted: string): BroughtRow[] {
  const lines = pasted.split(/\r?\n/).filter((line) => line.trim())
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()))
  if (titlesIn(cells)) return rowsOfSheet(cells)
  const printed = exhibitorsInText(pasted)
  const stands = printed.filter(({ booth }) => booth)
  const rows = stands.length > 0 && stands.length * mostLinesEach >= lines.length ? printed : rowsOfSheet(cells)
  return rows.slice(0, limits.leadRows)
}

/** Rows of a sheet, from its cells: by its titles where it has some, else each cell by its looks. */
export function rowsOfSheet(cells: readonly (readonly string[])[]): BroughtRow[] {
  const titles = titlesIn(cells)
  const rows = titles
    ? cells.slice(titles.at + 1).map((row) => byTitles(row, titles.fields))
    : cells.map((row) => byLook(row))
  return rows.filter((row) => row.company || row.person || row.website || row.email).slice(0, limits.leadRows)
}

/** Which columns of a list are known; [] where no line has titles. */
export const knownTitles = (cells: readonly (readonly string[])[]): string[] => {
  const titles = titlesIn(cells)
  return titles ? titles.fields.flatMap((field) => field ?? []) : []
}

type Titles = { at: number; fields: (string | null)[] }

/** The first line that names most columns, and a company or a site among them. A single name is rather the first company. */
function titlesIn(cells: readonly (readonly string[])[]): Titles | null {
  let best: Titles | null = null
  for (const [at, row] of cells.slice(0, titlesWithin).entries()) {
    const fields = row.map(leadColumnOf)
    const isNaming = fields.some((field) => field === 'company' || field === 'website' || field === 'person')
    const known = fields.filter(Boolean).length
    const isTitles = isNaming && (known >= 2 || row.length === 1)
    if (isTitles && known > (best?.fields.filter(Boolean).length ?? 0)) best = { at, fields }
  }
  return best
}

function byTitles(cells: readonly string[], fields: Titles['fields']): BroughtRow {
  const row: BroughtRow = {}
  for (const [n, cell] of cells.entries()) {
    const field = fields[n]
    const text = cut(cell.trim())
    if (field && text) row[field] = row[field] ? cut(`${row[field]}; ${text}`) : text
  }
  return row
}

function byLook(cells: readonly string[]): BroughtRow {
  const row: BroughtRow = {}
  for (const cell of cells.map((one) => one.trim()).filter(Boolean)) {
    const field = /^\S+@\S+\.\S+$/.test(cell) ? 'email' : /^(https?:\/\/|www\.)\S+$/i.test(cell) ? 'website' : 'company'
    row[field] ??= cut(cell)
  }
  return row
}

const cut = (cell: string) => cell.slice(0, limits.paragraphLength)
