import * as z from 'zod/mini'
import { CampaignChannel, type campaignChannels } from '../campaigns/channel.ts'
import { Filter } from '../contacts/filter.ts'
import type { ErrorCode } from '../errors.ts'
import { LeadForm, leadKindNames } from '../leads/form.ts'
import { limits } from '../limits.ts'
import { derivedIdAt } from '../shared/derivedId.ts'
import { Id, Time, text } from '../shared/schema.ts'
import { AutoReceiver } from './giving.ts'

const PartId = text(40).check(z.minLength(1))
const count = z.int().check(z.minimum(0))

/** Where people come from: a job that collects leads, of whichever kind there is, or contacts that are there. */
export const AutoSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('leads'),
    id: PartId,
    form: LeadForm,
    most_rows: z.int().check(z.minimum(1), z.maximum(limits.leadRows)),
    most_points: z.nullable(z.int().check(z.minimum(1))),
    /** pages of rows that its user brings, under the id of the job (`leadJobIdOf`) */
    brought_pages: count.check(z.maximum(limits.leadRows / limits.leadPageRows)),
  }),
  z.object({ kind: z.literal('contacts'), id: PartId, filter: Filter }),
  /** what a template looks in, while nobody has said what for */
  z.object({ kind: z.literal('open'), id: PartId, of: z.enum(leadKindNames) }),
])
export type AutoSource = z.output<typeof AutoSource>

/**
 * Who gets a step, by what they did with an earlier one, or by what is known of their number. `unreached`: whom the earlier one did
 * not reach, such as where its channel failed.
 */
export const autoBranches = [
  'everybody',
  'opened',
  'notOpened',
  'clicked',
  'notClicked',
  'unreached',
  'registered',
  'notRegistered',
] as const
export type AutoBranch = (typeof autoBranches)[number]
/** Those that ask about an earlier step. */
export const asksAboutStep = (branch: AutoBranch) =>
  branch !== 'everybody' && branch !== 'registered' && branch !== 'notRegistered'

/** One message over one channel; each begins when the one before is over, its wait has passed and its day has come. */
export const AutoStep = z.object({
  id: PartId,
  channel: CampaignChannel,
  /** '' where none is chosen yet */
  message: z.union([z.literal(''), Id]),
  senders: z.array(Id).check(z.maxLength(20)),
  wait_days: z.int().check(z.minimum(0), z.maximum(90)),
  wait_hours: z.int().check(z.minimum(0), z.maximum(23)),
  /** nothing goes out before; null: nothing but the wait */
  not_before: z.nullable(Time),
  branch: z.enum(autoBranches),
  /** the earlier step that the branch asks about; null: it asks about none */
  of: z.nullable(PartId),
  /** to how many it goes at most */
  most: count.check(z.maximum(1_000_000)),
  /** over linked phones: how many numbers are looked up before */
  verify_count: count.check(z.maximum(1_000_000)),
})
export type AutoStep = z.output<typeof AutoStep>

/** What the wizard asks: whom to look for, what to write, and under which conditions it goes on. */
export const AutoPlan = z.object({
  sources: z.array(AutoSource).check(z.maxLength(limits.autoSources)),
  steps: z.array(AutoStep).check(z.maxLength(limits.autoSteps)),
  /** `hand`: what was collected waits until a person has looked at it */
  review: z.enum(['rules', 'hand']),
  /** people at most; the first ones first */
  most_people: z.int().check(z.minimum(1), z.maximum(limits.autoPeople)),
  /** also those of whom nobody wrote down why they may be written to */
  allows_unknown_basis: z.boolean(),
  /** how long the answers of a first batch are waited for */
  gate_hours: z.int().check(z.minimum(0), z.maximum(72)),
  /** after how many days somebody whom an earlier run wrote to may come again; null: never */
  again_days: z.nullable(z.int().check(z.minimum(0), z.maximum(730))),
  /** null: at once */
  starts_at: z.nullable(Time),
  /** who works with the new contacts of a main account's run; none: its user does */
  gives: z.optional(z.array(AutoReceiver).check(z.maxLength(limits.subAccountsPerCall))),
})
export type AutoPlan = z.output<typeof AutoPlan>

