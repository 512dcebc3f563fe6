import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { databaseName } from './database/schema.ts'
import { setKey } from './lock/keyring.ts'
import { newId } from './newId.ts'
import { PageExitStash, rewritePageExitStash } from './pageExitStash.ts'
import type { RecoveredChange } from './sync/core/recovered.ts'
import { SmallStorage } from './testing/smallStorage.ts'
import { UnackedChanges } from './unackedChanges.ts'

const owner = { account: newId(), user: newId() }
const rename = { name: 'tag.rename', args: { id: newId(), name: 'Canary' } }
let storage: SmallStorage
const kept = () => Object.keys(storage).length
const never = () => new Promise<never>(() => {})
let visible: boolean

beforeEach(() => {
  visible = true
  storage = new SmallStorage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  vi.unstubAllGlobals()
  return setKey(null)
})

const open = () =>
  new UnackedChanges({
    stash: new PageExitStash<RecoveredChange[]>(owner, 'change'),
    isStaying: () => visible,
    versionOf: (change) => (change === 'tag.rename' ? 3 : 1),
  })
/** What the next page gives to its worker. */
async function taken(page = open()) {
  const left: RecoveredChange[] = []
  await page.take(async (some) => void left.push(...some))
  return left
}

test('a page that goes leaves what its worker has not answered, under the uids that the worker was given', async () => {
  const page = open()
  const given: unknown[] = []
  void page.follow([rename, rename], (named) => {
    given.push(...named)
    return never()
  })
  const answered = page.follow([rename], async () => 'saved')
  expect(kept()).toBe(0)
  await answered
  page.stashOnExit()
  const left = await taken()
  expect(left).toEqual(given)
  expect(left).toMatchObject([{ ...rename, version: 3 }, rename])
  expect(await taken()).toEqual([])
})

test('an answer takes away what was put aside, also a refusal; a page that lives on leaves nothing', async () => {
  const page = open()
  let answer = (_: string) => {}
  const save = page.follow([rename], () => new Promise((resolve) => (answer = resolve)))
  page.stashOnExit()
  expect(kept()).toBe(1)
  answer('refused')
  await save
  expect(kept()).toBe(0)
  page.stashOnExit()
  expect(kept()).toBe(0)
})

test('what a hidden page saves last is put aside at once, and stays when the page ends its worker', async () => {
  const page = open()
  visible = false
  const ended = page.follow([rename], () => Promise.reject(new Error('The worker ended')))
  expect(kept()).toBe(1)
  await expect(ended).rejects.toThrow()
  expect(await taken()).toHaveLength(1)
})

test('who is told that it failed does it again, and it is not done twice', async () => {
  const page = open()
  const failing = page.follow([rename], () => Promise.reject(new Error('No answer in time')))
  page.stashOnExit()
  await expect(failing).rejects.toThrow()
  expect(await taken()).toEqual([])
})

test('what the worker cannot keep now stays for the next time', async () => {
  const page = open()
  void page.follow([rename], never)
  page.stashOnExit()
  vi.spyOn(console, 'error').mockReturnValueOnce()
  await open().take(() => Promise.reject(new Error('storageFull')))
  expect(await taken()).toHaveLength(1)
})

test("a change that is too large for it, or a storage that refuses, stands in nobody's way", async () => {
  const page = open()
  const bytes = new Uint8Array(2_000_000)
  void page.follow(
    [{ ...rename, files: [{ ref: { hash: 'h', size: bytes.length, mime: 'image/png' }, bytes }] }],
    never,
  )
  void page.follow([rename], never)
  page.stashOnExit()
  expect(await taken()).toHaveLength(1)
  vi.stubGlobal('localStorage', {
    getItem: null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  page.stashOnExit()
  expect(await taken()).toEqual([])
})

test('what cannot be read holds nothing up', async () => {
  const page = open()
  const prefix = `fairlead.aside:${owner.account}:${owner.user}:change:`
  for (const [key, text] of Object.entries({ 0: 'no JSON', 1: '{"plain":"AAAA"}', 2: '{"sealed":"AAAA"}', 3: '{}' }))
    storage.setItem(prefix + key, text)
  void page.follow([rename], never)
  page.stashOnExit()
  const shown = vi.spyOn(console, 'error').mockReturnValue()
  expect(await taken()).toMatchObject([rename])
  expect(shown).toHaveBeenCalledTimes(4)
  shown.mockRestore()
  expect(kept()).toBe(0)
})

test('it is sealed when a PIN is set, and opened when the PIN goes', async () => {
  const text = () => JSON.stringify(storage)
  const given = { database: databaseName(owner), key: crypto.getRandomValues(new Uint8Array(32)) }
  const page = open()
  void page.follow([rename], never)
  page.stashOnExit()
  expect(text()).toContain('plain')
  await setKey(given)
  rewritePageExitStash(owner)
  expect(text()).not.toContain('plain')
  await setKey({ ...given, writesPlain: true })
  rewritePageExitStash(owner)
  await setKey(null)
  expect(await taken()).toMatchObject([rename])
})

test('under a PIN nothing of it can be read, and only the key opens it', async () => {
  const key = crypto.getRandomValues(new Uint8Array(32))
  await setKey({ database: databaseName(owner), key })
  const page = open()
  void page.follow([rename], never)
  page.stashOnExit()
  expect(JSON.stringify(storage)).not.toContain(btoa('Canary').slice(0, 4))
  expect(JSON.stringify(storage)).toContain('sealed')
  expect(await taken()).toMatchObject([rename])
})
