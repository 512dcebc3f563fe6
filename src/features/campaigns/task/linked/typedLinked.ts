import type { CampaignTask } from '#domain/campaigns/task'

/** What a task over linked phones says besides; texts until they are read. `most`: '' for all. */
export type LinkedChoice = { interval: string; most: string }

export const emptyLinked: LinkedChoice = { interval: '10', most: '' }

export const typedLinkedOf = ({
  interval_seconds,
  most_receivers,
}: Pick<CampaignTask, 'interval_seconds' | 'most_receivers'>): LinkedChoice => ({
  interval: interval_seconds === null ? emptyLinked.interval : String(interval_seconds),
  most: most_receivers === null ? '' : String(most_receivers),
})

const number = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** Whether or not they may be: `linkedFlawsOf` says what is wrong with them. */
export const linkedFields = ({ interval, most }: LinkedChoice) => ({
  interval_seconds: number(interval),
  most_receivers: most.trim() === '' ? null : number(most),
})

export type LinkedFlaw = 'interval' | 'mostZero' | 'most' | 'mostAbove'

/** `receivers`: how many there are without a bound; null: not counted. */
export function linkedFlawsOf(typed: LinkedChoice, receivers: number | null): LinkedFlaw[] {
  const { interval_seconds, most_receivers } = linkedFields(typed)
  const flaws: LinkedFlaw[] = []
  if (!(interval_seconds >= 1 && interval_seconds <= 86_400)) flaws.push('interval')
  if (most_receivers === 0) flaws.push('mostZero')
  else if (Number.isNaN(most_receivers)) flaws.push('most')
  else if (most_receivers !== null && receivers !== null && most_receivers > receivers) flaws.push('mostAbove')
  return flaws
}
