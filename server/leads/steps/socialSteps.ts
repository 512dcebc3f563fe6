import { namesCompany } from '#domain/leadSources/companyName'
import { isClosedSite } from '#domain/leadSources/searchPlaces'
import {
  type SocialNetwork,
  type SocialProfile,
  socialProfileOf,
  socialQuestion,
  socialUrl,
  titleOfProfile,
} from '#domain/leadSources/socialName'
import { failedTrouble, laterTrouble, type SourceProblem } from '#domain/leadSources/sourceAnswer'
import type { BroughtRow, SocialForm } from '#domain/leads/form'
import type { FoundLead, LeadValue } from '#domain/leads/foundLead'
import { fieldsOfRow } from '#domain/leads/leadColumns'
import { leadValues, uniqueLeadValues } from '#domain/leads/leadValues'
import { limits } from '#domain/limits'
import type { MetaAnswer } from '../../meta/graph.ts'
import { findMetaPages, type MetaProfile, readMetaAccount, readMetaPage } from '../../meta/profiles.ts'
import type { LeadStep, LeadSteps, StepOutcome, StepTools } from '../steps.ts'
import { foundOutcome } from './outcomes.ts'
import { readSite, type SiteWork, siteStep } from './siteSteps.ts'

/**
 * What is asked for pages and accounts: a page of search results, Meta's own search, rows that were brought, what Meta shows of one,
 * where its site is, and the site itself.
 */
type SocialWork =
  | { kind: 'results'; page: number }
  | { kind: 'pages'; after: string | null; limit: number; page: number }
  | { kind: 'rows'; page: number }
  | ProfileWork
  | { kind: 'siteOf'; lead: string; title: string }
  | SiteWork
/**
 * `ask`: the name that Meta is asked for, where it moved; `title`: what it is called, as far as it is known. `row`: what is written
 * down of a page that is known by its number alone, once Meta has said its name.
 */
type ProfileWork = { kind: 'profile'; lead: string; ask: string; title: string; row?: FoundLead }

type ProfileForm = Extract<SocialForm['find'], { by: 'search' }>

/** Pages and accounts of a trade in a city: found, and then what Meta and their own sites say of them. */
export const facebook: LeadSteps<'facebook'> = socialSteps('facebook')
export const instagram: LeadSteps<'instagram'> = socialSteps('instagram')

function socialSteps(network: SocialNetwork) {
  return {
    first({ find }: Pick<SocialForm, 'find'>): LeadStep[] {
      if (find.by !== 'search') return [rowsStep(0)]
      return network === 'facebook' ? [resultsStep(1), pagesStep(null, mostPagesAtOnce, 1)] : [resultsStep(1)]
    },
    async take(step: LeadStep, { find }: Pick<SocialForm, 'find'>, tools: StepTools, signal: AbortSignal) {
      const work = step.work as SocialWork
      switch (work.kind) {
        case 'rows':
          return takeRows(network, work.page, tools)
        case 'profile':
          return takeProfile(network, work, tools, signal)
        case 'siteOf':
          return takeSiteOf(work, find, tools, signal)
        case 'site':
          return (await readSite(work, tools, signal)).outcome
      }
      if (find.by !== 'search') return foundOutcome({})
      return work.kind === 'results'
        ? takeResults(network, work.page, find, tools, signal)
        : takePages(work, find, tools, signal)
    },
  }
}

