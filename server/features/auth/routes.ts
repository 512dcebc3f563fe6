import { randomUUID } from 'node:crypto'
import { authCalls } from '#domain/auth/calls'
import { AppError } from '#domain/errors'
import { asSystem } from '../../db/scope.ts'
import type { Route } from '../../http/route.ts'
import { recordOperation } from '../../operation.ts'
import { hashChosen } from '../../people/passwordRules.ts'
import { endSession } from '../../people/sessions.ts'
import { allProducts, insertCompany, isTaken, userById, userInfo } from '../../people/users.ts'
import { selfFrom } from './acts.ts'
import { findByTarget, notedWho, prove } from './addresses.ts'
import { type AuthContext, type AuthServices, withServices } from './asking.ts'
import { type CodeTarget, checkCode, spendCode } from './codes.ts'
import { enter, enterBySecondStep } from './enter.ts'
import { checkPassword, checkSubPassword } from './login.ts'
import { resetPassword } from './passwords.ts'
import { codeTargetOf, register, takenField } from './register.ts'
import { securityRoutes } from './securityRoutes.ts'
import { sendCode } from './sendCode.ts'
import { beginSetUp, confirmSetUp } from './setUpSecondStep.ts'
import { claimSetup, isSetupNeeded } from './setup.ts'

export function authRoutes(plain: Route, services: AuthServices): void {
  const route = withServices(plain, services)
  signInRoutes(route, services)
  beginningRoutes(route, services)
  securityRoutes(route, services)
}

function signInRoutes(route: Route<AuthContext>, { database, settings, channels }: AuthServices): void {
  route(authCalls.login, async ({ account, password }, _, asking) => {
    const user = await checkPassword(asking, { account, password })
    return enter(asking, () => user)
  })
  route(authCalls.loginAsSub, async ({ username, password }, _, asking) => {
    const user = await checkSubPassword(asking, { account: username, password })
    return enter(asking, () => user)
  })
  route(authCalls.loginByMobile, ({ mobile, captcha }, _, asking) =>
    loginByCode({ kind: 'sms', to: mobile, event: 'mobilelogin' }, captcha, asking),
  )
  route(authCalls.loginByEmail, ({ email, captcha }, _, asking) =>
    loginByCode({ kind: 'email', to: email, event: 'emaillogin' }, captcha, asking),
  )
  route(authCalls.secondStep, (input, _, asking) => enterBySecondStep(input, asking))
  route(authCalls.beginSetUp, (input, _, asking) => beginSetUp(input, asking))
  route(authCalls.confirmSetUp, (input, _, asking) => confirmSetUp(input, asking))

  route(authCalls.sendSms, ({ mobile, event }, _, asking) => sendCode({ kind: 'sms', to: mobile, event }, asking))
  route(authCalls.sendEmail, ({ email, event }, _, asking) => sendCode({ kind: 'email', to: email, event }, asking))

  route(authCalls.logout, async (_, user, asking) => {
    await endSession(database, user)
    const out = { ...selfFrom(user.info, asking), action: 'signIn.out' }
    await asSystem(database, (connection) => recordOperation(connection, out))
    asking.setCookie(null)
    return {}
  })

  route(authCalls.accountInfo, (_, user) =>
    asSystem(database, (connection) => userInfo(connection, user.info, user.token)),
  )
  route(authCalls.signInWays, () => ({
    sms: channels.sms !== null,
    email: channels.email !== null,
    register: settings.register === 'open',
    sandbox: settings.demo ? '/sandbox' : null,
  }))
}

async function loginByCode(target: CodeTarget, captcha: string, asking: AuthContext) {
  const checking = checkCode(asking.services, target, { captcha, address: asking.address })
  const code = await notedWho(asking, target, checking)
  return enter(asking, async (connection) => {
    await spendCode(connection, code)
    const user = await findByTarget(connection, target)
    return { ...user, proves: (await prove(connection, target, user)) ? null : target.to }
  })
}

function beginningRoutes(route: Route<AuthContext>, { database }: AuthServices): void {
  route(authCalls.setupState, () =>
    asSystem(database, async (connection) => ({ needed: await isSetupNeeded(connection) })),
  )

  route(authCalls.setup, async ({ setup_key, username, email, mobile, password }, _, asking) => {
    // Asked again under the lock; here it saves the cost of a hash to whoever only wants us to pay it.
    if (!(await asSystem(database, isSetupNeeded))) throw new AppError('setupDone')
    const passwordHash = await hashChosen(password, [username, email, mobile])
    try {
      return await enter(asking, async (connection) => {
        const id = await claimSetup(connection, setup_key)
        const account = randomUUID()
        await insertCompany(connection, { id, account, username, email, mobile, passwordHash, products: allProducts })
        return userById(connection, id)
      })
    } catch (error) {
      throw isTaken(error) ? new AppError('accountTaken', { field: takenField(error), cause: error }) : error
    }
  })

  route(authCalls.register, (input, _, asking) => register(input, asking))
  route(authCalls.resetPassword, async (input, _, asking) => {
    await resetPassword({ ...codeTargetOf(input), event: 'resetpwd' }, input, asking)
    return {}
  })
}
