/**
 * To how many strangers a linked phone may write in 24 hours, by how many days ago it began. The specification's bound is the last line;
 * those before it are what keeps a new number from being locked: numbers that began with 15 to 20 a day and more were (Baileys 1983).
 */
export const warmUpSteps = [
  { fromDay: 0, strangers: 20 },
  { fromDay: 4, strangers: 50 },
  { fromDay: 8, strangers: 100 },
  { fromDay: 15, strangers: 200 },
  { fromDay: 31, strangers: 1_000 },
] as const

const dayMs = 86_400_000

/** `numberSince`: from when the number itself is known, such as by its history; null: nobody knows. */
export type PhoneAge = { linkedAt: number; numberSince: number | null }

/** The younger of the two counts: a new number on an old link, and an old number on a new one. */
const beganAt = ({ linkedAt, numberSince }: PhoneAge) => Math.max(linkedAt, numberSince ?? linkedAt)

export function strangersAllowed(age: PhoneAge, at: number): number {
  const days = (at - beganAt(age)) / dayMs
  return (warmUpSteps.findLast(({ fromDay }) => fromDay <= days) ?? warmUpSteps[0]).strangers
}

/** When more are allowed than at this moment; null: there is no more. */
export function nextRise(age: PhoneAge, at: number): { at: number; strangers: number } | null {
  const began = beganAt(age)
  const step = warmUpSteps.find(({ fromDay }) => began + fromDay * dayMs > at && fromDay > 0)
  return step ? { at: began + step.fromDay * dayMs, strangers: step.strangers } : null
}
