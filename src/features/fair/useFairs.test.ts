import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { expect, test, vi } from 'vitest'
import { newId } from '#workers/newId'

const db = new Dexie('fair choices')
db.version(1).stores({ drafts: 'key' })
vi.mock('../../lib/reader.ts', () => ({ readOnce: <T>(work: (of: Dexie) => Promise<T>) => work(db) }))
const { changeChoice } = await import('./useFairs.ts')

test('two choices that are made before the first is shown both count', async () => {
  const shown = { fair: null, booth: '', tags: [], followUpDays: null }
  const fair = newId()
  await Promise.all([changeChoice(shown, { followUpDays: 3 }), changeChoice(shown, { fair })])
  const { value } = await db
    .table<{ key: string; value: unknown }>('drafts')
    .get('fair.choice')
    .then((row) => row!)
  expect(value).toEqual({ ...shown, fair, followUpDays: 3 })
})
