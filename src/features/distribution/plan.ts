import type { DistributionRequest } from '#domain/distribution/distribution'

/** What the server says it would do. */
export type Preview = {
  matching: number
  going: number
  holds: number
  receivers: readonly { user: string; gets: number; holds: number }[]
}

/** No more than what was looked at goes, however many match by then. Given numbers are as they were given. */
export const asConfirmed = (asked: DistributionRequest, { going }: Preview): DistributionRequest =>
  asked.kind !== 'release' && asked.share === 'numbers' ? asked : { ...asked, count: going }

/** Which sentence says it. */
export const sentenceOf = (asked: DistributionRequest) =>
  asked.kind !== 'release' ? asked.kind : asked.into === 'pool' ? 'releasePool' : 'releaseMain'

/** What deserves a word before it is confirmed. `all`: nobody asked for a number. */
export function remarksOn(asked: DistributionRequest, { going, receivers }: Preview, { all }: { all: boolean }) {
  const isFewer = !all && going < asked.count
  return { isFewer, leavesOut: going > 0 && receivers.some(({ gets }) => gets === 0) }
}

export type PlanLine = { user: string; gets: number; holds: number; after: number; isGiver: boolean }

/** Who holds how many before and after, the giver first. What goes into the pool is held by nobody. */
export function planLines(asked: DistributionRequest, giver: string, preview: Preview): PlanLine[] {
  const { going, holds, receivers } = preview
  const own = { user: giver, gets: 0, holds, after: holds - going, isGiver: true }
  if (asked.kind === 'release' && asked.into === 'pool') return [own]
  return [own, ...receivers.map((one) => ({ ...one, after: one.holds + one.gets, isGiver: false }))]
}
