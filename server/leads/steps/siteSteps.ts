import { isClosedSite } from '#domain/leadSources/searchPlaces'
import { laterTrouble } from '#domain/leadSources/sourceAnswer'
import type { FoundLead } from '#domain/leads/foundLead'
import { leadValues, valuesOfSite } from '#domain/leads/leadValues'
import { openableUrl } from '#domain/shared/schema'
import { crawlSite, type SiteReport } from '../../crawl/crawlSite.ts'
import type { LeadStep, StepOutcome, StepTools } from '../steps.ts'
import { foundOutcome } from './outcomes.ts'

/** A site that is read for a lead; what it says becomes the lead's. */
export type SiteWork = { kind: 'site'; url: string; lead: string }

/** null: nobody reads it, for it is none, or its terms forbid it. A site that two leads have is read once, for the first one. */
export function siteStep(address: string, lead: string): (LeadStep & { work: SiteWork }) | null {
  const url = siteUrl(address)
  if (!url || isClosedSite(url.href)) return null
  return { key: `site ${siteKey(url)}`, work: { kind: 'site', url: url.href, lead } }
}

/** As somebody typed it, with or without a scheme. */
export function siteUrl(address: string): URL | null {
  const url = URL.parse(openableUrl(address.trim()) ?? '')
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url : null
}

/** A host is a site: two shops of one host of shops are two. */
export const siteKey = ({ hostname }: URL): string => hostname.replace(/^www\./, '')

export type ReadSite = { report: SiteReport; outcome: StepOutcome }

/** Reads the site, and says of one that nobody could read why not: that is never "none found". */
export async function readSite({ url, lead }: SiteWork, tools: StepTools, signal: AbortSignal): Promise<ReadSite> {
  const site = new URL(url)
  const report = await crawlSite(site, tools.crawl, signal)
  if (report.end === 'unreachable' && ofOurOwn.has(report.code ?? ''))
    return { report, outcome: { kind: 'trouble', trouble: laterTrouble('unreachable', report.code ?? '') } }
  const missing = missingOf(site, report)
  return { report, outcome: foundOutcome({ leads: leadsOfSite(report, lead, tools.crawl.now()), missing }) }
}

/** The network on our side, and not theirs: the site may well be there. */
const ofOurOwn = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EMFILE'])

function missingOf({ hostname }: URL, { end, code }: SiteReport): string | null {
  if (end === 'done' || end === 'enough') return null
  return `${hostname}: ${end}${code ? ` (${code})` : ''}`
}

function leadsOfSite({ pages, values, end }: SiteReport, key: string, at: number): FoundLead[] {
  const [front] = pages
  if (!front || end === 'failed') return []
  const website = leadValues({ source: 'site', url: front, at }, { website: new URL(front).origin })
  return [{ key, values: [...website, ...valuesOfSite(values)], place: null }]
}
