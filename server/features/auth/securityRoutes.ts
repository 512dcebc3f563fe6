import { authCalls } from '#domain/auth/calls'
import { limits } from '#domain/limits'
import { asSystem } from '../../db/scope.ts'
import type { Route } from '../../http/route.ts'
import { recordOperation } from '../../operation.ts'
import { createClientCode, deleteClientCode, listClientCodes } from '../../people/clientCodes.ts'
import { endSessions } from '../../people/sessions.ts'
import { countTry, forgetTries, tryKey } from '../../people/throttle.ts'
import { beginTwoStep, confirmTwoStep, endTwoStep, needsTwoStep, renewRecoveryCodes } from '../../people/twoStep.ts'
import { selfFrom } from './acts.ts'
import type { AuthContext, AuthServices } from './asking.ts'
import { deviceSecret, dropDeviceSecret, keepDeviceSecret } from './deviceSecrets.ts'
import { confirmPassword, updatePassword } from './passwords.ts'
import { moveTo, securityState } from './security.ts'
import { endOwnSession, listSessions } from './sessionList.ts'

/** What somebody who is signed in does about signing in. */
export function securityRoutes(route: Route<AuthContext>, { database, secrets }: AuthServices): void {
  route(authCalls.securityState, (_, { user }) => securityState(database, user))

  route(authCalls.updatePassword, async (input, user, asking) => {
    await updatePassword(input, user, asking)
    return {}
  })

  for (const [call, event] of [
    [authCalls.changeMobile, 'changemobile'],
    [authCalls.bindMobile, 'bindmobile'],
  ] as const)
    route(call, (input, user, asking) => moveTo({ kind: 'sms', to: input.mobile, event }, input, user, asking))
  for (const [call, event] of [
    [authCalls.changeEmail, 'changeemail'],
    [authCalls.bindEmail, 'bindemail'],
  ] as const)
    route(call, (input, user, asking) => moveTo({ kind: 'email', to: input.email, event }, input, user, asking))

  route(authCalls.beginTwoStep, async ({ password }, user, asking) => {
    await confirmPassword(asking, user, { password, field: 'password' })
    return asSystem(database, (connection) => beginTwoStep(connection, secrets, user.info))
  })
  route(authCalls.confirmTwoStep, async ({ captcha }, user, asking) => {
    const tries = tryKey('confirm', user.user)
    await countTry(database, tries, limits.signInTries, 'captcha')
    const recovery_codes = await asSystem(database, async (connection) => {
      const codes = await confirmTwoStep(connection, secrets, user.info, captcha)
      await recordOperation(connection, { ...selfFrom(user.info, asking), action: 'security.twoStepOn' })
      return codes
    })
    await forgetTries(database, tries)
    return { recovery_codes }
  })
  route(authCalls.endTwoStep, async ({ password }, user, asking) => {
    await confirmPassword(asking, user, { password, field: 'password' })
    await asSystem(database, async (connection) => {
      await endTwoStep(connection, user.user)
      // It is set up anew at the next sign-in, such as on another phone.
      if (await needsTwoStep(connection, user.info)) await endSessions(connection, user.user, 'signedOut')
      await recordOperation(connection, { ...selfFrom(user.info, asking), action: 'security.twoStepOff' })
    })
    return securityState(database, user.user)
  })
  route(authCalls.renewRecoveryCodes, async ({ password }, user, asking) => {
    await confirmPassword(asking, user, { password, field: 'password' })
    const recovery_codes = await asSystem(database, async (connection) => {
      const codes = await renewRecoveryCodes(connection, secrets, user.info)
      await recordOperation(connection, { ...selfFrom(user.info, asking), action: 'security.recoveryCodes' })
      return codes
    })
    return { recovery_codes }
  })

  route(authCalls.keepDeviceSecret, async (input, user) => {
    await asSystem(database, (connection) => keepDeviceSecret(connection, secrets, user, input))
    return {}
  })
  route(authCalls.deviceSecret, async ({ device }, user) => ({
    secret: await asSystem(database, (connection) => deviceSecret(connection, secrets, user, device)),
  }))
  route(authCalls.dropDeviceSecret, async ({ device }, user) => {
    await asSystem(database, (connection) => dropDeviceSecret(connection, user, device))
    return {}
  })

  route(authCalls.clientCodes, async (_, user) => ({
    list: await asSystem(database, (connection) => listClientCodes(connection, user)),
  }))
  route(authCalls.createClientCode, async ({ name, password }, user, asking) => {
    await confirmPassword(asking, user, { password, field: 'password' })
    return asSystem(database, async (connection) => {
      const made = await createClientCode(connection, secrets, user, name)
      const action = 'security.clientCodeCreated'
      await recordOperation(connection, { ...selfFrom(user.info, asking), action, detail: { name } })
      return made
    })
  })
  route(authCalls.deleteClientCode, async ({ id }, user, asking) => {
    await asSystem(database, async (connection) => {
      const name = await deleteClientCode(connection, user, id)
      const action = 'security.clientCodeDeleted'
      await recordOperation(connection, { ...selfFrom(user.info, asking), action, detail: { name } })
    })
    return {}
  })

  route(authCalls.sessions, async (_, user) => ({ sessions: await listSessions(database, user) }))
  route(authCalls.endSession, async ({ id }, user, asking) => {
    await asSystem(database, (connection) => endOwnSession(connection, selfFrom(user.info, asking), id))
    if (id === user.session) asking.setCookie(null)
    return {}
  })
}
