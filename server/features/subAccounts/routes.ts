import { subAccountCalls as calls } from '#domain/subAccounts/calls'
import type { Areas } from '../../area.ts'
import type { Database } from '../../db/connect.ts'
import type { RequestContext, Route } from '../../http/route.ts'
import { operateExportVerify, verifyExport } from '../../people/exportGrants.ts'
import { exportBegan, exportDone } from '../../people/exports.ts'
import type { By } from '../../people/manage.ts'
import { ownPointBudgets, pointBudgets, setPointBudget } from '../../people/pointBudgets.ts'
import { grantableProducts, grantProducts, productsOfSubs, setProductStatus } from '../../people/products.ts'
import { answerAll, answerRight, askRight } from '../../people/rights.ts'
import {
  createSub,
  letSubIn,
  querySubs,
  removeSubs,
  renameSub,
  requireSecondStep,
  setSubPassword,
  setSubStatus,
  signSubOut,
} from '../../people/subs.ts'
import type { Secrets } from '../../secrets.ts'

type Asker = Pick<By, 'account' | 'user'>

export function subAccountRoutes(route: Route, services: { database: Database; areas: Areas; secrets: Secrets }): void {
  const { database, areas } = services
  const by = ({ account, user }: Asker, { device, address }: RequestContext): By => ({ account, user, device, address })
  /** What gives nothing back but that it was done. */
  const done =
    <Input, User extends Asker>(work: (by: By, input: Input, user: User) => Promise<unknown>) =>
    async (input: Input, user: User, asking: RequestContext) => {
      await work(by(user, asking), input, user)
      return {}
    }

  route(calls.create, (input, user, asking) => createSub(database, by(user, asking), input))
  route(
    calls.updateNickname,
    done((by, input) => renameSub(database, by, input)),
  )
  route(
    calls.setPassword,
    done((by, input) => setSubPassword(database, by, input)),
  )
  route(
    calls.setStatus,
    done((by, input) => setSubStatus(database, by, input)),
  )
  route(calls.letIn, (input, user, asking) => letSubIn(database, by(user, asking), input))
  route(
    calls.signOut,
    done((by, input) => signSubOut(database, by, input)),
  )
  route(calls.requireSecondStep, (input, user, asking) => requireSecondStep(database, by(user, asking), input))
  route(calls.remove, (input, user, asking) => removeSubs({ database, areas }, by(user, asking), input))
  route(calls.query, (input, user) => querySubs(database, user, input))

  route(calls.mainQuerySub, (input, user) => productsOfSubs(database, user, input))
  route(calls.grantable, async (_, { user }) => ({ list: await grantableProducts(database.pool, user) }))
  route(
    calls.grantProducts,
    done((by, input) => grantProducts(database, by, input)),
  )
  route(
    calls.setProductStatus,
    done((by, input) => setProductStatus(database, by, input)),
  )

  route(calls.pointBudgets, (input, user) => pointBudgets(database, user, input))
  route(calls.ownPointBudgets, (_, user) => ownPointBudgets(database, user))
  route(
    calls.setPointBudget,
    done((by, input) => setPointBudget(database, by, input)),
  )

  route(calls.askRight, (input, user, asking) => askRight(database, by(user, asking), user, input))
  route(
    calls.setExportData,
    done((by, { type, subuserids }) => answerRight(database, by, 'export_data', type, subuserids)),
  )
  route(
    calls.operateDeleteData,
    done((by, { status, sub_user_id }) => answerRight(database, by, 'delete_data', status, [sub_user_id])),
  )
  route(calls.answerAll, async ({ type, right }, user, asking) => ({
    answered: await answerAll(database, by(user, asking), type, right),
  }))

  route(calls.operateExportVerify, (input, user, asking) => operateExportVerify(database, by(user, asking), input))
  route(calls.verifyExport, ({ captcha }, user, asking) => verifyExport(services, by(user, asking), user, captcha))
  route(
    calls.exportBegan,
    done((by, input, user) => exportBegan(database, by, user, input)),
  )
  route(
    calls.exportDone,
    done((by, input, user) => exportDone(database, by, user, input)),
  )
}
