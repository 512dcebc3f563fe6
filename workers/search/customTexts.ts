import type { CustomValues } from '#domain/contacts/customField'
import { isId } from '#domain/shared/schema'

/** Nobody types these: a letter for each field and each option, behind which the value of a field stands. */
const first = 0xf0000
const last = 0xffffd
const letters = /([\u{F0000}-\u{FFFFD}])/u
const lettersIn = /[\u{F0000}-\u{FFFFD}\u0000-\u001f]/gu

/** The custom values of a contact as one text, so that they are searched with everything else. */
export class CustomTexts {
  /** of fields and of options, in the order of their letters */
  readonly ids: string[]
  readonly #places: Map<string, number>

  constructor(ids: readonly string[] = []) {
    this.ids = [...ids]
    this.#places = new Map(this.ids.map((id, place) => [id, place]))
  }

  /** The letter of a field or an option; null: no contact has it. */
  letterOf(id: string): string | null {
    const place = this.#places.get(id)
    return place === undefined ? null : String.fromCodePoint(first + place)
  }

  write(values: CustomValues | null | undefined): string {
    if (!values) return ''
    return Object.entries(values)
      .map(([id, value]) => this.#letter(id) + (isId(value) ? this.#letter(value) : plain(value)))
      .join('')
  }

  /** Field → its value: of a choice the id of its option. */
  read(text: string): Record<string, string> {
    const values: Record<string, string> = {}
    if (text === '') return values
    const parts = text.split(letters)
    for (let at = 1; at < parts.length; at += 2) {
      const id = this.#idOf(parts[at]!)
      // An option follows its field at once.
      const isChoice = parts[at + 1] === '' && at + 2 < parts.length
      values[id] = isChoice ? this.#idOf(parts[at + 2]!) : parts[at + 1]!
      if (isChoice) at += 2
    }
    return values
  }

  #letter(id: string): string {
    let place = this.#places.get(id)
    if (place === undefined) {
      place = Math.min(this.ids.length, last - first)
      this.ids[place] = id
      this.#places.set(id, place)
    }
    return String.fromCodePoint(first + place)
  }

  #idOf = (letter: string) => this.ids[letter.codePointAt(0)! - first] ?? ''
}

/** A value that is nothing but such signs is still one. */
const plain = (value: string | number) => String(value).replace(lettersIn, ' ') || ' '
