import type { StepOutcome } from '../steps.ts'

type Findings = Extract<StepOutcome, { kind: 'found' }>

/** What was found, with nothing more to ask and nothing missing where that is not said. */
export const foundOutcome = (found: Partial<Omit<Findings, 'kind'>>): Findings => ({
  kind: 'found',
  leads: [],
  next: [],
  missing: null,
  ...found,
})
