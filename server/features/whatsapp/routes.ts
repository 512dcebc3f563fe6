import { portfolioOf } from '#domain/whatsapp/campaignRules'
import { numberCalls } from '#domain/whatsapp/numberCalls'
import { verifyTokenOf, webhookUrl } from '../../channels/accounts/webhookAddress.ts'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { Route } from '../../http/route.ts'
import type { SandboxGraphs } from '../../sandbox/graph/graphs.ts'
import type { Secrets } from '../../secrets.ts'
import type { Settings } from '../../settings.ts'
import type { GraphAccounts } from '../../whatsapp/graphAccounts.ts'
import { peopleCountOf } from '../../whatsapp/sending/people.ts'
import { type TemplateUses, templateRoutes } from './templateRoutes.ts'
import { findNumber, testNumber } from './testNumber.ts'

type WhatsappUses = {
  database: Database
  secrets: Secrets
  settings: Settings
  limiter: Limiter
  graphAccounts: GraphAccounts
  /** where the demo's Graph calls back */
  hookBase: () => string | null
  sandbox: { graphs: SandboxGraphs } | null
}

export function whatsappRoutes(route: Route, uses: WhatsappUses & TemplateUses): void {
  templateRoutes(route, uses)
  const { database, secrets, limiter, graphAccounts, hookBase, sandbox } = uses

  // It makes the server talk to Meta, and Meta to the server.
  route(numberCalls.test, ({ id }, user, { request }) => {
    limiter.admit('mailCheck', user.user)
    return testNumber({ database, secrets, graphAccounts, url: hookBase(), user }, id, request.signal)
  })

  route(numberCalls.webhook, async ({ id }, user) => {
    await findNumber(database, user, id)
    const owner = { account: user.account, channelAccount: id }
    const { rows } = await database.pool.query<{ heard_at: number | null }>(
      `select floor(extract(epoch from heard_at) * 1000)::float8 as heard_at from channel_hearing
       where account_id = $1 and channel_account_id = $2`,
      [user.account, id],
    )
    const base = hookBase()
    return {
      address:
        base === null
          ? null
          : {
              url: webhookUrl(secrets, base, owner, 'whatsapp'),
              verify_token: verifyTokenOf(secrets, owner),
            },
      heard_at: rows[0]?.heard_at ?? null,
    }
  })

  route(numberCalls.people, async ({ id }, user) => {
    const row = await findNumber(database, user, id)
    const of = { account: user.account, portfolio: portfolioOf(row) }
    const { limit, used } = await asSystem(database, (connection) => peopleCountOf(connection, of))
    return { limit, used }
  })

  route(numberCalls.sandbox, () => ({ numbers: sandbox?.graphs.offered() ?? [] }))
}