const mostPagesAtOnce = 50
const resultsStep = (page: number): LeadStep => ({ key: `results ${page}`, work: { kind: 'results', page } })
const rowsStep = (page: number): LeadStep => ({ key: `rows ${page}`, work: { kind: 'rows', page } })
const pagesStep = (after: string | null, limit: number, page: number): LeadStep => ({
  key: `pages ${page}`,
  work: { kind: 'pages', after, limit, page },
})
const profileStep = ({ name }: SocialProfile, title: string, ask = name, again = ''): LeadStep => ({
  key: ask === name ? `profile ${name}${again}` : `profile ${name} ${ask}`,
  work: { kind: 'profile', lead: name, ask, title },
})
const numberStep = ({ profile, title, lead }: Brought, key = ''): LeadStep => ({
  key: `profile ${profile.name}${key}`,
  work: { kind: 'profile', lead: profile.name, ask: profile.name, title, row: lead },
})
const siteOfStep = (lead: string, title: string): LeadStep[] =>
  title ? [{ key: `siteOf ${lead}`, work: { kind: 'siteOf', lead, title } }] : []

/* ---------- who is there ---------- */

/** Of a list that is not ours only the addresses are taken, and what each page calls itself. */
async function takeResults(
  network: SocialNetwork,
  page: number,
  form: ProfileForm,
  { search, meta, reach }: StepTools,
  signal: AbortSignal,
): Promise<StepOutcome> {
  if (!search) {
    const isAskedElse = network === 'facebook' && meta !== null
    return isAskedElse ? foundOutcome({}) : { kind: 'trouble', trouble: failedTrouble('notCovered', 'search') }
  }
  const words = socialQuestion(network, form)
  const answer = await search.search({ words, place: null, page, language: null, country: form.country }, signal)
  if (answer.kind !== 'answered') return { kind: 'trouble', trouble: answer }
  const { results, last } = answer.found
  const at = reach.clock()
  const found = results.flatMap(({ url, title: shown }) => {
    const profile = socialProfileOf(network, url)
    const title = titleOfProfile(shown)
    return profile ? [{ profile, title, lead: leadOfProfile(profile, title, form, at) }] : []
  })
  const { leads, next } = written(found, meta)
  const hasMore = !last && page < Math.min(form.pages, search.lastPage)
  return foundOutcome({
    leads,
    next: [...next, ...(hasMore ? [resultsStep(page + 1)] : [])],
    missing: answer.isWhole ? null : answer.missing,
  })
}

type Brought = { profile: SocialProfile; title: string; lead: FoundLead }

/**
 * Each is written down at once and then looked at, but for a page that is known by its number alone: Meta says by what name it may
 * have been found as well, and it is one row.
 */
function written(found: readonly Brought[], meta: StepTools['meta'], page = 0) {
  const isNumber = ({ profile }: Brought) => meta !== null && isPageNumber(profile)
  const steps = found.map((one, n) => {
    if (!isNumber(one)) return profileStep(one.profile, one.title)
    // What a row says besides is lost where the same number was asked for before.
    return numberStep(one, one.lead.values.length > 1 ? ` row ${page} ${n}` : '')
  })
  return { leads: found.filter((one) => !isNumber(one)).map(({ lead }) => lead), next: steps }
}
const isPageNumber = ({ network, name }: SocialProfile) => network === 'facebook' && /^\d+$/.test(name)

function leadOfProfile(profile: SocialProfile, title: string, form: ProfileForm | null, at: number): FoundLead {
  const { network, name, url } = profile
  const own = { source: 'brought', url: '', at } as const
  const asked = form ? leadValues(own, { keyword: form.keyword, city: form.city, country: form.country }) : []
  return {
    key: name,
    values: [...leadValues({ source: network, url, at }, { company: title, social: url }), ...asked],
    place: null,
  }
}

/** Meta's own search, where App Review gave it to the operator's app; without it the rest is done all the same. */
async function takePages(
  { after, limit, page }: Extract<SocialWork, { kind: 'pages' }>,
  form: ProfileForm,
  { meta, reach }: StepTools,
  signal: AbortSignal,
): Promise<StepOutcome> {
  if (!meta) return foundOutcome({})
  const answer = await findMetaPages(meta, { words: `${form.keyword} ${form.city}`, after, limit }, signal)
  if (answer.kind !== 'found') return outcomeOfMeta(answer, 'pages/search')
  const at = reach.clock()
  const found = answer.found.pages.flatMap(({ id, name, link }) => {
    const profile = socialProfileOf('facebook', link) ?? socialProfileOf('facebook', id)
    return profile ? [{ profile, title: name, lead: leadOfProfile(profile, name, form, at) }] : []
  })
  const { leads, next } = written(found, meta)
  const isMore = answer.found.after !== null && page < form.pages
  return foundOutcome({
    leads,
    next: [...next, ...(isMore ? [pagesStep(answer.found.after, answer.found.limit, page + 1)] : [])],
  })
}

