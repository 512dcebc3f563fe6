import { type PhonePace, strangerCount } from './governor.ts'
import { strangersAllowed } from './warmUp.ts'

const dayMs = 86_400_000
const mostDays = 366

export type StrangerPlan = {
  /** so many strangers may be written to today */
  today: number
  /** on how many days it goes out; null: not within a year */
  days: number | null
}

/** How a task to so many strangers goes out over some phones, where nobody else writes over them. */
export function sendingDays(phones: readonly PhonePace[], receivers: number, at: number): StrangerPlan {
  const today = phones.reduce((sum, phone) => sum + strangerCount(phone, at).left, 0)
  let left = receivers - today
  for (let day = 1; day <= mostDays; day++) {
    if (left <= 0) return { today, days: day }
    left -= phones.reduce((sum, phone) => sum + strangersOn(phone, at + day * dayMs), 0)
  }
  return { today, days: null }
}

const strangersOn = (phone: PhonePace, at: number): number =>
  phone.lockedUntil !== null && phone.lockedUntil > at ? 0 : strangersAllowed(phone, at)
