import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { SettingError } from '../environment.ts'
import { readSettings } from '../settings.ts'
import { blobState, getBlob, putChunk, sha256Of, type TestFile, upload } from '../testing/blobs.ts'
import { signedInCompany } from '../testing/company.ts'
import { type Device, newTestId } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

/** The industry's harmless test file, put together here so that no scanner removes this source. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('')

/** Reads INSTREAM as clamd does, byte for byte, and finds the test file. */
class Clamd {
  mode: 'answer' | 'hang up' | 'error' = 'answer'
  scanned: number[] = []
  #server: Server = createServer((socket) => this.#serve(socket))

  async start(): Promise<number> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return (this.#server.address() as AddressInfo).port
  }

  stop(): void {
    this.#server.close()
  }

  #serve(socket: Socket): void {
    let bytes = Buffer.alloc(0)
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      bytes = Buffer.concat([bytes, data])
      if (this.mode === 'hang up') socket.destroy()
      else if (this.mode === 'error') socket.end('INSTREAM size limit exceeded. ERROR\0')
      else {
        const content = streamed(bytes)
        if (!content) return
        this.scanned.push(content.byteLength)
        socket.end(content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
      }
    })
  }
}

/** The streamed content once its end has come, else null. */
function streamed(bytes: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (bytes.subarray(0, command.length).toString() !== command) return null
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

const clamd = new Clamd()
const logged: { event: string; fields: object }[] = []
let server: TestServer
let main: Device

beforeAll(async () => {
  const settings = readSettings({ CLAMD_URL: `tcp://127.0.0.1:${await clamd.start()}` })
  server = await startTestServer({ clamd: settings.clamd }, (event, fields = {}) => logged.push({ event, fields }))
  main = (await signedInCompany(server, 0)).main
})
afterAll(async () => {
  await server.stop()
  clamd.stop()
})

const fileOf = (bytes: Buffer): TestFile => ({
  bytes,
  ref: { hash: sha256Of(bytes), size: bytes.byteLength, mime: 'application/octet-stream' },
})

async function attach(file: TestFile): Promise<void> {
  const contact_id = newTestId()
  await main.does('contact.create', { rows: [{ id: contact_id, name: 'with a file' }] })
  expect(
    await main.does('attachment.create', { id: newTestId(), contact_id, name: 'list.pdf', ...file.ref }),
  ).toMatchObject({ status: 'applied' })
}

describe('with a virus scanner', () => {
  test('a clean file passes it whole', async () => {
    const file = fileOf(Buffer.alloc(limits.blobChunkBytes + 70_000, 5))
    await attach(file)
    await upload(main, file)
    expect(clamd.scanned).toEqual([file.ref.size])
    expect((await getBlob(main, file.ref.hash)).status).toBe(200)
  })

  test('an infected file is refused with its reason, kept nowhere, and logged', async () => {
    const file = fileOf(Buffer.from(`harmless beginning ${eicar}`))
    await attach(file)
    const { status, body } = await putChunk(main, file, 0)
    expect([status, body.error]).toEqual([422, 'fileInfected'])
    expect((await getBlob(main, file.ref.hash)).status).toBe(404)
    expect(await blobState(main, file)).toEqual({ offset: 0, complete: false })
    expect(logged).toContainEqual({
      event: 'infected file refused',
      fields: expect.objectContaining({ sha256: file.ref.hash, virus: 'Eicar-Test-Signature', user: main.user.id }),
    })
  })

  test.each(['hang up', 'error'] as const)('a file waits while the scanner does not work (%s)', async (mode) => {
    const file = fileOf(Buffer.from(`waits while the scanner is in trouble: ${mode}`))
    await attach(file)
    clamd.mode = mode
    expect((await putChunk(main, file, 0)).status).toBe(503)
    expect((await getBlob(main, file.ref.hash)).status).toBe(404)
    clamd.mode = 'answer'
    expect(await blobState(main, file)).toMatchObject({ complete: true })
    expect((await getBlob(main, file.ref.hash)).status).toBe(200)
  })
})

test('where the scanner listens is read from the settings', () => {
  expect(readSettings({}).clamd).toBeNull()
  expect(readSettings({ CLAMD_URL: 'tcp://scanner' }).clamd).toEqual({ host: 'scanner', port: 3310 })
  expect(readSettings({ CLAMD_URL: 'unix:/run/clamav/clamd.ctl' }).clamd).toEqual({ path: '/run/clamav/clamd.ctl' })
  for (const wrong of ['127.0.0.1:3310', 'https://scanner', 'unix:', 'nonsense'])
    expect(() => readSettings({ CLAMD_URL: wrong })).toThrow(SettingError)
})
