import { senderCalls as calls } from '#domain/email/sender/senderCalls'
import type { Actor } from '#domain/shared/mutation'
import type { BlobStore } from '../../blobs/store.ts'
import type { Database } from '../../db/connect.ts'
import type { SignIns } from '../../email/grants/grants.ts'
import type { MailNetwork } from '../../email/network.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { RequestContext, Route } from '../../http/route.ts'
import type { Log } from '../../log.ts'
import type { By } from '../../people/manage.ts'
import type { Secrets } from '../../secrets.ts'
import type { Settings } from '../../settings.ts'
import { checkSenderDomain } from './senders/checkSenderDomain.ts'
import { beginGrant, dropGrant, finishGrant, grantProvidersOf } from './senders/grants.ts'
import { makeSenderKey } from './senders/makeSenderKey.ts'
import { forgetPassword, setSenderPassword } from './senders/passwords.ts'
import { testSend } from './senders/testSend.ts'
import { testSender } from './senders/testSender.ts'

type Uses = {
  database: Database
  secrets: Secrets
  mail: MailNetwork
  signIns: SignIns
  blobs: BlobStore
  settings: Settings
  limiter: Limiter
  log: Log
  /** the demo's mail server */
  sandbox: { settings: Pick<Settings, 'smtp'> } | null
}

export function senderRoutes(route: Route, services: Uses): void {
  const by = ({ account, user }: Actor, { device, address }: RequestContext): By => ({ account, user, device, address })
  const doing = (user: Actor, asking: RequestContext) => ({ ...services, user, by: by(user, asking) })

  route(calls.setPassword, async (input, user, asking) => {
    await setSenderPassword(doing(user, asking), input)
    return {}
  })
  route(calls.forgetPassword, async (input, user, asking) => {
    await forgetPassword(doing(user, asking), input)
    return {}
  })
  route(calls.grantProviders, () => grantProvidersOf(services))
  route(calls.beginGrant, (input, user, asking) => beginGrant(doing(user, asking), input))
  route(calls.dropGrant, async (input, user, asking) => {
    await dropGrant(doing(user, asking), input)
    return {}
  })
  // Each of these makes the server talk to others.
  route(calls.finishGrant, (input, user, asking) => {
    services.limiter.admit('mailCheck', user.user)
    return finishGrant(doing(user, asking), input)
  })
  route(calls.testSender, (input, user, asking) => {
    services.limiter.admit('mailCheck', user.user)
    return testSender(doing(user, asking), input, asking.request.signal)
  })
  route(calls.checkDomain, (input, user, asking) => {
    services.limiter.admit('mailCheck', user.user)
    return checkSenderDomain(doing(user, asking), input)
  })
  route(calls.makeDkimKey, (input, user, asking) => {
    services.limiter.admit('mailCheck', user.user)
    return makeSenderKey(doing(user, asking), input)
  })
  route(calls.testSend, (input, user, asking) => {
    services.limiter.admit('testMail', user.account)
    return testSend(doing(user, asking), input, asking.request.signal)
  })
  route(calls.sandbox, () => {
    const smtp = services.sandbox?.settings.smtp
    return { smtp: smtp ? { host: smtp.host, port: smtp.port, socket: 'none' as const, user: '' } : null }
  })
}
