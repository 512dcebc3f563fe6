import { lacksSecrets, type SmsAccount } from '#domain/channels/account'
import type { RouteTestAnswer } from '#domain/channels/calls'
import { ProviderError } from '../channels/channel.ts'
import { checkByHttp } from '../channels/sms/services/sendByHttp.ts'
import { openSmppSession, type SmppTimes, usualTiming } from '../channels/sms/smppSession.ts'
import { signInSetting, smppSettings } from './openRoute.ts'
import type { SmsRoutes } from './routes.ts'

/** A person waits for it. */
const patience: SmppTimes = { ...usualTiming, openMs: 15_000, answerMs: 15_000 }

/** Signs in as a message would, and sends none. */
export async function tryRoute(
  routes: Pick<SmsRoutes, 'secretsOf' | 'call' | 'network'>,
  of: { account: string; row: SmsAccount },
  signal: AbortSignal,
): Promise<RouteTestAnswer> {
  const { setting, sender } = of.row
  if (lacksSecrets(of.row)) return { ok: false, problem: 'secretMissing', code: '' }
  const secrets = await routes.secretsOf(of)
  if (setting.kind === 'service') {
    const found = await checkByHttp(setting.service, signInSetting(setting, secrets), signal, routes.call)
    return found ? { ok: false, ...asProblem(found) } : works
  }
  try {
    const { reach } = routes.network
    const tools = { signal, onDelivery: notTaken, reach }
    const session = await openSmppSession(smppSettings(setting, sender, secrets), patience, tools)
    await session.close()
    return works
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const problem = error.kind === 'credentials' ? 'credentials' : 'unreachable'
    return { ok: false, ...asProblem({ problem, code: error.code }) }
  }
}

const works: RouteTestAnswer = { ok: true, problem: null, code: '' }

/** A trial takes no receipts: the message centre delivers them to the session that sends. */
const notTaken = () => Promise.reject(new Error('a trial'))

type Trouble = { problem: NonNullable<RouteTestAnswer['problem']>; code: string }
const asProblem = ({ problem, code }: Trouble): Trouble =>
  code === 'hostNotAllowed' ? { problem: code, code: '' } : { problem, code }
