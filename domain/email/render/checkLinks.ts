import { shorteners } from './checkWords.ts'
import { hostOf, safeLink } from './escape.ts'
import { tagsIn } from './mergeTags.ts'
import { templateLink } from './templateBlocks.ts'

export type LinkProblem =
  | 'linkMissing'
  | 'linkUnsafe'
  | 'linkShortener'
  | 'linkAddress'
  | 'linkPlainHttp'
  | 'linkMismatch'
  | 'linkToFill'
  | 'linkExample'

/** What is wrong with one link; `shown` is what is read in its place. */
export function linkProblems(link: string, shown: string): LinkProblem[] {
  const typed = link.trim()
  if (/^(|#.*|https?:\/*)$/i.test(typed)) return ['linkMissing']
  if (typed === templateLink) return ['linkToFill']
  // Where a whole address comes from the receiver, there is nothing to look at yet.
  if (typed.startsWith('{{') && hasKnownTag(typed)) return []
  const url = safeLink(withoutTags(typed))
  if (url === null) return ['linkUnsafe']
  const host = hostOf(url)
  if (host === null) return []
  const problems: LinkProblem[] = []
  if (isPlaceholder(host)) return ['linkExample']
  if (shorteners.has(host.replace(/^www\./, ''))) problems.push('linkShortener')
  if (isRawAddress(host)) problems.push('linkAddress')
  if (/^http:/i.test(url)) problems.push('linkPlainHttp')
  const promised = hostShown(shown)
  if (promised !== null && !isSameSite(promised, host)) problems.push('linkMismatch')
  return problems
}

const hasKnownTag = (link: string) => {
  const { unknown } = tagsIn(link)
  return unknown.length === 0 && withoutTags(link) !== link
}
const withoutTags = (link: string) => link.replace(/\{\{[^{}]*\}\}/g, 'x')

/** Kept free for examples (RFC 2606): nobody's own page is there. */
const isPlaceholder = (host: string) => /(^|\.)example\.(com|org|net)$/.test(host)

// Also as one number, in hex or octal: browsers open all of them.
const isRawAddress = (host: string) => /^(\[.*\]|(0x[\da-f]+|\d+)(\.(0x[\da-f]+|\d+)){0,3})$/.test(host)

/** The host that somebody reads; null where what is read is no address. */
function hostShown(shown: string): string | null {
  const [, before = '', host = ''] =
    /^(https?:\/\/|www\.)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?::\d+)?(?:[/?#]\S*)?$/iu.exec(shown.trim()) ?? []
  if (!host) return null
  // "Catalogue.pdf" is no address; after a protocol or www anything is.
  return before || /\.(com|net|org|info|biz|io|co|cn|hk|tw|eu|de|fr|it|es|uk|us|ru|in|jp|kr|br)$/i.test(host)
    ? host.toLowerCase()
    : null
}

function isSameSite(one: string, other: string): boolean {
  const [a, b] = [one, other].map((host) => host.replace(/^www\./, '').replace(/\.$/, '')) as [string, string]
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)
}
