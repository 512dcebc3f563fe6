import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noLog } from '../log.ts'
import { createCompany } from '../operator.ts'
import { readSettings } from '../settings.ts'
import { startServer } from '../start.ts'
import { Device, newId } from '../testing/device.ts'
import { copyCluster } from '../testing/server.ts'

const password = 'a long password'
let data: string
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'fairlead-epoch-'))
  copyCluster(data)
})
afterAll(() => rmSync(data, { recursive: true, force: true }))

// Folders of the embedded database are the matter here, so a database elsewhere is of no use.
const start = () => startServer({ ...readSettings({ PORT: '0' }), data, databaseUrl: null }, noLog)

test('a database that was put back to a backup begins a new epoch, and one that only stopped does not', {
  timeout: 60_000,
}, async () => {
  const backup = join(data, 'backup')
  const epochs: string[] = []
  const run = async (work: (device: Device) => Promise<unknown>) => {
    const server = await start()
    if (!epochs.length) await createCompany(server.database, { username: 'owner', password })
    const device = await new Device(server.url).signIn('owner', password)
    epochs.push(device.epoch)
    await work(device)
    await server.stop()
  }
  const write = (device: Device) => device.does('tag.create', { id: newId(), name: 'x' })
  await run(write)
  cpSync(join(data, 'postgres'), backup, { recursive: true })
  await run(write)
  rmSync(join(data, 'postgres'), { recursive: true })
  cpSync(backup, join(data, 'postgres'), { recursive: true })
  chmodSync(join(data, 'postgres'), 0o700)
  await run(write)
  await run(write)
  expect(epochs[1]).toBe(epochs[0])
  expect(epochs[2]).not.toBe(epochs[0])
  expect(epochs[3]).toBe(epochs[2])
})

test('a first start that was killed half way is begun again', async () => {
  rmSync(join(data, 'postgres/PG_VERSION'))
  writeFileSync(join(data, 'postgres/half'), '')
  const server = await start()
  expect(server.setupKey).not.toBeNull()
  await server.stop()
  expect(existsSync(join(data, 'postgres/half'))).toBe(false)
  expect(readFileSync(join(data, 'postgres/PG_VERSION'), 'utf8').trim()).toBe('18')
})