/** Each name once, however it was written; what is no name is told. */
async function takeRows(
  network: SocialNetwork,
  page: number,
  { broughtRows, meta, reach }: StepTools,
): Promise<StepOutcome> {
  const rows = await broughtRows(page)
  const at = reach.clock()
  const read = rows.map((row) => leadOfRow(network, row, at))
  const known = read.flatMap((one) => one ?? [])
  const strange = read.length - known.length
  const { leads, next } = written(known, meta, page)
  return foundOutcome({
    leads,
    next: [...next, ...(rows.length >= limits.leadPageRows ? [rowsStep(page + 1)] : [])],
    missing: strange > 0 ? `${strange} / ${rows.length}: no name of ${network}` : null,
  })
}

function leadOfRow(network: SocialNetwork, row: BroughtRow, at: number) {
  const { social = [], company = [], ...fields } = fieldsOfRow(row)
  const profile = [...social, ...company].flatMap((text) => socialProfileOf(network, text) ?? [])[0]
  if (!profile) return null
  const title = company.find((text) => !socialProfileOf(network, text)) ?? ''
  const { key, values, place } = leadOfProfile(profile, '', null, at)
  const brought = leadValues({ source: 'brought', url: '', at }, { company: title, ...fields })
  return { profile, title, lead: { key, values: uniqueLeadValues([...values, ...brought]), place } }
}

/* ---------- what Meta shows of it ---------- */

/** Its counts, category and words, which stand for a while; then its own site is read, which is where it can be reached. */
async function takeProfile(
  network: SocialNetwork,
  work: ProfileWork,
  { meta, reach }: StepTools,
  signal: AbortSignal,
): Promise<StepOutcome> {
  const { lead, ask, title, row } = work
  const known = row ? [row] : []
  if (!meta || (network === 'instagram' && !meta.instagram))
    return foundOutcome({ leads: known, next: siteOfStep(lead, title) })
  const answer = await (network === 'facebook' ? readMetaPage : readMetaAccount)(meta, ask, signal)
  const profile = { network, name: lead, url: socialUrl(network, lead) }
  const at = reach.clock()
  const says = (status: string, snippet = '') =>
    joined(row, { key: lead, values: leadValues({ source: network, url: profile.url, at }, { status }, { snippet }) })
  switch (answer.kind) {
    case 'moved':
      return foundOutcome({
        leads: [says(`moved: ${answer.to}`)],
        next: ask === lead ? [profileStep(profile, title, answer.to)] : [],
      })
    case 'unshown':
      return foundOutcome({ leads: [says(answer.why, answer.said)], next: siteOfStep(lead, title) })
    case 'found':
      return foundProfile(network, work, answer.found, at)
  }
  // Nobody waits for a name to see what was brought.
  if (row && (answer.kind === 'wait' || answer.kind === 'token'))
    return foundOutcome({ leads: known, next: [profileStep(profile, title, ask, ' again')] })
  const outcome = outcomeOfMeta(answer, lead)
  return outcome.kind === 'found' ? { ...outcome, leads: known, next: siteOfStep(lead, title) } : outcome
}

