import type { PhonesOverview } from './protocol.ts'
import type { PhoneWorld } from './world.ts'

const mostShown = 2_000

/** For the page of the demo: who is linked, what was written both ways, and how numbers behave. */
export function overviewOf(world: PhoneWorld): PhonesOverview {
  const links = [...world.links.values()]
  return {
    phones: [...new Set(links.map(({ phone }) => phone))].map((phone) => ({
      phone,
      devices: links
        .filter((one) => one.phone === phone)
        .map(({ device, connection, isBanned, waiting }) => ({
          device,
          isConnected: connection?.isOpen === true,
          isBanned,
          waiting: waiting.length,
        })),
      lockedUntil: world.lockedUntil(phone),
    })),
    said: world.said.slice(-mostShown),
    received: world.allReceived.slice(-mostShown),
    groups: [...world.groups.values()],
    rules: Object.fromEntries(world.rules),
    pasts: Object.fromEntries(world.pasts),
  }
}
