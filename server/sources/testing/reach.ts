import { openServiceCalls } from '../../channels/callService.ts'
import type { SandboxSource } from '../../sandbox/sources/service.ts'
import type { SourceReach } from '../askSource.ts'
import { sourcesAllowedAt } from '../network.ts'

export const testNow = Date.UTC(2026, 10, 28, 4)
export const neverAborted = new AbortController().signal

/** Reaches these servers of the sandbox and nothing else, by the guard that the server has. */
export function testReach(...sources: readonly Pick<SandboxSource, 'url'>[]): SourceReach & { stop: () => void } {
  const own = sources.map(({ url }) => ({ address: '127.0.0.1', port: Number(new URL(url).port) }))
  const calls = openServiceCalls({ allowedAt: sourcesAllowedAt([], own) })
  return { call: calls.call, agent: 'Fairlead (+https://fairlead.example)', clock: () => testNow, stop: calls.stop }
}
