import { expect, test } from 'vitest'
import { limits } from '#domain/limits'
import type { PushAnswer } from '#domain/sync/protocol'
import { discardIssue, readWaiting } from './enqueue.ts'
import type { Reply } from './ports.ts'
import { Desk, idOf, newTag, refusal } from './testing/desk.ts'

async function deskWith(...tags: number[]) {
  const desk = new Desk()
  for (const n of tags) await desk.save(newTag(n))
  return desk
}

const errors: Reply<PushAnswer>[] = [
  { kind: 'unknown', reason: 'offline' },
  { kind: 'unknown', reason: 'timeout' },
  { kind: 'unknown', reason: 'captivePortal' },
  { kind: 'unknown', reason: 'garbled' },
  { kind: 'busy', retryAfter: null },
  { kind: 'signedOut', code: 'signedInElsewhere' },
  ...['forbidden', 'accountDisabled', 'upgradeRequired', 'notFound', 'operationFailed', 'epochChanged'].map((code) =>
    refusal<PushAnswer>(code),
  ),
]

test.each(errors)('no error of the transport is a verdict: %j', async (reply) => {
  const desk = await deskWith(1, 2)
  const { onPush } = desk
  desk.onPush = () => reply
  const engine = desk.engine()
  await engine.pullRound()
  await engine.pushOnce()
  expect(desk.states()).toEqual(['sent', 'sent'])
  expect(desk.row('tag', idOf(1))).toMatchObject({ name: 'tag 1' })

  desk.onPush = onPush
  engine.kick('signedIn')
  await engine.pushOnce()
  expect(desk.states()).toEqual(['acked', 'acked'])
})

test('a sign-in page of a network is forgotten within seconds of its end, whatever came so far', async () => {
  const desk = await deskWith(1)
  const { onPull, onPush } = desk
  desk.onPull = () => ({ kind: 'unknown', reason: 'captivePortal' })
  desk.onPush = desk.onPull as unknown as typeof desk.onPush
  const engine = desk.engine()
  await engine.start()
  await desk.pass(600_000)
  expect(engine.state().connection).toBe('captivePortal')
  Object.assign(desk, { onPull, onPush })
  await desk.pass(5_000)
  expect(engine.state()).toMatchObject({ connection: 'online', offlineSince: null })
  expect(desk.states()).toEqual(['done'])
  engine.stop()
})

test('behind a sign-in page a server in trouble is told as that, and no network as none', async () => {
  const desk = await deskWith(1)
  const engine = desk.engine()
  await engine.pullRound()
  for (const [reply, connection] of [
    [{ kind: 'busy', retryAfter: null }, 'serverTrouble'],
    [{ kind: 'unknown', reason: 'offline' }, 'offline'],
  ] as const) {
    desk.onPush = () => ({ kind: 'unknown', reason: 'captivePortal' })
    await engine.pushOnce()
    expect(engine.state().connection).toBe('captivePortal')
    desk.onPush = () => reply
    await engine.pushOnce()
    expect(engine.state().connection).toBe(connection)
  }
})

test('signed out, both directions rest until the next sign-in, and everything stays', async () => {
  const desk = await deskWith(1)
  const { onPush } = desk
  desk.onPush = () => ({ kind: 'signedOut', code: 'signInAgain' })
  const engine = desk.engine()
  await engine.start()
  await desk.pass(1_000)
  expect(engine.state().connection).toBe('signedOut')
  const [pushes, pulls] = [desk.pushes.length, desk.pulls.length]
  engine.kick('new')
  engine.kick('poke')
  await desk.pass(600_000)
  expect([desk.pushes.length, desk.pulls.length]).toEqual([pushes, pulls])

  desk.onPush = onPush
  engine.kick('signedIn')
  await desk.pass(10_000)
  expect(engine.state().connection).toBe('online')
  expect(desk.states()).toEqual(['done'])
  engine.stop()
})

