import { expect, test } from 'vitest'
import type { ShipmentRow } from '#domain/customs/shipment'
import { limits } from '#domain/limits'
import { workbookPackedBytes } from '../sheets/read/openWorkbook.ts'
import { importShipments, inspectShipments } from './importShipments.ts'

const header =
  'Arrival Date,Consignee Name,Shipper Name,HS Code,Product Description,Gross Weight (KG),Total Value (USD)'
const line = (at: number) => `25/02/2025,Buyer ${at},Supplier,940511,LED lamps,"1,200.5 KGS",100`
const csv = (...lines: string[]) => new File([lines.join('\n')], 'march.csv', { type: 'text/csv' })

async function bringIn(file: File, signal = new AbortController().signal) {
  const look = await inspectShipments(file)
  const pages: ShipmentRow[][] = []
  const plan = {
    mapping: look.mapping,
    dayOrder: look.dayOrder ?? 'monthFirst',
    flow: 'import',
    origin: 'CN',
    destination: 'US',
    currency: 'USD',
  } as const
  const counts = await importShipments({
    file,
    headerRow: look.headerRow,
    plan,
    send: ({ page, json }) => {
      const rows = JSON.parse(json) as ShipmentRow[]
      pages[page] = rows
      return Promise.resolve({ added: rows.length - 1, doubled: 1, removed: 0 })
    },
    onCounts: () => {},
    signal,
  })
  return { look, pages, counts }
}

test('every row of a file is sent once, or counted with what is wrong with it', async () => {
  const { look, pages, counts } = await bringIn(
    csv(
      'Report 2025',
      header,
      line(1),
      header,
      line(2),
      ',Nobody,,,,,',
      '25/02/2025,,,,,,',
      '25/02/2025,A,B,9405,x,-3,1',
      line(3),
    ),
  )
  expect([look.headerRow, look.dayOrder]).toEqual([1, 'dayFirst'])
  expect(pages.flat().map(({ buyer }) => buyer)).toEqual(['Buyer 1', 'Buyer 2', 'Buyer 3'])
  expect(pages[0]![0]).toMatchObject({ traded_on: '2025-02-25', weight_kg: 1_200.5, origin: 'CN', destination: 'US' })
  expect(counts).toEqual({
    rows: 7,
    added: 2,
    doubled: 1,
    removed: 0,
    refused: { date: 1, empty: 1, negative: 1, header: 1 },
  })
})

test('a long file goes by pages, in the order of its rows', async () => {
  const count = limits.shipmentsPerPage * 2 + 7
  const { pages, counts } = await bringIn(csv(header, ...Array.from({ length: count }, (_, at) => line(at))))
  expect(pages.map((page) => page.length)).toEqual([limits.shipmentsPerPage, limits.shipmentsPerPage, 7])
  expect(pages.flat().map(({ buyer }) => buyer)).toEqual(Array.from({ length: count }, (_, at) => `Buyer ${at}`))
  expect(counts.added + counts.doubled + counts.removed).toBe(count)
})

test('a file without a known column says so by an empty mapping', async () => {
  const look = await inspectShipments(csv('a,b', '1,2'))
  expect([look.headerRow, look.mapping]).toEqual([-1, {}])
})

test('a file in the encoding of a Chinese Excel is read as it was meant', async () => {
  // 日期,采购商,产品描述 and 灯 in GB18030.
  const bytes = (hex: string) => Uint8Array.from(hex.match(/../g)!, (pair) => Number.parseInt(pair, 16))
  const header = bytes('c8d5c6da2cb2c9b9bac9cc2cb2fac6b7c3e8caf60a')
  const lamp = bytes('b5c6')
  const { pages } = await bringIn(new File([header, '2025-03-04,', lamp, ' GmbH,LED ', lamp], '三月.csv'))
  expect(pages.flat()).toMatchObject([{ traded_on: '2025-03-04', buyer: '灯 GmbH', product: 'LED 灯' }])
})

test('an import that broke off is begun anew, and sends each page as it was', async () => {
  const count = limits.shipmentsPerPage * 3
  const file = csv(header, ...Array.from({ length: count }, (_, at) => line(at)))
  const look = await inspectShipments(file)
  const plan = {
    mapping: look.mapping,
    dayOrder: 'dayFirst',
    flow: 'import',
    origin: '',
    destination: '',
    currency: 'USD',
  } as const
  const taken = new Map<number, string>()
  const run = (
    send: (page: number, rows: ShipmentRow[]) => Promise<{ added: number; doubled: number; removed: number }>,
  ) =>
    importShipments({
      file,
      headerRow: look.headerRow,
      plan,
      send: ({ page, json }) => send(page, JSON.parse(json) as ShipmentRow[]),
      onCounts: () => {},
      signal: new AbortController().signal,
    })
  const killed = run(async (page, rows) => {
    if (page === 1) throw new Error('the connection broke')
    taken.set(page, JSON.stringify(rows))
    return { added: rows.length, doubled: 0, removed: 0 }
  })
  await expect(killed).rejects.toThrow('the connection broke')
  const counts = await run(async (page, rows) => {
    // The server knows the page by its number: other rows under it would be lost.
    const before = taken.get(page)
    if (before !== undefined) expect(JSON.stringify(rows)).toBe(before)
    return { added: rows.length, doubled: 0, removed: 0 }
  })
  expect(counts).toMatchObject({ rows: count, added: count })
})

test('a text of lines may be longer than the lists of contacts, and a workbook may not', async () => {
  const grown = (file: File) => Object.defineProperty(file, 'size', { value: workbookPackedBytes + 1 })
  expect((await bringIn(grown(csv(header, line(1))))).counts.rows).toBe(1)
  const packed = grown(new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04])], 'march.xlsx'))
  await expect(inspectShipments(packed)).rejects.toMatchObject({ code: 'fileTooLarge', values: { limit: 60 } })
})
