import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** The caller's network address. A proxy on this machine adds it at the end; what stands before is the caller's word. */
export function addressOf(c: Context): string {
  const direct = (c.env as HttpBindings | undefined)?.incoming?.socket.remoteAddress ?? ''
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return isLoopback(direct) && forwarded ? forwarded : direct
}

const isLoopback = (address: string) => /^(127\.|::1$|::ffff:127\.)/.test(address)
