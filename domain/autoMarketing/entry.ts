import type { FollowUpStatus } from '../contacts/contact.ts'
import type { AutoBranch } from './plan.ts'

/** Why somebody leaves a run for good, the first that holds. */
export const autoExits = ['saidNo', 'replied', 'closed', 'noIntention', 'gone'] as const
export type AutoExit = (typeof autoExits)[number]

/** What is known of one person of a run when a step is about to begin. */
export type RunPersonFacts = {
  isGone: boolean
  /** unsubscribed, complained, or suppressed on the channels of the run */
  saidNo: boolean
  /** on any channel, since the run began */
  replied: boolean
  follow_up_status: FollowUpStatus
  /** at least one number that is known to be registered; null: nobody has looked */
  registered: boolean | null
  /** the earlier step that the branch asks about; null: they did not get it */
  earlier: { opened: boolean; clicked: boolean } | null
}

export function exitOf({ isGone, saidNo, replied, follow_up_status }: RunPersonFacts): AutoExit | null {
  if (isGone) return 'gone'
  if (saidNo) return 'saidNo'
  if (replied) return 'replied'
  return follow_up_status === 'closed' || follow_up_status === 'noIntention' ? follow_up_status : null
}

/** Whether a branch leads somebody here. Whom the earlier step did not reach has not opened it, and is `unreached` as well. */
const leads: Record<AutoBranch, (facts: RunPersonFacts) => boolean> = {
  everybody: () => true,
  opened: ({ earlier }) => earlier?.opened === true,
  notOpened: ({ earlier }) => earlier?.opened !== true,
  clicked: ({ earlier }) => earlier?.clicked === true,
  notClicked: ({ earlier }) => earlier?.clicked !== true,
  unreached: ({ earlier }) => earlier === null,
  registered: ({ registered }) => registered === true,
  notRegistered: ({ registered }) => registered !== true,
}

export type AutoEntry = { way: 'enters' } | { way: 'branch' } | { way: 'exit'; why: AutoExit }

export function entryOf(facts: RunPersonFacts, branch: AutoBranch): AutoEntry {
  const why = exitOf(facts)
  if (why) return { way: 'exit', why }
  return leads[branch](facts) ? { way: 'enters' } : { way: 'branch' }
}
