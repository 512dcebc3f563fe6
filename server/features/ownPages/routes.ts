import { type OwnPageChannel, ownPageProducts } from '#domain/conversations/channel'
import { AppError } from '#domain/errors'
import { ownPageCalls } from '#domain/ownPages/calls'
import { opens } from '#domain/products'
import type { Database } from '../../db/connect.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { Route } from '../../http/route.ts'
import type { Log } from '../../log.ts'
import { beginPage, disconnectPage, finishPages, metaHookPath } from '../../ownPages/connect.ts'
import type { OwnPages } from '../../ownPages/ownPages.ts'
import { readPageRow } from '../../ownPages/pageRows.ts'
import { watchPage } from '../../ownPages/watchPages.ts'
import type { SignedIn } from '../../people/sessions.ts'
import type { Secrets } from '../../secrets.ts'
import { metaDeletionPath } from './hooks.ts'

type OwnPageUses = {
  database: Database
  secrets: Secrets
  limiter: Limiter
  ownPages: OwnPages
  hookBase: () => string | null
  log: Log
}

export function ownPageRoutes(route: Route, uses: OwnPageUses): void {
  const { database, secrets, limiter, ownPages: pages, hookBase, log } = uses
  const toolsOf = (user: SignedIn) => ({ database, secrets, pages, log, base: hookBase(), user })

  route(ownPageCalls.app, () => {
    const base = hookBase()
    const at = (path: string) => (base === null ? null : new URL(path, base).href)
    return {
      is_set: pages.app !== null && base !== null,
      answers_late: pages.app?.answersLate ?? false,
      webhook: at(metaHookPath),
      deletion: at(metaDeletionPath),
    }
  })

  route(ownPageCalls.begin, ({ channel }, user) => {
    mustHold(user, channel)
    return beginPage(toolsOf(user), channel)
  })

  // It makes the server talk to Meta, and Meta to the server.
  route(ownPageCalls.finish, async (came, user, { request }) => {
    limiter.admit('mailCheck', user.user)
    return finishPages(toolsOf(user), came, request.signal)
  })

  route(ownPageCalls.check, async ({ id }, user, { request }) => {
    limiter.admit('mailCheck', user.user)
    const owner = { account: user.account, channelAccount: id }
    if (!(await readPageRow(database.pool, owner))) throw new AppError('notFound')
    await watchPage({ database, pages, secrets }, owner, Date.now(), request.signal)
    const row = await readPageRow(database.pool, owner)
    return { ok: row !== null && row.problem === '' && row.secrets.includes('token') }
  })

  route(ownPageCalls.disconnect, async ({ id }, user, { request }) => {
    limiter.admit('mailCheck', user.user)
    await disconnectPage(toolsOf(user), id, request.signal)
    return {}
  })
}

function mustHold(user: SignedIn, channel: OwnPageChannel): void {
  if (!opens(user.products, ownPageProducts[channel])) throw new AppError('productMissing')
}
