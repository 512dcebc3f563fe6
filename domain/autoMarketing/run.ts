import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { type Machine, next } from '../shared/machine.ts'
import { Id, Time, text } from '../shared/schema.ts'
import { AutoArrow } from './arrow.ts'
import { AutoPlan } from './plan.ts'

export const autoStates = ['draft', 'running', 'paused', 'closing', 'closed', 'failed', 'done'] as const
export type AutoState = (typeof autoStates)[number]

/** What a user does. */
export const autoCommands = ['start', 'pause', 'resume', 'close', 'approve'] as const
export type AutoCommand = (typeof autoCommands)[number]
/** `end`, `finish` and `fail` are the server's: it is closed, nothing is left to do, every channel has failed. */
const autoActions = [...autoCommands, 'end', 'finish', 'fail'] as const
export type AutoAction = (typeof autoActions)[number]

/** Closing takes effect after the step that is under way; until then it is `closing`. */
export const autoRunMachine = {
  draft: { start: 'running' },
  running: { pause: 'paused', close: 'closing', approve: 'running', finish: 'done', fail: 'failed' },
  paused: { resume: 'running', close: 'closing' },
  closing: { end: 'closed' },
  failed: { resume: 'running', close: 'closing' },
  closed: {},
  done: {},
} as const satisfies Machine<AutoState, AutoAction>

/** Where a run is: what it does now. */
export const autoPhases = ['collect', 'review', 'verify', 'freeze', 'send', 'end'] as const
export type AutoPhase = (typeof autoPhases)[number]
const phaseEvents = ['collected', 'approved', 'verified', 'frozen', 'nobody', 'sent'] as const
type PhaseEvent = (typeof phaseEvents)[number]

export const autoPhaseMachine = {
  collect: { collected: 'review', nobody: 'end' },
  review: { approved: 'verify' },
  verify: { verified: 'freeze' },
  freeze: { frozen: 'send', nobody: 'end' },
  send: { sent: 'end' },
  end: {},
} as const satisfies Machine<AutoPhase, PhaseEvent>

/** Where a run is after that; where it was, if that happens elsewhere. */
export const autoPhaseAfter = (phase: AutoPhase, event: PhaseEvent): AutoPhase =>
  next<AutoPhase, PhaseEvent>(autoPhaseMachine, phase, event) ?? phase

/** What keeps it from going on; '' where nothing does. `restored`: the server was put back to a backup. */
export const autoRunProblems = [
  '',
  'gateBounces',
  'gateComplaints',
  'gateLocked',
  'productMissing',
  'userInactive',
  'restored',
] as const
export type AutoRunProblem = (typeof autoRunProblems)[number]

const name = text(limits.lineLength).check(z.trim(), z.minLength(1))

export const NewAutoRun = z.object({
  id: Id,
  name,
  plan: AutoPlan,
  /** the run that is done once more; null: none */
  repeats: z.nullable(Id),
})
export type NewAutoRun = z.output<typeof NewAutoRun>

/** One run of a plan; a draft while it has not been started. */
export const AutoRun = z.extend(NewAutoRun, {
  belongto: Id,
  /** raised by each change of a run that goes on */
  version: z.int().check(z.minimum(1)),
  state: z.enum(autoStates),
  phase: z.enum(autoPhases),
  problem: z.enum(autoRunProblems),
  /** somebody has looked at what was collected */
  approved: z.boolean(),
  /** of one that is being closed: when that takes effect at the latest */
  closes_at: z.nullable(Time),
  /** what the server counted at each arrow */
  flow: z.array(AutoArrow),
  began_at: z.nullable(Time),
  ended_at: z.nullable(Time),
  created_at: Time,
  updated_at: Time,
})
export type AutoRun = z.output<typeof AutoRun>

export const newAutoRun = {
  version: 1,
  state: 'draft',
  phase: 'collect',
  problem: '',
  approved: false,
  closes_at: null,
  flow: [],
  began_at: null,
  ended_at: null,
} as const satisfies Partial<AutoRun>

/** One that may not be deleted. */
export const isAutoRunOpen = ({ state }: Pick<AutoRun, 'state'>) =>
  state === 'running' || state === 'paused' || state === 'closing'

/** Steps that people have entered, which a change of the plan leaves as they are. In a step that waits for its number check nobody has. */
export const begunSteps = ({ flow }: Pick<AutoRun, 'flow'>): ReadonlySet<string> =>
  new Set(flow.filter(({ state }) => state !== 'waiting' && state !== 'verificationException').map(({ key }) => key))

/** Nobody knows what it sent since a backup was put back: its user says whether it goes on. */
export const autoRunAfterRestore = (run: AutoRun): AutoRun =>
  run.state === 'running' ? { ...run, state: 'paused', problem: 'restored' } : run
