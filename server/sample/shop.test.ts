import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { beginsAs } from '#domain/blobs/blob'
import { entities } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import { Product, productFaults } from '#domain/shop/product'
import { seoFaults } from '#domain/shop/seoCheck'
import { diskStore } from '../blobs/store.ts'
import { signedInCompany } from '../testing/company.ts'
import type { Device } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { seedShop } from './shop.ts'

const kinds = ['shop', 'shop_category', 'shop_tag', 'currency_rate', 'product', 'article'] as const
let server: TestServer
let folder: string
let main: Device
let rows: Map<string, Row & { entity: string }>
beforeAll(async () => {
  server = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'shop-'))
  ;({ main } = await signedInCompany(server, 0))
  const { account, id: user } = main.user
  const owner = { account, user, role: 'main' } as const
  await seedShop(server.database, owner, { seed: 1, now: Date.now(), blobs: diskStore(folder) })
  rows = await main.readAll()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const rowsOf = (kind: string) => [...rows.values()].filter(({ entity }) => entity === kind)
const lamps = () => rowsOf('product').map((row) => z.parse(Product, row))

test('every row is one that a device could have made', () => {
  for (const kind of kinds) {
    expect(rowsOf(kind).length, kind).toBeGreaterThan(0)
    for (const row of rowsOf(kind)) expect(z.safeParse(entities[kind].schema, row).error?.issues ?? []).toEqual([])
  }
})

test('sixty lamps are there in two languages, a third with twelve variants, and all of them are whole', () => {
  const all = lamps()
  expect(all).toHaveLength(60)
  expect(all.filter(({ variants }) => variants.length === 12)).toHaveLength(20)
  for (const lamp of all) {
    expect(productFaults(lamp)).toEqual([])
    expect(lamp.title.en).toMatch(/^[A-Z]\w+ /)
    expect(lamp.title.zh).toMatch(/^\p{Script=Han}+$/u)
    expect(seoFaults({ ...lamp, pictures: [lamp.picture!] }, 'zh')).not.toContain('wrongLanguage')
  }
})

test('each picture that a lamp names is kept, and is one', async () => {
  const store = diskStore(folder)
  const hashes = new Set(
    lamps()
      .flatMap(({ picture, variants }) => [picture!, ...variants.map((one) => one.picture!)])
      .map(({ hash }) => hash),
  )
  const { rows: kept } = await server.database.pool.query<{ key: string; sha256: string }>(
    'select key, sha256 from blob',
  )
  expect(new Set(kept.map(({ sha256 }) => sha256))).toEqual(hashes)
  for (const { key } of kept) expect(beginsAs('image/png', (await store.get(key))!)).toBe(true)
})
