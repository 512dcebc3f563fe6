import type { Image } from '#workers/sync/core/testing/memoryStore'
import { same } from './checks.ts'
import type { Device } from './device.ts'
import type { History } from './history.ts'

/** Why this device has not come to rest; null when it has. */
export function restless({ server }: History, { mirror, name, actor }: Device): string | null {
  const grants = server.grants(actor.user)
  if (mirror.meta.epoch !== server.epoch) return `${name}: is in ${mirror.meta.epoch}`
  for (const { state, mid } of mirror.outbox.values()) if (state !== 'done') return `${name}: ${mid} is ${state}`
  if (mirror.scopes.size !== grants.size) return `${name}: has ${mirror.scopes.size} scopes of ${grants.size}`
  for (const { scope, phase, gen } of mirror.scopes.values())
    if (phase.kind !== 'delta' || phase.cursor !== server.head)
      return `${name}: ${scope} generation ${gen} is at ${JSON.stringify(phase)} of ${server.head}`
  return null
}

/** What must be true when everything has come to rest. */
export async function reckon(history: History) {
  for (const device of history.devices) compare(history, device, await device.disk.inspect())
  account(history)
}

/** Every device shows exactly what a plain query of the server gives its user. */
function compare(history: History, device: Device, image: Image) {
  const expected = history.server.visible(device.actor.user)
  let rows = 0
  for (const [entity, entries] of image.entries)
    for (const entry of entries.values()) {
      const where = `${device.name}: ${entity} ${entry.id}`
      rows++
      const kept = expected.get(`${entity}/${entry.id}`)
      if (!kept) return history.fail(`${where} is here without a right or after its end`)
      if (entry.waiting || 'base' in entry) return history.fail(`${where} still waits`)
      if (entry.scope !== kept.scope || entry.rev !== kept.rev)
        return history.fail(`${where} has ${entry.scope} ${entry.rev} instead of ${kept.scope} ${kept.rev}`)
      if (!same(entry.row, kept.row)) return history.fail(`${where} differs from the server`)
    }
  if (rows !== expected.size) history.fail(`${device.name} has ${rows} of ${expected.size} rows`)
}

/** Nothing that was saved is nowhere; nothing counts twice; each replica's changes count in their order. */
function account(history: History) {
  const { server, ledger } = history
  const seen = new Set<string>()
  const last = new Map<string, number>()
  for (const { uid } of server.log) {
    const kept = ledger.get(uid)
    if (!kept) return history.fail(`${uid} was applied but never kept on a device`)
    if (seen.has(uid)) return history.fail(`${uid} was applied twice`)
    seen.add(uid)
    const line = `${kept.device.name} ${kept.life}`
    if ((last.get(line) ?? 0) > kept.mid) return history.fail(`${kept.device.name}: ${kept.mid} was applied too late`)
    last.set(line, kept.mid)
  }
  for (const [uid, { device, mid, forgiven }] of ledger) {
    if (forgiven) continue
    const refused = device.mirror.issues.has(uid)
    if (seen.has(uid) && refused) return history.fail(`${device.name}: ${mid} was applied and shown as refused`)
    if (!seen.has(uid) && !refused) return history.fail(`${device.name}: ${mid} is nowhere`)
  }
}
