import { type Remote, wrap } from 'comlink'
import type { HandOverWorkerApi } from './handOver.worker.ts'

export type { Given } from './handOver.worker.ts'
export type { WaitingLead } from './leads.ts'
export { type Lock, newLock } from './sealed.ts'

export type HandOver = { ask: Remote<HandOverWorkerApi>; close: () => void }

/** Packing and unpacking pictures and recordings takes a while: the screen does not wait for it. */
export function openHandOver(): HandOver {
  const worker = new Worker(new URL('./handOver.worker.ts', import.meta.url), {
    type: 'module',
    name: 'fairlead-hand-over',
  })
  return { ask: wrap<HandOverWorkerApi>(worker), close: () => worker.terminate() }
}
