import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { AppError } from '#domain/errors'
import type { Log } from '../log.ts'
import { clientAddress } from './address.ts'
import type { Refusals } from './refusals.ts'
import type { Variables } from './route.ts'

/** A line for each request that a program has to do with, and one for each refusal, as far as there are not too many. */
export const requestLog =
  (log: Log, refusals: Refusals): MiddlewareHandler<{ Variables: Variables }> =>
  async (c, next) => {
    const id = randomUUID()
    const from = performance.now()
    // A body that was not read to its end takes the socket with it.
    const address = clientAddress(c)
    c.header('x-request-id', id)
    await next()
    const { method, path } = c.req
    const route = c.get('route') ?? (path.startsWith('/api/') ? '/api/*' : '/*')
    const who = { address, ...c.get('who') }
    if (c.error instanceof AppError) refusals.note(c.error, who, { id, method, route })
    // A flood of requests must not be one of lines as well; the limiter says it once.
    if (route === '/*' || c.res.status === 429) return
    const ms = Math.round(performance.now() - from)
    log('request', { id, method, route, status: c.res.status, ms, ...who })
  }
