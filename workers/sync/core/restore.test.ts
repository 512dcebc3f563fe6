import { expect, test } from 'vitest'
import { bringChanges, changesFile } from './changesFile.ts'
import { discardAll, discardWaiting } from './discard.ts'
import { discardIssue, enqueue, readWaiting, retryIssue } from './enqueue.ts'
import type { LogRecord } from './logRecord.ts'
import { restoreRecords } from './restore.ts'
import { Desk, idOf, newTag } from './testing/desk.ts'
import { copyImage, emptyImage } from './testing/memoryStore.ts'

/** A device whose write-ahead log can be read; `line` is another one after every start. */
function deskWithLog() {
  const desk = new Desk()
  const records: LogRecord[] = []
  let starts = 1
  const wal = () => ({ line: `line ${starts}`, note: (some: readonly LogRecord[]) => void records.push(...some) })
  const writer = () => ({ ...desk.ports, wal: wal() })
  desk.save = (...changes) => enqueue(desk.store, writer(), desk.actor, changes)
  /** `first`: what another worker does before this one has come to its write-ahead log. */
  const start = async (first?: () => Promise<unknown>) => {
    starts++
    await first?.()
    starts++
    return restoreRecords(desk.store, writer(), desk.actor, [...records])
  }
  const waiting = async () => (await readWaiting(desk.store)).changes.map(({ args }) => (args as { id: string }).id)
  return { desk, records, writer, wal, start, waiting }
}

test('what a database that was set back never heard of is in it again, in its order and under its name', async () => {
  const { desk, start, waiting } = deskWithLog()
  await desk.save(newTag(1))
  const before = copyImage(desk.store.image)
  await desk.save(newTag(2), newTag(3))
  await desk.save({ name: 'tag.rename', args: { id: idOf(2), name: 'renamed' } })
  const uids = [...desk.store.image.outbox.values()].map(({ uid }) => uid)
  desk.store.image = copyImage(before)
  expect((await start()).size).toBe(3)
  expect(await waiting()).toEqual([idOf(1), idOf(2), idOf(3), idOf(2)])
  expect(desk.row('tag', idOf(2))).toMatchObject({ name: 'renamed' })
  expect([...desk.store.image.outbox.values()].map(({ uid }) => uid)).toEqual(uids)

  // As often as it is set back, also when something new is made first.
  desk.store.image = copyImage(before)
  expect((await start(() => desk.save(newTag(4)))).size).toBe(3)
  expect((await waiting()).toSorted()).toEqual([1, 2, 2, 3, 4].map((n) => idOf(n)))
})

test('a database that was thrown away gets all of it, and the server does nothing twice', async () => {
  const { desk, start, waiting } = deskWithLog()
  await desk.save(newTag(1))
  const engine = desk.engine()
  await engine.pullRound()
  await engine.pushOnce()
  await desk.save(newTag(2))
  const [sent] = desk.pushes[0]!.mutations
  desk.store.image = emptyImage(idOf(998))
  await start()
  expect(await waiting()).toEqual([idOf(1), idOf(2)])
  const again = desk.engine()
  await again.pullRound()
  await again.pushOnce()
  expect(desk.pushes.at(-1)!.mutations[0]!.uid).toBe(sent!.uid)
})

test('a start with a database that stands changes nothing, whatever became of what was made', async () => {
  const { desk, start, waiting, wal } = deskWithLog()
  await desk.save(newTag(1), newTag(2), newTag(3))
  const [first] = desk.store.image.outbox.values()
  await discardWaiting(desk.store, desk.actor.user, first!.uid, wal())
  expect((await start()).size).toBe(0)
  expect(await waiting()).toEqual([idOf(2), idOf(3)])
  const engine = desk.engine()
  await engine.pullRound()
  await engine.pushOnce()
  await engine.pullRound()
  expect((await start()).size).toBe(0)
  expect(desk.states()).toEqual(['done', 'done'])
})

test('what the user took back stays away, also when the database forgets that', async () => {
  const { desk, start, waiting, wal, writer } = deskWithLog()
  const before = copyImage(desk.store.image)
  await desk.save(newTag(1), newTag(2), newTag(3), newTag(4))
  const [first] = desk.store.image.outbox.values()
  await discardWaiting(desk.store, desk.actor.user, first!.uid, wal())
  const refuse: typeof desk.onPush = ({ mutations }) => ({
    kind: 'ok',
    body: {
      epoch: 'one',
      head: desk.head,
      results: mutations.map(({ uid }) => ({ uid, status: 'rejected', seq: 0, code: 'exists' })),
    },
  })
  desk.onPush = refuse
  const engine = desk.engine()
  await engine.pullRound()
  await engine.pushOnce()
  const [dropped, retried] = [...desk.store.image.issues.keys()]
  await discardIssue(desk.store, dropped!, wal())
  await retryIssue(desk.store, writer(), desk.actor, retried!)
  desk.store.image = copyImage(before)
  await start()
  expect(await waiting(), 'one that was refused, and one that was tried again').toHaveLength(2)

  await discardAll(desk.store, desk.actor.user, wal())
  desk.store.image = copyImage(before)
  expect((await start()).size).toBe(0)
})

test('what was refused with the rest of its batch is nowhere, and does not come back', async () => {
  const { desk, records } = deskWithLog()
  expect(await desk.save(newTag(1), newTag(1))).toMatchObject({ kind: 'refused' })
  expect(records).toEqual([])
})

test('what came back is not told as lost, and what did not is', async () => {
  const { desk, start, records } = deskWithLog()
  const before = copyImage(desk.store.image)
  await desk.save(newTag(1), newTag(2))
  const uids = [...desk.store.image.outbox.values()].map(({ uid }) => uid)
  const lose = (waiting: number) => {
    const image = copyImage(before)
    image.meta = { ...image.meta, lost: { changes: 0, unchecked: { waiting, uids } } }
    desk.store.image = image
  }
  lose(2)
  await start()
  expect(desk.store.image.meta.lost).toBeUndefined()
  lose(5)
  await start()
  expect(desk.store.image.meta.lost).toEqual({ changes: 0, unchecked: { waiting: 3, uids: [] } })
  lose(2)
  records.splice(0, records.length, records.find((record) => 'uid' in record && record.uid === uids[0])!)
  await start()
  expect(desk.store.image.meta.lost).toEqual({ changes: 0, unchecked: { waiting: 1, uids: [uids[1]] } })
})

test('a file with a change, and changes from a file, come back as well', async () => {
  const { desk, start, writer } = deskWithLog()
  const other = new Desk()
  other.ports.newId = () => idOf(5_000)
  await other.save(newTag(7))
  const before = copyImage(desk.store.image)
  const { text } = await changesFile(other.store, other.actor, 'lina')
  await bringChanges(desk.store, writer(), desk.actor, text, () => 'storageFull')
  const file = { ref: { hash: 'a'.repeat(64), size: 3, mime: 'image/jpeg' as const }, bytes: new Uint8Array([1, 2, 3]) }
  await desk.save({ ...newTag(8), files: [file] })
  desk.store.image = copyImage(before)
  expect((await start()).size).toBe(2)
  expect(desk.store.image.files.get(file.ref.hash)).toEqual(file)
})
