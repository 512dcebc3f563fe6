import type { DriverOutcome } from './driver.ts'
import type { PortAnswer } from './port.ts'
import type { DriverCalls } from './protocol.ts'
import type { LinkedSessionRef } from './store.ts'

/** What can be asked of a linked phone once it is open. */
export type PhoneCall = Exclude<keyof DriverCalls, 'begin' | 'end' | 'unlink' | 'use'>

/** The linked phones of all companies, whichever process holds them. A phone's id is that of its channel account. */
export type LinkedPhones = {
  /** `failed` without a code: it is not linked, or not connected just now, and nothing was sent. `unknown`: nobody can say. */
  ask: <K extends PhoneCall>(
    name: K,
    phone: LinkedSessionRef,
    ...args: Parameters<DriverCalls[K]> extends [string, ...infer A] ? A : never
  ) => Promise<DriverOutcome<PortAnswer<DriverCalls, K>>>
}