test('an answer that was meant for whoever was signed in before does not sign out who is now', async () => {
  const desk = await deskWith(1)
  const { onPush } = desk
  const engine = desk.engine()
  await engine.start()
  await desk.pass(1_000)
  desk.onPush = () => {
    engine.kick('signedIn')
    desk.onPush = onPush
    return { kind: 'signedOut', code: 'signedInElsewhere' }
  }
  await desk.save(newTag(2))
  engine.kick('new')
  await desk.pass(60_000)
  expect(engine.state().connection).toBe('online')
  expect(desk.states()).toEqual(['done', 'done'])
  engine.stop()
})

test('a server that no longer speaks with this version is told so', async () => {
  const desk = await deskWith(1)
  desk.net.hello = async () => ({
    kind: 'ok',
    body: { epoch: 'one', head: 0, min_schema: 99, server_now: desk.now, scopes: ['acct'] },
  })
  const engine = desk.engine()
  expect(await engine.pullRound()).toBe('blocked')
  expect(engine.state().connection).toBe('upgradeRequired')
  expect(desk.states()).toEqual(['queued'])
})

test('too large a request is sent in halves', async () => {
  const desk = await deskWith(1, 2, 3, 4, 5)
  const { onPush } = desk
  desk.onPush = (request) => (request.mutations.length > 2 ? refusal('tooLarge') : onPush(request))
  const engine = desk.engine()
  while ((await engine.pushOnce()) === 'more') continue
  expect(desk.states()).toEqual(Array(5).fill('acked'))
})

test('a change that the server cannot read is found, set aside for the user, and blocks nobody', async () => {
  const desk = await deskWith(1, 2, 3, 4, 5, 6, 7)
  const poison = desk.store.image.outbox.get(4)!.uid
  const { onPush } = desk
  desk.onPush = (request) =>
    request.mutations.some(({ uid }) => uid === poison) ? refusal('inputInvalid') : onPush(request)
  const engine = desk.engine()
  await engine.start()
  await desk.pass(60_000)
  expect(desk.states()).toEqual(Array(6).fill('done'))
  expect(desk.store.image.issues.get(poison)).toMatchObject({ status: 'rejected', code: 'inputInvalid', ...newTag(4) })
  expect(desk.store.image.entries.get('tag')?.has(idOf(4))).toBe(false)
  engine.stop()
})

test('a busy server is left alone as long as it asks for, whatever happens here', async () => {
  const desk = await deskWith(1)
  const { onPush } = desk
  desk.onPush = () => ({ kind: 'busy', retryAfter: 20_000 })
  const engine = desk.engine()
  await engine.start()
  await desk.pass(1_000)
  expect(desk.pushes).toHaveLength(1)
  desk.onPush = onPush
  for (let i = 0; i < 15; i++) {
    await desk.pass(1_000)
    engine.kick('new')
  }
  expect(desk.pushes).toHaveLength(1)
  await desk.pass(10_000)
  expect(desk.states()).toEqual(['done'])
  engine.stop()
})

test('a change goes at once; those that come one upon the other go together, and none waits for long', async () => {
  const desk = new Desk()
  const engine = desk.engine()
  await engine.start()
  await desk.pass(1_000)
  const save = async (n: number) => {
    await desk.save(newTag(n))
    engine.kick('new')
  }
  await save(1)
  await desk.pass(1)
  expect(desk.pushes).toHaveLength(1)
  await desk.pass(1_000)

  for (let n = 0; n < 100; n++) {
    await save(10 + n)
    await desk.pass(100)
  }
  const sizes = desk.pushes.slice(1).map(({ mutations }) => mutations.length)
  expect(sizes.length).toBeLessThan(6)
  expect(Math.max(...sizes)).toBeGreaterThan(30)
  // The first of a stream of ten seconds did not wait for its end.
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(40)
  await desk.pass(1_000)
  expect(await readWaiting(desk.store)).toMatchObject({ count: 0 })
  engine.stop()
})

test('a clock that is set back does not silence it', async () => {
  const desk = await deskWith(1)
  const { onPush } = desk
  desk.onPush = () => ({ kind: 'busy', retryAfter: 3_000 })
  const engine = desk.engine()
  await engine.start()
  await desk.pass(1_000)
  desk.onPush = onPush
  desk.skew = -86_400_000
  engine.kick('new')
  await desk.pass(60_000)
  expect(await readWaiting(desk.store)).toMatchObject({ count: 0 })
  engine.stop()
})

