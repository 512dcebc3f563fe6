import { NotStatic } from './values.ts'

/** Says which of so many possibilities is taken this time; `key`: what is chosen, once for the whole evaluation. */
export type Choose = (key: string, count: number) => number

/** Several values are possible; the work begins anew with each of them. */
class Fork extends Error {
  readonly key: string
  readonly count: number

  constructor(key: string, count: number) {
    super(key)
    this.key = key
    this.count = count
  }
}

/** What an evaluation comes to with every choice that it makes. */
export function everyOutcome(evaluate: (choose: Choose) => unknown, { mostRuns }: { mostRuns: number }): unknown[] {
  const values = new Set<unknown>()
  const waiting: ReadonlyMap<string, number>[] = [new Map()]
  let runs = 0
  for (let choices = waiting.pop(); choices; choices = waiting.pop()) {
    const fork = outcomeOf(evaluate, choices, values)
    for (let at = 0; at < (fork?.count ?? 0); at++) waiting.push(new Map(choices).set(fork!.key, at))
    if (++runs + waiting.length > mostRuns) throw new NotStatic('too many values')
  }
  return [...values]
}

function outcomeOf(
  evaluate: (choose: Choose) => unknown,
  choices: ReadonlyMap<string, number>,
  values: Set<unknown>,
): Fork | null {
  try {
    values.add(evaluate(chooseFrom(choices)))
    return null
  } catch (error) {
    if (error instanceof Fork) return error
    throw error
  }
}

const chooseFrom =
  (choices: ReadonlyMap<string, number>): Choose =>
  (key, count) => {
    if (count === 1) return 0
    const at = choices.get(key)
    if (at === undefined) throw new Fork(key, count)
    return at
  }
