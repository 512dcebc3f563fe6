import type { Actor } from '#domain/shared/mutation'
import { templateCalls } from '#domain/whatsapp/templateCalls'
import type { Limiter } from '../../http/limiter.ts'
import type { RequestContext, Route } from '../../http/route.ts'
import { graphFor } from '../../whatsapp/templates/checks.ts'
import { TemplateRefusal } from '../../whatsapp/templates/graphOf.ts'
import { handInTemplate } from '../../whatsapp/templates/handIn.ts'
import { readAtMeta } from '../../whatsapp/templates/reading.ts'
import { removeTemplate } from '../../whatsapp/templates/remove.ts'
import type { TemplateTools } from '../../whatsapp/templates/tools.ts'

export type TemplateUses = { limiter: Limiter; templateTools: TemplateTools }

export function templateRoutes(route: Route, { limiter, templateTools: tools }: TemplateUses): void {
  const asker = (user: Actor, { device, address }: RequestContext) => ({
    user,
    by: { account: user.account, user: user.user, device, address },
  })

  // Each of these makes the server talk to Meta.
  route(templateCalls.handIn, async ({ id }, user, asking) => {
    limiter.admit('mailCheck', user.user)
    const { state, problem, problem_details: details } = await handInTemplate(tools, asker(user, asking), id)
    return { state, problem, details }
  })

  route(templateCalls.remove, ({ id }, user, asking) => {
    limiter.admit('mailCheck', user.user)
    return said(async () => {
      await removeTemplate(tools, asker(user, asking), id)
      return {}
    })
  })

  route(templateCalls.sync, ({ channel_account_id }, user, { request }) => {
    limiter.admit('mailCheck', user.user)
    return said(
      async () => {
        const graph = await graphFor(tools, user.account, channel_account_id)
        return { templates: await readAtMeta(tools, user.account, graph, request.signal) }
      },
      { templates: 0 },
    )
  })
}

/** Why Meta does not do it is an answer like any other. */
async function said<T extends object>(work: () => Promise<T>, nothing = {} as T) {
  try {
    return { problem: '' as const, details: '', ...(await work()) }
  } catch (error) {
    if (error instanceof TemplateRefusal) return { problem: error.problem, details: error.details, ...nothing }
    throw error
  }
}
