import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type ReceivedPush = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** Where browsers take pushes, and the browser that reads them: RFC 8030, 8188, 8291 and 8292, written from them. */
export class PushService {
  readonly #server: Server
  readonly #arrived: ReceivedPush[] = []
  readonly #waiting: ((arrived: ReceivedPush) => void)[] = []
  /** what the next ones are answered with; 201 after that */
  readonly answers: { status: number; headers?: Record<string, string> }[] = []

  constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const { status, headers } = this.answers.shift() ?? { status: 201 }
        response.writeHead(status, headers).end()
        const arrived = { path: request.url!, headers: request.headers, body: Buffer.concat(parts) }
        const waiting = this.#waiting.shift()
        if (waiting) waiting(arrived)
        else this.#arrived.push(arrived)
      })
    })
  }

  async start(): Promise<this> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready))
    return this
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The next push that arrives, or that has arrived and was not asked for. */
  next(): Promise<ReceivedPush> {
    const arrived = this.#arrived.shift()
    return arrived ? Promise.resolve(arrived) : new Promise((done) => this.#waiting.push(done))
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((done) => this.#server.close(() => done()))
  }
}

/** A browser's subscription, with the private half of its key. */
export class Subscription {
  readonly endpoint: string
  readonly #key: ECDH = createECDH('prime256v1')
  readonly #secret = randomBytes(16)

  constructor(endpoint: string) {
    this.endpoint = endpoint
    this.#key.generateKeys()
  }

  toJSON() {
    return {
      endpoint: this.endpoint,
      p256dh: this.#key.getPublicKey('base64url'),
      auth: this.#secret.toString('base64url'),
    }
  }

  read({ headers, body }: ReceivedPush): unknown {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error(`a push in ${headers['content-encoding']}`)
    const salt = body.subarray(0, 16)
    const length = body[20]!
    const sender = body.subarray(21, 21 + length)
    const text = body.subarray(21 + length)
    const shared = this.#key.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#key.getPublicKey(), sender])
    const input = Buffer.from(hkdfSync('sha256', shared, this.#secret, info, 32))
    const derive = (what: string, size: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${what}\0`, size))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(text.subarray(-16))
    const padded = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()])
    // The last byte that is not zero ends the text: 2 in the last record.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
}

/** What the sender says of itself, if it is signed with this key. */
export function readVapid({ headers }: ReceivedPush, publicKey: string): { aud: string; sub: string; exp: number } {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  if (key !== publicKey) throw new Error('a push under another key')
  const [head, claims = '', signature = ''] = token.split('.')
  const bytes = Buffer.from(publicKey, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: base64(bytes.subarray(1, 33)), y: base64(bytes.subarray(33)) }
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('a push that nobody signed')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string; exp: number }
}

const base64 = (bytes: Buffer) => bytes.toString('base64url')
