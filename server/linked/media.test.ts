import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { certificate } from '../testing/certificate.ts'
import { decryptLinkedMedia, fetchLinkedMedia, isMediaHost, type MediaProblem, mediaKeys } from './media.ts'
import type { MediaRef } from './protocol.ts'

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64')

/** A file as a phone uploads it. */
function sealed(file: Buffer): { encrypted: Buffer; ref: MediaRef } {
  const key = randomBytes(32).toString('base64')
  const { iv, cipher, mac } = mediaKeys('image', key)
  const aes = createCipheriv('aes-256-cbc', cipher, iv)
  const body = Buffer.concat([aes.update(file), aes.final()])
  const sum = createHmac('sha256', mac).update(iv).update(body).digest().subarray(0, 10)
  const encrypted = Buffer.concat([body, sum])
  const size = file.length
  const ref = { media: 'image', url: '', mime: 'image/jpeg', size, key, sha256: hash(file), encSha256: hash(encrypted) }
  return { encrypted, ref: ref as MediaRef }
}

let answer: (request: IncomingMessage, response: ServerResponse) => void
const hits: string[] = []
const server = createServer(certificate, (request, response) => {
  hits.push(request.url ?? '')
  answer(request, response)
})
let also: { host: string; certificate: string }
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  also = { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, certificate: certificate.cert }
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const file = randomBytes(100_000)
const { encrypted, ref } = sealed(file)
const fetched = (given: Partial<MediaRef> = {}, most = 1_000_000) =>
  fetchLinkedMedia({ ...ref, url: `https://${also.host}/v/file`, ...given }, { most, also })
const problem = (expected: MediaProblem) => ({ problem: expected })

test('a file that somebody sent is fetched and opened', async () => {
  answer = (_, response) => response.end(encrypted)
  expect((await fetched()).equals(file)).toBe(true)
})

test.each([
  'http://mmg.whatsapp.net/v/file',
  'https://127.0.0.1/latest/meta-data/secret',
  'https://mmg.whatsapp.net.example.com/v/file',
  'https://evil-whatsapp.net/v/file',
  'https://mmg.whatsapp.net:8443/v/file',
  'https://user:password@mmg.whatsapp.net/v/file',
  'file:///etc/passwd',
  'no address',
  '',
])('an address that is not WhatsApp’s own is never asked: %s', async (url) => {
  hits.length = 0
  await expect(fetchLinkedMedia({ ...ref, url }, { most: 1_000_000 })).rejects.toMatchObject(problem('address'))
  expect(hits).toEqual([])
})

test('hosts of WhatsApp are known by the end of their name', () => {
  for (const host of ['mmg.whatsapp.net', 'media-fra3-1.cdn.whatsapp.net']) expect(isMediaHost(host)).toBe(true)
  for (const host of ['whatsapp.net', 'whatsapp.com', 'a.whatsapp.net.cn', 'awhatsapp.net'])
    expect(isMediaHost(host)).toBe(false)
})

test('a redirect is not followed', async () => {
  answer = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()
  hits.length = 0
  await expect(fetched()).rejects.toMatchObject(problem('broken'))
  expect(hits).toEqual(['/v/file'])
})

test('a file is not read beyond what a file may have, whatever was said of its size', async () => {
  await expect(fetched({ size: 2_000_000 })).rejects.toMatchObject(problem('tooLarge'))
  answer = (_, response) => response.end(encrypted)
  await expect(fetched({ size: 5 }, 50_000)).rejects.toMatchObject(problem('tooLarge'))
  // Without a length, it is counted as it comes.
  answer = (_, response) => {
    response.write(encrypted.subarray(0, 60_000))
    response.end(encrypted.subarray(60_000))
  }
  await expect(fetched({ size: 5 }, 50_000)).rejects.toMatchObject(problem('tooLarge'))
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [429, 'busy'],
  [503, 'busy'],
  [403, 'broken'],
] as const)('the answer %s says that it is %s', async (status, expected) => {
  answer = (_, response) => response.writeHead(status).end()
  await expect(fetched()).rejects.toMatchObject(problem(expected))
})

test('a connection that breaks in the middle is worth another try', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': encrypted.length })
    response.write(encrypted.subarray(0, 1_000), () => response.destroy())
  }
  await expect(fetched()).rejects.toMatchObject(problem('busy'))
})

test('nothing is made of a file that lies: one bit changed, another key, another hash, cut off, or nothing at all', () => {
  const flipped = Buffer.from(encrypted)
  flipped[500]! ^= 1
  const other = randomBytes(32).toString('base64')
  const lies: [Buffer, Partial<MediaRef>][] = [
    [flipped, { encSha256: '' }],
    [encrypted, { key: other, encSha256: '', sha256: '' }],
    [encrypted, { sha256: hash(Buffer.from('another file')) }],
    [encrypted, { encSha256: hash(Buffer.from('another file')) }],
    [encrypted, { media: 'video' }],
    [encrypted, { key: 'c2hvcnQ=' }],
    [encrypted.subarray(0, 1_000), {}],
    [Buffer.alloc(0), { encSha256: '', sha256: '' }],
  ]
  for (const [bytes, changes] of lies)
    expect(() => decryptLinkedMedia(bytes, { ...ref, ...changes })).toThrow(expect.objectContaining(problem('broken')))
})
