import * as z from 'zod/mini'
import { type SourceProblem, sourceProblems } from '../leadSources/sourceAnswer.ts'
import { limits } from '../limits.ts'
import type { Machine } from '../shared/machine.ts'
import { Id, Time, text } from '../shared/schema.ts'
import { LeadForm, type LeadKind, leadKindNames } from './form.ts'

export const leadJobStates = ['waiting', 'running', 'paused', 'stopped', 'over', 'failed'] as const
export type LeadJobState = (typeof leadJobStates)[number]

/** What a user does. */
export const leadJobCommands = ['pause', 'stop', 'resume'] as const
export type LeadJobCommand = (typeof leadJobCommands)[number]
/** `begin`, `finish`, `fail` and `halt` are the server's: its turn has come, nothing is left to ask, it cannot, it may not. */
const leadJobActions = [...leadJobCommands, 'begin', 'finish', 'fail', 'halt'] as const
export type LeadJobAction = (typeof leadJobActions)[number]

/** A new job waits for its turn; one that was stopped or has failed goes on where it was. */
export const leadJobMachine = {
  waiting: { pause: 'paused', stop: 'stopped', begin: 'running', finish: 'over', fail: 'failed', halt: 'paused' },
  running: { pause: 'paused', stop: 'stopped', finish: 'over', fail: 'failed', halt: 'paused' },
  paused: { resume: 'waiting', stop: 'stopped' },
  stopped: { resume: 'waiting' },
  over: {},
  failed: { resume: 'waiting' },
} as const satisfies Machine<LeadJobState, LeadJobAction>

/** A Facebook task that was stopped has ended: what is left of it is another task's. */
const facebookMachine: Machine<LeadJobState, LeadJobAction> = {
  waiting: { stop: 'stopped', begin: 'running', finish: 'over', fail: 'failed', halt: 'paused' },
  running: { stop: 'stopped', finish: 'over', fail: 'failed', halt: 'paused' },
  paused: {},
  stopped: {},
  over: {},
  failed: {},
}
/** One of Instagram is stopped and goes on; there is no pause beside that. */
const instagramMachine: Machine<LeadJobState, LeadJobAction> = {
  ...leadJobMachine,
  waiting: facebookMachine.waiting,
  running: facebookMachine.running,
  paused: { resume: 'waiting' },
}

/** What may be done to a job of a kind. */
export const leadJobMachineOf = (kind: LeadKind): Machine<LeadJobState, LeadJobAction> =>
  kind === 'facebook' ? facebookMachine : kind === 'instagram' ? instagramMachine : leadJobMachine

/** Whether another task can take over what is left of it. */
export const canBeContinued = ({ kind, state }: Pick<LeadJob, 'kind' | 'state'>): boolean =>
  kind === 'facebook' && (state === 'paused' || state === 'stopped' || state === 'failed')

type ShownJobState = LeadJobState | 'ended'
const shownStates: Partial<Record<LeadKind, Partial<Record<LeadJobState, ShownJobState>>>> = {
  facebook: { waiting: 'running', paused: 'ended', stopped: 'ended', over: 'ended' },
  instagram: { paused: 'stopped', failed: 'stopped' },
}
/** By the name that the specification gives it: of Facebook running, ended, failed; of Instagram stopped, waiting, running, over. */
export const shownJobState = ({ kind, state }: Pick<LeadJob, 'kind' | 'state'>): ShownJobState =>
  shownStates[kind]?.[state] ?? state

const sourceProblemNames = Object.keys(sourceProblems) as [SourceProblem, ...SourceProblem[]]
/** Why it does not go on, waits, or has ended before everything was asked; '' where nothing is to be said. */
export const leadJobProblems = [
  '',
  ...sourceProblemNames,
  'pointsInsufficient',
  'budgetReached',
  'productMissing',
  'rowsReached',
  'pointsReached',
  'hourReached',
  'restored',
  'fault',
] as const
export type LeadJobProblem = (typeof leadJobProblems)[number]

const count = z.int().check(z.minimum(0))

export const LeadJobFields = z.object({
  name: text(limits.lineLength).check(z.trim(), z.minLength(1)),
  saved: z.boolean(),
})

export const NewLeadJob = z.extend(LeadJobFields, {
  id: Id,
  form: LeadForm,
  /** it ends at so many rows, so many points, or this hour; null: at neither */
  most_rows: z.int().check(z.minimum(1), z.maximum(limits.leadRows)),
  most_points: z.nullable(z.int().check(z.minimum(1))),
  ends_at: z.nullable(Time),
  /** the job that is asked once more: what it or an earlier repetition found is not new; null: none */
  repeats: z.nullable(Id),
  /** the ended job that this one continues: it asks what was left open there; null: none */
  continues: z._default(z.nullable(Id), null),
  /** pages of rows that its user brings (`leadCalls.bring`); it waits until they are there */
  brought_pages: z.int().check(z.minimum(0), z.maximum(limits.leadRows / limits.leadPageRows)),
})
export type NewLeadJob = z.output<typeof NewLeadJob>

export const LeadJob = z.extend(NewLeadJob, {
  kind: z.enum(leadKindNames),
  belongto: Id,
  state: z.enum(leadJobStates),
  problem: z.enum(leadJobProblems),
  /** until when it waits for a source; null: it does not */
  waits_until: z.nullable(Time),
  /** rows that were found, of them new ones, and of these kept as contacts */
  found: count,
  fresh: count,
  kept: count,
  /** questions that were asked, that are left, and of which a part is missing */
  asked: count,
  left: count,
  missing: count,
  points: count,
  began_at: z.nullable(Time),
  ended_at: z.nullable(Time),
  created_at: Time,
  updated_at: Time,
})
export type LeadJob = z.output<typeof LeadJob>

/** What the server alone says of it. */
export const newLeadJob = {
  state: 'waiting',
  problem: '',
  waits_until: null,
  found: 0,
  fresh: 0,
  kept: 0,
  asked: 0,
  left: 0,
  missing: 0,
  points: 0,
  began_at: null,
  ended_at: null,
} as const satisfies Partial<LeadJob>

export const isLeadJobOpen = ({ state }: Pick<LeadJob, 'state'>) => state === 'waiting' || state === 'running'

/** Nobody knows what it asked since a backup was put back: its user says whether it goes on. */
export const leadJobAfterRestore = (job: LeadJob): LeadJob =>
  isLeadJobOpen(job) ? { ...job, state: 'paused', problem: 'restored' } : job
