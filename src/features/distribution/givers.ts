import { type DistributionKind, distributionKinds } from '#domain/distribution/distribution'
import type { Person } from '#domain/subAccounts/person'

type Somebody = Pick<Person, 'id' | 'status' | 'is_main'>

/** Somebody who was disabled can still be relieved of contacts. The main account's own can go into the pool only. */
export function giversOf<P extends Somebody>(kind: DistributionKind, people: readonly P[]): P[] {
  const mains = people.filter(({ is_main }) => is_main)
  const subs = people.filter(({ is_main }) => !is_main)
  return { distribute: mains, transfer: subs, release: [...subs, ...mains] }[kind]
}

/** What somebody's contacts can be asked for. */
export const kindsOf = (giver: string, people: readonly Somebody[]): DistributionKind[] =>
  distributionKinds.filter((kind) => giversOf(kind, people).some(({ id }) => id === giver))

/** Whoever gives now, if this kind knows such a giver; otherwise its first one. */
export function giverFor(kind: DistributionKind, wanted: string | null, people: readonly Somebody[]): string {
  const givers = giversOf(kind, people).map(({ id }) => id)
  return givers.find((id) => id === wanted) ?? givers[0] ?? ''
}

/** Somebody who could receive, to ask what there is before anybody is chosen. */
export const anyoneBesides = (giver: string, people: readonly Somebody[]): string =>
  people.find(({ id, status }) => id !== giver && status === 'normal')?.id ?? ''

/** Who is listed to receive, in the order of their turns. What is distributed is the main account's already. */
export const receiversFor = <P extends Somebody>(kind: DistributionKind, people: readonly P[]): P[] =>
  people.filter(({ is_main }) => !is_main || kind === 'transfer')
