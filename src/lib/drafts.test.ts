import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserInfo } from '#domain/auth/user'
import { databaseName } from '#workers/database/schema'
import { newId } from '#workers/newId'
import { dropPageExitStash } from '#workers/pageExitStash'
import { SmallStorage } from '#workers/testing/smallStorage'

const besides = () => JSON.stringify(Object.entries(localStorage))

const pinKey = crypto.getRandomValues(new Uint8Array(32))
let owner: { account: string; user: string }
beforeEach(() => {
  vi.stubGlobal('localStorage', new SmallStorage())
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {} })
  vi.stubGlobal('addEventListener', () => {})
  owner = { account: newId(), user: newId() }
})
afterEach(async () => {
  for (const page of opened.splice(0)) await page.readOnce(async (db) => db.close())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.doUnmock('#workers/database/read')
  await Dexie.delete(databaseName(owner))
})

const opened: typeof import('./reader.ts')[] = []

/** A page with its own memory. `isEnded`: it is gone before its database has answered. */
async function openPage({ isEnded = false, isSealed = false, user = owner.user } = {}) {
  vi.resetModules()
  if (isEnded) vi.doMock('#workers/database/read', () => ({ openForReading: () => new Promise(() => {}) }))
  else vi.doUnmock('#workers/database/read')
  const session = await import('./session.ts')
  const { setSession } = session
  setSession({ kind: 'signedIn', user: { id: user, account: owner.account } as UserInfo, ending: null })
  const { setKey } = await import('#workers/lock/keyring')
  await setKey(isSealed ? { database: databaseName(owner), key: pinKey } : null)
  const reader = await import('./reader.ts')
  if (!isEnded) opened.push(reader)
  return { ...session, ...reader, ...(await import('./drafts.ts')), ...(await import('./unkept.ts')) }
}
type Page = Awaited<ReturnType<typeof openPage>>

const writesOf = (page: Page) =>
  page.readOnce(async (db) => {
    const puts: unknown[] = []
    db.drafts.hook('creating', (_, { value }) => void puts.push(value))
    db.drafts.hook('updating', ({ value }: { value?: unknown }) => void puts.push(value))
    return puts
  })

test('the last letter is there when the page is ended before the database has it', async () => {
  const first = await openPage()
  await first.keepDraft('note', 'Wants a pri')
  const ended = await openPage({ isEnded: true })
  void ended.keepDraft('note', 'Wants a price list')
  void ended.keepDraft('reminder', 'call')
  ended.stashOnExit()

  const next = await openPage()
  expect(await next.readDraft('note')).toBe('Wants a price list')
  expect(await next.readDraft('reminder')).toBe('call')
  expect(besides()).toBe('[]')
})

test('what was emptied, discarded or saved at last does not come back', async () => {
  const first = await openPage()
  await first.keepDraft('reply', 'nobody@')
  const ended = await openPage({ isEnded: true })
  void ended.keepDraft('reply', null)
  ended.stashOnExit()
  expect(await (await openPage()).readDraft('reply')).toBeNull()
})

test('a page that lives on, or another tab, is not set back by what was put aside', async () => {
  const clock = vi.spyOn(Date, 'now')
  const ended = await openPage({ isEnded: true })
  clock.mockReturnValue(1)
  void ended.keepDraft('note', 'old')
  ended.stashOnExit()
  clock.mockReturnValue(2)
  const other = await openPage()
  // It read before the page was put away.
  await other.keepDraft('note', 'new')
  ended.stashOnExit()
  expect(await (await openPage()).readDraft('note')).toBe('new')

  const hidden = await openPage()
  const kept = hidden.keepDraft('note', 'newer')
  hidden.stashOnExit()
  expect(besides()).toContain('note')
  await kept
  expect(besides()).toBe('[]')
})

test('while the database writes, only the last text waits, and it is read before it is written', async () => {
  const page = await openPage()
  const puts = await writesOf(page)
  const texts = 'a fast typist never waits for a slow disk'
  const kept = Promise.all([...texts].map((_, at) => page.keepDraft('note', texts.slice(0, at + 1))))
  expect(await page.readDraft('note')).toBe(texts)
  await kept
  expect(await page.readDraft('note')).toBe(texts)
  expect(puts).toEqual([texts])
})

test('what is given together is kept together or not at all', async () => {
  const page = await openPage()
  vi.spyOn(console, 'error').mockReturnValue()
  await page.keepDrafts({ capture: { name: 'Ann' }, files: { open: () => 'a function is nothing to keep' } })
  const keys = await page.readOnce((db) => db.drafts.toCollection().primaryKeys())
  expect(keys).toEqual([])
  expect(await page.readDraft('capture'), 'it is still here').toEqual({ name: 'Ann' })
  await page.keepDraft('note', 'the next one is kept')
  expect(await page.readOnce((db) => db.drafts.toCollection().primaryKeys())).toEqual(['note'])
})

test('a picture is put aside as well; one that is too large takes no text with it', async () => {
  const photo = Uint8Array.from({ length: 300 }, (_, at) => at)
  const ended = await openPage({ isEnded: true })
  void ended.keepDrafts({ small: { photo }, large: { photo: new Uint8Array(2_000_000) }, note: 'hello' })
  ended.stashOnExit()
  const next = await openPage()
  expect(await next.readDraft('note')).toBe('hello')
  expect(await next.readDraft('small')).toEqual({ photo })
  expect(await next.readDraft('large')).toBeNull()
})

test('under a PIN it is put aside sealed, and opened with the database', async () => {
  const ended = await openPage({ isEnded: true, isSealed: true })
  void ended.keepDraft('note', 'Canary')
  ended.stashOnExit()
  const text = besides()
  expect(text).toContain('sealed')
  expect(text).not.toContain('Canary')
  expect(text).not.toContain(btoa('Canary').slice(0, 6))
  expect(await (await openPage({ isSealed: true })).readDraft('note')).toBe('Canary')
})

test('what the disk refused is not shown to who signs in next', async () => {
  const page = await openPage()
  vi.spyOn(console, 'error').mockReturnValue()
  await page.keepDraft('note', { open: () => 'a function is nothing to keep' })
  expect(await page.readDraft('note'), 'it is still here').not.toBeNull()
  const stranger = newId()
  page.setSession({ kind: 'signedIn', user: { id: stranger, account: owner.account } as UserInfo, ending: null })
  expect(await page.readDraft('note')).toBeNull()
  await page.keepDraft('note', 'of the next one')
  expect(await page.readDraft('note')).toBe('of the next one')
  await page.readOnce(async (db) => db.close())
  await Dexie.delete(databaseName({ ...owner, user: stranger }))
})

test('it belongs to the user who typed it, and goes with that user', async () => {
  const ended = await openPage({ isEnded: true })
  void ended.keepDraft('note', 'mine')
  ended.stashOnExit()
  const stranger = newId()
  const other = await openPage({ user: stranger })
  expect(await other.readDraft('note')).toBeNull()
  await Dexie.delete(databaseName({ ...owner, user: stranger }))
  dropPageExitStash(owner)
  expect(besides()).toBe('[]')
})
