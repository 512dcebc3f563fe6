import type { Witness } from '#domain/sync/protocol'
import type { Meta } from './ports.ts'
import type { Fence } from './rules.ts'

/**
 * Each number that the server's counter comes to has a random mark, so a number with its mark is in one history alone, and
 * all below it are that history's as well. A device names the last one that it has read with whatever it asks or sends.
 */

/** Null while nobody knows how far what was read is the server's: then nothing is known of it. */
export const lastWitness = ({ witnesses, isParted }: Pick<Meta, 'witnesses' | 'isParted'>, fence: Fence) =>
  isParted || fence.without.has('witness') ? undefined : witnesses?.at(-1)

/** With one more, which is not from before the last. */
export function withWitness(witnesses: readonly Witness[] = [], read: Witness): Witness[] {
  const isNew = read.seq > (witnesses.at(-1)?.seq ?? -1)
  return isNew ? thinned([...witnesses, read]) : [...witnesses]
}

const allOfLast = 8

/** The last ones, and of those before two for each power of two that they are behind: the older, the further apart. */
function thinned(witnesses: readonly Witness[]): Witness[] {
  const last = witnesses.at(-1)!.seq
  const distances = new Set<number>()
  const older = witnesses.slice(0, -allOfLast).filter(({ seq }) => {
    const distance = Math.floor(2 * Math.log2(last - seq))
    return !distances.has(distance) && distances.add(distance)
  })
  return [...older, ...witnesses.slice(-allOfLast)]
}
