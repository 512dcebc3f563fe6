import { fetchDriver } from '../linked/driverPackage.ts'
import { openSandboxPhones, type SandboxPhones } from './phones/simulator.ts'

/** The demo's phones with WhatsApp: begun when somebody first wants to link one, for it needs the driver's package. */
export type SandboxLinkedPhones = {
  open: () => Promise<SandboxPhones>
  /** null: nobody has wanted one yet */
  opened: () => SandboxPhones | null
  stop: () => Promise<void>
}

export function openSandboxLinkedPhones(data: string): SandboxLinkedPhones {
  let opening: Promise<SandboxPhones> | null = null
  let phones: SandboxPhones | null = null
  async function begin(): Promise<SandboxPhones> {
    phones = await openSandboxPhones(await fetchDriver(data))
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
    async stop() {
      const begun = await opening?.catch(() => null)
      await begun?.stop()
    },
  }
}
