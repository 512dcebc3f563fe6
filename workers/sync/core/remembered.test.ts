import { expect, test } from 'vitest'
import { readState } from '../syncState.ts'
import { Remembered } from './remembered.ts'
import { Desk, idOf, newTag } from './testing/desk.ts'
import { emptyImage } from './testing/memoryStore.ts'

const uidsOf = (desk: Desk) => [...desk.store.image.outbox.values()].map(({ uid }) => uid)
const page = { visible: true, online: true }
const stateOf = (desk: Desk) =>
  readState(desk.store, { leader: undefined, leading: true, page, outdated: false, full: false })

/** Three changes were made and remembered, and then the browser emptied the database. */
async function emptied() {
  const desk = new Desk()
  const remembered = new Remembered()
  for (const n of [1, 2, 3]) await desk.save(newTag(n))
  await remembered.follow(desk.store, uidsOf(desk))
  const uids = uidsOf(desk)
  desk.store.image = emptyImage(idOf(998))
  const { image } = desk.store
  // As a new copy says of the one before it, by what is kept beside it.
  image.meta = { ...image.meta, lost: { changes: 0, unchecked: { waiting: 4, uids: [...uids, idOf(700)] } } }
  const bringBack = () => remembered.bringBack(desk.store, desk.ports, desk.actor)
  return { desk, remembered, uids, bringBack }
}

test('what an open page remembers is back on the screen and on its way, once, under its name', async () => {
  const { desk, uids, bringBack } = await emptied()
  expect(await bringBack()).toBe(3)
  expect(await bringBack()).toBe(0)
  expect(uidsOf(desk)).toEqual(uids)
  expect(desk.row('tag', idOf(2))).toMatchObject({ name: 'tag 2' })
  const engine = desk.engine()
  await engine.pullRound()
  await engine.pushOnce()
  expect(desk.pushes.flatMap(({ mutations }) => mutations.map(({ uid }) => uid))).toEqual(uids)
})

test('the user is told how many came back, and how many are lost', async () => {
  const { desk, bringBack } = await emptied()
  await bringBack()
  expect((await stateOf(desk)).lost).toEqual({ changes: 1, back: 3, isChecked: false })
  // The server is asked about the one that is left.
  await desk.engine().pullRound()
  expect((await stateOf(desk)).lost).toMatchObject({ back: 3 })
})

test('what was sent or taken back meanwhile is forgotten', async () => {
  const { desk, remembered, uids, bringBack } = await emptied()
  await remembered.follow(desk.store, uids.slice(1))
  expect(await bringBack()).toBe(2)
  expect(uidsOf(desk)).toEqual(uids.slice(1))
})
