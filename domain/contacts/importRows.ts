import { type ContactFields, isEmptyDraft } from './contact.ts'
import type { ImportReason } from './importReasons.ts'

/** How the line under a table is called: written small, without blanks and colons. */
const totals = new Set(
  (
    'total totals grandtotal subtotal subtotals sum sumtotal totalamount totalcount ' +
    '合计 总计 小计 共计 总和 总数 汇总 本页合计 本页小计 累计'
  ).split(' '),
)

/** Why a row of a list is no contact, or null. `cells` are the whole row, as read. */
export function unusableRow(draft: ContactFields, cells: readonly string[]): ImportReason | null {
  if (isEmptyDraft(draft)) return 'nothing'
  // A company may be called Total: then there is a way to reach it.
  return !draft.phones && !draft.emails && isTotalLine(cells) ? 'totalLine' : null
}

/** A word for a total, and beside it nothing but amounts. */
function isTotalLine(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells.filter((cell) => cell.trim() !== '')
  return totals.has(cellKey(first)) && !others.some((cell) => /\p{L}/u.test(cell) && !totals.has(cellKey(cell)))
}

const cellKey = (cell: string) =>
  cell
    .slice(0, 100)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_:.()]/g, '')
