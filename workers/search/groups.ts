import type { DuplicateReason } from '#domain/contacts/duplicates'

type LinkedGroup = { members: number[]; reasons: Set<DuplicateReason>; certainty: number }

/** Who belongs together, by links between two (union–find). A group is as sure as its least sure link. */
export class Groups {
  readonly #parents: Int32Array
  readonly #reasons = new Map<number, Set<DuplicateReason>>()
  readonly #certainty = new Map<number, number>()

  constructor(size: number) {
    this.#parents = new Int32Array(size).map((_, at) => at)
  }

  of(member: number): number {
    let root = member
    while (this.#parents[root] !== root) root = this.#parents[root]!
    for (let at = member; at !== root; ) {
      const next = this.#parents[at]!
      this.#parents[at] = root
      at = next
    }
    return root
  }

  link(a: number, b: number, reason: DuplicateReason, certainty: number) {
    const [one, other] = [this.of(a), this.of(b)]
    const reasons = new Set([...(this.#reasons.get(one) ?? []), ...(this.#reasons.get(other) ?? []), reason])
    // A second, weaker link between two that belong together already takes nothing away.
    const known = [one, other].map((root) => this.#certainty.get(root) ?? 1)
    const joined =
      one === other ? Math.max(known[0]!, this.#reasons.has(one) ? 0 : certainty) : Math.min(...known, certainty)
    this.#parents[other] = one
    this.#reasons.set(one, reasons)
    this.#certainty.set(one, joined)
    if (one === other) return
    this.#reasons.delete(other)
    this.#certainty.delete(other)
  }

  /** `turn` is asked between members: others have theirs. */
  async all(turn: () => Promise<unknown>): Promise<LinkedGroup[]> {
    const members = new Map<number, number[]>()
    for (let at = 0; at < this.#parents.length; at++) {
      const root = this.of(at)
      if (!this.#reasons.has(root)) continue
      const known = members.get(root)
      if (known) known.push(at)
      else members.set(root, [at])
      await turn()
    }
    return [...members].map(([root, some]) => ({
      members: some,
      reasons: this.#reasons.get(root)!,
      certainty: this.#certainty.get(root)!,
    }))
  }
}
