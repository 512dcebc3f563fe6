import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a provider keeps of a bill. */
export type KeptBill = { reference: string; amount: number; currency: string; paid: boolean; notifyUrl?: string }

/** A webhook as it goes over the wire. */
export type SignedWebhook = { body: Buffer; headers: Record<string, string> }

/** A provider that runs on this machine and speaks the real one's protocol, signatures included. */
export type FakeProvider = {
  url: string
  bills: Map<string, KeptBill>
  /** the newest bill's name */
  newest: () => string
  /** what it sends when this bill is paid, or is said to be */
  webhook: (bill: Partial<KeptBill> & { reference: string; declined?: true }) => SignedWebhook
  /** from now on it answers like this */
  answersWith: (how: 'well' | 'an error' | 'a forged answer') => void
  /** requests whose signature it did not take */
  refused: string[]
  stop: () => Promise<void>
}

export type ProviderAnswer = { status?: number; body: string; headers?: Record<string, string> }

/** Serves `answer`, which gets the request's own bytes. */
export async function serve(
  answer: (request: {
    method: string
    path: string
    headers: IncomingMessage['headers']
    body: string
  }) => ProviderAnswer,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => void respond(request, response))
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString()
    const said = answer({ method: request.method!, path: request.url!, headers: request.headers, body })
    response.writeHead(said.status ?? 200, { 'content-type': 'application/json', ...said.headers }).end(said.body)
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

export const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2_048 })
export const newestOf = (bills: Map<string, KeptBill>) => [...bills.keys()].at(-1)!
