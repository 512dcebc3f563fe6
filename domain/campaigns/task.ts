import * as z from 'zod/mini'
import { Filter } from '../contacts/filter.ts'
import { countTests } from '../contacts/filterTests.ts'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Machine } from '../shared/machine.ts'
import { type LostTime, mayBeDone } from '../shared/restored.ts'
import { Email, Id, Time, text } from '../shared/schema.ts'
import { CampaignChannel } from './channel.ts'
import { Sequence } from './sequence.ts'
import { ShopMail } from './shopMail.ts'
import { FirstBatch } from './stopRules.ts'
import { SubjectTest } from './subjectTest.ts'

/** In the specification's order, which numbers them: 0 pending, 1 in progress, 2 paused, 3 done, 4 closed. */
export const campaignTaskStates = ['pending', 'inProgress', 'paused', 'done', 'closed'] as const
export type CampaignTaskState = (typeof campaignTaskStates)[number]
/**
 * What a user does (`retry`: the failed ones again; `retryUncertain`: those who may have the mail already), and `finish`,
 * which the ledger says of itself when nobody is left.
 */
const campaignTaskActions = ['start', 'pause', 'close', 'retry', 'retryUncertain', 'finish'] as const
type CampaignTaskAction = (typeof campaignTaskActions)[number]

export const campaignTaskMachine = {
  pending: { start: 'inProgress', close: 'closed' },
  inProgress: { pause: 'paused', close: 'closed', finish: 'done' },
  paused: { start: 'inProgress', close: 'closed', finish: 'done', retryUncertain: 'inProgress' },
  done: { retry: 'inProgress', retryUncertain: 'inProgress' },
  closed: {},
} as const satisfies Machine<CampaignTaskState, CampaignTaskAction>

const campaignTaskTypes = ['ordinary', 'scheduled'] as const
export type CampaignTaskType = (typeof campaignTaskTypes)[number]

/**
 * What keeps a task from going on, until somebody does something about it; '' where nothing does. `restored`: the server was
 * put back to a backup, so nobody knows to whom it has written since.
 */
const campaignTaskProblems = [
  '',
  'mailPointsInsufficient',
  'budgetReached',
  'passwordMissing',
  'senderRefused',
  'senderUnreachable',
  'domainNotReady',
  'addressMissing',
  'messageGone',
  'messageFaulty',
  'templateNotReady',
  'senderGone',
  'userInactive',
  'nobodyLeft',
  'audienceIncomplete',
  'complaints',
  'bounces',
  'restored',
] as const
export type CampaignTaskProblem = (typeof campaignTaskProblems)[number]

/** Whom a task is for: who is named by hand or by a file, and who matches; of all of them each address once. */
export const Audience = z.object({
  /** null: nobody by a filter */
  filter: z.nullable(Filter),
  /** how many contacts are named in the task's `campaign_audience` rows */
  chosen: z.int().check(z.minimum(0), z.maximum(limits.emailImportRows)),
  /** those of this task who were sent its mail and did not open it; null: nobody by that */
  unopened_of: z.nullable(Id),
  /** null: however often somebody was written to already */
  send_count: z.nullable(z.object({ is: z.enum(countTests), value: z.int().check(z.minimum(0)) })),
  /** also those of whom nobody wrote down why they may be written to */
  allows_unknown_basis: z.boolean(),
})
export type Audience = z.output<typeof Audience>

export const everybody: Audience = {
  filter: { join: 'all', of: [] },
  chosen: 0,
  unopened_of: null,
  send_count: null,
  allows_unknown_basis: true,
}

const taskFields = {
  name: text(limits.lineLength).check(z.trim(), z.minLength(1)),
  type: z.enum(campaignTaskTypes),
  message: Id,
  sender: Id,
  /** where answers go; '' means the sender's own address */
  reply_address: z.union([z.literal(''), Email]),
  audience: Audience,
  /** of a scheduled one; it starts by itself then */
  execution_time: z.nullable(Time),
  /** null: all at once */
  first_batch: z.nullable(FirstBatch),
  /** null: one subject for all */
  subject_test: z.nullable(SubjectTest),
  /** null: one mail. Its first mail is `message`. */
  sequence: z.nullable(Sequence),
}

