import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { columnsToRows } from '#domain/shared/columns'
import { type DeltaPage, type PullAnswer, syncCalls, type Within } from '#domain/sync/protocol'
import { inOneCompany } from '../testing/company.ts'
import { Device, newTestId } from '../testing/device.ts'

let main: Device
let sub: Device
let another: Device
inOneCompany(2, (company) => {
  main = company.main
  ;[sub, another] = company.subs as [Device, Device]
})

const scopeOf = (device: Device) => `user:${device.user.id}`
const ids = (count: number) => Array.from({ length: count }, () => newTestId())

async function ask(device: Device, cursor: number, within?: Within, limit = 7): Promise<DeltaPage> {
  const phase = { kind: 'delta' as const, cursor, ...(within && { within }) }
  const scopes = [{ scope: scopeOf(sub), gen: 0, phase }]
  const answer: PullAnswer = await device.get(syncCalls.pull, {
    replica: device.replica,
    schema: 4,
    epoch: device.epoch,
    scopes,
    limit,
    parts: true,
  })
  expect(z.safeParse(syncCalls.pull.output, answer).error).toBeUndefined()
  const [page] = answer.pages
  if (page?.kind !== 'delta') throw new Error('not a delta page')
  return page
}

/** All parts until the cursor moves, and what somebody does after the first. */
async function parts(cursor: number, meanwhile?: () => Promise<unknown>) {
  const pages: DeltaPage[] = []
  for (let within: Within | undefined; ; ) {
    const page = await ask(sub, cursor, within)
    pages.push(page)
    expect(page.within).toEqual(within)
    if (!page.next) return pages
    expect(page).toMatchObject({ cursor, upto: cursor, more: true })
    if (!within) await meanwhile?.()
    within = page.next
  }
}

const idsIn = (pages: readonly DeltaPage[], entity: string) =>
  pages.flatMap(({ puts }) => (puts[entity] ? columnsToRows(puts[entity]).map((row) => row.id) : []))

test('a transaction larger than a page comes in parts, every row and tombstone once, and then the cursor moves', async () => {
  const old = ids(20)
  const { seq: cursor } = await sub.does('contact.create', { rows: old.map((id) => ({ id, name: '旧' })) })
  const made = ids(20)
  const notes = ids(9)
  const { head } = await sub.push(
    sub.makes('contact.create', { rows: made.map((id) => ({ id, name: '新' })) }),
    ...notes.map((id) => sub.makes('contact_note.create', { id, contact_id: made[0], text: 'met at the booth' })),
    sub.makes('contact.delete', { ids: old }),
  )
  const pages = await parts(cursor)
  const sizes = pages.map(({ puts, dels }) =>
    Object.values(puts).reduce((sum, { length }) => sum + length, dels.length),
  )
  expect(Math.max(...sizes)).toBe(7)
  expect(idsIn(pages, 'contact').toSorted()).toEqual(made.toSorted())
  expect(idsIn(pages, 'contact_note').toSorted()).toEqual(notes.toSorted())
  expect(pages.flatMap(({ dels }) => dels.map(([, id]) => id)).toSorted()).toEqual(old.toSorted())
  expect(pages.at(-1)).toMatchObject({ upto: head, more: false })
})

test('what a later transaction changes while the parts come is that one’s, and the rest is still whole', async () => {
  const { head: cursor } = await sub.hello()
  const made = ids(20)
  const { seq } = await sub.does('contact.create', { rows: made.map((id) => ({ id, name: '批' })) })
  const sorted = made.toSorted()
  const pages = await parts(cursor, async () => {
    await sub.does('contact.patch', { ids: [sorted.at(-1)], fields: { name: '改' } })
    await sub.does('contact.delete', { ids: [sorted[0]] })
  })
  expect(idsIn(pages, 'contact')).toEqual(sorted.slice(0, -1))
  expect(pages.at(-1)).toMatchObject({ upto: seq, more: true })
  const rest = await ask(sub, seq)
  expect(idsIn([rest], 'contact')).toEqual([sorted.at(-1)])
  expect(rest.dels.map(([, id]) => id)).toEqual([sorted[0]])
})

test('contacts that are handed over come in parts on both sides', async () => {
  const moved = ids(20)
  const { seq: cursor } = await sub.does('contact.create', { rows: moved.map((id) => ({ id, name: '转' })) })
  await main.does('contact.transfer', { ids: moved, to: another.user.id })
  const pages = await parts(cursor)
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.flatMap(({ dels }) => dels.map(([, id]) => id)).toSorted()).toEqual(moved.toSorted())
})

test('on the way from one owner to the other no contact is off the main account’s screen', async () => {
  const moved = ids(20)
  const { seq: cursor } = await sub.does('contact.create', { rows: moved.map((id) => ({ id, name: '移' })) })
  const { seq: head } = await main.does('contact.transfer', { ids: moved, to: another.user.id })
  const shown = new Set(moved)
  const places = new Map([scopeOf(sub), scopeOf(another)].map((scope) => [scope, { cursor }]))
  const homes = new Map(moved.map((id) => [id, scopeOf(sub)]))
  for (let round = 0; [...places.values()].some((place) => place.cursor < head); round++) {
    expect(round).toBeLessThan(20)
    const scopes = [...places].map(([scope, place]) => ({ scope, gen: 0, phase: { kind: 'delta' as const, ...place } }))
    const request = { replica: main.replica, schema: 4, epoch: main.epoch, limit: 6, parts: true }
    const { pages } = await main.get(syncCalls.pull, { ...request, scopes })
    for (const page of pages) for (const id of idsIn([page as DeltaPage], 'contact')) homes.set(id, page.scope)
    for (const page of pages) {
      if (page.kind !== 'delta') throw new Error('not a delta page')
      for (const [, id] of page.dels) if (homes.get(id) === page.scope) shown.delete(id)
      places.set(page.scope, { cursor: page.upto, ...(page.next && { within: page.next }) })
    }
    expect(shown.size).toBe(20)
  }
  expect(new Set(homes.values())).toEqual(new Set([scopeOf(another)]))
})

test('parts of a scope that is somebody else’s are no way into it', async () => {
  const phase = {
    kind: 'delta' as const,
    cursor: 0,
    within: { seq: 1, kind: 'rows' as const, after: ['contact', newTestId()] as [string, string] },
  }
  const request = { replica: another.replica, schema: 4, epoch: another.epoch, limit: 10, parts: true }
  const answer = await another.get(syncCalls.pull, { ...request, scopes: [{ scope: scopeOf(sub), gen: 0, phase }] })
  expect(answer.pages).toEqual([])
  const foreign = {
    ...phase,
    within: { ...phase.within, after: ['contact; drop table contact', newTestId()] as [string, string] },
  }
  const refused = await another.ask(syncCalls.pull, {
    ...request,
    scopes: [{ scope: scopeOf(another), gen: 0, phase: foreign }],
  })
  expect(refused.body.error).toBe('inputInvalid')
})
