import { saysBlocked } from './blockedPage.ts'
import { sourceEvidence } from './licences.ts'
import type { WebResult, WebResultPage } from './searchPlaces.ts'
import { failedTrouble, laterTrouble, type SourceAnswer, wholeAnswer } from './sourceAnswer.ts'

const mostResults = 1_000
const address = /\bhttps?:\/\/[^\s<>"'“”，。）)\]]+|\bwww\.[^\s<>"'“”，。）)\]]+/i

/**
 * What a user copied from a page of results, or a list of addresses: each address with the line before it as its title and
 * the one behind it as its snippet. A page that says that it blocks is an error, and a text without an address is none
 * that we can read: neither means that nothing was found.
 */
export function readPasted(text: string, at: number): SourceAnswer<WebResultPage> {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/[\u0000-\u001f\u202a-\u202e]/g, ' ').trim())
  const found = new Map<string, WebResult>()
  lines.forEach((line, n) => {
    const url = addressIn(line)
    if (!url || found.has(url) || found.size >= mostResults) return
    found.set(url, {
      title: titleOf(line, lines[n - 1]),
      url,
      snippet: isText(lines[n + 1]) && !isTitle(lines, n + 1) ? lines[n + 1]!.slice(0, 500) : '',
      evidence: sourceEvidence('pasted', url, at),
    })
  })
  if (found.size > 0) return wholeAnswer({ results: [...found.values()], last: true })
  return saysBlocked(text) ? laterTrouble('blocked', 'pasted') : failedTrouble('unreadable', 'noAddress')
}

function addressIn(line: string): string | null {
  const found = address.exec(line)?.[0].replace(/[.,;:!?]+$/, '')
  if (!found) return null
  return /^https?:/i.test(found) ? found : `https://${found}`
}

/** `[Title](address)`, `Title, address`, or the line before. */
function titleOf(line: string, before: string | undefined): string {
  const own = line.replace(address, '').replace(/^[\s[(\-*•\d.]+|[\s\])(|,;:.›>–。，-]+$/g, '')
  const title = own || (isText(before) ? before! : '')
  return title.slice(0, 255)
}

const isText = (line: string | undefined): boolean => Boolean(line) && !address.test(line!)

/** The line before the next address is that one's title. */
const isTitle = (lines: readonly string[], n: number): boolean => {
  const next = lines[n + 1]
  return next !== undefined && address.test(next) && !next.replace(address, '').trim()
}
