import { type Remote, wrap } from 'comlink'
import type { ShareLeadsWorkerApi } from './shareLeads.worker.ts'

export type { WaitingLead } from './leads.ts'
export { type Lock, newLock } from './sealed.ts'
export type { OutgoingBundle } from './shareLeads.worker.ts'

export type ShareLeadsWorker = { ask: Remote<ShareLeadsWorkerApi>; close: () => void }

/** Packing and unpacking pictures and recordings takes a while: the screen does not wait for it. */
export function openShareLeadsWorker(): ShareLeadsWorker {
  const worker = new Worker(new URL('./shareLeads.worker.ts', import.meta.url), {
    type: 'module',
    name: 'fairlead-share-leads',
  })
  return { ask: wrap<ShareLeadsWorkerApi>(worker), close: () => worker.terminate() }
}
