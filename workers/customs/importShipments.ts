import { type DayOrder, dayOrderIn, type ShipmentProblem, shipmentProblems } from '#domain/customs/readShipment'
import { findShipmentHeader, matchShipmentColumns, type ShipmentColumn } from '#domain/customs/shipmentColumns'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { rowsBeside } from '../sheets/read/rowsBeside.ts'
import { startReader, workerPages } from '../sheets/read/workerPages.ts'
import {
  type ShipmentFileOptions,
  type ShipmentFilePage,
  type ShipmentsWorkerApi,
  shipmentPages,
} from './shipmentPages.ts'

const rowsLookedAt = 200

export type ShipmentFileLook = {
  /** 0-based row of the sheet; −1: none was recognised */
  headerRow: number
  header: string[]
  samples: string[][]
  mapping: Partial<Record<ShipmentColumn, number>>
  /** null: its days can be read both ways */
  dayOrder: DayOrder | null
}

/** What the columns of a file seem to be; its first rows are read. */
export async function inspectShipments(file: Blob): Promise<ShipmentFileLook> {
  const rows: { index: number; cells: string[] }[] = []
  for await (const batch of rowsBeside(file, { textBytes: limits.shipmentFileBytes }).rows(0, { limit: rowsLookedAt }))
    rows.push(...batch)
  if (!rows.length) throw new AppError('sheetEmpty')
  const at = findShipmentHeader(rows.map(({ cells }) => cells))
  const header = rows[Math.max(at, 0)]!.cells
  const below = rows.slice(at + 1).map(({ cells }) => cells)
  const mapping = at < 0 ? {} : matchShipmentColumns(header)
  const days = mapping.traded_on
  return {
    headerRow: rows[at]?.index ?? -1,
    header,
    samples: below.slice(0, 5),
    mapping,
    dayOrder: days === undefined ? null : dayOrderIn(below.map((cells) => cells[days] ?? '')),
  }
}

type PageCounts = { added: number; doubled: number; removed: number }
/** rows = added + doubled + removed + all refused. */
export type ShipmentImportCounts = PageCounts & { rows: number; refused: Record<ShipmentProblem, number> }

export const noShipmentCounts = (): ShipmentImportCounts => ({
  rows: 0,
  added: 0,
  doubled: 0,
  removed: 0,
  refused: Object.fromEntries(shipmentProblems.map((problem) => [problem, 0])) as Record<ShipmentProblem, number>,
})

type ShipmentImport = ShipmentFileOptions & {
  file: Blob
  /** `json`: shipments. A page that came already is answered as it was, so that an import that broke off begins anew and goes on. */
  send: (page: { page: number; json: string }) => Promise<PageCounts>
  onCounts: (counts: ShipmentImportCounts) => void
  signal: AbortSignal
}

/** The server takes one page in while the next one comes over the wire. */
const pagesUnderWay = 2

const startWorker = () =>
  new Worker(new URL('./shipments.worker.ts', import.meta.url), { type: 'module', name: 'fairlead-shipments' })

async function* pagesOf(
  file: Blob,
  reading: ShipmentFileOptions,
  signal: AbortSignal,
): AsyncGenerator<ShipmentFilePage> {
  const started = await startReader<ShipmentsWorkerApi>(startWorker, signal)
  if (!started) return yield* shipmentPages(file, reading, signal)
  void started.remote.open(file, reading)
  yield* workerPages<ShipmentFilePage>(started)
}

/** Reads a file in a worker, and sends its rows by pages, a few at a time. */
export async function importShipments({ file, headerRow, plan, send, onCounts, signal }: ShipmentImport) {
  const counts = noShipmentCounts()
  const underWay = new Set<Promise<void>>()
  let page = 0
  const sendOne = async (page: number, json: string) => {
    const { added, doubled, removed } = await send({ page, json })
    counts.added += added
    counts.doubled += doubled
    counts.removed += removed
    onCounts({ ...counts })
  }
  for await (const { json, rows, shipments, refused } of pagesOf(file, { headerRow, plan }, signal)) {
    signal.throwIfAborted()
    counts.rows += rows
    for (const problem of shipmentProblems) counts.refused[problem] += refused[problem] ?? 0
    if (!shipments) continue
    const sent = sendOne(page++, json)
    underWay.add(sent)
    // Heard by whoever waits for it below; this one only makes room.
    sent.then(
      () => underWay.delete(sent),
      () => {},
    )
    if (underWay.size === pagesUnderWay) await Promise.race(underWay)
  }
  await Promise.all(underWay)
  return counts
}
