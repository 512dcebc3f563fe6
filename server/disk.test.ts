import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemCalls } from '#domain/system/calls'
import { diskFullMinutes, watchDisk } from './disk.ts'
import { Device } from './testing/device.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

let server: TestServer
let data: string
const lines: string[] = []
const log = (event: string) => lines.push(event)

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'fairlead-disk-'))
  server = await startTestServer({}, log)
})
afterAll(async () => {
  await server.stop()
  rmSync(data, { recursive: true })
})

const fail = (code: string) => Object.assign(new Error(code), { code })

test('a disk is low when less than enough is left', async () => {
  const place = { data, databaseUrl: null }
  expect(await watchDisk(place, log, { leastFree: 1 }).state()).toBe('ok')
  expect(await watchDisk(place, log, { leastFree: Number.MAX_SAFE_INTEGER }).state()).toBe('low')
})

test('a disk is full for some minutes after something could not be written', async () => {
  let now = 0
  const disk = watchDisk({ data, databaseUrl: 'postgres://elsewhere' }, log, { leastFree: 1, clock: () => now })
  for (const code of ['ENOENT', '53300', '']) disk.heard(fail(code))
  disk.heard(null)
  expect(await disk.state()).toBe('ok')
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
    disk.heard(fail(code))
    expect(await disk.state()).toBe('full')
    now += diskFullMinutes * 60_000
    expect(await disk.state()).toBe('ok')
  }
})

test('a server whose database has no space left says so to whoever looks after it', async () => {
  const device = new Device(server.url)
  expect(await device.get(systemCalls.health, {})).toMatchObject({ status: 'ok', disk: 'ok' })
  lines.length = 0
  const full = `do $$ begin raise exception using errcode = '53100', message = 'could not extend file'; end $$`
  for (let times = 0; times < 3; times++) await expect(server.database.pool.query(full)).rejects.toThrow()
  expect(await device.get(systemCalls.health, {})).toMatchObject({ status: 'degraded', database: true, disk: 'full' })
  expect(lines.filter((event) => event === 'no space left to write')).toHaveLength(1)
})