/** A page that was asked for by its number is written down by its name, with what was known of the number. */
function foundProfile(
  network: SocialNetwork,
  { lead, title, row }: ProfileWork,
  found: MetaProfile,
  at: number,
): StepOutcome {
  const name = (row && socialProfileOf(network, found.name)?.name) || lead
  const site = siteStep(found.website, name)
  const profile = { network, name, url: socialUrl(network, name) }
  const told = leadOfMeta(profile, found, at)
  const social = leadValues({ source: network, url: profile.url, at }, { social: profile.url })
  return foundOutcome({
    leads: [joined(row, row ? { ...told, values: [...told.values, ...social] } : told)],
    next: site ? [site] : siteOfStep(name, title || found.title),
  })
}

/** What was brought, and what is told of it, as one. */
const joined = (row: FoundLead | undefined, told: Omit<FoundLead, 'place'>): FoundLead => ({
  ...told,
  values: uniqueLeadValues([...(row?.values ?? []), ...told.values]),
  place: row?.place ?? null,
})

export function leadOfMeta({ network, name, url }: SocialProfile, found: MetaProfile, at: number): FoundLead {
  const { title, followers, following, category, about, website } = found
  const now = socialProfileOf(network, found.name)
  const isOther = now !== null && now.name !== name && !isPageNumber(now)
  const isNumber = isPageNumber({ network, name, url })
  const values: LeadValue[] = [
    ...leadValues(
      { source: network, url, at },
      {
        company: title,
        ...(isOther && { social: now.url }),
        ...(isOther && !isNumber && { status: `renamed: ${now.name}` }),
      },
    ),
    ...leadValues(
      { source: 'metaGraph', url, at },
      {
        website,
        category,
        blurb: about,
        ...(followers !== null && { follower_count: String(followers) }),
        ...(following !== null && { following_count: String(following) }),
      },
    ),
  ]
  return { key: name, values, place: null, ...(followers !== null && { counts: [{ at, followers, following }] }) }
}

/**
 * What keeps Meta from answering: a limit or a block waits and is never "none found"; a token that has ended holds up this question
 * alone; what the app may not is told as missing.
 */
export function outcomeOfMeta(answer: Exclude<MetaAnswer, { kind: 'said' }>, of: string): StepOutcome {
  switch (answer.kind) {
    case 'wait':
      return { kind: 'trouble', trouble: laterTrouble(answer.problem, answer.code, answer.until) }
    case 'token':
      return { kind: 'trouble', trouble: failedTrouble('key', answer.code), blocks: 'step' }
    default:
      return foundOutcome({ missing: `${of}: ${answer.kind} (${answer.code})` })
  }
}

/** Said in one word. */
export function problemOfMeta(answer: Exclude<MetaAnswer, { kind: 'said' }>): SourceProblem {
  switch (answer.kind) {
    case 'wait':
      return answer.problem
    case 'token':
      return 'key'
    case 'forbidden':
    case 'tooMuch':
      return answer.kind === 'forbidden' ? 'forbidden' : 'tooLarge'
    default:
      return 'refused'
  }
}

/* ---------- its own site ---------- */

/** The site that has its name, where Meta does not say it. */
async function takeSiteOf(
  { lead, title }: Extract<SocialWork, { kind: 'siteOf' }>,
  find: SocialForm['find'],
  { search }: StepTools,
  signal: AbortSignal,
): Promise<StepOutcome> {
  if (!search) return foundOutcome({})
  const { city, country } = find.by === 'search' ? find : { city: '', country: '' }
  const words = [title.replaceAll('"', ' '), city].filter(Boolean).join(' ')
  const answer = await search.search({ words, place: null, page: 1, language: null, country: country || null }, signal)
  if (answer.kind !== 'answered') return { kind: 'trouble', trouble: answer }
  const [site] = answer.found.results.flatMap((result) =>
    !isClosedSite(result.url) && (namesCompany(result.title, title) || namesCompany(hostOf(result.url), title))
      ? (siteStep(result.url, lead) ?? [])
      : [],
  )
  return foundOutcome({ next: site ? [site] : [], missing: answer.isWhole ? null : answer.missing })
}

const hostOf = (url: string): string => URL.parse(url)?.hostname ?? ''