export const emptyAutoPlan: AutoPlan = {
  sources: [],
  steps: [],
  review: 'rules',
  most_people: 1_000,
  allows_unknown_basis: false,
  gate_hours: 4,
  again_days: null,
  starts_at: null,
}

export const newAutoStep = (id: string, channel: (typeof campaignChannels)[number]): AutoStep => ({
  id,
  channel,
  message: '',
  senders: [],
  wait_days: 0,
  wait_hours: 0,
  not_before: null,
  branch: 'everybody',
  of: null,
  most: 1_000,
  verify_count: channel === 'linked' ? 1_000 : 0,
})

/** The steps of the wizard. */
export const autoPages = ['sources', 'steps', 'start'] as const
export type AutoPage = (typeof autoPages)[number]
/** What is wrong, on which page, and with which source or step; '' where it is no single one. */
export type AutoProblem = { code: ErrorCode; page: AutoPage; of: string }

const hourMs = 3_600_000
export const autoWaitMs = ({ wait_days, wait_hours }: Pick<AutoStep, 'wait_days' | 'wait_hours'>) =>
  (wait_days * 24 + wait_hours) * hourMs

/** What keeps a plan from being started; none: it may. */
export function autoProblems({ sources, steps }: Pick<AutoPlan, 'sources' | 'steps'>): AutoProblem[] {
  return [
    ...(sources.length ? [] : [problem('autoSourceMissing', 'sources')]),
    ...sources.flatMap(({ kind, id }) => (kind === 'open' ? [problem('autoSourceOpen', 'sources', id)] : [])),
    ...(steps.length ? [] : [problem('autoChannelMissing', 'steps')]),
    ...steps.flatMap((step, at) => stepProblems(step, steps.slice(0, at))),
  ]
}

const problem = (code: ErrorCode, page: AutoPage, of = ''): AutoProblem => ({ code, page, of })

function stepProblems(step: AutoStep, before: readonly AutoStep[]): AutoProblem[] {
  const asksWell = !asksAboutStep(step.branch) || before.some(({ id }) => id === step.of)
  return [
    ...(step.message === '' ? ['autoMessageMissing' as const] : []),
    ...(step.senders.length
      ? []
      : [step.channel === 'linked' ? ('autoWtMissing' as const) : ('autoSenderMissing' as const)]),
    ...(step.channel === 'linked' ? numberProblems(step) : step.most === 0 ? ['autoSendCountZero' as const] : []),
    ...(asksWell ? [] : ['autoBranchUnknown' as const]),
  ].map((code) => problem(code, 'steps', step.id))
}

/** The specification's: verification count or max send not 0, max send not above verification count. */
function numberProblems({ verify_count, most }: Pick<AutoStep, 'verify_count' | 'most'>) {
  if (verify_count === 0 || most === 0) return ['autoVerifyZero' as const]
  return most > verify_count ? ['autoMostAboveVerify' as const] : []
}

/** The job that a source becomes, and the tasks of a step: the same ones however often it is tried. */
export const leadJobIdOf = (run: string, source: string) => derivedIdAt(run, 'auto lead job', run, source)
/** A step is sent in two: its first batch and the rest. */
export const autoParts = ['first', 'rest'] as const
export type AutoPart = (typeof autoParts)[number]
export const autoTaskIdOf = (run: string, step: string, part: AutoPart) =>
  derivedIdAt(run, 'auto task', run, step, part)

type StepSenders = Pick<AutoStep, 'channel' | 'senders'>

/** A channel is tried on some first, until a first batch has gone over it by all who write now. */
export const hasFirstBatch = ({ channel, senders }: StepSenders, tried: readonly StepSenders[]): boolean => {
  const known = new Set(tried.flatMap((one) => (one.channel === channel ? one.senders : [])))
  return known.size === 0 || senders.some((sender) => !known.has(sender))
}

/** The plan of a run after a change: steps that have begun keep their content and place, all others are the new ones. */
export function revisedPlan(now: AutoPlan, next: AutoPlan, begun: ReadonlySet<string>): AutoPlan {
  const kept = now.steps.filter(({ id }) => begun.has(id))
  return { ...next, sources: now.sources, steps: [...kept, ...next.steps.filter(({ id }) => !begun.has(id))] }
}