test('without a network it tries at least once a minute, and at once when the network is back', async () => {
  const desk = await deskWith(1)
  const { onPush } = desk
  desk.onPush = () => ({ kind: 'unknown', reason: 'offline' })
  const engine = desk.engine()
  await engine.start()
  await desk.pass(3_600_000)
  expect(desk.pushes.length).toBeGreaterThanOrEqual(60)
  expect(desk.pushes.length).toBeLessThan(300)
  desk.onPush = onPush
  engine.kick('online')
  await desk.pass(1_000)
  expect(desk.states()).toEqual(['done'])
  engine.stop()
})

test('downloads go on while uploads fail', async () => {
  const desk = await deskWith(1)
  desk.onPush = () => refusal('operationFailed')
  desk.head = 7
  const engine = desk.engine()
  await engine.start()
  await desk.pass(2_000)
  expect(desk.store.image.scopes.get('acct')).toMatchObject({ phase: { kind: 'delta', cursor: 7 }, confirmed: 7 })
  engine.stop()
})

test('a batch holds what the limits allow, and a change that is larger alone goes alone', async () => {
  const desk = await deskWith(1, 2, 3)
  const { onPush } = desk
  desk.onPush = (request) => onPush(request)
  const engine = desk.engine({ pushBytes: 10 })
  while ((await engine.pushOnce()) === 'more') continue
  expect(desk.pushes.map(({ mutations }) => mutations.length)).toEqual([1, 1, 1])

  const count = 3 * limits.mutationsPerPush
  const many = await deskWith(...Array.from({ length: count }, (_, n) => n))
  const other = many.engine()
  while ((await other.pushOnce()) === 'more') continue
  expect(Math.max(...many.pushes.map(({ mutations }) => mutations.length))).toBe(limits.mutationsPerPush)
  expect(many.states()).toEqual(Array(count).fill('acked'))
})

test('an answer without a verdict does not make it ask again at once', async () => {
  const desk = await deskWith(1)
  desk.onPush = () => ({ kind: 'ok', body: { epoch: 'one', head: 0, results: [] } })
  const engine = desk.engine()
  expect(await engine.pushOnce()).toBe('more')
  expect(await engine.pushOnce()).toBe('later')
  expect(desk.states()).toEqual(['sent'])
})

test('what the server refuses leaves the screen at once and waits for the user', async () => {
  const desk = await deskWith(1)
  const { uid } = desk.store.image.outbox.get(1)!
  desk.onPush = () => ({
    kind: 'ok',
    body: { epoch: 'one', head: 3, results: [{ uid, status: 'rejected', seq: 3, code: 'exists' }] },
  })
  const engine = desk.engine()
  await engine.pullRound()
  await engine.pushOnce()
  expect(desk.row('tag', idOf(1))).toBeUndefined()
  expect(await readWaiting(desk.store)).toMatchObject({ count: 0, changes: [] })
  expect(desk.store.image.issues.get(uid)).toMatchObject({ code: 'exists', ...newTag(1) })
})

test('a restored server hears of a refusal again, without its content, and the user does not', async () => {
  const desk = await deskWith(1)
  const { uid } = desk.store.image.outbox.get(1)!
  desk.onPush = () => ({
    kind: 'ok',
    body: { epoch: desk.epoch, head: 3, results: [{ uid, status: 'rejected', seq: 3, code: 'exists' }] },
  })
  const engine = desk.engine()
  await engine.pullRound()
  await engine.pushOnce()
  await discardIssue(desk.store, uid)
  desk.epoch = 'two'
  await engine.pullRound()
  await engine.pushOnce()
  expect(desk.pushes.at(-1)).toMatchObject({ epoch: 'two', mutations: [{ uid, args: null }] })
  expect(await readWaiting(desk.store)).toMatchObject({ count: 0, issues: [] })
})

