import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, test } from 'vitest'
import type { Undo } from '../../bulk/undos.ts'
import { databaseName, taskFilesName } from '../../database/schema.ts'
import { setKey, setSealing } from '../../lock/keyring.ts'
import type { ExportJob, ImportPlan } from '../api.ts'
import { keptTaskFiles, rewriteTaskFiles, storedBlob, TaskFiles } from './taskFiles.ts'

const owner = { account: 'company', user: 'ann' }
const database = databaseName(owner)
const key = crypto.getRandomValues(new Uint8Array(32))
const canary = 'canary@example.com'
afterEach(() => setSealing(null))

/** As somebody reads it who has the disk and not the key. */
async function onDisk() {
  const plain = new Dexie(taskFilesName(owner))
  await plain.open()
  const rows = (await Promise.all(plain.tables.map((table) => table.toArray()))).flat() as Record<string, unknown>[]
  plain.close()
  const texts = rows.flatMap((row) =>
    Object.values(row).map(async (value) =>
      value instanceof Blob
        ? value.text()
        : value instanceof Uint8Array
          ? new TextDecoder().decode(value)
          : JSON.stringify(value),
    ),
  )
  return (await Promise.all(texts)).join()
}

test('files of imports and exports, and what an undo needs, are sealed with the rows, come back as they were, and are opened again', async () => {
  const file = new File([canary], 'fair.csv', { type: 'text/csv' })
  const plan = { header: [canary] } as unknown as ImportPlan
  const job = { filter: canary } as unknown as ExportJob
  const undo: Undo = {
    id: 'u',
    at: 1,
    action: { kind: 'patch', fields: { remark: canary } },
    sizes: [1],
    back: 0,
    bytes: 9,
  }
  const before = new TaskFiles(owner)
  await before.imports.put({ id: 'i', at: 1, plan, file: await before.keeping(file), report: null })
  await before.fills.add({ task: 'i', rows: [{ id: 'a', name: canary }] })
  await before.undos.put(undo)
  await before.undoPacks.put({ undo: 'u', n: 0, pack: new TextEncoder().encode(canary) })
  before.close()
  expect(await onDisk()).toContain('canary')

  await setKey({ database, key })
  await rewriteTaskFiles(owner)
  const sealed = new TaskFiles(owner)
  await sealed.exports.put({ id: 'e', expires_at: 9, job, file: await sealed.keeping(new Blob([canary])) })
  expect(await onDisk()).not.toContain('canary')
  const record = (await sealed.imports.get('i'))!
  expect(record).toMatchObject({ at: 1, plan, report: null })
  const back = storedBlob(record.file) as File
  expect([back.name, back.type, await back.text()]).toEqual(['fair.csv', 'text/csv', canary])
  expect(await sealed.fills.toArray()).toEqual([{ n: 1, task: 'i', rows: [{ id: 'a', name: canary }] }])
  expect(await sealed.undos.toArray()).toEqual([undo])
  expect(new TextDecoder().decode((await sealed.undoPacks.get(['u', 0]))!.pack)).toBe(canary)
  const found = await keptTaskFiles(sealed)
  expect(found).toEqual({ imports: { i: { file: true, report: false } }, exports: { e: canary.length } })
  sealed.close()

  await setKey({ database, key, writesPlain: true })
  await rewriteTaskFiles(owner)
  setSealing(null)
  const after = new TaskFiles(owner)
  expect(await storedBlob((await after.imports.get('i'))!.file)!.text()).toBe(canary)
  expect((await after.exports.get('e'))!.job).toEqual(job)
  expect(await keptTaskFiles(after)).toEqual(found)
  expect(new TextDecoder().decode((await after.undoPacks.get(['u', 0]))!.pack)).toBe(canary)
  after.close()
})
