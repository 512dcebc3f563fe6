import type { CodeEvent } from '#domain/auth/codes'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Channels, SendOptions } from '../../channels/channel.ts'
import type { Database } from '../../db/connect.ts'
import type { Settings } from '../../settings.ts'
import { ofTarget } from './addresses.ts'
import type { AuthContext } from './asking.ts'
import { type CodeTarget, makeCode } from './codes.ts'
import { codeEmail, codeSms } from './messages.ts'
import { sendLater, spokenBy } from './sendLater.ts'

/**
 * The answer says nothing of whether there is such an account, and neither does the time that it takes: a code is made
 * and kept for everybody, and sent, where it is, after the answer.
 */
export async function sendCode(target: CodeTarget, asking: AuthContext): Promise<{ seconds: number; minutes: number }> {
  const { services, address, request } = asking
  const { database, settings, channels } = services
  if (target.event === 'register' && settings.register === 'closed') throw new AppError('registrationClosed')
  // Else anybody could have a message sent to anybody, at the operator's cost.
  if (!beforeSignIn.includes(target.event)) await asking.signedIn()
  if (!channels[target.kind]) throw new AppError(target.kind === 'email' ? 'emailChannelMissing' : 'smsChannelMissing')
  const code = await makeCode(services, target, address)
  const isAwaited = await hasReceiver(database, target)
  const words = { code, event: target.event, language: spokenBy(request) }
  sendLater(services, target.kind, async (sending) => {
    if (isAwaited) await deliver(services, target, words, sending)
  })
  return { seconds: limits.codeSeconds, minutes: limits.codeMinutes }
}

const beforeSignIn: readonly CodeEvent[] = ['mobilelogin', 'emaillogin', 'resetpwd', 'register']

type Words = Parameters<typeof codeEmail>[0]

function deliver(
  { channels, settings }: { channels: Channels; settings: Settings },
  { kind, to }: CodeTarget,
  words: Words,
  sending: SendOptions,
) {
  if (kind === 'email') return channels.email?.send({ to, ...codeEmail(words) }, sending)
  return channels.sms?.send({ to, text: codeSms(words, settings.url) }, sending)
}

/** To sign in with or to reset a password, somebody must be there; all else goes to whoever has the address. */
async function hasReceiver({ pool }: Database, { kind, to, event }: CodeTarget): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(
    `select exists (select from app_user u where ${ofTarget(kind)}) as there`,
    [to],
  )
  return rows[0]!.there || event === 'register' || !beforeSignIn.includes(event)
}
