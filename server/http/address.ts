import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Where a call comes from, for throttling and for the log. */
export const clientAddress = (c: Context): string => {
  const { incoming } = c.env as HttpBindings
  return addressOfRequest(incoming)
}

/** A proxy on this machine adds the address at the end of its header; what stands before is the caller's word. */
export function addressOfRequest({ socket, headers }: IncomingMessage): string {
  const direct = socket.remoteAddress ?? ''
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)!
    .trim()
  return networkOf(isLoopback(direct) && forwarded ? forwarded : direct)
}

const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address)

/** Whoever has one IPv6 address has the other 2^64 of its network as well. */
export function networkOf(address: string): string {
  const old = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (old) return old[1]!
  const [plain] = address.toLowerCase().split('%')
  if (!isIPv6(plain!)) return address.slice(0, 64)
  const [before, after] = plain!.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = after ? Array<string>(Math.max(0, 8 - before!.length - after.length)).fill('0') : []
  const groups = [...before!, ...zeros, ...(after ?? [])].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
