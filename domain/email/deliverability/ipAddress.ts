/** An address as a number; one of IPv4 that is written as IPv6 (`::ffff:…`) is the one of IPv4. */
export type Ip = { bits: 32 | 128; value: bigint }
export type Network = Ip & { prefix: number }

export function parseIp(text: string): Ip | null {
  if (!text.includes(':')) return ipv4(text)
  const value = ipv6(text)
  if (value === null) return null
  return value >> 32n === 0xffffn ? { bits: 32, value: value & 0xffffffffn } : { bits: 128, value }
}

/** `ip4` and `ip6` of a record: an address with or without the length of its network. */
export function parseNetwork(text: string, bits: 32 | 128): Network | null {
  const [address = '', length, ...more] = text.split('/')
  if (more.length || (length !== undefined && !/^(0|[1-9]\d{0,2})$/.test(length))) return null
  const value = bits === 32 ? (ipv4(address)?.value ?? null) : ipv6(address)
  const prefix = length === undefined ? bits : Number(length)
  return value === null || prefix > bits ? null : { bits, value, prefix }
}

export function isInNetwork(ip: Ip, { bits, value, prefix }: Network): boolean {
  const host = BigInt(bits - prefix)
  return ip.bits === bits && ip.value >> host === value >> host
}

function ipv4(text: string): Ip | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1)
  // A leading zero is octal to some and decimal to others.
  if (!parts || parts.some((part) => Number(part) > 255 || (part.length > 1 && part.startsWith('0')))) return null
  return { bits: 32, value: parts.reduce((sum, part) => (sum << 8n) + BigInt(part), 0n) }
}

function ipv6(text: string): bigint | null {
  const old = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text)
  const tail = old ? ipv4(old[2] ?? '') : null
  if (old && !tail) return null
  const plain =
    old && tail ? `${old[1]}${(tail.value >> 16n).toString(16)}:${(tail.value & 0xffffn).toString(16)}` : text
  const halves = plain.split('::')
  if (halves.length > 2) return null
  const [before = [], after] = halves.map((half) => (half ? half.split(':') : []))
  const missing = 8 - before.length - (after?.length ?? 0)
  if (after ? missing < 1 : missing !== 0) return null
  const groups = [...before, ...Array<string>(after ? missing : 0).fill('0'), ...(after ?? [])]
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null
  return groups.reduce((sum, group) => (sum << 16n) + BigInt(`0x${group}`), 0n)
}
