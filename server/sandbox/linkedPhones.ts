import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fetchDriver } from '../linked/driverPackage.ts'
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

export function openSandboxLinkedPhones(data: string): SandboxLinkedPhones {
  const file = join(data, 'sandbox-linked-phones')
  let opening: Promise<SandboxPhones> | null = null
  let phones: SandboxPhones | null = null
  async function begin(): Promise<SandboxPhones> {
    phones = await openSandboxPhones(await fetchDriver(data), { file })
    return phones
  }
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
