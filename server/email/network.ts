import { hostname } from 'node:os'
import type { Settings } from '../settings.ts'
import { type MailDns, openMailDns } from './domains/resolver.ts'
import { isPublicAddress } from './verify/publicAddress.ts'

/** Where public mail servers listen. Any other port of a stranger's machine is not probed on a sender's word. */
const publicPorts: ReadonlySet<number> = new Set([25, 26, 465, 587, 2465, 2525, 2587, 8025, 143, 993, 994])

/** What senders reach of the world. */
export type MailNetwork = {
  dns: MailDns
  /** how we name ourselves to other servers */
  name: string
  /** Which addresses may be connected to at this port: whoever set a sender up typed its server's name. */
  allowedAt: (port: number) => (address: string) => boolean
  stop: () => void
}

/** A mail server inside the operator's network. */
export type OwnServer = { address: string; port: number }

/** All that the demo reaches: it sends nothing, and asks nobody. */
export type OwnNetwork = { mailServer: OwnServer; messageCentres: readonly OwnServer[]; dns: MailDns }

export function openMailNetwork(
  { mailServers, nameServers, url }: Pick<Settings, 'mailServers' | 'nameServers' | 'url'>,
  sandbox: Omit<OwnNetwork, 'messageCentres'> | null,
): MailNetwork {
  const dns = sandbox?.dns ?? openMailDns({ servers: nameServers })
  const own = sandbox ? [sandbox.mailServer] : mailServers
  return {
    dns,
    name: url ? new URL(url).hostname : hostname(),
    allowedAt: (port) => (address) =>
      own.some((server) => server.address === address && server.port === port) ||
      (!sandbox && publicPorts.has(port) && isPublicAddress(address)),
    stop: dns.stop,
  }
}
