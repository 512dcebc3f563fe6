import { autoCalls } from '#domain/autoMarketing/calls'
import { tryRule } from '../../autoMarketing/rules.ts'
import type { Database } from '../../db/connect.ts'
import type { Route } from '../../http/route.ts'

type AutoUses = { database: Database }

export function autoRoutes(route: Route, { database }: AutoUses): void {
  route(autoCalls.tryRule, ({ when }, actor) => tryRule(database, actor, when))
}