test('what a proxy finds too large, though it once let it through, is asked for without its content', async () => {
  const desk = await deskWith(1, 2)
  const { onPush } = desk
  desk.onPush = (request) => (request.mutations.some(({ args }) => args) ? refusal('tooLarge') : onPush(request))
  const engine = desk.engine()
  await engine.start()
  await desk.pass(60_000)
  expect(desk.states()).toEqual(['done', 'done'])
  expect(await readWaiting(desk.store)).toMatchObject({ count: 0, issues: [] })
  engine.stop()
})

test('where nothing at all gets through for its size, nothing is given up', async () => {
  const desk = await deskWith(1, 2)
  desk.onPush = () => refusal('tooLarge')
  const engine = desk.engine()
  await engine.start()
  await desk.pass(10 * 60_000)
  expect(await readWaiting(desk.store)).toMatchObject({ count: 2, issues: [] })
  expect(desk.row('tag', idOf(1))).toMatchObject({ name: 'tag 1' })
  engine.stop()
})

test('a predecessor that nobody has any more begins the chain anew', async () => {
  const desk = await deskWith(1, 2)
  const lost = idOf(888)
  const first = desk.store.image.outbox.get(1)!
  desk.store.image.outbox.set(1, { ...first, prev: lost })
  const { onPush } = desk
  desk.onPush = (request) => (request.mutations[0]!.prev === lost ? refusal('missingPredecessor') : onPush(request))
  const engine = desk.engine()
  while ((await engine.pushOnce()) === 'more') continue
  expect(desk.pushes.at(-1)!.mutations.map(({ prev }) => prev)).toEqual([null, first.uid])
  expect(desk.states()).toEqual(['acked', 'acked'])
})

test('a chain that leads back to itself, because its end was brought back, begins anew', async () => {
  const desk = await deskWith(1, 2)
  const [first, last] = [desk.store.image.outbox.get(1)!, desk.store.image.outbox.get(2)!]
  desk.store.image.outbox.set(1, { ...first, prev: last.uid })
  const { onPush } = desk
  desk.onPush = (request) => (request.mutations[0]!.prev === last.uid ? refusal('missingPredecessor') : onPush(request))
  const engine = desk.engine()
  await engine.start()
  await desk.pass(60_000)
  expect(desk.pushes.length).toBeLessThan(10)
  expect(desk.states()).toEqual(['done', 'done'])
  engine.stop()
})

test('what the server forgot although it had said yes is sent again before what follows it', async () => {
  const desk = await deskWith(1)
  const engine = desk.engine()
  while ((await engine.pushOnce()) === 'more') continue
  await desk.save(newTag(2))
  const known = new Set<string>()
  desk.onPush = ({ mutations }) => {
    const missing = mutations.some(({ prev }, at) => prev && !known.has(prev) && mutations[at - 1]?.uid !== prev)
    if (missing) return refusal('missingPredecessor')
    for (const { uid } of mutations) known.add(uid)
    const results = mutations.map(({ uid }) => ({ uid, status: 'applied' as const, seq: ++desk.head }))
    return { kind: 'ok', body: { epoch: 'one', head: desk.head, results } }
  }
  while ((await engine.pushOnce()) === 'more') continue
  expect([...known]).toEqual([...desk.store.image.outbox.values()].map(({ uid }) => uid))
})

/** A device whose next tags are pushed while a question is under way that is answered as `answers` says. */
async function deskPushingInPull(answers: 'before' | 'after', tags = [2]) {
  const desk = await deskWith(1)
  const engine = desk.engine()
  await engine.pullRound()
  await engine.pushOnce()
  await engine.pullRound()
  await desk.save(...tags.map((n) => newTag(n)))
  const { pull } = desk.net
  desk.net.pull = async (request) => {
    desk.net.pull = pull
    const others = { ...desk.onPull(request) }
    await engine.pushOnce()
    return answers === 'after' ? pull(request) : others
  }
  return { desk, engine }
}

