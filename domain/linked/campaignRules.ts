import type { Turn } from '../campaigns/pace.ts'
import type { ReceiverReason } from '../campaigns/receiverReason.ts'
import type { ZoneOffsetAt } from '../campaigns/sendHours.ts'
import type { LinkedAccount } from '../channels/account.ts'
import { type GovernorReason, type LinkedReceiver, mayWrite, type PhonePace } from './governor.ts'

/** Whether a task may count on it; one whose connection is tried again is only late. */
export const mayPhoneSend = ({ is_on, phone }: Pick<LinkedAccount, 'is_on' | 'phone'>): boolean =>
  is_on && phone.linked_at !== null && phone.state !== 'ended'

/** E.164. */
export const linkedNumberRefusal = (key: string): ReceiverReason | null =>
  /^[1-9]\d{4,14}$/.test(key) ? null : 'badAddress'

/** It could not be reached just now: its connection is tried again, and tasks need not ask before. */
export const afterAway = (phone: PhonePace, at: number): PhonePace => ({
  ...phone,
  taskFrom: Math.max(phone.taskFrom, at + 2_000),
})

const waits = {
  backOff: 'backOff',
  locked: 'locked',
  newChats: 'newChats',
  warmUp: 'strangers',
  daily: 'strangers',
  interval: 'interval',
  hours: 'hours',
} as const satisfies Record<GovernorReason, Turn['wait']>

const noOffset: ZoneOffsetAt = () => 0

/** When a task's message may go, but for the receiver's hours, which the ledger keeps for all channels. */
export function taskTurn(phone: PhonePace, to: LinkedReceiver, now: number): Turn {
  const turn = mayWrite(phone, to, { by: 'person' }, now, noOffset)
  const governed: Turn = turn.may ? { at: now, wait: null } : { at: turn.until, wait: waits[turn.why] }
  // Whoever goes next waits for the interval first: it holds the whole phone.
  return phone.taskFrom > now && (governed.wait === null || phone.taskFrom >= governed.at)
    ? { at: phone.taskFrom, wait: 'interval' }
    : governed
}
