/** Rows of one import that can have an id. */
export const numberedRows = 1 << 24

/**
 * The ids of the contacts that an import makes of its rows: always the same ones, so that an import that goes on after a
 * killed tab makes nothing twice, and one that is undone finds what it made. The time is the task's, so all of them
 * stand together in the order of their rows; the last part is the task's with every bit turned, so none is the task's
 * own id.
 */
export function rowIdsOf(task: string) {
  const time = task.slice(0, 13)
  const [variant, node] = [task[19]!, nodeOf(task)]
  const of = (row: number): string => {
    if (!(row >= 0 && row < numberedRows)) throw new RangeError(`Row ${row} has no id`)
    const digits = row.toString(16).padStart(6, '0')
    return `${time}-7${digits.slice(0, 3)}-${variant}${digits.slice(3)}-${node}`
  }
  return { of, first: of(0), last: of(numberedRows - 1) }
}

export const rowId = (task: string, row: number) => rowIdsOf(task).of(row)

/** Whether this import made this contact. */
export const isRowOf = (task: string, id: string) =>
  id.startsWith(`${task.slice(0, 13)}-7`) && id[19] === task[19] && id.endsWith(`-${nodeOf(task)}`)

const nodeOf = (task: string) => (0xffffffffffffn - BigInt(`0x${task.slice(24)}`)).toString(16).padStart(12, '0')
