import { expect, test } from 'vitest'
import { limits } from '#domain/limits'
import type { MutationResult } from '#domain/sync/protocol'
import { Desk, idOf } from './testing/desk.ts'

const day = 86_400_000
const zhang = { id: idOf(11), name: '张伟', emails: [{ email: 'zhang@example.com', is_valid: 'toVerify' }] }
const li = { id: idOf(12), name: 'Li' }
const creating = (...rows: object[]) => ({ name: 'contact.create', args: { rows } })
const kept = (desk: Desk) => JSON.stringify([...desk.store.image.outbox.values(), ...desk.store.image.issues.values()])

/** The next push gets this answer. */
function answering(desk: Desk, answer: Partial<MutationResult>) {
  desk.onPush = ({ mutations }) => {
    const results = mutations.map(({ uid }) => ({ uid, status: 'applied' as const, seq: ++desk.head, ...answer }))
    return { kind: 'ok', body: { epoch: desk.epoch, head: desk.head, results } }
  }
}

/** The next pull says that this contact was erased. */
function erasing(desk: Desk, id: string) {
  const { onPull } = desk
  desk.head++
  desk.onPull = (request) => {
    const reply = onPull(request)
    if (reply.kind !== 'ok') return reply
    const pages = reply.body.pages.map((page) =>
      page.kind === 'delta'
        ? {
            ...page,
            dels: [['contact', id, desk.head] as [string, string, number]],
            erased: [['contact', id] as [string, string]],
          }
        : page,
    )
    return { kind: 'ok', body: { ...reply.body, pages } }
  }
}

test('who was left out of a batch leaves the screen, is named among what needs the user, and is kept nowhere else', async () => {
  const desk = new Desk()
  const engine = desk.engine()
  await engine.pullRound()
  await desk.save(creating(zhang, li))
  answering(desk, { left_out: [zhang.id] })
  await engine.pushOnce()
  expect(desk.row('contact', zhang.id)).toBeFalsy()
  expect(desk.row('contact', li.id)).toMatchObject({ name: 'Li' })
  expect([...desk.store.image.issues.values()]).toMatchObject([
    { code: 'erased', status: 'rejected', args: { rows: [{ id: zhang.id, name: '张伟' }] } },
  ])
  expect(kept(desk)).not.toContain('zhang@example.com')
})

test('what is refused because somebody was erased keeps no more than the name, and that for some days', async () => {
  const desk = new Desk()
  const engine = desk.engine()
  await engine.pullRound()
  await desk.save(creating(zhang), { name: 'contact.patch', args: { ids: [zhang.id], fields: { remark: 'secret' } } })
  answering(desk, { status: 'rejected', code: 'erased', id: zhang.id })
  await engine.pushOnce()
  expect(kept(desk)).toContain('张伟')
  expect(kept(desk)).not.toMatch(/zhang@example|secret/)
  desk.now += limits.refusedErasedDays * day - 1
  await engine.pullRound()
  expect(desk.store.image.issues.size).toBe(2)
  desk.now += 2
  await engine.pullRound()
  expect(desk.store.image.issues.size).toBe(0)
})

test('of a row that was erased nothing stays in the journal or among the refused changes', async () => {
  const desk = new Desk()
  const dropped: string[] = []
  desk.ports.dropSnapshots = async () => void dropped.push('snapshot')
  desk.ports.forgetRows = async (ids) => void dropped.push(...ids)
  const engine = desk.engine()
  while ((await engine.pullRound()) === 'more') continue
  await desk.save(creating(zhang, li))
  await engine.pushOnce()
  answering(desk, { status: 'rejected', code: 'restricted' })
  await desk.save({ name: 'contact.patch', args: { ids: [zhang.id], fields: { remark: 'secret' } } })
  await engine.pushOnce()
  expect(kept(desk)).toMatch(/zhang@example.*secret/)
  erasing(desk, zhang.id)
  while ((await engine.pullRound()) === 'more') continue
  expect(kept(desk)).not.toMatch(/zhang@example|secret|张伟/)
  expect(kept(desk), 'the journal still has the others').toContain('Li')
  expect(dropped).toEqual(['snapshot', zhang.id])
})
