import type { ListRecipe } from '#domain/leadSources/recipe/listRecipe'
import { isClosedSite } from '#domain/leadSources/searchPlaces'
import { failedTrouble, laterTrouble } from '#domain/leadSources/sourceAnswer'
import type { FoundLead } from '#domain/leads/foundLead'
import { fieldsOfRow } from '#domain/leads/leadColumns'
import { type LeadEvidence, leadValues } from '#domain/leads/leadValues'
import { type ListEntry, readListPage } from '../../crawl/readList.ts'
import type { LeadStep, StepOutcome, StepTools } from '../steps.ts'
import { foundOutcome } from './outcomes.ts'
import { siteKey, siteStep, siteUrl } from './siteSteps.ts'

/** Rows that the user brought, or a page of a list on the web. */
export type ListWork = { kind: 'rows'; page: number } | { kind: 'list'; url: string; page: number }

/** The recipe's first page, or the first page of the rows. */
export const firstOfList = (recipe: ListRecipe | null): LeadStep =>
  recipe ? listStep(siteUrl(recipe.start)?.href ?? recipe.start, 1) : rowsStep(0)

const rowsStep = (page: number): LeadStep => ({ key: `rows ${page}`, work: { kind: 'rows', page } })
const listStep = (url: string, page: number): LeadStep => ({ key: `list ${url}`, work: { kind: 'list', url, page } })

/** More pages than any list has: what goes on behind is a calendar, or a trap. */
const mostPages = 500
/** Such as the job is brought them in. */
const rowsPerPage = 500

export async function takeRows(page: number, { broughtRows, reach }: StepTools): Promise<StepOutcome> {
  const rows = await broughtRows(page)
  const evidence = { source: 'brought', url: '', at: reach.clock() } as const
  const leads = rows.flatMap((row, n) => leadOfRow(row, evidence, `row ${page * rowsPerPage + n}`) ?? [])
  return foundOutcome({ leads, next: [...sitesOf(leads), ...(rows.length >= rowsPerPage ? [rowsStep(page + 1)] : [])] })
}

/** One page of a list, and the next one. Who keeps us out is told, and is never "none found". */
export async function takeList(
  { url, page }: Extract<ListWork, { kind: 'list' }>,
  recipe: ListRecipe,
  tools: StepTools,
  signal: AbortSignal,
): Promise<StepOutcome> {
  const at = siteUrl(url)
  if (!at) return { kind: 'trouble', trouble: failedTrouble('refused', url) }
  if (isClosedSite(at.href)) return { kind: 'trouble', trouble: failedTrouble('forbidden', 'terms') }
  const read = await readListPage(at, recipe, tools.crawl, signal)
  if (read.kind === 'badRecipe') return { kind: 'trouble', trouble: failedTrouble('refused', 'selector') }
  if (read.kind !== 'read') return listTrouble(read, page)
  const evidence = { source: 'site', url: at.href, at: tools.crawl.now() } as const
  const leads = read.entries.flatMap((entry, n) => leadOfRow(entry, evidence, `${at.href} ${n}`) ?? [])
  // A list has a first entry, and no last page is empty: the page is not what it was.
  if (leads.length === 0) return noRows(at, page, recipe)
  const next = read.next && page < mostPages ? [listStep(read.next.href, page + 1)] : []
  const missing = read.next && next.length === 0 ? `${at.hostname}: more than ${mostPages} pages` : null
  return foundOutcome({ leads, next: [...next, ...sitesOf(leads)], missing })
}

/** Not the same as an empty list: the page was made anew, or the recipe never fitted. */
function noRows({ hostname }: URL, page: number, { seen }: ListRecipe): StepOutcome {
  if (page > 1) return foundOutcome({ missing: `${hostname}: page ${page} has no rows` })
  return { kind: 'trouble', trouble: failedTrouble('changed', `0 rows where there were ${seen ?? 'some'}`) }
}

/** Rules forbid for good; who had enough, or did not answer, is asked again. */
function listTrouble({ kind, code }: { kind: 'refused' | 'unread'; code: string }, page: number): StepOutcome {
  if (kind === 'refused')
    return {
      kind: 'trouble',
      trouble: code === 'robots' ? failedTrouble('forbidden', code) : laterTrouble('blocked', code),
    }
  const isGone = code === '404' || code === '410'
  return {
    kind: 'trouble',
    trouble: isGone ? failedTrouble('unreadable', `${code}, page ${page}`) : laterTrouble('unreachable', code),
  }
}

/** The site of an exhibitor names it, else its name and where it stands. null: it has no name. */
function leadOfRow(row: ListEntry, evidence: LeadEvidence, fallback: string): FoundLead | null {
  const fields = fieldsOfRow(row)
  const company = fields.company?.[0]
  if (!company && !fields.person?.[0]) return null
  const site = siteUrl(fields.website?.[0] ?? '')
  const isOwn = site && !isClosedSite(site.href)
  const name = [company, fields.person?.[0], fields.booth?.[0]].filter(Boolean).join(' ').toLowerCase()
  const snippet = [company, fields.hall?.[0], fields.booth?.[0]].filter(Boolean).join(' · ')
  return {
    key: isOwn ? siteKey(site) : name || fallback,
    values: leadValues(evidence, fields, { snippet }),
    place: null,
  }
}

const sitesOf = (leads: readonly FoundLead[]): LeadStep[] =>
  leads.flatMap(({ key, values }) => {
    const site = values.find(({ field }) => field === 'website')
    return (site && siteStep(site.value, key)) ?? []
  })