test('what was answered while a question was under way stays shown until the server, asked again, still knows it', async () => {
  const { desk, engine } = await deskPushingInPull('after')
  const { onPull } = desk
  // It was set back after the push, and others have brought its counter as far.
  desk.onPull = (request) => {
    if (request.last?.seq !== 2) return onPull(request)
    expect(desk.row('tag', idOf(2))).toMatchObject({ name: 'tag 2' })
    desk.onPull = onPull
    return { kind: 'ok', body: { epoch: desk.epoch, head: desk.head, scopes: ['acct'], pages: [], forgotten: true } }
  }
  await engine.pullRound()
  await engine.pullRound()
  await engine.pushOnce()
  expect(desk.pushes.at(-1)!.mutations.at(-1)).toMatchObject({ args: { id: idOf(2) } })
  expect(desk.row('tag', idOf(2))).toMatchObject({ name: 'tag 2' })
})

test('that a server forgot an answer counts also where it has answered a later change meanwhile', async () => {
  const { desk, engine } = await deskPushingInPull('after')
  const { onPull } = desk
  // This device was set back as well, so that what it sends next follows something that the server knows.
  desk.onPull = (request) =>
    request.last?.seq === 1
      ? { kind: 'ok', body: { epoch: desk.epoch, head: desk.head, scopes: ['acct'], pages: [], forgotten: true } }
      : onPull(request)
  await engine.pullRound()
  await engine.pushOnce()
  expect(desk.pushes.at(-1)!.mutations.map(({ args }) => args)).toMatchObject([{ id: idOf(1) }, { id: idOf(2) }])
})

test.each([[[2]], [[2, 3]]])(
  'what a server said before it was set back does not stand for the numbers that changes got after it: %j',
  async (tags) => {
    const { desk, engine } = await deskPushingInPull('before', tags)
    const { onPull } = desk
    // Somebody else's change had the first of these numbers.
    desk.onPull = (request) => {
      desk.onPull = onPull
      desk.head = 2
      const before = onPull(request)
      desk.head = 1
      return before
    }
    await engine.pullRound()
    const again = desk.pulls.find(({ last }) => last?.seq === tags.at(-1))
    expect(again?.scopes).toMatchObject([{ phase: { cursor: 1 } }])
  },
)

test('a restored server gets the journal again, and the screen keeps what it shows meanwhile', async () => {
  const desk = await deskWith(1)
  const engine = desk.engine()
  await engine.pullRound()
  await engine.pushOnce()
  await engine.pullRound()
  expect(desk.states()).toEqual(['done'])

  desk.epoch = 'two'
  desk.head = 0
  await engine.pullRound()
  expect(desk.states()).toEqual(['queued'])
  expect(desk.row('tag', idOf(1))).toMatchObject({ name: 'tag 1' })
  await engine.pushOnce()
  expect(desk.pushes.at(-1)).toMatchObject({ epoch: 'two', mutations: [{ base_rev: 0 }] })
})

test('a tab that lost the lead writes nothing and stops', async () => {
  const desk = await deskWith(1)
  const old = desk.engine()
  await old.start()
  await desk.pass(5_000)
  const young = desk.engine()
  await young.start()
  await desk.save(newTag(2))
  old.kick('new')
  await desk.pass(5_000)
  expect(old.state()).toMatchObject({ leading: false, stopped: 'lostLead' })
  expect(await old.pushOnce()).toBe('stopped')
  expect(young.state()).toMatchObject({ leading: true, stopped: null })
  young.stop()
})

test('rows that cannot be placed do not stop the others', async () => {
  const desk = new Desk()
  desk.head = 4
  desk.onPull = ({ scopes }) => ({
    kind: 'ok',
    body: {
      epoch: 'one',
      head: 4,
      scopes: ['acct'],
      pages: scopes.map(({ scope, gen, phase }) => ({
        kind: 'delta',
        scope,
        gen,
        cursor: phase.kind === 'delta' ? phase.cursor : 0,
        upto: 4,
        more: false,
        puts: {
          tag: { length: 3, fields: { id: [idOf(1), null, idOf(3)], name: ['good', 'no id', 7], rev: [2, 3, 4] } },
          orbit: { length: 1, fields: { id: [idOf(4)], rev: [4] } },
        },
        dels: [['orbit', idOf(5), 4]],
      })),
    },
  })
  await desk.store.transact('write', async (tx) => {
    await tx.setMeta({ ...(await tx.meta()), epoch: 'one' })
    await tx.putScope({ scope: 'acct', gen: 0, phase: { kind: 'delta', cursor: 1 }, confirmed: 1 })
  })
  expect(await desk.engine().pullRound()).toBe('idle')
  expect([...desk.store.image.entries.get('tag')!.keys()]).toEqual([idOf(1), idOf(3)])
  expect(desk.store.image.entries.has('orbit')).toBe(false)
})

