import type { Scope } from './protocol.ts'

/** `month`: messages of one month, of conversations that live in `talk:<user>` or `pool:<channel account>`. */
export type ScopeKind = 'acct' | 'main' | 'user' | 'self' | 'talk' | 'pool' | 'month'

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
