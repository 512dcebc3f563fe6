import { type askedOf, type Sequence, type SequenceStep, stepsById, waitMs } from './sequence.ts'

/** What one receiver did, or what became of a mail to them; `mail`: the step it was about, '' where it is about none. */
export type SequenceEvent = {
  kind: (typeof askedOf)[number] | 'unsubscribed' | 'complained' | 'returned'
  mail: string
}

const sequenceEnds = ['through', 'replied', 'unsubscribed', 'complained', 'returned'] as const
type SequenceEnd = (typeof sequenceEnds)[number]

/** Where somebody stands: at this step since then. null: behind the last one. */
export type SequencePlace = { step: string | null; since: number }

/**
 * `place` is where the receiver stands afterwards, and what is kept: a question that was answered once is not asked again.
 * A mail is kept as due before it is sent, so that what is opened meanwhile changes no way.
 */
type SequenceTurn =
  | { kind: 'mail'; message: string; place: SequencePlace }
  | { kind: 'wait'; until: number; place: SequencePlace }
  | { kind: 'end'; why: SequenceEnd; place: SequencePlace }

export const sequenceStart = ({ steps }: Sequence, now: number): SequencePlace => ({
  step: steps[0]?.id ?? null,
  since: now,
})

/** What comes next for somebody who stands here, given all that happened since the sequence began for them. */
export function nextTurn(
  sequence: Sequence,
  place: SequencePlace,
  happened: readonly SequenceEvent[],
  now: number,
): SequenceTurn {
  const stop = stopOf(sequence, happened)
  if (stop) return { kind: 'end', why: stop, place: { step: null, since: now } }
  const byId = stepsById(sequence)
  let { step: id, since } = place
  // A sound sequence passes each step once at most; one that is not does not hang us.
  for (let passed = 0; passed <= sequence.steps.length; passed++) {
    const step = id === null ? undefined : byId.get(id)
    if (!step) break
    const here = { step: step.id, since }
    if (step.kind === 'mail') return { kind: 'mail', message: step.message, place: here }
    if (step.kind === 'wait') {
      since += waitMs(step)
      if (now < since) return { kind: 'wait', until: since, place: here }
    }
    id = wayOn(step, happened)
  }
  return { kind: 'end', why: 'through', place: { step: null, since } }
}

/** Once a mail that was due was given to a server; from then on the next wait counts. */
export function afterSequenceMail(sequence: Sequence, place: SequencePlace, now: number): SequencePlace {
  const step = sequence.steps.find(({ id }) => id === place.step)
  return step?.kind === 'mail' ? { step: step.next, since: now } : place
}

const wayOn = (step: SequenceStep, happened: readonly SequenceEvent[]) => {
  if (step.kind !== 'condition') return step.next
  return happened.some(({ kind, mail }) => kind === step.asks && mail === step.mail) ? step.yes : step.no
}

/** A no weighs more than an answer, however they came. */
const stopKinds = ['unsubscribed', 'complained', 'returned', 'replied'] as const

function stopOf({ stops_on_reply }: Sequence, happened: readonly SequenceEvent[]): SequenceEnd | undefined {
  const kinds = new Set<string>(happened.map(({ kind }) => kind))
  return stopKinds.find((kind) => kinds.has(kind) && (kind !== 'replied' || stops_on_reply))
}
