import type { AnyRule } from './history.ts'
import type { Task } from './pool.ts'
import { runTasks } from './pool.ts'
import { noticed, type Profile, profiles, skipping } from './profiles.ts'

/**
 * A rule of the protocol, or several that cover each other, and why something breaks without. `from`: the seed at which it
 * was missed when it was last looked for from the first one on, so that not hundreds of histories are gone through before.
 */
export type Ablation = { rules: readonly AnyRule[]; profile: Profile; within: number; from?: number; why: string }

/**
 * Each rule, taken away, must be missed within its budget of histories: a rule whose removal nobody notices is not tested.
 */
export const ablations: Ablation[] = [
  {
    rules: ['compareAndSwap', 'witness'],
    profile: profiles.zombies,
    within: 500,
    from: 64,
    why: 'late pages of yesterday’s leader',
  },
  { rules: ['confirmAfterPull'], profile: profiles.everything, within: 20, why: 'the push answer is not the effect' },
  { rules: ['confirmAfterRound'], profile: profiles.crowd, within: 100, why: 'the row may sit in the next page' },
  { rules: ['tombstoneScope'], profile: profiles.moves, within: 100, why: 'of a move the tombstone may come last' },
  { rules: ['history'], profile: profiles.restores, within: 100, why: 'revs of another history say nothing' },
  { rules: ['journal'], profile: profiles.restores, within: 100, why: 'a restored server lost what it acknowledged' },
  {
    rules: ['refusalJournal'],
    profile: profiles.restores,
    within: 1_000,
    from: 510,
    why: 'a restored server forgot its refusals',
  },
  { rules: ['writeAheadLog'], profile: profiles.disks, within: 100, why: 'a browser sets its database back' },
  { rules: ['aside'], profile: profiles.pages, within: 20, why: 'a page goes before its worker has kept anything' },
  { rules: ['refusedRows'], profile: profiles.moves, within: 100, why: 'of many rows one is refused' },
  {
    rules: ['withdrawal'],
    profile: profiles.proxies,
    within: 300,
    why: 'what fails now may have got through before',
  },
  { rules: ['interval'], profile: profiles.moves, within: 100, why: 'what a page does not show has left' },
  { rules: ['commitOrder'], profile: profiles.crowd, within: 20, why: 'who has seen n must have seen all below it' },
  { rules: ['dedupe'], profile: profiles.everything, within: 20, why: 'answers get lost' },
  { rules: ['predecessor'], profile: skipping, within: 100, why: 'a device may have a bug' },
  { rules: ['moveTombstone'], profile: profiles.moves, within: 20, why: 'the former owner must let go' },
  { rules: ['epoch', 'witness'], profile: noticed, within: 200, why: 'cursors of another history say nothing' },
  {
    rules: ['witness'],
    profile: profiles.restores,
    within: 100,
    from: 11,
    why: 'a machine that was set back counts other changes under the same numbers',
  },
  { rules: ['lostValues'], profile: profiles.everything, within: 100, why: 'of two values one is not shown' },
  { rules: ['companions'], profile: profiles.moves, within: 200, why: 'what is about a contact goes where it goes' },
  { rules: ['lateEdits'], profile: profiles.fairs, within: 200, from: 22, why: 'the fair was before the transfer' },
  {
    rules: ['announcement'],
    profile: profiles.fairs,
    within: 500,
    from: 22,
    why: 'a pull may tell that a contact left before what waits is sent',
  },
  {
    rules: ['wholeRound'],
    profile: profiles.talks,
    within: 20,
    why: 'what was just written is in a month that is still read',
  },
  { rules: ['serverMonth'], profile: profiles.talks, within: 200, why: 'a device may think that it is another year' },
  {
    rules: ['closedMonths'],
    profile: profiles.talks,
    within: 500,
    from: 80,
    why: 'of a month that is closed nobody is told what went',
  },
  { rules: ['messagesMove'], profile: profiles.talks, within: 20, why: 'messages go where their thread goes' },
  { rules: ['follows'], profile: profiles.talks, within: 200, from: 90, why: 'a thread goes where its contact goes' },
  { rules: ['wholePeer'], profile: profiles.talks, within: 20, why: 'a peer writes to several accounts' },
  { rules: ['joinedPeers'], profile: profiles.talks, within: 20, why: 'two names were one person’s' },
  { rules: ['takeBack'], profile: profiles.talks, within: 20, why: 'what is on its way cannot be taken back' },
  { rules: ['receiptRank'], profile: profiles.talks, within: 20, why: 'receipts come in any order' },
  { rules: ['seenRises'], profile: profiles.talks, within: 200, why: 'a device may have read less than another' },
  {
    rules: ['lateAnswers'],
    profile: profiles.talks,
    within: 500,
    from: 14,
    why: 'the thread was its user’s when it was answered',
  },
  {
    rules: ['floorEdition'],
    profile: profiles.talks,
    within: 200,
    why: 'of what is below their months devices hear nothing',
  },
  { rules: ['olderJoined'], profile: profiles.talks, within: 20, why: 'a month that leaves a device leaves a gap' },
  { rules: ['parking'], profile: profiles.everything, within: 100, why: 'a disabled user has unsent work' },
  { rules: ['floorReset'], profile: profiles.moves, within: 100, why: 'tombstones that are gone cannot tell' },
  { rules: ['bootFloor'], profile: profiles.moves, within: 300, why: 'a first sync under a rising floor must end' },
]

export const nameOf = ({ rules }: Ablation) => rules.join(' and ')

/** After how many histories each was missed, and by what; null: never within its budget. */
export type Detection = { after: number; by: string } | null

export async function detectAll(onDetected: (ablation: Ablation, detection: Detection) => void = () => {}) {
  const found = new Map<Ablation, Detection>()
  const tasks = new Map(ablations.map((ablation) => [taskOf(ablation), ablation]))
  await runTasks(tasks.keys(), (task, { histories, failure }) => {
    const ablation = tasks.get(task)!
    const detection = failure && { after: histories, by: failure.violation }
    found.set(ablation, detection)
    onDetected(ablation, detection)
  })
  return found
}

const taskOf = ({ rules, profile, within, from = 1 }: Ablation): Task => ({
  profile,
  from,
  count: within,
  without: rules,
})

export function tableOf(found: ReadonlyMap<Ablation, Detection>): string {
  const rows = ablations.map((ablation) => {
    const detection = found.get(ablation)
    const after = detection ? `${detection.after}` : `not within ${ablation.within}`
    return [nameOf(ablation), ablation.profile.name, after, detection?.by ?? '']
  })
  const all = [['rule taken away', 'profile', 'missed after', 'as'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]!.length)))
  return all.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n')
}
