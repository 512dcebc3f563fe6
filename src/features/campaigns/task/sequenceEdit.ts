import type { Sequence, SequenceStep } from '#domain/campaigns/sequence'

/** `text`: a message that goes to the phone, over routes. */
export type StepKind = SequenceStep['kind'] | 'text'
export const kindOf = (step: SequenceStep): StepKind =>
  step.kind === 'mail' && step.channel === 'sms' ? 'text' : step.kind

/** A mail, and a second one some days later for whoever did not open the first. */
export const newSequence = (newId: () => string): Sequence => {
  const [first, wait, question, second] = [newId(), newId(), newId(), newId()]
  return {
    stops_on_reply: true,
    steps: [
      { kind: 'mail', id: first, message: '', next: wait },
      { kind: 'wait', id: wait, days: 3, hours: 0, next: question },
      { kind: 'condition', id: question, asks: 'opened', mail: first, yes: null, no: second },
      { kind: 'mail', id: second, message: '', next: null },
    ],
  }
}

function stepOf(kind: StepKind, { id, routes }: NewStep, { steps }: Sequence): SequenceStep {
  if (kind === 'text') return { kind: 'mail', channel: 'sms', senders: [...routes], id, message: '', next: null }
  if (kind === 'mail') return { kind, id, message: '', next: null }
  if (kind === 'wait') return { kind, id, days: 3, hours: 0, next: null }
  const mail = steps.findLast((step) => step.kind === 'mail')?.id ?? id
  return { kind, id, asks: 'opened', mail, yes: null, no: null }
}

/** What is chosen where a text may go over several routes: one of them, or all by their countries and prices. */
export type StepRoute = { kind: 'rules' } | { kind: 'none' } | { kind: 'route'; id: string }

export function routeOf({ senders = [] }: { senders?: readonly string[] | undefined }, routes: number): StepRoute {
  const [first, ...others] = senders
  if (first === undefined) return { kind: 'none' }
  return others.length || routes === 1 ? { kind: 'rules' } : { kind: 'route', id: first }
}

/** `routes`: that a text may go over. */
type NewStep = { id: string; routes: readonly string[] }

/** One more at the end; the last way that ended there leads to it. */
export function withStep(sequence: Sequence, kind: StepKind, added: NewStep): Sequence {
  const last = sequence.steps.at(-1)
  const steps = last ? [...sequence.steps.slice(0, -1), leadingTo(last, added.id)] : []
  return { ...sequence, steps: [...steps, stepOf(kind, added, sequence)] }
}
function leadingTo(step: SequenceStep, id: string): SequenceStep {
  if (step.kind !== 'condition') return step.next === null ? { ...step, next: id } : step
  return step.no === null ? { ...step, no: id } : step.yes === null ? { ...step, yes: id } : step
}

export const withChanged = (sequence: Sequence, step: SequenceStep): Sequence => ({
  ...sequence,
  steps: sequence.steps.map((one) => (one.id === step.id ? step : one)),
})

/** What led to it leads to what came after it; of a question, to where its no led. */
export function withoutStep(sequence: Sequence, id: string): Sequence {
  const gone = sequence.steps.find((step) => step.id === id)
  const after = gone ? (gone.kind === 'condition' ? gone.no : gone.next) : null
  const led = (to: string | null) => (to === id ? after : to)
  return {
    ...sequence,
    steps: sequence.steps
      .filter((step) => step.id !== id)
      .map((step) =>
        step.kind === 'condition'
          ? { ...step, yes: led(step.yes), no: led(step.no) }
          : { ...step, next: led(step.next) },
      ),
  }
}
