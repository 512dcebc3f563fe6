import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { systemCalls } from '#domain/system/calls'
import { noLog } from '../log.ts'
import { createCompany } from '../operator.ts'
import { readSettings, type Settings } from '../settings.ts'
import { type RunningServer, startServer } from '../start.ts'
import { copyCluster } from '../testing/cluster.ts'
import { Device, newTestId } from '../testing/device.ts'

const password = 'a long password'
let data: string
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'fairlead-epoch-'))
  await copyCluster(data)
})
afterAll(() => rmSync(data, { recursive: true, force: true }))

// Folders of the embedded database are the matter here, so a database elsewhere is of no use.
const settings = (): Settings => ({
  ...readSettings({ PORT: '0' }),
  data,
  watermark: join(data, 'state'),
  databaseUrl: null,
})
const start = () => startServer(settings(), noLog)
const write = (device: Device) => device.does('tag.create', { id: newTestId(), name: 'x' })

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

describe('a database elsewhere', () => {
  const urlOf = ({ database: { config } }: RunningServer, name: string) =>
    `postgres://${config.user}@/${name}?host=${encodeURIComponent(config.host!)}`
  let home: RunningServer
  let elsewhere: Settings
  beforeAll(async () => {
    // As a first start makes it: only there is what a new database is made of.
    rmSync(join(data, 'postgres'), { recursive: true })
    home = await start()
    await home.database.pool.query('create database elsewhere')
    elsewhere = { ...settings(), databaseUrl: urlOf(home, 'elsewhere') }
  })
  afterAll(() => home.stop())

  async function epochOf(running: RunningServer, username: string): Promise<string> {
    return (await new Device(running.url).signIn(username, password)).epoch
  }
  async function run<T>(work: (running: RunningServer) => Promise<T>, changes: Partial<Settings> = {}): Promise<T> {
    const running = await startServer({ ...elsewhere, ...changes }, noLog)
    try {
      return await work(running)
    } finally {
      await running.stop()
    }
  }
  const setBack = (running: RunningServer) => running.database.pool.query('update sync_account set seq = seq - 1')

  test('that was put back begins a new epoch, whether we ran meanwhile or not', async () => {
    const first = await run(async (running) => {
      await createCompany(running.database, { username: 'elsewhere', password })
      const device = await new Device(running.url).signIn('elsewhere', password)
      for (let n = 0; n < 3; n++) await write(device)
      return device.epoch
    })
    const stopped = await run(
      async (running) => {
        await setBack(running)
        return epochOf(running, 'elsewhere')
      },
      { watermark: null },
    )
    expect(stopped).toBe(first)
    const second = await run(async (running) => {
      const epoch = await epochOf(running, 'elsewhere')
      await setBack(running)
      await vi.waitFor(async () => expect(await epochOf(running, 'elsewhere')).not.toBe(epoch), { timeout: 10_000 })
      return epoch
    })
    expect(second).not.toBe(first)
  })

  test('that is a copy of another one has an epoch of its own', async () => {
    const original = await run((running) => epochOf(running, 'elsewhere'))
    await home.database.pool.query('create database restored template elsewhere')
    const databaseUrl = urlOf(home, 'restored')
    const copy = await run((running) => epochOf(running, 'elsewhere'), { databaseUrl, watermark: null })
    expect(copy).not.toBe(original)
    expect(await run((running) => epochOf(running, 'elsewhere'), { databaseUrl, watermark: null })).toBe(copy)
  })

  test('whose watermark cannot be written runs all the same, and says so', async () => {
    const file = join(data, 'no folder')
    writeFileSync(file, '')
    const said: string[] = []
    const running = await startServer({ ...elsewhere, watermark: join(file, 'state') }, (text) => said.push(text))
    const health = await new Device(running.url).get(systemCalls.health, {})
    await running.stop()
    expect(health).toMatchObject({ status: 'ok', watermark: false })
    expect(said.filter((text) => text.startsWith('watermark not written'))).toHaveLength(1)
    expect(await run((one) => new Device(one.url).get(systemCalls.health, {}))).toMatchObject({ watermark: true })
  })
})
