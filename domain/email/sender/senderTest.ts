import * as z from 'zod/mini'
import { type MailboxProblem, mailboxProblems } from './mailboxProblem.ts'
import { mailProblems } from './mailProblem.ts'
import {
  type ConnectionStep,
  type ConnectionTest,
  connectionSteps,
  isSenderProblem,
  type SenderProblem,
  senderProblems,
} from './senderProblem.ts'

/** How far the trial of a mailbox came. */
export type MailboxTest = { kind: 'works' } | { kind: 'failed'; problem: MailboxProblem }

const keysOf = <T extends object>(table: T) => Object.keys(table) as [keyof T & string, ...(keyof T & string)[]]

const Problem = z.enum(keysOf(senderProblems))

export const ConnectionTestAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('works'), encrypted: z.boolean(), most_bytes: z.nullable(z.int()) }),
  z.object({
    kind: z.literal('failed'),
    step: z.enum(connectionSteps),
    problem: Problem,
    code: z.nullable(z.int()),
    answer: z.string(),
  }),
])
export const MailboxTestAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('works') }),
  z.object({ kind: z.literal('failed'), problem: z.enum(keysOf(mailboxProblems)) }),
])

/** What became of a mail that was sent for a look. `later`: the server takes it from nobody for now. */
export const TestMailAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted'), answer: z.string() }),
  z.object({ kind: z.enum(['refused', 'later']), code: z.int(), answer: z.string() }),
  z.object({ kind: z.literal('sender'), problem: Problem, answer: z.string() }),
  z.object({ kind: z.literal('uncertain') }),
  /** what is wrong with the message itself */
  z.object({ kind: z.literal('unsendable'), problem: z.enum(keysOf(mailProblems)), value: z.string() }),
])
export type TestMailAnswer = z.output<typeof TestMailAnswer>

const works = 'works'

/** What a sender's row keeps of a trial: `works`, or the step and the problem. */
export const serverTestText = (test: ConnectionTest) => (test.kind === 'works' ? works : `${test.step} ${test.problem}`)
export const mailboxTestText = (test: MailboxTest | null) =>
  test === null ? '' : test.kind === 'works' ? works : test.problem

export type ServerTest = { kind: 'works' } | { kind: 'failed'; step: ConnectionStep; problem: SenderProblem }

/** null: what another version found out has to be found out anew. */
export function readServerTest(text: string): ServerTest | null {
  if (text === works) return { kind: 'works' }
  const [step = '', problem = ''] = text.split(' ')
  return isStep(step) && isSenderProblem(problem) ? { kind: 'failed', step, problem } : null
}

export function readMailboxTest(text: string): MailboxTest | null {
  if (text === works) return { kind: 'works' }
  return Object.hasOwn(mailboxProblems, text) ? { kind: 'failed', problem: text as MailboxProblem } : null
}

const isStep = (text: string): text is ConnectionStep => (connectionSteps as readonly string[]).includes(text)
