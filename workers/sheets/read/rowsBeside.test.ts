import { expose } from 'comlink'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { xlsxWriter } from '../write/xlsxWriter.ts'
import { readyToRead, rowsBeside } from './rowsBeside.ts'
import { type RowsWorkerApi, rowsWorker } from './rowsWorker.ts'
import type { SheetRow } from './workbook.ts'

beforeEach(() => void vi.stubGlobal('Worker', PortWorker))
afterEach(() => {
  for (const worker of started.splice(0)) worker.terminate()
  vi.unstubAllGlobals()
})

/** The reading worker on the other end of a channel. */
class PortWorker extends EventTarget {
  readonly #ports = new MessageChannel()
  asked = 0
  ended = false
  constructor() {
    super()
    const api = rowsWorker()
    const counting: RowsWorkerApi = { ...api, next: () => (this.asked++, api.next()) }
    expose(counting, this.#ports.port2)
    this.#ports.port1.addEventListener('message', ({ data }) => {
      this.dispatchEvent(new MessageEvent('message', { data }))
    })
    this.#ports.port1.start()
    started.push(this)
  }
  postMessage = (message: unknown) => this.#ports.port1.postMessage(message)
  terminate() {
    this.ended = true
    this.#ports.port1.close()
  }
}
const started: PortWorker[] = []

async function book(rows: number): Promise<Blob> {
  const column = (title: string) => ({ title, width: 20, kind: 'text' as const })
  const columns = ['Name', '公司'].map(column)
  const writer = await xlsxWriter({ sheetName: 'List', columns, now: new Date(0) })
  for (let at = 0; at < rows; at++) {
    writer.row([`Name ${at}`, `公司 ${at} <& "\\n😀`])
    await writer.drained()
  }
  return writer.finish()
}

// Made before there are workers: the writer would pack in one.
const [list, long] = [await book(9_000), await book(30_000)]

async function all(file: Blob, signal?: AbortSignal): Promise<SheetRow[]> {
  const found: SheetRow[] = []
  for await (const rows of rowsBeside(file).rows(0, { ...(signal && { signal }) })) found.push(...rows)
  return found
}

test('the rows are the same as those read here, in their order, and the worker ends with them', async () => {
  const rows = await all(list)
  expect(rows).toHaveLength(9_001)
  expect(rows.map(({ index }) => index)).toEqual(rows.map((_, at) => at))
  expect(rows[8_999]).toEqual({ index: 8_999, cells: ['Name 8998', '公司 8998 <& "\\n😀'], notes: null })
  expect(started.map(({ ended }) => ended)).toEqual([true])
})

test('a worker that was started before is the one that reads, and is there for one list', async () => {
  readyToRead()
  readyToRead()
  expect(started).toHaveLength(1)
  expect(await all(list)).toHaveLength(9_001)
  expect(started.map(({ ended }) => ended)).toEqual([true])
  expect(await all(list)).toHaveLength(9_001)
  expect(started).toHaveLength(2)
})

test('a worker that broke before it was needed is replaced', async () => {
  readyToRead()
  started[0]!.dispatchEvent(Object.assign(new Event('error'), { message: 'No such file' }))
  expect(await all(list)).toHaveLength(9_001)
  expect(started).toHaveLength(2)
})

test('no more is read ahead than a few pages, however large the file is', async () => {
  const reading = rowsBeside(long).rows(0)[Symbol.asyncIterator]()
  await reading.next()
  await vi.waitFor(() => expect(started[0]!.asked).toBeGreaterThan(1))
  await new Promise((resolve) => setTimeout(resolve))
  const ahead = started[0]!.asked
  expect(ahead).toBeLessThanOrEqual(6)
  await reading.next()
  await vi.waitFor(() => expect(started[0]!.asked).toBe(ahead + 1))
  await reading.return?.()
  expect(started[0]!.ended, 'whoever leaves early stops it').toBe(true)
})

test('why a file cannot be read is told as it is', async () => {
  await expect(all(list.slice(0, list.size - 5_000))).rejects.toMatchObject({ code: 'fileDamaged' })
  const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])])
  await expect(all(jpeg)).rejects.toMatchObject({ code: 'fileNotWorkbook', values: { kind: 'JPEG' } })
  expect(started.every(({ ended }) => ended)).toBe(true)
})

test('who stops it need not wait for the next page', async () => {
  const controller = new AbortController()
  const reading = all(long, controller.signal)
  const stopped = expect(reading).rejects.toMatchObject({ code: 'cancelled' })
  await vi.waitFor(() => expect(started[0]?.asked).toBeGreaterThan(1))
  controller.abort()
  await stopped
  expect(started[0]!.ended).toBe(true)
  await expect(all(list, controller.signal), 'stopped before it began').rejects.toMatchObject({
    code: 'cancelled',
  })
})

test('a worker that breaks ends the reading', async () => {
  const broken = expect(all(long)).rejects.toThrow('Out of memory')
  await vi.waitFor(() => expect(started).toHaveLength(1))
  started[0]!.dispatchEvent(Object.assign(new Event('error'), { message: 'Out of memory' }))
  await broken
})
