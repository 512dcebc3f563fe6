import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allCalls } from '#domain/calls'
import { type EntityName, parentOf } from '#domain/entities'
import { mutationNamed } from '#domain/mutations'
import { syncCalls } from '#domain/sync/protocol'
import type { Device } from '../../server/testing/device.ts'
import { ask, type Heard, likeness } from './asking.ts'
import { aims } from './mutations.ts'
import { type Attacks, routes } from './routes.ts'
import { homeOf, homes, makeTarget, plant, stranger, type Target, uproot } from './targets.ts'
import { changedVictims, forgetChanges, watchRows } from './victims.ts'
import { isSeenBy, makeWorld, type PrincipalName, principalNames, principals, type World } from './world.ts'

const pushRoute = `POST ${syncCalls.push.path}`

/**
 * Everybody at every route and with every mutation, after rows that are somebody else's. `oneIn`: a share of that, in which
 * every route and mutation is, and everybody at most of them.
 */
export function attackEverything(prepare: (world: World) => void, { oneIn = 1 } = {}): void {
  let world: World
  let count = 0
  const isTaken = () => count++ % oneIn === 0
  beforeAll(async () => {
    world = await makeWorld()
    await watchRows(world)
    prepare(world)
  })
  afterAll(() => world.server.stop())
  // Whoever tries to sign in as another too often is locked out, and would be told so.
  beforeEach(async () => {
    await world.server.database.pool.query('delete from sign_in_try')
    // What a disabled user has handed over fills up, and would be refused for that.
    const { rowCount } = await world.server.database.pool.query(
      `delete from parked_change where "user" = (select id from app_user where username = 'disabled')`,
    )
    if (rowCount) await forgetChanges(world)
  })

  // What stands before every route is asked with every route.
  const casesOf = (attacks: Attacks) => attacks(makeTarget(stranger()), { replica: randomUUID() as string } as Device)
  const asked = Object.entries(routes).filter(
    ([route, { attacks }]) => !route.startsWith('ALL ') && casesOf(attacks).length > 0,
  )
  describe.each(asked)('%s', (route, { attacks, isPublic, endsSession, isOnce }) => {
    const cases = casesOf(attacks)
    const table = [...new Set(cases.map(({ operation }) => operation))].flatMap((operation) =>
      principalNames.flatMap((who) =>
        homes.filter((home) => !isSeenBy(who, home)).map((home) => [who, operation, home] as const),
      ),
    )

    test.each(table.filter(isTaken))('%s · %s · %s', async (who, operation, home) => {
      const device = world.attackers[who]
      const ofOperation = (target: Target) => attacks(target, device).filter((one) => one.operation === operation)
      for (const [n, { takesId }] of ofOperation(world.targets[home]).entries()) {
        const act = (target: Target) => ask(device, route, ofOperation(target)[n]!)
        // Whoever has signed out asks for nothing afterwards.
        const isAlike = !endsSession && !isOnce && !(takesId && isColleague(world, device))
        const heard = await attack(world, who, world.targets[home], act, { isAlike })
        if (!isPublic) mustBeRefused(who, route, heard)
        if (endsSession && !principals[who].refused) await device.signIn(device.user.username, 'a long password')
      }
    })
  })

  describe.each(Object.entries(aims))('%s', (name, { args }) => {
    const definition = mutationNamed(name)!
    const entity = definition.entity as EntityName
    const parent = parentOf(entity)?.entity
    const home = homeOf(entity)
    const table = principalNames
      .filter((who) => !isSeenBy(who, home))
      .flatMap((who) => (['push', 'bulk'] as const).map((operation) => [who, operation] as const))
    /** A live row; a deleted one where it could be brought back; none yet where it would be put beside another's. */
    const states = ['live', ...(definition.revives ? ['deleted'] : []), ...(definition.parents ? ['beside'] : [])]

    test.each(table.filter(isTaken))('%s · %s', async (who, operation) => {
      const device = world.attackers[who]
      const takesId = definition.creates || definition.revives
      const isAlike = !(takesId && isColleague(world, device))
      for (const state of states) {
        const victim = makeTarget(world.ann.user)
        await plant(world.server, world.boss, victim, {
          only: [...(parent ? [parent] : []), ...(state === 'beside' ? [] : [entity])],
          deleted: state === 'deleted' ? [entity] : [],
        })
        const aimed = (target: Target) => (own: Target['rows'][]) => args([target.rows, ...own], device.user.id)
        const act = (target: Target) => pushAt(world, device, { operation, name, args: aimed(target) })
        const heard = await attack(world, who, victim, act, { isAlike, isPlanted: true })
        mustBeRefused(who, pushRoute, heard)
        await uproot(world.server, victim)
      }
    })
  })
}

