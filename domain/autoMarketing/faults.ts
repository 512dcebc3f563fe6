import type { CampaignTaskProblem } from '../campaigns/task.ts'
import type { ArrowState, AutoArrow } from './arrow.ts'
import type { AutoRun } from './run.ts'

/** What keeps an arrow of a run from going on until somebody does something: which arrow, and why (as it waits, or `nothingFound`). */
export type AutoFault = { key: string; why: string }

const faultyStates: ReadonlySet<ArrowState> = new Set(['insufficientPoints', 'verificationException', 'failed'])
/** Waits that need somebody, in whichever state. */
const faultyWaits: ReadonlySet<string> = new Set([
  'gateBounces',
  'gateComplaints',
  'gateLocked',
  'jobPaused',
  'taskPaused',
  'budgetReached',
  'bounces',
  'complaints',
  'restored',
])

export const isFaulty = ({ state, waits_for }: Pick<AutoArrow, 'state' | 'waits_for'>): boolean =>
  faultyStates.has(state) || faultyWaits.has(waits_for)

/** Those of a run that is not over by its user's own word. */
export const autoFaultsOf = ({ state, flow }: Pick<AutoRun, 'state' | 'flow'>): AutoFault[] =>
  state === 'closed' || state === 'closing'
    ? []
    : flow.filter(isFaulty).map(({ key, waits_for }) => ({ key, why: waits_for || 'nothingFound' }))

/** What keeps a task from going on for good, as far as a run can tell: its account or its message is lost. */
export const lostTaskProblems = [
  'passwordMissing',
  'senderRefused',
  'senderUnreachable',
  'senderGone',
  'domainNotReady',
  'addressMissing',
  'messageGone',
  'messageFaulty',
  'templateNotReady',
  'userInactive',
] as const satisfies readonly CampaignTaskProblem[]
