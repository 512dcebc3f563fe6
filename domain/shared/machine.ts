/** A state machine as data: state → action → next state. Buttons, refusals and tests all read the same table. */
export type Machine<S extends string, A extends string> = Record<S, Partial<Record<A, S>>>

export function next<S extends string, A extends string>(machine: Machine<S, A>, state: S, action: A): S | undefined {
  return machine[state][action]
}

export function actionsFrom<S extends string, A extends string>(machine: Machine<S, A>, state: S): A[] {
  return Object.keys(machine[state]) as A[]
}
