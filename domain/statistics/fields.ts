import type { ContactEmail, FollowUpStatus, Phone } from '../contacts/contact.ts'

/** The specification's counters. A phone is one of three, so the last three make the second. */
export const counterNames = [
  'contacts_count',
  'phone_count',
  'email_count',
  'whatsapp_count',
  'wait_for_verification_whats_app_count',
  'no_whats_app_count',
] as const
export type CounterName = (typeof counterNames)[number]
export type Counters = Record<CounterName, number>

/** What contacts are counted by. Of tags and channels one contact may have several, so theirs may be more than all. */
export const countedFields = [
  'follow_up_status',
  'source',
  'category',
  'tag',
  'country',
  'belongto',
  'channel',
] as const
export type CountedField = (typeof countedFields)[number]

/** What a table may have as its rows and columns: months and years are those in which a contact was made. */
export const pivotFields = [...countedFields, 'created_month', 'created_year'] as const
export type PivotField = (typeof pivotFields)[number]
/** Of two stretches beside each other, each month and year is in one of them only. */
export const isTimeField = (field: PivotField | null) => field === 'created_month' || field === 'created_year'

/** By what a contact can be reached. */
export const reachChannels = ['phone', 'whatsapp', 'email', 'none'] as const
export type Channel = (typeof reachChannels)[number]

/** From the first sign of life to the deal. The other statuses are not on the way. */
export const funnelStages = [
  'opened',
  'clicked',
  'replied',
  'interested',
  'followingUp',
  'closed',
] as const satisfies readonly FollowUpStatus[]
export type FunnelStage = (typeof funnelStages)[number]

type Reachable = { phones: readonly Phone[]; emails: readonly ContactEmail[] }

/** What one contact adds to the counters. */
export function countersOf({ phones, emails }: Reachable): Counters {
  const having = (status: Phone['is_wt']) => phones.filter(({ is_wt }) => is_wt === status).length
  return {
    contacts_count: 1,
    phone_count: phones.length,
    email_count: emails.length,
    whatsapp_count: having('registered'),
    wait_for_verification_whats_app_count: having('unvalidated'),
    no_whats_app_count: having('unregistered'),
  }
}

/** An address that takes no mail reaches nobody. */
export function channelsOf({ phones, emails }: Reachable): Channel[] {
  const found: Channel[] = []
  if (phones.length) found.push('phone')
  if (phones.some(({ is_wt }) => is_wt === 'registered')) found.push('whatsapp')
  if (emails.some(({ is_valid }) => is_valid !== 'invalid')) found.push('email')
  return found.length ? found : ['none']
}

type Stage = { stage: FunnelStage; count: number /** at this stage or further */; reached: number }

/** This stage and all after it. */
export const stagesFrom = (stage: FunnelStage): FunnelStage[] => funnelStages.slice(funnelStages.indexOf(stage))

/** How many stand at each stage, and how many got at least that far. */
export function funnelOf(count: (status: FollowUpStatus) => number): Stage[] {
  let reached = 0
  const stages = funnelStages.toReversed().map((stage) => {
    reached += count(stage)
    return { stage, count: count(stage), reached }
  })
  return stages.reverse()
}
