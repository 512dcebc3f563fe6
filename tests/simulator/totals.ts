import { type Fault, faultNames } from './faults.ts'
import type { Done, Failure, Task } from './pool.ts'

const kills: readonly Fault[] = [
  'tabKilled',
  'allTabsKilled',
  'killedBeforeCommit',
  'killedAfterCommit',
  'serverKilled',
]

/** What many histories came to. */
export class Totals {
  histories = 0
  steps = 0
  mutations = 0
  readonly counts: Record<string, number> = {}
  readonly failures: (Failure & { profile: string })[] = []
  readonly #began = performance.now()

  add({ profile }: Task, done: Done) {
    this.histories += done.histories
    this.steps += done.steps
    this.mutations += done.mutations
    for (const [kind, n] of Object.entries(done.counts)) this.counts[kind] = (this.counts[kind] ?? 0) + n
    const name = typeof profile === 'string' ? profile : profile.name
    if (done.failure) this.failures.push({ ...done.failure, profile: name })
  }

  neverStruck = (): Fault[] => faultNames.filter((fault) => !this.counts[fault])

  line(): string {
    const minutes = (performance.now() - this.#began) / 60_000
    return [
      `${this.histories} histories`,
      `${this.steps} steps`,
      `${this.mutations} mutations`,
      `${kills.reduce((sum, kind) => sum + (this.counts[kind] ?? 0), 0)} kills`,
      `${this.failures.length} violations`,
      `${Math.round(this.histories / minutes)} histories a minute`,
    ].join(', ')
  }

  faults = (): string => faultNames.map((fault) => `${fault} ${this.counts[fault] ?? 0}`).join(', ')

  /** Each violation, and the entry that it becomes in regressions.ts. */
  report = (): string =>
    this.failures
      .map(({ profile, seed, violation, shrunk }) => {
        const entry = shrunk ? `\n  ${JSON.stringify(shrunk)}` : ''
        return `SIM_SEED=${seed} of ${profile}: ${violation}${entry}`
      })
      .join('\n')
}
