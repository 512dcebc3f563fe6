import { readShipment, type ShipmentPlan, type ShipmentProblem } from '#domain/customs/readShipment'
import type { ShipmentRow } from '#domain/customs/shipment'
import { limits } from '#domain/limits'
import { openWorkbook } from '../sheets/read/openWorkbook.ts'
import { nextPage, type PagesWorkerApi } from '../sheets/read/workerPages.ts'

/** What of a file is read: `headerRow` as `ShipmentFileLook` has it. */
export type ShipmentFileOptions = { headerRow: number; plan: ShipmentPlan }

/** As many shipments as go in one request, and what was read for them. */
export type ShipmentFilePage = {
  kind: 'page'
  /** of its shipments; written here, so that the page need not hold them */
  json: string
  shipments: number
  rows: number
  refused: Partial<Record<ShipmentProblem, number>>
}

/** Millions of rows, read as they come. */
const openShipmentFile = (file: Blob, signal?: AbortSignal) =>
  openWorkbook(file, { signal, textBytes: limits.shipmentFileBytes })

export async function* shipmentPages(
  file: Blob,
  { headerRow, plan }: ShipmentFileOptions,
  signal?: AbortSignal,
): AsyncGenerator<ShipmentFilePage> {
  const workbook = await openShipmentFile(file, signal)
  let shipments: ShipmentRow[] = []
  let rows = 0
  let refused: ShipmentFilePage['refused'] = {}
  const takePage = (): ShipmentFilePage => {
    const page = { json: JSON.stringify(shipments), shipments: shipments.length, rows, refused }
    shipments = []
    rows = 0
    refused = {}
    return { kind: 'page', ...page }
  }
  for await (const batch of workbook.rows(0, { ...(signal && { signal }) })) {
    for (const { index, cells } of batch) {
      if (index <= headerRow) continue
      rows++
      const read = readShipment(cells, plan)
      if ('problem' in read) refused[read.problem] = (refused[read.problem] ?? 0) + 1
      else if (shipments.push(read.row) === limits.shipmentsPerPage) yield takePage()
    }
  }
  if (rows) yield takePage()
}

export type ShipmentsWorkerApi = PagesWorkerApi<ShipmentFilePage> & {
  open(file: Blob, reading: ShipmentFileOptions): void
}

export function shipmentsWorker(): ShipmentsWorkerApi {
  let pages: AsyncGenerator<ShipmentFilePage>
  return {
    open(file, reading) {
      pages = shipmentPages(file, reading)
    },
    next: () => nextPage(pages),
    ping: () => true,
  }
}
