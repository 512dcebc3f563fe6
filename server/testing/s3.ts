import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '../blobs/store.ts'

export type TestS3 = {
  settings: S3Settings
  objects: Map<string, Buffer>
  /** answers with this status instead of working, so often */
  fail: (status: number, times: number) => void
  stop: () => Promise<void>
}

/** A store that speaks S3 over HTTP and checks Signature Version 4 by its own arithmetic, not by the client's library. */
export async function startTestS3(): Promise<TestS3> {
  const objects = new Map<string, Buffer>()
  const account = { bucket: 'fairlead', accessKey: 'AKTEST', secretKey: 'a secret/with+signs', region: 'eu-test-1' }
  let failing = { status: 0, times: 0 }
  const server = createServer((request, response) => {
    const answer = (status: number, body: Buffer | string = '') => {
      response.writeHead(status, status === 200 ? {} : { 'content-type': 'application/xml' })
      response.end(body)
    }
    void read(request).then((body) => {
      if (failing.times > 0) {
        failing.times--
        return answer(failing.status, '<Error><Code>SlowDown</Code></Error>')
      }
      const wrong = signatureProblem(request, body, account)
      if (wrong) return answer(403, `<Error><Code>${wrong}</Code></Error>`)
      const [, bucket, ...key] = new URL(request.url!, 'http://x').pathname.split('/')
      const name = key.join('/')
      if (bucket !== account.bucket) return answer(404, '<Error><Code>NoSuchBucket</Code></Error>')
      if (request.method === 'PUT') return objects.set(name, body) && answer(200)
      if (request.method === 'DELETE') return answer((objects.delete(name), 204))
      const found = objects.get(name)
      return found ? answer(200, found) : answer(404, '<Error><Code>NoSuchKey</Code></Error>')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { endpoint, ...account },
    objects,
    fail(status, times) {
      failing = { status, times }
    },
    stop: () => new Promise((done) => server.close(() => done())),
  }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, step by step. */
function signatureProblem(
  request: IncomingMessage,
  body: Buffer,
  { accessKey, secretKey, region }: Pick<S3Settings, 'accessKey' | 'secretKey' | 'region'>,
): string | null {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!found) return 'AccessDenied'
  const [, key, day, place, signedHeaders, signature] = found as unknown as string[]
  if (key !== accessKey) return 'InvalidAccessKeyId'
  if (place !== region) return 'AuthorizationHeaderMalformed'
  const time = String(request.headers['x-amz-date'])
  if (Math.abs(Date.now() - timeOf(time)) > 15 * 60_000) return 'RequestTimeTooSkewed'
  const content = String(request.headers['x-amz-content-sha256'])
  if (content !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const names = signedHeaders!.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return 'AccessDenied'
  const url = new URL(request.url!, 'http://x')
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    content,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const signingKey = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretKey}`, day!), region))
  return hmac(signingKey, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

/** 20261121T130000Z */
const timeOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
