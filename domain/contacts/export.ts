import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'

/** What an export is asked for: how many rows, out of what is there and, when rows were ticked, out of those. */
type ExportRequest = {
  amount: number
  /** rows that match; 0 means that the list is empty */
  matching: number
  /** ticked rows; null when all that match are meant */
  selected: number | null
}

/** Why this export cannot start, or null. The screen asks before it offers the button, the worker before it begins. */
export function checkExport({ amount, matching, selected }: ExportRequest): ErrorCode | null {
  if (selected === 0) return 'exportNoneSelected'
  if (matching === 0) return 'exportNothing'
  if (amount === 0) return 'exportZero'
  if (!Number.isInteger(amount) || amount < 0) return 'inputInvalid'
  if (amount > limits.exportRows) return 'exportTooMany'
  return null
}

/** Spreadsheets run a text that begins with one of these, the full-width ones included. */
const formulaStart = /^[=+\-@\t\r\u0000＝＋－＠]/
const properPhone = /^\+\d[\d ()-]{5,}$/

/** Whether a spreadsheet could take this text for a formula. */
export const looksLikeFormula = (text: string) => formulaStart.test(text)

/** A text that a spreadsheet opening a .csv shows and does not run. */
export const csvSafe = (text: string) => (looksLikeFormula(text) && !properPhone.test(text) ? `'${text}` : text)

/** What Excel accepts as the name of a sheet. */
export function sheetName(wanted: string): string {
  const name = wanted
    .replace(/[\u0000-\u001f\u007f[\]:*?/\\]/g, ' ')
    .trim()
    .slice(0, 31)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^'+|'+$/g, '')
    .trim()
  // Excel keeps "History" for itself.
  return name === '' ? 'Sheet1' : name.toLowerCase() === 'history' ? `${name}_` : name
}
