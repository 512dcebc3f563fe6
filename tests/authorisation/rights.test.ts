import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EntityName, parentOf } from '#domain/entities'
import { mutationNamed } from '#domain/mutations'
import { ask } from './asking.ts'
import { pushAt } from './attacks.ts'
import { aims } from './mutations.ts'
import { type Operation, routes } from './routes.ts'
import { entitiesOf, type Home, homes, makeTarget, plant } from './targets.ts'
import { makeWorld, type World } from './world.ts'

// That the attacks of the matrix are aimed well: whoever may, reads and does with the very same requests.

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.server.stop())

/** Where the canary is heard, and at least by which operations. */
const readable: Record<string, Record<Home, Operation[]>> = {
  'POST /api/contacts/query': {
    account: [],
    main: [],
    owner: ['count', 'export', 'filter', 'get', 'list', 'search'],
    self: [],
  },
  'POST /api/sync/v1/pull': {
    account: ['export', 'get', 'list', 'pull'],
    main: ['export', 'get', 'list', 'pull'],
    owner: ['export', 'filter', 'get', 'list', 'pull', 'search'],
    self: ['export', 'get', 'list', 'pull'],
  },
  'POST /api/operation_log/query': { account: [], main: [], owner: ['list', 'search'], self: [] },
  'POST /api/operation_log/entry': { account: [], main: [], owner: ['get'], self: [] },
  'POST /api/operation_log/contact': { account: [], main: [], owner: ['list'], self: [] },
  'POST /api/operation_log/contact_at': { account: [], main: [], owner: ['get'], self: [] },
  'POST /api/distribution/query': { account: [], main: ['filter', 'list'], owner: [], self: [] },
  'POST /api/distribution/status': { account: [], main: ['get'], owner: [], self: [] },
  'POST /api/notification/query': { account: [], main: [], owner: [], self: ['filter', 'list'] },
  'POST /api/data_rights/requests': { account: [], main: ['list'], owner: [], self: [] },
  'POST /api/score-log': { account: [], main: ['filter', 'list'], owner: [], self: [] },
  'POST /api/product_score_order/query': { account: [], main: ['filter', 'list'], owner: [], self: [] },
  'POST /api/money/statement': { account: [], main: ['export'], owner: [], self: [] },
  'GET /api/sync/v1/blobs/:sha256': { account: [], main: [], owner: ['export', 'get'], self: [] },
}

test.each(homes)('who may read finds what is asked for: %s', async (home) => {
  const device = home === 'main' ? world.boss : world.ann
  const target = world.targets[home]
  for (const [route, operations] of Object.entries(readable)) {
    const heard = new Set<Operation>()
    for (const attack of routes[route]!.attacks(target, device))
      if ((await ask(device, route, attack)).text.includes(target.canary)) heard.add(attack.operation)
    expect([route, ...heard]).toEqual(expect.arrayContaining([route, ...operations[home]]))
  }
})

const triedHere = Object.entries(aims).filter(([, { elsewhere }]) => !elsewhere)
test.each(triedHere)('who may %s does', async (name, { args, by, second, after }) => {
  const definition = mutationNamed(name)!
  const entity = definition.entity as EntityName
  const device = by === 'main' ? world.boss : world.ann
  const isNew = !!definition.creates || (!!definition.parents && !definition.revives)
  const parent = parentOf(entity)?.entity
  const target = makeTarget(world.ann.user)
  await plant(world.server, world.boss, target, {
    only: [...(parent ? [parent] : []), ...(isNew ? [] : [entity])],
    deleted: definition.revives && !after ? [entity] : [],
  })
  const other = makeTarget(world.ann.user)
  if (second) await plant(world.server, world.boss, other, { only: [entity] })
  const rows = [target.rows, ...(second ? [other.rows] : [])]
  if (after)
    await pushAt(world, device, { operation: 'push', name: after, args: () => aims[after]!.args(rows, device.user.id) })
  const read = async () =>
    (await world.server.database.pool.query(`select * from ${entity} where id = $1`, [target.rows[entity].id])).rows
  const before = await read()
  const { text } = await pushAt(world, device, {
    operation: 'push',
    name,
    args: () => args(rows, device.user.id),
  })
  expect(text).toContain('"status":"applied"')
  expect(await read()).not.toEqual(before)
})

test.each(['sibling sub', 'sub without the product', 'expired product'] as const)(
  '%s keeps what no product opens: the labels of the company, and contacts of their own',
  async (who) => {
    const device = world.attackers[who]
    const target = makeTarget(world.ann.user)
    await plant(world.server, world.boss, target, { only: entitiesOf('account') })
    const { id } = target.rows.contact
    const renamed = await device.does('tag.rename', { id: target.rows.tag.id, name: 'fair' })
    const created = await device.does('contact.create', { rows: [{ id, name: 'mine' }] })
    expect([renamed.status, created.status]).toEqual(['applied', 'applied'])
    expect([...(await device.readAll()).keys()]).toContain(id)
  },
)
