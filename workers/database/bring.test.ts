import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { bringChanges } from '../sync/core/changesFile.ts'
import { openUserDatabase } from './database.ts'
import { dexieStore } from './store.ts'

const id = (n: number) => `01a1ff9c-7873-7e8f-95b0-${n.toString(16).padStart(12, '0')}`
const actor = { account: id(1), user: id(2), role: 'main' as const }

test('a file of more changes than one transaction takes is brought in whole', async () => {
  const database = await openUserDatabase({ owner: actor, newId: () => id(3) })
  const changes = Array.from({ length: 1_200 }, (_, n) => {
    const create = { name: 'tag.create', args: { id: id(100 + n), name: `tag ${n}` } }
    const rename = { name: 'tag.rename', args: { id: id(99 + n), name: `renamed ${n}` } }
    return { uid: id(10_000 + n), version: 1, base_rev: 0, edited_at: 1_000 + n, ...(n % 2 ? rename : create) }
  })
  const { account, user } = actor
  const file = { kind: 'fairlead.changes', format: 1, account, user, username: 'lina', epoch: null, changes }
  const writer = { clock: () => 5_000, newId: () => id(9_999_999) }
  const brought = await bringChanges(dexieStore(database), writer, actor, JSON.stringify(file), () => 'storageFull')
  expect(brought).toEqual({ kind: 'brought', added: 1_200, known: 0, unreadable: 0 })
  database.close()
})