test('a scope that an answer had no room for is asked for first', async () => {
  const desk = new Desk()
  const scopes = ['acct', `user:${idOf(1)}`, `user:${idOf(2)}`]
  const { onPull } = desk
  desk.net.hello = async () => ({
    kind: 'ok',
    body: { epoch: 'one', head: 0, min_schema: 1, server_now: desk.now, scopes },
  })
  desk.onPull = (request) => {
    const reply = onPull({ ...request, scopes: request.scopes.slice(0, 1) })
    return reply.kind === 'ok' ? { kind: 'ok', body: { ...reply.body, scopes } } : reply
  }
  expect(await desk.engine().pullRound()).toBe('idle')
  expect([...desk.store.image.scopes.values()].map(({ confirmed }) => confirmed)).toEqual([0, 0, 0])
})

test('while nothing waits, a look into the outbox writes nothing', async () => {
  const desk = new Desk()
  const engine = desk.engine()
  await engine.pullRound()
  const before = desk.store.image.meta
  expect(await engine.pushOnce()).toBe('idle')
  expect(desk.store.image.meta).toBe(before)
})

test('a newer app reads every scope again, once, over what is there', async () => {
  const desk = new Desk()
  await desk.engine({ schema: 1 }).pullRound()
  await desk.engine({ schema: 2 }).pullRound()
  expect(desk.pulls.at(-2)!.scopes).toMatchObject([{ gen: 1, phase: { kind: 'boot', after: null } }])
  const asked = desk.pulls.length
  await desk.engine({ schema: 2 }).pullRound()
  expect(desk.pulls.slice(asked)).toMatchObject([{ scopes: [{ gen: 1, phase: { kind: 'delta' } }] }])
})

test('the journal keeps so many days, however many changes a day has', async () => {
  const desk = await deskWith(...Array.from({ length: 700 }, (_, n) => n))
  const engine = desk.engine()
  while ((await engine.pushOnce()) === 'more') continue
  await engine.pullRound()
  await engine.pullRound()
  expect(desk.states()).toEqual(Array(700).fill('done'))
  desk.now += limits.journalDays * 86_400_000 + 1
  await engine.pullRound()
  expect(desk.states()).toEqual([])
})

test('a journal that grows too large lets go of the oldest first, and remembers until when', async () => {
  const desk = await deskWith(1, 2, 3)
  const engine = desk.engine({ journalBytes: 500 })
  const sync = async () => {
    while ((await engine.pushOnce()) === 'more') continue
    await engine.pullRound()
    await engine.pullRound()
  }
  await sync()
  const kept = () => [...desk.store.image.outbox.values()].reduce((sum, { size = 0 }) => sum + size, 0)
  expect(kept()).toBeLessThanOrEqual(500)
  expect(desk.states().length).toBeGreaterThan(0)
  expect([...desk.store.image.outbox.keys()].at(-1)).toBe(3)
  expect(desk.store.image.meta.cutAt).toBe(desk.now)
  desk.now += 1_000
  await desk.save(newTag(4))
  await sync()
  expect([...desk.store.image.outbox.keys()].at(-1)).toBe(4)
  expect(kept()).toBeLessThanOrEqual(500)
})

test('a disk that fails is tried again, and the user is told when it is full', async () => {
  const desk = await deskWith(1)
  const { store } = desk
  const engine = desk.engine()
  await engine.pullRound()
  const { transact } = store
  store.transact = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))
  expect(await engine.pushOnce()).toBe('later')
  expect(engine.state().storage).toBe('full')
  store.transact = transact
  expect(await engine.pushOnce()).toBe('more')
  expect(engine.state().storage).toBe('fine')
})
