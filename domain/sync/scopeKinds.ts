import type { Scope } from './protocol.ts'

/** `month`: messages of one month, of conversations that live in `talk:<user>`, `pool:<channel account>` or `mine:<user>`. */
export type ScopeKind = 'acct' | 'main' | 'user' | 'self' | 'talk' | 'pool' | 'mine' | 'month'

/** What kind of rows a scope has follows from its name alone. */
export function kindOfScope(scope: Scope): ScopeKind {
  const [kind, , month] = scope.split(':')
  return month ? 'month' : (kind as ScopeKind)
}

/** The scope that a month belongs to: who has the right to it has the right to all of its months. Any other is its own. */
export const baseOfScope = (scope: Scope): Scope => scope.split(':', 2).join(':')

/** Months begin at midnight UTC, for everybody. */
export function scopeMonth(at: number): number {
  const date = new Date(at)
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1
}

export const monthScope = (base: Scope, month: number): Scope => `${base}:${month}`

/** The month so many before this one. */
export function monthBefore(month: number, by: number): number {
  const index = Math.floor(month / 100) * 12 + (month % 100) - 1 - by
  return Math.floor(index / 12) * 100 + (index % 12) + 1
}

/** The month of a scope that is one, else null. */
export function monthOfScope(scope: Scope): number | null {
  const [, , month] = scope.split(':')
  return month ? Number(month) : null
}

/**
 * The order in which scopes are read for the first time: conversations and what was said last before a hundred thousand
 * contacts. `current`: the months that have begun last, which the server names.
 */
export function bootOrder(scope: Scope, current: ReadonlySet<Scope>): number {
  const kind = kindOfScope(scope)
  if (kind === 'month') return current.has(scope) ? 1 : 3
  return { talk: 0, pool: 0, mine: 0, acct: 2, main: 2, self: 2, user: 4 }[kind]
}
