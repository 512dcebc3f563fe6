import type { CampaignChannel } from '../campaigns/channel.ts'
import { type ArrowState, isArrowOver } from './arrow.ts'
import type { AutoRun } from './run.ts'

/** The specification's words: it speaks of collecting, of email marketing and of WT marketing; text messages are told alike. */
const statusParts = ['run', 'collection', 'email', 'sms', 'wt'] as const
export type StatusPart = (typeof statusParts)[number]
export type AutoStatus =
  | { of: 'run'; is: 'draft' | 'paused' | 'closing' | 'closed' }
  | { of: 'collection'; is: 'going' | 'done' | 'closed' | 'failed' }
  | { of: 'email' | 'sms' | 'wt'; is: ChannelStatus }
export const channelStatuses = ['going', 'done', 'insufficientPoints', 'verificationException', 'failed'] as const
export type ChannelStatus = (typeof channelStatuses)[number]

const partOf = {
  email: 'email',
  sms: 'sms',
  whatsapp: 'wt',
  linked: 'wt',
} as const satisfies Record<CampaignChannel, StatusPart>

const statusOf: Record<Exclude<ArrowState, 'waiting'>, ChannelStatus> = {
  going: 'going',
  gate: 'going',
  insufficientPoints: 'insufficientPoints',
  verificationException: 'verificationException',
  failed: 'failed',
  closed: 'done',
  done: 'done',
}

/**
 * What the specification calls it: the user's own word first, then the collection, then the furthest step that is not done. A channel
 * that has failed says so only when all of them have: the others go on.
 */
export function autoStatusOf({ state, plan, flow }: Pick<AutoRun, 'state' | 'plan' | 'flow'>): AutoStatus {
  if (state === 'draft' || state === 'paused' || state === 'closing') return { of: 'run', is: state }
  const collect = flow.find(({ key }) => key === 'collect')?.state ?? 'waiting'
  if (!isArrowOver(collect)) return state === 'closed' ? { of: 'run', is: 'closed' } : { of: 'collection', is: 'going' }
  if (collect === 'failed') return { of: 'collection', is: 'failed' }
  const steps = plan.steps.flatMap(({ id, channel }) => {
    const arrow = flow.find(({ key }) => key === id)
    return arrow && arrow.state !== 'waiting' ? [{ of: partOf[channel], is: statusOf[arrow.state] }] : []
  })
  const furthest =
    steps.findLast(({ is }) => is !== 'done' && is !== 'failed') ??
    steps.findLast(({ is }) => is !== 'failed') ??
    steps.at(-1)
  if (furthest) return furthest
  const verify = flow.find(({ key }) => key === 'verify')
  if (verify?.state === 'verificationException')
    return { of: verify.waits_for === 'phonesAway' ? 'wt' : 'email', is: 'verificationException' }
  return { of: 'collection', is: collect === 'closed' ? 'closed' : 'done' }
}