const isColleague = ({ boss }: World, { user }: Device) => user.account === boss.user.account

/** Asks for what is there and for what nobody has: nothing may change, and nothing may tell the two apart. */
async function attack(
  world: World,
  who: PrincipalName,
  victim: Target,
  act: (target: Target) => Promise<Heard>,
  { isAlike, isPlanted }: { isAlike: boolean; isPlanted?: true },
): Promise<Heard> {
  // Between two attacks nobody works, but for what was planted.
  if (isPlanted) await forgetChanges(world)
  const heard = await act(victim)
  expect(await wrongChanges(world)).toEqual([])
  expect(heard.status).toBeLessThan(500)
  const hidden = homes.filter((home) => !isSeenBy(who, home)).map((home) => world.targets[home])
  for (const { canary } of [victim, ...hidden]) expect(heard.text).not.toContain(canary)
  const twin = makeTarget(stranger())
  if (isAlike) expect(likeness(heard, [victim])).toEqual(likeness(await act(twin), [twin]))
  return heard
}

/**
 * What changed of the victims' and should not have. A disabled user's changes wait with the main account, which is told of
 * them and of what is asked for: that is a new row. Up to where a scope has changed is no more than a number.
 */
export async function wrongChanges(world: World): Promise<string[]> {
  const { gone, come } = await changedVictims(world)
  return [...gone, ...come.filter((row) => !row.startsWith('parked_change '))].filter((row) => !isTold(row))
}
const isTold = (row: string) => /^(notification .*"(changesParked|exportAsked)"|sync_scope )/.test(row)

type TargetedAttack = { operation: 'push' | 'bulk'; name: string; args: (own: Target['rows'][]) => unknown }

/** The mutation alone; or with the attacker's own row in it and the attacker's own work around it. */
export async function pushAt(world: World, device: Device, { operation, name, args }: TargetedAttack): Promise<Heard> {
  device.startAnew()
  const own = makeTarget(device.user)
  if (operation === 'bulk') await plant(world.server, device, own, { only: ['contact'] })
  const mine = () => device.makes('contact.patch', { ids: [own.rows.contact.id], fields: { remark: 'mine' } })
  const mutations =
    operation === 'push' ? [device.makes(name, args([]))] : [mine(), device.makes(name, args([own.rows])), mine()]
  return likeness(await ask(device, pushRoute, { input: device.pushRequest(mutations) }), [own])
}

function mustBeRefused(who: PrincipalName, route: string, { status, text }: Heard): void {
  const { refused } = principals[who]
  if (!refused || (who === 'disabled sub' && takesFromDisabled(route))) return
  expect(status).toBe(refused === 'signInAgain' ? 401 : 403)
  if (!route.startsWith('HEAD')) expect(text).toContain(`"${refused}"`)
}

/** A disabled user still hands over what was not sent. */
const takesFromDisabled = (route: string) =>
  Object.values(allCalls).some((area) =>
    Object.values(area).some((call) => `${call.method} ${call.path}` === route && 'evenDisabled' in call),
  )
