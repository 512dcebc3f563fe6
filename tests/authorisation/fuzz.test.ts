import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncCalls } from '#domain/sync/protocol'
import type { Device } from '../../server/testing/device.ts'
import { amount } from '../amounts.ts'
import { ask, type Heard } from './asking.ts'
import { attackedRoutes, wrongChanges } from './attacks.ts'
import { harmed, harms } from './hostile.ts'
import { aims } from './mutations.ts'
import { homes, makeTarget, type Target } from './targets.ts'
import { forgetChanges, watchRows } from './victims.ts'
import { makeWorld, type PrincipalName, type World } from './world.ts'

// Bodies that no device sends, from users who are signed in: nothing breaks, and nobody else's row changes.

const bodies = amount('FUZZ_RUNS')
const batches = amount('FUZZ_BATCHES')
const seed = Number(process.env.FUZZ_SEED ?? 1)
const atOnce = 25
const attackers = ["other company's main", 'sibling sub', 'disabled sub'] as const satisfies PrincipalName[]

let world: World
const heard = new Map<string, number>()
beforeAll(async () => {
  world = await makeWorld()
  await watchRows(world)
})
afterAll(() => world.server.stop())

/** A place in a list that is made only when the world is there. */
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!

/** What an attacker may know and forge. */
const known = () => {
  const { ann, boss, targets } = world
  const ids = homes.flatMap((home) => Object.values(targets[home].rows).map(({ id }) => id))
  return [
    ...ids,
    ann.user.id,
    ann.user.account,
    boss.user.id,
    ann.replica,
    ann.epoch,
    'acct',
    'main',
    `user:${ann.user.id}`,
    `self:${ann.user.id}`,
  ]
}

async function mustHold(who: PrincipalName, send: () => Promise<Heard[]>): Promise<void> {
  await forgetChanges(world)
  for (const { status, text } of await send()) {
    // A mutation that only a newer server knows waits on the device until that server is there: that is 503 by design.
    const isBehind = status === 503 && text.includes('"serverBehind"')
    if (!isBehind) expect({ status, text: text.slice(0, 300) }).toMatchObject({ status: expect.toSatisfy(isAnswer) })
    heard.set(`${status}`, (heard.get(`${status}`) ?? 0) + 1)
  }
  const changed = (await wrongChanges(world)).filter((row) => !isRecordOfTries(row))
  const foreign = changed.filter((row) => who === "other company's main" || !isShared(row))
  expect(foreign).toEqual([])
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
}
const isAnswer = (status: number) => status < 500

/** Only what went wrong: some bodies are nested too deep for what writes them down. */
function reporter<T>({ failed, errorInstance, seed, counterexamplePath }: fc.RunDetails<T>) {
  if (failed) throw new Error(`seed ${seed}, path ${counterexamplePath}`, { cause: errorInstance })
}

/** Labels belong to all of the company, so a colleague may change them. */
const isShared = (row: string) => /^(tag|category|source) /.test(row) || /"scope":"acct"/.test(row)

/** A company's log says that somebody tried its door until it was locked. */
const isRecordOfTries = (row: string) => row.startsWith('operation ') && row.includes('"action":"signIn.locked"')

type GeneratedCall = {
  names: number[]
  aimedAt: number
  harm: ReturnType<typeof harms> extends fc.Arbitrary<infer H> ? H : never
}
const made = () =>
  fc.record({
    names: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
    aimedAt: fc.nat(),
    harm: harms(known()),
  })

/** A push as a device would send it, before it is harmed. */
function pushBody(device: Device, { names, aimedAt }: GeneratedCall): object {
  const target: Target = pick([...homes.map((home) => world.targets[home]), makeTarget(device.user)], aimedAt)
  let prev: string | null = null
  const mutations = names.map((n, mid) => {
    const [name, { args }] = pick(Object.entries(aims), n)
    const uid = randomUUID() as string
    const sent = { ...device.makes(name, args([target.rows], device.user.id)), uid, prev, mid: mid + 1 }
    prev = uid
    return sent
  })
  return { ...device.pushRequest(mutations), replica: randomUUID() }
}

