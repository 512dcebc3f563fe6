import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RowDigest } from '#domain/sync/digest'
import { type PullAnswer, schemaNumber, syncCalls, type Witness } from '#domain/sync/protocol'
import { noLog } from '../log.ts'
import { createCompany } from '../operator.ts'
import { readSettings } from '../settings.ts'
import { type RunningServer, startServer } from '../start.ts'
import { copyCluster } from '../testing/cluster.ts'
import { Device, newTestId } from '../testing/device.ts'

const password = 'a long password'
let folder: string
let server: RunningServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-witness-'))
  await copyCluster(folder)
  server = await start()
  await createCompany(server.database, { username: 'owner', password })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

// Folders of the embedded database are the matter here, so a database elsewhere is of no use.
const start = () =>
  startServer(
    { ...readSettings({ PORT: '0' }), data: folder, watermark: join(folder, 'state'), databaseUrl: null },
    noLog,
  )
const machine = ['postgres', 'state']

/** The whole machine as it is now, with all by which the server would notice that it was set back. */
async function setAside(): Promise<void> {
  await server.stop()
  for (const part of machine) cpSync(join(folder, part), join(folder, 'aside', part), { recursive: true })
  server = await start()
}
async function setBack(): Promise<void> {
  await server.stop()
  for (const part of machine) {
    rmSync(join(folder, part), { recursive: true })
    cpSync(join(folder, 'aside', part), join(folder, part), { recursive: true })
  }
  chmodSync(join(folder, 'postgres'), 0o700)
  server = await start()
}

const signIn = () => new Device(server.url).signIn('owner', password)
const newTag = (device: Device) => device.does('tag.create', { id: newTestId(), name: 'x' })
const asks = (device: Device, cursor: number, witness?: Witness) => ({
  replica: device.replica,
  schema: schemaNumber,
  epoch: device.epoch,
  scopes: [{ scope: 'acct', gen: 0, phase: { kind: 'delta' as const, cursor } }],
  ...(witness && { witness }),
})
const pull = (device: Device, cursor: number, witness?: Witness): Promise<PullAnswer> =>
  device.get(syncCalls.pull, { ...asks(device, cursor, witness), limit: 100 })

describe('a machine that was set back as a whole, and has come to the same number by other changes', () => {
  let device: Device
  let before: Witness
  let lost: Witness
  let head: number
  beforeAll(async () => {
    device = await signIn()
    await newTag(device)
    before = (await pull(device, 0)).witness!
    await setAside()
    device = await signIn()
    await newTag(device)
    await newTag(device)
    lost = (await pull(device, 0)).witness!
    await setBack()
    const { epoch } = device
    device = await signIn()
    expect(device.epoch, 'the server has not noticed').toBe(epoch)
    await newTag(device)
    await newTag(device)
    head = (await device.hello()).head
    expect(head).toBe(lost.seq)
  }, 120_000)

  test('tells a device nothing that has read what is lost, and takes nothing from it', async () => {
    expect(await pull(device, lost.seq, lost)).toMatchObject({ forgotten: true, pages: [] })
    const sent = device.makes('tag.create', { id: newTestId(), name: 'y' }, { base_rev: lost.seq })
    const answer = await device.get(syncCalls.push, { ...device.pushRequest([sent]), witness: lost })
    expect(answer).toMatchObject({ forgotten: true, results: [] })
    expect((await device.hello()).head).toBe(head)
    device.startAnew()
  })

  test('answers a device that has only read what it still has, and one that names nothing', async () => {
    const changes = async (witness?: Witness) => {
      const answer = await pull(device, before.seq, witness)
      expect(answer).not.toHaveProperty('forgotten')
      return answer.pages.flatMap((page) => (page.kind === 'delta' ? (page.puts.tag?.length ?? 0) : []))
    }
    expect(await changes(before)).toEqual([2])
    expect(await changes()).toEqual([2])
  })

  test('says how far its history is the one that the device has read', async () => {
    const hello = (witnesses?: Witness[]) =>
      device.get(syncCalls.hello, { replica: device.replica, schema: schemaNumber, ...(witnesses && { witnesses }) })
    expect(await hello([before, lost])).toMatchObject({ common: before.seq })
    expect(await hello([lost])).toMatchObject({ common: 0 })
    expect(await hello()).not.toHaveProperty('common')
  })

  test('compares nothing with what is of another history', async () => {
    const verdict = async (witness?: Witness) => {
      const { witness: now } = await pull(device, head)
      const digests = { tag: new RowDigest().value() }
      const asked = { ...asks(device, head), scopes: [{ scope: 'acct', cursor: now!.seq, digests }] }
      return (await device.get(syncCalls.verify, { ...asked, ...(witness && { witness }) })).scopes[0]!.verdict
    }
    expect(await verdict()).toBe('different')
    expect(await verdict(lost)).toBe('moved')
  })
})

test('every number has one mark, which a pull that has nothing new reads and does not make', async () => {
  const device = await signIn()
  await newTag(device)
  const marks = async () =>
    (await server.database.pool.query<Witness>('select seq, mark from sync_mark order by seq')).rows
  const earlier = await marks()
  const { witness } = await pull(device, 0)
  expect(witness).toEqual(earlier.at(-1))
  for (let n = 0; n < 3; n++) expect(await pull(device, witness!.seq, witness)).toMatchObject({ witness })
  expect(await marks()).toEqual(earlier)
})
