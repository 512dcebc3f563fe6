import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Consent = { mailbox: string; client_id: string; redirect_uri: string; challenge: string }

/** A provider of grants on loopback (RFC 6749, 7636) that renews refresh tokens as Microsoft does. */
export type OAuthServer = {
  url: string
  client: { clientId: string; clientSecret: string }
  /** what was asked of its token endpoint */
  asked: string[]
  /** answered instead, such as while it is being mended */
  instead: { status: number; body: string } | null
  /** The user of this mailbox says yes on its page; what their browser comes back with. */
  consent: (page: string, mailbox: string) => { state: string; code: string }
  takes: (token: string) => boolean
  /** the tokens of before let nobody in any more */
  expire: () => void
  /** nor can they be renewed */
  withdraw: () => void
  stop: () => Promise<void>
}

export async function openOAuthServer(): Promise<OAuthServer> {
  const codes = new Map<string, Consent>()
  const refresh = new Map<string, string>()
  const access = new Set<string>()
  const fresh = () => randomBytes(12).toString('base64url')

  const granted = (mailbox: string) => {
    const tokens = { access_token: fresh(), refresh_token: fresh() }
    access.add(tokens.access_token)
    refresh.set(tokens.refresh_token, mailbox)
    const claims = Buffer.from(JSON.stringify({ preferred_username: mailbox })).toString('base64url')
    return {
      status: 200,
      body: JSON.stringify({ ...tokens, expires_in: 3_600, token_type: 'Bearer', id_token: `e.${claims}.s` }),
    }
  }
  const refused = (error: string) => ({ status: 400, body: JSON.stringify({ error, error_description: 'AADSTS…' }) })

  function answer(form: URLSearchParams) {
    const { clientId, clientSecret } = opened.client
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return refused('invalid_client')
    if (form.get('grant_type') === 'refresh_token') {
      const token = form.get('refresh_token') ?? ''
      const mailbox = refresh.get(token)
      refresh.delete(token)
      return mailbox === undefined ? refused('invalid_grant') : granted(mailbox)
    }
    const code = form.get('code') ?? ''
    const consent = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const fits = consent?.challenge === challenge && consent.redirect_uri === form.get('redirect_uri')
    return consent && fits ? granted(consent.mailbox) : refused('invalid_grant')
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await bodyOf(request))
    opened.asked.push(form.get('grant_type') ?? '')
    const { status, body } = opened.instead ?? answer(form)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const opened: OAuthServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    client: { clientId: 'fairlead', clientSecret: 'not told' },
    asked: [],
    instead: null,
    consent(page, mailbox) {
      const asked = new URL(page).searchParams
      const code = fresh()
      codes.set(code, {
        mailbox,
        client_id: asked.get('client_id')!,
        redirect_uri: asked.get('redirect_uri')!,
        challenge: asked.get('code_challenge')!,
      })
      return { state: asked.get('state')!, code }
    },
    takes: (token) => access.has(token),
    expire: () => access.clear(),
    withdraw() {
      access.clear()
      refresh.clear()
    },
    stop: () => new Promise((closed) => server.close(() => closed())),
  }
  return opened
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const piece of request) body += piece
  return body
}
