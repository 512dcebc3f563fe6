/** Numbers for the few different values of a column; 0 is none. */
export class Interned {
  readonly values: string[]
  readonly #numbers = new Map<string, number>()

  constructor(values: readonly string[] = ['']) {
    this.values = [...values]
    this.values.forEach((value, number) => this.#numbers.set(value, number))
  }

  add(value: string): number {
    const known = this.#numbers.get(value)
    if (known !== undefined) return known
    this.#numbers.set(value, this.values.length)
    return this.values.push(value) - 1
  }

  /** -1: nothing has this value. */
  find = (value: string): number => this.#numbers.get(value) ?? -1
}
