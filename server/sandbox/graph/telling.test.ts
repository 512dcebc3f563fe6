import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noLog } from '../../log.ts'
import { openTelling } from './telling.ts'
import { untoldInFile } from './untold.ts'

let folder: string
let server: Server | null = null
const heard: { changes: object[] }[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-untold-'))
  heard.length = 0
})
afterEach(() => {
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A server that takes every call, as of now. */
async function listen(port = 0): Promise<number> {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      heard.push((JSON.parse(body) as { entry: { changes: object[] }[] }).entry[0]!)
      response.end()
    })
  })
  await new Promise<void>((resolve) => void server!.listen(port, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const worldAt = (port: number) => ({
  number: '1',
  waba: '2',
  appSecret: randomUUID(),
  callback: { url: `http://127.0.0.1:${port}/hook`, verifyToken: 'v' },
})

test('what a killed server was not told is told to the next one, in its order and in few calls', async () => {
  const port = await listen()
  server!.close()
  const world = worldAt(port)
  const before = openTelling({ world, untold: untoldInFile(join(folder, 'untold')), hook: undefined, log: noLog })
  const all = Array.from({ length: 250 }, (_, n) => ({ n }))
  for (const change of all) before.tell(change)
  // Nobody was there, and it went with the server.
  await before.stop()

  const after = openTelling({ world, untold: untoldInFile(join(folder, 'untold')), hook: undefined, log: noLog })
  await listen(port)
  await after.settled()
  expect(heard.flatMap(({ changes }) => changes)).toEqual(all)
  expect(heard.length).toBeLessThan(10)

  after.tell({ n: 'last' })
  await after.settled()
  expect(heard.at(-1)!.changes).toEqual([{ n: 'last' }])
  await after.stop()
})
