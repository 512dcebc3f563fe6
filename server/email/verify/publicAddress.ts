import { isInNetwork, type Network, parseIp, parseNetwork } from '#domain/email/deliverability/ipAddress'

/** The special-purpose registries of IANA (RFC 6890), multicast, and what is set aside for later. */
const reserved4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map((text) => networkOf(text, 32))

// Everything public lies in 2000::/3. Of that: protocols and Teredo, documentation, 6to4, which holds addresses of IPv4.
const public6 = networkOf('2000::/3', 128)
const reserved6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((text) => networkOf(text, 128))

function networkOf(text: string, bits: 32 | 128): Network {
  const network = parseNetwork(text, bits)
  if (!network) throw new Error(`no network: ${text}`)
  return network
}

/** Whether something on the internet listens there: never this machine, its network, or what is written in an odd way. */
export function isPublicAddress(text: string): boolean {
  const ip = parseIp(text)
  if (!ip) return false
  if (ip.bits === 32) return !reserved4.some((network) => isInNetwork(ip, network))
  return isInNetwork(ip, public6) && !reserved6.some((network) => isInNetwork(ip, network))
}