export const CampaignTaskFields = z.object(taskFields)
/** Beside `sender`: each receiver goes over one of them, which is chosen when its turn comes. */
export const TaskSenders = z.array(Id).check(z.maxLength(20))
export type CampaignTaskFields = z.output<typeof CampaignTaskFields>
/** Seconds between two messages of one sender; null: as fast as the sender goes. */
export const TaskInterval = z.nullable(z.int().check(z.minimum(1), z.maximum(86_400)))
/** To how many it goes, the first ones first; null: to all. */
export const MostReceivers = z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000)))
/** What a row of an older device has not. */
const later = {
  interval_seconds: z._default(TaskInterval, null),
  most_receivers: z._default(MostReceivers, null),
  /** null: the shop has nothing to do with it */
  shop_mail: z._default(z.nullable(ShopMail), null),
}
/** Of a task that was made before there were others: email. */
const channel = z._default(CampaignChannel, 'email')
const isTimed = ({ type, execution_time }: Pick<CampaignTaskFields, 'type' | 'execution_time'>) =>
  (type === 'scheduled') === (execution_time !== null)
export const NewCampaignTask = z
  .object({ ...taskFields, ...later, id: Id, channel, senders: z._default(TaskSenders, []) })
  .check(z.refine(isTimed, { error: says('inputInvalid'), path: ['execution_time'] }))
export type NewCampaignTask = z.output<typeof NewCampaignTask>

export const CampaignTask = z.object({
  ...taskFields,
  ...later,
  id: Id,
  channel,
  senders: z._default(TaskSenders, []),
  belongto: Id,
  status: z.enum(campaignTaskStates),
  problem: z.enum(campaignTaskProblems),
  /** receivers, once it has begun; 0 before */
  email_count: z.int().check(z.minimum(0)),
  /** how often the failed ones were asked to be sent again */
  retries: z.int().check(z.minimum(0)),
  /** how often the uncertain ones were; a row of an older device has none */
  uncertain_retries: z._default(z.int().check(z.minimum(0)), 0),
  /** of one that a restore has paused: from then on nobody knows what it sent */
  lost_since: z._default(z.nullable(Time), null),
  began_at: z.nullable(Time),
  ended_at: z.nullable(Time),
  created_at: Time,
  updated_at: Time,
})
export type CampaignTask = z.output<typeof CampaignTask>

/** What comes of starting it, as it is of a new one. */
export const newTask = {
  status: 'pending',
  problem: '',
  email_count: 0,
  retries: 0,
  uncertain_retries: 0,
  lost_since: null,
  began_at: null,
  ended_at: null,
} as const satisfies Partial<CampaignTask>

/**
 * Whether a task that stands like this in a backup may have sent something since (`domain/shared/restored.ts`). One that a
 * person had paused may have been started again; one that never began has sent nothing before somebody starts it.
 */
export function mayHaveSentSince(
  { status, execution_time, began_at }: Pick<CampaignTask, 'status' | 'execution_time' | 'began_at'>,
  lost: LostTime,
): boolean {
  if (status === 'pending') return mayBeDone(execution_time, lost)
  return status === 'inProgress' || (status === 'paused' && began_at !== null)
}

/** A task of which that holds: it goes on when a person says how. */
export const pausedByRestore = (task: CampaignTask, { since }: Pick<LostTime, 'since'>): CampaignTask => ({
  ...task,
  status: 'paused',
  problem: 'restored',
  lost_since: since,
})

/** Contacts that are named for a task, some of them per row. */
export const NewAudienceRow = z.object({
  id: Id,
  campaign_task_id: Id,
  contacts: z.array(Id).check(z.minLength(1), z.maxLength(limits.emailAudiencePart)),
  /** of what these contacts can be reached at: what was named itself, such as their second number, and comes before the rest */
  addresses: z._default(z.array(text(limits.emailLength)).check(z.maxLength(limits.emailAudiencePart)), []),
})
export const AudienceRow = z.extend(NewAudienceRow, { created_at: Time, updated_at: Time })
export type AudienceRow = z.output<typeof AudienceRow>
