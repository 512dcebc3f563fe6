import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { allCalls } from '#domain/calls'
import { entityNames } from '#domain/entities'
import { mutations } from '#domain/mutations'
import type { Device } from '../../server/testing/device.ts'
import { startTestServer } from '../../server/testing/server.ts'
import { aims } from './mutations.ts'
import { operations, routes } from './routes.ts'
import { samples } from './samples.ts'
import { tables } from './tables.ts'
import { makeTarget, stranger } from './targets.ts'

// A new route, mutation, entity or table that nobody is shown to be kept from fails here, and the words say what to add.

let served: string[]
let kept: string[]

beforeAll(async () => {
  const server = await startTestServer()
  served = server.routes.map(({ method, path }) => `${method} ${path}`)
  const { rows } = await server.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`,
  )
  kept = rows.map(({ name }) => name)
  await server.stop()
})
const declared = Object.values(allCalls).flatMap((area) =>
  Object.values(area).map(({ method, path }) => `${method} ${path}`),
)

test('there is a row for every route of the running server and every call of the domain', () => {
  for (const route of new Set([...served, ...declared]))
    expect(
      Object.keys(routes),
      `tests/authorisation/routes.ts has no row for "${route}": say which operations it lets somebody do (${operations.join(', ')}), and how somebody would ask there for what is another's`,
    ).toContain(route)
})

test('there is no row for what the server does not answer', () => {
  const known = new Set([...served, ...declared])
  expect(Object.keys(routes).filter((route) => !known.has(route))).toEqual([])
})

test('there is a row for every operation', () => {
  const attacker = { replica: randomUUID() as string } as Device
  const covered = Object.values(routes).flatMap(({ attacks }) => attacks(makeTarget(stranger()), attacker))
  expect(operations.filter((operation) => !covered.some((attack) => attack.operation === operation))).toEqual([])
})

test.each(Object.keys(mutations))('there is a row for the mutation %s', (name) => {
  expect(
    Object.keys(aims),
    `tests/authorisation/mutations.ts has no row for "${name}": say with which args it is aimed at a row of the target`,
  ).toContain(name)
})

test.each(entityNames)('there is a row for the entity %s', (entity) => {
  expect(
    Object.keys(samples),
    `tests/authorisation/samples.ts has no sample for "${entity}": make a row of it with the canary in every text`,
  ).toContain(entity)
})

test('there is a row for every table and view', () => {
  for (const name of kept)
    expect(
      Object.keys(tables),
      `tests/authorisation/tables.ts has no row for "${name}": say whose its rows are`,
    ).toContain(name)
  expect(Object.keys(tables).filter((name) => !kept.includes(name))).toEqual([])
})