test(`${bodies} pushes: never a 5xx, never another's row changed`, { timeout: 60_000 + bodies * 60 }, async () => {
  const batch = fc.record({
    who: fc.constantFrom(...attackers),
    all: fc.array(made(), { minLength: atOnce, maxLength: atOnce }),
  })
  const push = `POST ${syncCalls.push.path}`
  await fc.assert(
    fc.asyncProperty(batch, async ({ who, all }) => {
      const device = world.attackers[who]
      await mustHold(who, () =>
        Promise.all(all.map((one) => ask(device, push, { input: harmed(pushBody(device, one), one.harm) as object }))),
      )
    }),
    // What failed changed the world: nothing smaller can be tried in it.
    { numRuns: bodies / atOnce, seed, endOnFailure: true, reporter },
  )
  // Enough of them went all the way to the judge, or this would prove little.
  expect(heard.get('200')).toBeGreaterThan(bodies / 10)
})

test.each(attackedRoutes.filter(([route]) => !route.endsWith('/push')))(
  '%s: never a 5xx, never a row changed',
  async (route, { attacks, endsSession, isPublic }) => {
    const batch = fc.record({
      who: fc.constantFrom(...attackers),
      all: fc.array(fc.record({ n: fc.nat(), harm: harms(known()), bytes: fc.uint8Array({ maxLength: 300 }) }), {
        minLength: atOnce,
        maxLength: atOnce,
      }),
    })
    await fc.assert(
      fc.asyncProperty(batch, async ({ who, all }) => {
        const device = endsSession ? world.attackers.anonymous : world.attackers[who]
        await mustHold(who, () =>
          Promise.all(
            all.map(({ n, harm, bytes }) => {
              const attack = pick(attacks(world.targets.owner, device), n)
              const input = Object(harmed(attack.input, harm)) as object
              return ask(device, route, { input, ...(attack.bytes && { bytes: Buffer.from(bytes) }) })
            }),
          ),
        )
      }),
      // A password that is looked at costs a hash, whoever sent it.
      { numRuns: isPublic ? Math.min(batches, 4) : batches, seed, endOnFailure: true, reporter },
    )
  },
)

test.each([2 ** 31, 2 ** 53 - 1, -1])('a schema number that no column holds is refused: %d', async (schema) => {
  const device = world.attackers['sibling sub']
  const body = { ...device.pushRequest([]), scopes: [], limit: 1, schema }
  for (const call of Object.values(syncCalls))
    expect((await ask(device, `POST ${call.path}`, { input: body })).status).toBe(422)
})

test('bytes that are no JSON, or packed, cut or nested beyond measure, are refused', { timeout: 120_000 }, async () => {
  const device = world.attackers['sibling sub']
  const whole = Buffer.from(JSON.stringify(device.pushRequest([device.makes('tag.delete', { id: randomUUID() })])))
  const raw = fc.oneof(
    fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
    fc.nat({ max: whole.length - 1 }).map((at) => whole.subarray(0, at)),
    fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 })).map(([at, byte]) => {
      const changed = Buffer.from(whole)
      changed[at] = byte
      return changed
    }),
    fc.constantFrom('[', '{"a":', '[[],').map((part) => Buffer.from(part.repeat(100_000))),
  )
  await fc.assert(
    fc.asyncProperty(raw, fc.boolean(), async (bytes, isPacked) => {
      const response = await fetch(device.url + syncCalls.push.path, {
        method: 'POST',
        headers: {
          cookie: device.cookie,
          token: device.token,
          'content-type': 'application/json',
          ...(isPacked && { 'content-encoding': 'gzip' }),
        },
        body: new Uint8Array(isPacked ? gzipSync(bytes) : bytes),
      })
      const isBehind = response.status === 503 && (await response.text()).includes('"serverBehind"')
      expect(isBehind ? 200 : response.status).toBeLessThan(500)
    }),
    { numRuns: 500, seed },
  )
})
