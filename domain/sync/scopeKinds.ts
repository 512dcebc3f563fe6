import type { Scope } from './protocol.ts'

export type ScopeKind = 'acct' | 'main' | 'user' | 'self'

/** What kind of rows a scope has follows from its name alone. */
export const kindOfScope = (scope: Scope): ScopeKind => scope.split(':', 1)[0] as ScopeKind
