/** Which contacts have a voice note. */
export class Voiced {
  readonly #contacts = new Map<string, string>()
  readonly #counts = new Map<string, number>()

  has = (contact: string) => this.#counts.has(contact)

  /** The contacts whose answer may be another now. `contact` null: the note is gone. */
  put(notes: readonly { id: string; contact: string | null }[]): Set<string> {
    const changed = new Set<string>()
    for (const { id, contact } of notes) {
      const before = this.#contacts.get(id)
      if (before === (contact ?? undefined)) continue
      if (before !== undefined) changed.add(this.#count(before, -1))
      if (contact !== null) changed.add(this.#count(contact, 1))
      if (contact === null) this.#contacts.delete(id)
      else this.#contacts.set(id, contact)
    }
    return changed
  }

  #count(contact: string, by: number): string {
    const count = (this.#counts.get(contact) ?? 0) + by
    if (count > 0) this.#counts.set(contact, count)
    else this.#counts.delete(contact)
    return contact
  }
}
