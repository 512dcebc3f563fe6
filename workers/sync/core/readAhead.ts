import type { BootPage, DeltaPage, PullAnswer, PullRequest, ScopeRequest } from '#domain/sync/protocol'

export function phaseAfter(page: BootPage | DeltaPage): ScopeRequest['phase'] {
  if (page.kind === 'delta') return { kind: 'delta', cursor: page.upto, ...(page.next && { within: page.next }) }
  const { boot, next } = page
  return next ? { kind: 'boot', boot, after: next } : { kind: 'delta', cursor: boot }
}

/**
 * While a scope is read for the first time, or a transaction comes in parts, the question after this answer is known before the answer is written, so
 * the server can already work on it. Null: not worth it, or not known. What comes back counts only if the device then
 * asks exactly this (`isSameQuestion`), and its pages only where they fit, as ever.
 */
export function nextQuestion(request: PullRequest, answer: PullAnswer, limit = request.limit): PullRequest | null {
  if (answer.epoch !== request.epoch || answer.pages.some((page) => page.kind === 'reset')) return null
  const reading = new Set(answer.pages.flatMap((page) => (page.kind !== 'reset' && page.next ? [page.scope] : [])))
  if (reading.size === 0) return null
  const pages = new Map(answer.pages.map((page) => [page.scope, page]))
  const scopes = request.scopes.map((asked) => {
    const page = pages.get(asked.scope)
    return page && page.kind !== 'reset' ? { ...asked, phase: phaseAfter(page) } : asked
  })
  scopes.sort((a, b) => Number(reading.has(b.scope)) - Number(reading.has(a.scope)))
  return { ...request, scopes, limit, ...(answer.witness && { witness: answer.witness }) }
}

/** The order of the scopes says only what is urgent. */
export const isSameQuestion = (a: PullRequest, b: PullRequest): boolean => plain(a) === plain(b)

const plain = (request: PullRequest) =>
  JSON.stringify([
    request.epoch,
    request.witness?.mark,
    [...request.scopes]
      .sort((a, b) => (a.scope < b.scope ? -1 : 1))
      .map(({ scope, gen, phase }) => [
        scope,
        gen,
        phase.kind,
        phase.kind === 'boot' ? [phase.boot, phase.after] : [phase.cursor, phase.within],
      ]),
  ])
