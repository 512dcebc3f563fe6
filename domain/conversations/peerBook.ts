import { type ChannelIdentity, type IdentityKind, spellingOf } from './identity.ts'
import { peerIdOf } from './ids.ts'

export const spellingSources = ['message', 'opened', 'renamed', 'joined', 'changedHands'] as const
type SpellingSource = (typeof spellingSources)[number]

export type SpellingRow = ChannelIdentity & {
  peer: string
  source: SpellingSource
  first_seen: number
  last_seen: number
  replaced_by: string | null
  merged_from: string | null
}
/** `made`: when it was first met; of several that turn out to be one the oldest stays. */
export type PeerRow = { id: string; made: number; joined_into: string | null }

/** One peer's spelling that is another one's from now on. */
export type SpellingMove = { spelling: ChannelIdentity; from: string; to: string }

/**
 * What the provider itself gives to one person and never to another one. A number, an address and a name are given anew when their
 * owner has let them go.
 */
const lasting: ReadonlySet<IdentityKind> = new Set(['lid', 'bsuid', 'psid', 'igsid'])
const strength = ({ kind }: ChannelIdentity) => (lasting.has(kind) ? 0 : 1)

/**
 * The identities of one scope and whose they are, as far as they were read. What is learned is what the provider states of an event
 * whose origin is proven; a number that somebody types is no evidence. No message is ever moved by it.
 */
export class PeerBook {
  readonly scope: string
  readonly #spellings = new Map<string, SpellingRow>()
  readonly #peers = new Map<string, PeerRow>()
  readonly #changedSpellings = new Set<string>()
  readonly #changedPeers = new Set<string>()
  readonly joins: { from: string; into: string }[] = []
  readonly moves: SpellingMove[] = []

  constructor(scope: string, spellings: Iterable<SpellingRow>, peers: Iterable<PeerRow>) {
    this.scope = scope
    for (const one of spellings) this.#spellings.set(spellingOf(one), { ...one })
    for (const one of peers) this.#peers.set(one.id, { ...one })
  }

  /** Whom these identities of one event are; somebody new, if none of them is known. */
  sight(identities: readonly ChannelIdentity[], at: number, source: SpellingSource = 'message'): string {
    const ordered = identities.toSorted((a, b) => strength(a) - strength(b))
    const known = ordered.find((one) => this.#spellings.has(spellingOf(one)))
    let peer = known ? this.#spellings.get(spellingOf(known))!.peer : this.#meet(ordered[0]!, at)
    if (known && strength(known) > 0 && this.#isSomebodyElse(peer, ordered)) peer = this.#meet(ordered[0]!, at)
    for (const one of ordered) peer = this.#give(one, peer, at, source)
    return peer
  }

  /** The provider says that somebody has another number or name now. The former one keeps leading to them, for what comes late. */
  rename(before: ChannelIdentity, after: ChannelIdentity, at: number): string {
    const peer = this.sight([before], at)
    const old = this.#spellings.get(spellingOf(before))!
    // First, so that who was met under the new name before this was heard is not taken for somebody else.
    if (spellingOf(before) !== spellingOf(after)) old.replaced_by = spellingOf(after)
    this.#changedSpellings.add(spellingOf(before))
    return this.#give(after, peer, at, 'renamed')
  }

  peerOf = (identity: ChannelIdentity): string | null => this.#spellings.get(spellingOf(identity))?.peer ?? null
  identitiesOf = (peer: string): ChannelIdentity[] =>
    [...this.#spellings.values()].filter((one) => one.peer === peer).map(({ kind, value }) => ({ kind, value }))

  changes = () => ({
    spellings: [...this.#changedSpellings].map((key) => this.#spellings.get(key)!),
    peers: [...this.#changedPeers].map((id) => this.#peers.get(id)!),
  })

  #meet(first: ChannelIdentity, at: number): string {
    let n = 0
    while (this.#peers.has(peerIdOf(this.scope, first, n))) n++
    const id = peerIdOf(this.scope, first, n)
    this.#peers.set(id, { id, made: at, joined_into: null })
    this.#changedPeers.add(id)
    return id
  }

  /** The one that has the identity from then on: `peer`, or the older one of two that are one person. */
  #give(identity: ChannelIdentity, peer: string, at: number, source: SpellingSource): string {
    const key = spellingOf(identity)
    this.#changedSpellings.add(key)
    const known = this.#spellings.get(key)
    if (!known) {
      const { kind, value } = identity
      const fresh = { kind, value, peer, source, first_seen: at, last_seen: at, replaced_by: null, merged_from: null }
      this.#spellings.set(key, fresh)
      return peer
    }
    known.first_seen = Math.min(known.first_seen, at)
    known.last_seen = Math.max(known.last_seen, at)
    if (known.peer === peer) return peer
    if (!this.#differ(known.peer, peer)) return this.#join(known.peer, peer)
    this.moves.push({ spelling: { kind: identity.kind, value: identity.value }, from: known.peer, to: peer })
    Object.assign(known, { peer, source: 'changedHands', merged_from: known.peer, replaced_by: null })
    return peer
  }

  #join(a: string, b: string): string {
    const [one, other] = [this.#peers.get(a)!, this.#peers.get(b)!]
    const isFirst = one.made < other.made || (one.made === other.made && one.id < other.id)
    const [into, from] = isFirst ? [one, other] : [other, one]
    from.joined_into = into.id
    this.#changedPeers.add(from.id)
    for (const [key, spelling] of this.#spellings)
      if (spelling.peer === from.id) {
        Object.assign(spelling, { peer: into.id, source: 'joined', merged_from: from.id })
        this.#changedSpellings.add(key)
      }
    this.joins.push({ from: from.id, into: into.id })
    return into.id
  }

  /** Two who each have their own of what is given to one person once. */
  #differ(a: string, b: string): boolean {
    const [mine, theirs] = [this.#lastingOf(a), this.#lastingOf(b)]
    return mine.some((one) => theirs.some((other) => other.kind === one.kind))
  }

  #isSomebodyElse(peer: string, identities: readonly ChannelIdentity[]): boolean {
    const theirs = this.#lastingOf(peer)
    return identities.some(
      (one) =>
        lasting.has(one.kind) &&
        theirs.some(({ kind }) => kind === one.kind) &&
        !theirs.some(({ kind, value }) => kind === one.kind && value === one.value),
    )
  }

  #lastingOf = (peer: string): SpellingRow[] =>
    [...this.#spellings.values()].filter(
      (one) => one.peer === peer && lasting.has(one.kind) && one.replaced_by === null,
    )
}
