import 'fake-indexeddb/auto'
import { appendFileSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '#domain/auth/user'
import { newId } from '#workers/newId'
import type { Session } from '#workers/session'
import type { ImportOutcome, ImportPlan } from '#workers/sheets/api'
import { workbookPackedBytes } from '#workers/sheets/read/openWorkbook'
import { sheetsWorker } from '#workers/sheets/sheetsWorker'
import type { SheetsWorkerApi } from '#workers/sheets/workerApi'

let worker: SheetsWorkerApi
let session: Session
let folder: string
let jobs = 0

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  session = { user: newId(), account: newId(), username: 'ann', parentuser: '', token: '', role: 'main', lang: 'en-US' }
  worker = start(session)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

function start(as: Session): SheetsWorkerApi {
  const worker = sheetsWorker()
  worker.start(as, null)
  return worker
}

const plan: ImportPlan = {
  sheet: 0,
  headerRow: 0,
  mapping: { 0: 'name', 1: 'phones' },
  keepOtherColumnsInRemark: false,
  defaultCountry: 'CN',
  duplicates: 'skip',
  tag: [],
  source: null,
  category: null,
}
const list = (rows: number) =>
  new File(
    [`Name,Mobile\n${Array.from({ length: rows }, (_, n) => `name ${n},138${String(n).padStart(8, '0')}\n`).join('')}`],
    'fair.csv',
  )
const bring = (file: Blob) => worker.import(++jobs, file, plan, () => {})
const done = (outcome: ImportOutcome) => {
  if (outcome.kind === 'failed') throw new Error(outcome.code)
  return outcome
}

test('a second import waits for the first and sees what it made', async () => {
  const outcomes = await Promise.all([bring(list(300)), bring(list(300))])
  expect(outcomes.map((outcome) => done(outcome).counts)).toEqual([
    expect.objectContaining({ rows: 300, accepted: 300, duplicates: 0 }),
    expect.objectContaining({ rows: 300, accepted: 0, duplicates: 300 }),
  ])
})

test('an import of another tab is waited for, and what it made is seen', async () => {
  const other = start(session)
  const [first, second] = await Promise.all([bring(list(300)), other.import(++jobs, list(300), plan, () => {})])
  expect(done(first).counts).toMatchObject({ accepted: 300, duplicates: 0 })
  expect(done(second).counts).toMatchObject({ accepted: 0, duplicates: 300 })
})

test('an import is undone by its task, once', async () => {
  const { task } = done(await bring(list(300)))
  expect(await worker.undo(++jobs, task, () => {})).toEqual({ kind: 'undone', removed: 300, left: 0, unfilled: 0 })
  expect(await worker.undo(++jobs, task, () => {})).toEqual({ kind: 'failed', code: 'taskStateChanged' })
  expect(done(await bring(list(300))).counts).toMatchObject({ accepted: 300 })
})

test('who may not delete does not begin to undo', async () => {
  const { task } = done(await bring(list(3)))
  const profile = { export_data: 'granted', delete_data: 'refused' } as UserInfo
  const withheld = start({ ...session, profile })
  expect(await withheld.undo(++jobs, task, () => {})).toEqual({ kind: 'failed', code: 'deleteNotAllowed' })
  expect(await worker.undo(++jobs, task, () => {})).toMatchObject({ kind: 'undone', removed: 3 })
})

/** What the databases of this browser refuse. */
function refuse(isRefused: (value: Record<string, unknown>) => boolean) {
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, ...key) {
    if (isRefused(value as Record<string, unknown>)) throw new DOMException('Not here', 'DataCloneError')
    return put.call(this, value, ...key)
  })
}
const withBadRow = () => new File(['Name,Mobile\nann,13800138000\nbob,1\n'], 'fair.csv')

test('where the databases of a browser keep no Blob, as in a private window of WebKit, an import ends well and its report is there', async () => {
  refuse((value) => Object.values(value).some((one) => one instanceof Blob))
  const outcome = done(await bring(withBadRow()))
  expect(outcome).toMatchObject({ kind: 'imported', counts: { rows: 2 }, report: true })
  expect((await worker.report(outcome.task))?.size).toBeGreaterThan(1_000)
})

test('an import whose end fails says how many contacts were saved, and why', async () => {
  refuse((value) => 'plan' in value && value.report !== null)
  expect(await bring(withBadRow())).toEqual({
    kind: 'failed',
    code: 'saveFailed',
    values: { saved: 2 },
    cause: expect.stringContaining('Not here'),
  })
})

test('going on without the file says so', async () => {
  const { task } = done(await bring(list(3)))
  expect(await worker.resume(++jobs, task, () => {})).toMatchObject({ kind: 'failed', code: 'fileAway' })
})

test('a file that changed on the disk while it is there says why it cannot be read, and nothing is imported', async () => {
  const path = join(folder, 'list.csv')
  writeFileSync(path, 'Name,Mobile\nann,13800138000\n')
  const file = await openAsBlob(path)
  appendFileSync(path, 'bob,13800138001\n')
  expect(await worker.inspect(file)).toMatchObject({
    kind: 'failed',
    code: 'readerCrashed',
    cause: expect.stringContaining('NotReadableError'),
  })
  expect(await bring(file)).toMatchObject({ kind: 'failed', code: 'readerCrashed' })
})

test('a file that is too large is refused before it is read', async () => {
  const file = new File(['Name,Mobile\n'], 'large.csv')
  Object.defineProperty(file, 'size', { value: workbookPackedBytes + 1 })
  Object.defineProperty(file, 'stream', {
    value: () => {
      throw new Error('It was read')
    },
  })
  expect(await worker.inspect(file)).toEqual({ kind: 'failed', code: 'fileTooLarge', values: { limit: 60 } })
})

test('the file of an export is kept until it expires', async () => {
  const job = { format: 'csv' as const, columns: [{ field: 'name', title: 'Name' }], ids: [], words: {}, sheetName: '' }
  const later = Date.now() + 60_000
  await worker.keepExport({ id: 'waiting', expires_at: later, job, file: null })
  await worker.keepExport({ id: 'made', expires_at: later, job: null, file: new Blob(['12345']) })
  await worker.keepExport({ id: 'expired', expires_at: Date.now() - 1, job: null, file: new Blob(['x']) })
  expect((await worker.kept()).exports).toEqual({ waiting: null, made: 5 })
  expect(await worker.keptExport('expired')).toBeNull()
  await worker.dropExport('made')
  expect((await worker.kept()).exports).toEqual({ waiting: null })
})

test('two exports at once are written one after the other', async () => {
  done(await bring(list(2_000)))
  const order: string[] = []
  const job = {
    format: 'csv' as const,
    columns: [{ field: 'name', title: 'Name' }],
    ids: [newId()],
    words: {},
    sheetName: '',
  }
  const run = async (name: string) => {
    await worker.export(++jobs, job, () => order.push(name))
    order.push(`${name} done`)
  }
  await Promise.all([run('first'), run('second')])
  expect(order.indexOf('first done')).toBeLessThan(order.lastIndexOf('second'))
  expect(order.lastIndexOf('first')).toBeLessThan(order.indexOf('second done'))
})
