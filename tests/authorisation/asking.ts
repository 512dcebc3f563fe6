import { pushBodyBytes } from '#domain/sync/protocol'
import type { Device } from '../../server/testing/device.ts'
import { unzip } from '../../server/testing/unzip.ts'
import type { Attack } from './routes.ts'
import { type Target } from './targets.ts'

export type Heard = { status: number; text: string }

/** Sends it as any program could: nothing of the product's own client stands between. */
export async function ask(
  device: Device,
  route: string,
  { input, bytes }: Pick<Attack, 'input' | 'bytes'>,
): Promise<Heard> {
  const [method, pattern] = route.split(' ') as [string, string]
  const headers = { cookie: device.cookie, token: device.token, accept: 'text/html, application/json' }
  const rest = new Map(Object.entries(input).map(([name, value]) => [name, textOf(value)]))
  const path = pattern.replace('*', '/').replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = new URLSearchParams([[name, rest.get(name) ?? '']]).toString()
    rest.delete(name)
    return value.slice(name.length + 1)
  })
  const url = device.url + path
  const response =
    method === 'POST'
      ? await posted(url, headers, JSON.stringify(input))
      : await fetch(`${url}?${new URLSearchParams([...rest]).toString()}`, {
          method,
          headers: { ...headers, ...(bytes && { 'content-type': 'application/octet-stream' }) },
          ...(bytes && { body: new Uint8Array(bytes) }),
        })
  const told = ['upload-offset', 'upload-complete', 'content-length', 'location'].map(
    (name) => `${name}: ${response.headers.get(name)}`,
  )
  const bytesOf = Buffer.from(await response.arrayBuffer())
  const isZip = response.headers.get('content-type') === 'application/zip'
  const body = (isZip ? Buffer.concat([...unzip(bytesOf).values()]) : bytesOf).toString('latin1')
  return { status: response.status, text: method === 'HEAD' ? told.join('\n') : body }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** What was heard, without what differs from one target to another anyway. */
export function likeness({ status, text }: Heard, targets: readonly Target[]): Heard {
  let alike = text
  for (const [n, { canary, full_number, file, username, rows }] of targets.entries()) {
    for (const [entity, row] of Object.entries(rows)) alike = alike.replaceAll(row.id, `${entity} ${n}`)
    const values = { canary, full_number, hash: file.hash }
    alike = alike.replaceAll(`"${username}"`, '"name"')
    for (const [name, value] of Object.entries(values)) alike = alike.replaceAll(value, `${name} ${n}`)
  }
  return {
    status,
    text: alike
      // Everybody of a company is known by name to everybody there.
      .replaceAll('"ann"', '"name"')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
      .replaceAll(/"(seq|head|rev|server_now|boot|upto|cursor|ms)":\d+/g, '"$1":0')
      // What the attack itself has just made.
      .replaceAll(/"created_at":1[78]\d{11}/g, '"created_at":0'),
  }
}

/** Nobody has to listen to the end of what is too large: it may be told so, or cut off. */
async function posted(url: string, headers: Record<string, string>, body: string): Promise<Response> {
  try {
    return await fetch(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body })
  } catch (error) {
    if (body.length <= pushBodyBytes) throw error
    return new Response('', { status: 413 })
  }
}
