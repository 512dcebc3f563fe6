import { type BulkAction } from '#domain/contacts/bulk'
import { type BulkStep, type KeptUndo } from './jobs.ts'

/**
 * Many contacts at once, a step at a time: whoever asks for the steps shows how far it is, pauses by not asking, and stops
 * by never asking again. What was done until then can be undone.
 */
export type BulkApi = {
  /** Its number. `ids` are packed and given away. */
  begin(action: BulkAction, ids: Uint8Array<ArrayBuffer>): Promise<number>
  /** Null: the worker was started again and knows of no such job; what was saved stays. */
  step(job: number): Promise<BulkStep | null>
  /** What was done on this device in the last days, the newest first. */
  undos(): Promise<KeptUndo[]>
  /** As a job of its own; null: it is undone already, or cannot be any more. */
  beginUndo(undo: string): Promise<{ job: number; of: number } | null>
}
