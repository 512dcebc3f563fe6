import type { AllowedAt } from '../channels/callService.ts'
import type { OwnServer } from '../email/network.ts'
import { isPublicAddress } from '../email/verify/publicAddress.ts'

/**
 * What sources reach of the world: public servers at the ports of the web, and those of the operator. `sandbox`: the demo's
 * own, and then nothing else.
 */
export function sourcesAllowedAt(own: readonly OwnServer[], sandbox: readonly OwnServer[] | null): AllowedAt {
  const near = sandbox ?? own
  return (port) => (address) =>
    near.some((server) => server.address === address && server.port === port) ||
    (!sandbox && (port === 80 || port === 443) && isPublicAddress(address))
}
