import { isIP } from 'node:net'
import { openServiceCalls } from '../channels/callService.ts'
import { sourcesAllowedAt } from '../sources/network.ts'
import type { Comtrade } from './trade.ts'

/** `url`: the United Nations', or what stands for it: the operator's own proxy, the sandbox. `publicUrl`: who asks. */
export function openComtrade(
  url: string,
  { publicUrl, clock = Date.now }: { publicUrl: string | null; clock?: () => number },
): Comtrade & { stop: () => void } {
  const { hostname, port, protocol } = new URL(url)
  const isOwn = isIP(hostname) !== 0
  const own = { address: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) }
  const { call, stop } = openServiceCalls({ allowedAt: sourcesAllowedAt(isOwn ? [own] : [], null) })
  const agent = `Fairlead${publicUrl ? ` (+${publicUrl})` : ''}`
  return { url, reach: { call, agent, clock }, stop }
}
