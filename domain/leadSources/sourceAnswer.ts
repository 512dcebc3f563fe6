/** What keeps a source from answering. `passes`: the same question may be answered in a while. */
export const sourceProblems = {
  /** too many questions in a short time */
  rate: { passes: true },
  /** what the key pays for is used up */
  quota: { passes: true },
  /** it has no room just now */
  busy: { passes: true },
  unreachable: { passes: true },
  /** it takes us for a robot, or says that it does not want us: nobody knows whether there was anything */
  blocked: { passes: true },
  /** most of what may be asked in an hour is used: it is left alone for a while */
  limited: { passes: true },
  /** the key is missing, wrong or has ended */
  key: { passes: false },
  /** it is not set up for this, such as a SearXNG that gives no JSON */
  forbidden: { passes: false },
  /** it says that the question is none */
  refused: { passes: false },
  /** what it said is not what it should say */
  unreadable: { passes: false },
  /** the recipe finds no rows on the page any more: the page was redesigned since it was recorded */
  changed: { passes: false },
  /** the answer is larger than we take */
  tooLarge: { passes: false },
  /** it knows no place of that name: not the same as a place without stores */
  placeUnknown: { passes: false },
  /** nobody says who answers for this, such as for an ending without RDAP */
  notCovered: { passes: false },
} as const satisfies Record<string, { passes: boolean }>
export type SourceProblem = keyof typeof sourceProblems

/** `until`: when it may be asked again, in ms; null: it does not say. `code`: what it said, for a person who looks into it. */
export type SourceTrouble =
  | { kind: 'later'; problem: SourceProblem; until: number | null; code: string }
  | { kind: 'failed'; problem: SourceProblem; code: string }

/**
 * What a source said. Only `answered` and whole means that there is no more: an answer of which a part is missing, for
 * `missing` says why, is never "none found".
 */
export type SourceAnswer<Found> =
  | { kind: 'answered'; found: Found; isWhole: true }
  | { kind: 'answered'; found: Found; isWhole: false; missing: string }
  | SourceTrouble

export const wholeAnswer = <Found>(found: Found): SourceAnswer<Found> => ({ kind: 'answered', found, isWhole: true })
export const halfAnswer = <Found>(found: Found, missing: string): SourceAnswer<Found> => ({
  kind: 'answered',
  found,
  isWhole: false,
  missing,
})
export const laterTrouble = (problem: SourceProblem, code: string, until: number | null = null): SourceTrouble => ({
  kind: 'later',
  problem,
  until,
  code,
})
export const failedTrouble = (problem: SourceProblem, code: string): SourceTrouble => ({
  kind: 'failed',
  problem,
  code,
})

/** "None was found", which only a whole answer can say. */
export const saysNone = (answer: SourceAnswer<readonly unknown[]>): boolean =>
  answer.kind === 'answered' && answer.isWhole && answer.found.length === 0
