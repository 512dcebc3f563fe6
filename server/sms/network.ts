import type { Socket } from 'node:net'
import type { AllowedAt } from '../channels/callService.ts'
import { ProviderError } from '../channels/channel.ts'
import type { SmppReach } from '../channels/sms/smppSession.ts'
import type { OwnServer } from '../email/network.ts'
import { SmtpFailure } from '../email/outgoing/failure.ts'
import { reachHost } from '../email/outgoing/reach.ts'
import { isPublicAddress } from '../email/verify/publicAddress.ts'
import type { Settings } from '../settings.ts'

/** What routes reach of the world. */
export type SmsNetwork = { allowedAt: AllowedAt; reach: SmppReach }

/** Services and gateways listen at the usual ports of the web, message centres at any port that needs no rights. */
const isUsual = (port: number) => port === 80 || port === 443 || port >= 1_024

const connectMs = 15_000

/** `sandbox`: the demo's own message centre, and then nothing else. */
export function openSmsNetwork(
  { smsServers }: Pick<Settings, 'smsServers'>,
  sandbox: readonly OwnServer[] | null,
): SmsNetwork {
  const own = sandbox ?? smsServers
  const allowedAt: AllowedAt = (port) => (address) =>
    own.some((server) => server.address === address && server.port === port) ||
    (!sandbox && isUsual(port) && isPublicAddress(address))
  return {
    allowedAt,
    reach: ({ host, port }, signal) => reached({ host, port }, allowedAt(port), signal),
  }
}

async function reached(
  to: { host: string; port: number },
  isAllowed: (address: string) => boolean,
  signal: AbortSignal,
): Promise<Socket> {
  try {
    return (await reachHost(to, { isAllowed, connectMs }, signal)).socket
  } catch (cause) {
    const code = cause instanceof SmtpFailure ? (cause.problem ?? 'unreachable') : 'aborted'
    throw new ProviderError('unreachable', code, cause)
  }
}
