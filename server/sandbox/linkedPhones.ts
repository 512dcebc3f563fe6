import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fetchDriver } from '../linked/driverPackage.ts'
import type { DemoClock } from './demoClock.ts'
import { openSandboxPhones, type SandboxPhones } from './phones/simulator.ts'

/** The demo's phones with WhatsApp: begun when somebody first wants to link one, for it needs the driver's package. */
export type SandboxLinkedPhones = {
  open: () => Promise<SandboxPhones>
  /** null: nobody has wanted one yet */
  opened: () => SandboxPhones | null
  /** somebody has linked one in this demo, now or before */
  isWanted: () => boolean
  stop: () => Promise<void>
}

/** Locks and quotas end by the demo's clock, as all that the server reckons with. */
export function openSandboxLinkedPhones(data: string, clock: DemoClock): SandboxLinkedPhones {
  const file = join(data, 'sandbox-linked-phones')
  let opening: Promise<SandboxPhones> | null = null
  let phones: SandboxPhones | null = null
  async function begin(): Promise<SandboxPhones> {
    const begun = await openSandboxPhones(await fetchDriver(data), { file })
    await begun.ask('setAhead', clock.aheadMs())
    phones = begun
    return begun
  }
  // It may be ending just now.
  clock.onForward((ahead) => void phones?.ask('setAhead', ahead).catch(() => {}))
  return {
    open() {
      opening ??= begin().catch((error: unknown) => {
        opening = null
        throw error
      })
      return opening
    },
    opened: () => phones,
    isWanted: () => opening !== null || existsSync(file),
    async stop() {
      const begun = await opening?.catch(() => null)
      await begun?.stop()
    },
  }
}
