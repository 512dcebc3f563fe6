import { Hono } from 'hono'
import { AppError, errors } from '#domain/errors'
import { systemCalls } from '#domain/system/calls'
import { asParty } from './db/party.ts'
import { isDiskFull } from './disk.ts'
import { areas } from './features/index.ts'
import { clientAddress } from './http/address.ts'
import { openApi } from './http/openapi.ts'
import { placeRoutes } from './http/places.ts'
import { requestLog } from './http/requestLog.ts'
import { answerError, type HttpApp, makeRoute } from './http/route.ts'
import { staticFiles } from './http/static.ts'
import { tileOrigins } from './leads/settings.ts'
import { errorFields } from './log.ts'
import { findSigner } from './people/clientCodes.ts'
import type { Services } from './services.ts'

/** Joins all parts; the only file that knows them all. */
export function makeApp(services: Services): HttpApp {
  const { settings, database, disk, epoch, log, limiter, refusals, version } = services
  const app: HttpApp = new Hono()

  app.use(requestLog(log, refusals))
  app.use((c, next) => {
    const address = clientAddress(c)
    return asParty('anyone', { company: address, user: address }, next)
  })
  app.use('/api/*', async (c, next) => {
    limiter.admit('address', clientAddress(c))
    await next()
  })
  // A database that is being restored says of everybody that they are not signed in, and of everything that it is gone.
  // The app itself is files, and goes on.
  app.use(async (c, next) => {
    const { path } = c.req
    if (!epoch.isWhole() && asksDatabase.test(path) && path !== systemCalls.health.path)
      throw new AppError('serverBusy')
    c.set('turn', epoch.turn())
    await next()
  })

  const route = makeRoute(app, {
    ...services,
    findSigner: (signature) => findSigner(database, services.secrets, signature),
  })
  route(systemCalls.health, async () => {
    const alive = await database.pool.query('select 1').then(
      () => true,
      () => false,
    )
    const space = await disk.state()
    return {
      status: alive && space === 'ok' && epoch.isWhole() ? ('ok' as const) : ('degraded' as const),
      version,
      database: alive,
      watermark: epoch.isWatched(),
      disk: space,
      ...(settings.demo && { demo: true }),
    }
  })
  route(systemCalls.version, () => ({ version }))
  route(systemCalls.mobileVersion, () => ({ version }))
  route(systemCalls.service, () => ({ contact: settings.service }))
  placeRoutes(app, route)
  const description = JSON.stringify(openApi(version))
  app.get(systemCalls.openapi.path, (c) => c.body(description, 200, { 'content-type': 'application/json' }))
  for (const { routes } of areas) routes?.(route, services)
  for (const { pages } of areas) pages?.(app, services)
  services.sandbox?.pages(app)
  services.cashier?.pages(app)

  app.all('/api/*', () => {
    throw new AppError('notFound')
  })
  app.get('*', staticFiles(settings.dist, tileOrigins(settings.leads)))
  app.notFound((c) => c.text('not found', 404))
  app.onError(async (error, c) => {
    disk.heard(error)
    if (await isOfRestore(error, c.get('turn'))) return answerError(c, new AppError('serverBusy', { cause: error }))
    if (error instanceof AppError) return answerError(c, error)
    const known = infrastructure(error)
    log('request failed', { route: c.get('route') ?? '/*', ...errorFields(error) })
    return answerError(c, known)
  })
  /** Whether the database was being restored while the request was answered. */
  async function isOfRestore(error: unknown, turn: number | undefined): Promise<boolean> {
    if (turn === undefined || (error instanceof AppError && !doubtful.has(errors[error.code].status))) return false
    const isWhole = error instanceof AppError ? await epoch.check() : await epoch.lookClosely()
    return !isWhole || epoch.turn() !== turn
  }

  return app
}

const asksDatabase = /^\/(api|m|f)\//

/** Answers that a database in pieces gives as well. */
const doubtful: ReadonlySet<number> = new Set([401, 403, 404, 409])

/** What went wrong beneath us: nothing was kept, and the same request may be sent again. */
function infrastructure(error: unknown): AppError {
  const code = (error as { code?: unknown }).code
  if (isDiskFull(error)) return new AppError('serverDiskFull', { cause: error })
  const isPassing = typeof code === 'string' && /^(08|40|53|55|57|58|ECONN|EPIPE|ENOENT|ETIMEDOUT)/.test(code)
  return new AppError(isPassing || isConnection(error) ? 'serverBusy' : 'operationFailed', { cause: error })
}

const isConnection = (error: unknown) =>
  error instanceof Error &&
  /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(error.message)
