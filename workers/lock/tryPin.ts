import { limits } from '#domain/limits'
import { changeProtection, countPinTry, protectionOf } from '../database/device.ts'
import { ownerOfDatabase } from '../database/schema.ts'

export type PinRefusal =
  | { kind: 'wrong'; left: number }
  | { kind: 'wait'; ms: number }
  /** Too many wrong ones: the account's password is asked for. */
  | { kind: 'ended' }
export type PinOutcome = { kind: 'right'; key: Uint8Array<ArrayBuffer> } | PinRefusal

/** One try, which counts before it is judged. With the last wrong one the PIN is gone. */
export async function tryPin(database: string, pin: string): Promise<PinOutcome> {
  const turn = await countPinTry(database, Date.now())
  const { openWithPin } = await import('./protection.ts')
  const key = turn.kind === 'look' ? await openWithPin(turn.pin, pin) : null
  if (key) {
    await changeProtection(database, { tries: 0, notBefore: 0 })
    return { kind: 'right', key }
  }
  const { tries } = (await protectionOf(ownerOfDatabase(database)))!
  const left = limits.pinTries - tries
  if (left <= 0) await changeProtection(database, { pin: null })
  if (turn.kind !== 'look') return turn
  return left > 0 ? { kind: 'wrong', left } : { kind: 'ended' }
}
