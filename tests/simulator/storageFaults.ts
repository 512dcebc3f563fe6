import type { Random } from './random.ts'

/** How IndexedDB fails, by the names that browsers use. */
const names = ['UnknownError', 'InvalidStateError', 'QuotaExceededError', 'AbortError'] as const
type Name = (typeof names)[number]

const methods = {
  IDBObjectStore: ['get', 'getAll', 'getAllKeys', 'put', 'add', 'delete', 'count', 'openCursor', 'index'],
  IDBIndex: ['get', 'getAll', 'getAllKeys', 'getKey', 'count', 'openCursor', 'openKeyCursor'],
  IDBDatabase: ['transaction'],
} as const

/** Makes any call of IndexedDB throw now and then; an AbortError takes its transaction along. */
export class StorageFaults {
  chance = 0
  readonly struck: Record<Name, number> = {
    UnknownError: 0,
    InvalidStateError: 0,
    QuotaExceededError: 0,
    AbortError: 0,
  }
  readonly #random: Random

  constructor(random: Random) {
    this.#random = random
  }

  /** Gives back how to take it off again. */
  install(): () => void {
    const undo: (() => void)[] = []
    for (const [type, all] of Object.entries(methods)) {
      const { prototype } = (globalThis as unknown as Record<string, { prototype: Record<string, Method> }>)[type]!
      for (const name of all) {
        const real = prototype[name]!
        const strike = (target: unknown) => this.#maybeThrow(target)
        prototype[name] = function (this: unknown, ...args: unknown[]) {
          strike(this)
          return real.apply(this, args)
        }
        undo.push(() => void (prototype[name] = real))
      }
    }
    return () => undo.forEach((one) => one())
  }

  #maybeThrow(target: unknown) {
    if (!this.#random.chance(this.chance)) return
    const name = this.#random.pick(names)
    this.struck[name]++
    if (name === 'AbortError') (target as { transaction?: { abort?: () => void } }).transaction?.abort?.()
    throw new DOMException(`${name} by the simulator`, name)
  }
}
type Method = (...args: unknown[]) => unknown
