import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openUserDatabase } from './database.ts'
import { dropHistories } from './histories.ts'

test('what rows were before goes from the device, and nothing else that was asked', async () => {
  const database = await openUserDatabase({ owner: { account: 'a', user: 'histories' }, newId: () => 'replica' })
  const { snapshots } = database.relaxed
  const names = [
    'answer /api/operation_log/row {"id":"q"}',
    'answer /api/operation_log/contact',
    'answer /api/other',
    'x',
  ]
  await snapshots.bulkPut(names.map((name) => ({ name, value: 1 })))
  await dropHistories(database.relaxed)
  expect((await snapshots.toArray()).map(({ name }) => name).toSorted()).toEqual(['answer /api/other', 'x'])
  database.close()
})
