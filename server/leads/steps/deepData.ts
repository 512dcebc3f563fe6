import { companyNameKey, namesCompany } from '#domain/leadSources/companyName'
import type { RegisterAddress, RegisterCompany, RegisterPage } from '#domain/leadSources/companyRegister'
import { readPersonName } from '#domain/leadSources/personName'
import { isClosedSite } from '#domain/leadSources/searchPlaces'
import type { SourceAnswer } from '#domain/leadSources/sourceAnswer'
import { isSamePerson, type StaffMember, staffOf } from '#domain/leadSources/staff'
import type { LeadForm } from '#domain/leads/form'
import type { FoundLead, LeadValue } from '#domain/leads/foundLead'
import { leadValues } from '#domain/leads/leadValues'
import { findAtCompaniesHouse } from '../../sources/companiesHouse.ts'
import { findAtGleif } from '../../sources/gleif.ts'
import type { LeadStep, LeadSteps, StepOutcome, StepTools } from '../steps.ts'
import { takeDomain, withReachableMail } from './domainSteps.ts'
import { foundOutcome } from './outcomes.ts'
import { readSite, siteKey, siteStep, siteUrl } from './siteSteps.ts'

type DeepForm = Extract<LeadForm, { kind: 'deepData' }>
type DeepSubject = DeepForm['subjects'][number]
/** `subject`: its number in the form. */
type DeepWork = { subject: number } & (
  | { kind: 'gleif' | 'companiesHouse' | 'search' }
  | { kind: 'site'; url: string; lead: string }
)

/** Evidence of a company, somebody in it, or all who stand for it. Where there is none there is no lead, and nothing to pay. */
export const deepData: LeadSteps<'deepData'> = {
  first: ({ subjects, subject }) =>
    subjects.flatMap((one, n) => [
      ...(subject === 'company' && one.company ? registerSteps(one, n) : []),
      ...siteOrSearch(one, n),
    ]),
  async take(step, form, tools, signal) {
    const work = step.work as DeepWork
    const subject = form.subjects[work.subject]
    if (!subject) return foundOutcome({})
    switch (work.kind) {
      case 'gleif':
      case 'companiesHouse':
        return takeRegister(work.kind, subject, tools, signal)
      case 'search':
        return takeSearch(work.subject, subject, tools, signal)
      case 'site':
        return takeDeepSite(work, { form, subject }, tools, signal)
    }
  },
}

function registerSteps({ country, company }: DeepSubject, n: number): LeadStep[] {
  const step = (kind: 'gleif' | 'companiesHouse') => ({
    key: `${kind} ${country} ${company}`,
    work: { kind, subject: n },
  })
  return country === 'GB' || country === '' ? [step('gleif'), step('companiesHouse')] : [step('gleif')]
}

function siteOrSearch({ company, country, site }: DeepSubject, n: number): LeadStep[] {
  if (site) return deepSiteStep(site, n)
  return company ? [{ key: `search ${n} ${country} ${company}`, work: { kind: 'search', subject: n } }] : []
}

/** The same site is another question for another person. */
function deepSiteStep(address: string, n: number): LeadStep[] {
  const step = siteStep(address, siteKey(siteUrl(address) ?? new URL('http://none')))
  return step ? [{ key: `${step.key} ${n}`, work: { ...step.work, subject: n } }] : []
}

/** A lead is its site where one is known, else its name. */
const companyLeadKey = ({ company, site }: DeepSubject): string => {
  const url = siteUrl(site)
  return url ? siteKey(url) : `company ${companyNameKey(company)}`
}

/* ---------- registers ---------- */

async function takeRegister(
  register: 'gleif' | 'companiesHouse',
  subject: DeepSubject,
  tools: StepTools,
  signal: AbortSignal,
): Promise<StepOutcome> {
  const answer = await askRegister(register, subject, tools, signal)
  if (answer === null) return foundOutcome({})
  if (answer.kind === 'later') return { kind: 'trouble', trouble: answer }
  // One register that fails costs its own part.
  if (answer.kind === 'failed') return foundOutcome({ missing: `${register}: ${answer.problem}` })
  const same = answer.found.companies.filter(({ name, other_names }) =>
    [name, ...other_names].some((one) => companyNameKey(one) === companyNameKey(subject.company)),
  )
  const leads = same.map((company, n) =>
    leadOfRegister(company, n === 0 ? companyLeadKey(subject) : `${register} ${company.id}`),
  )
  return foundOutcome({ leads, missing: answer.isWhole ? null : answer.missing })
}

function askRegister(
  register: 'gleif' | 'companiesHouse',
  { company: name, country }: DeepSubject,
  { reach, gleif, companiesHouse, companiesHouseKey: key }: StepTools,
  signal: AbortSignal,
): Promise<SourceAnswer<RegisterPage>> | null {
  if (register === 'gleif')
    return findAtGleif({ ...reach, url: gleif ?? publicGleif }, { name, country: country || null, page: 1 }, signal)
  return key === null
    ? null
    : findAtCompaniesHouse({ ...reach, url: companiesHouse ?? publicCompaniesHouse, key }, { name, page: 1 }, signal)
}

const publicGleif = 'https://api.gleif.org/api/v1'
const publicCompaniesHouse = 'https://api.company-information.service.gov.uk'

function leadOfRegister(company: RegisterCompany, key: string): FoundLead {
  const address = company.headquarters ?? company.address
  const values = leadValues(company.evidence, {
    company: [company.name, ...company.other_names],
    registration: [company.id, company.local_id].filter((id, n, all) => all.indexOf(id) === n),
    status: company.state === 'unknown' ? '' : company.state,
    address: addressLineOf(address),
    city: address.city,
    country: address.country,
    registered_on: company.founded_on,
    type: company.industries,
  })
  return { key, values, place: null }
}

const addressLineOf = ({ lines, postcode, city, region }: RegisterAddress): string =>
  [...lines, [postcode, city].filter(Boolean).join(' '), region].filter(Boolean).join(', ')

/* ---------- where its site is ---------- */

const mostCandidates = 2

/** The sites that have its name in their own or in their title; of closed ones there are links. */
async function takeSearch(
  n: number,
  { company, country }: DeepSubject,
  { search }: StepTools,
  signal: AbortSignal,
): Promise<StepOutcome> {
  if (!search) return foundOutcome({ missing: `${company}: search` })
  const answer = await search.search(
    { words: company, place: null, page: 1, language: null, country: country || null },
    signal,
  )
  if (answer.kind !== 'answered') return { kind: 'trouble', trouble: answer }
  const { results } = answer.found
  const links = results.filter(({ url }) => isClosedSite(url))
  const candidates = results.filter(
    ({ url, title }) =>
      !isClosedSite(url) && (namesCompany(new URL(url).hostname, company) || namesCompany(title, company)),
  )
  return foundOutcome({
    next: candidates.slice(0, mostCandidates).flatMap(({ url }) => deepSiteStep(new URL(url).origin, n)),
    missing: answer.isWhole ? null : answer.missing,
    ...(links.length > 0 && { links }),
  })
}

/* ---------- what its site says ---------- */

async function takeDeepSite(
  work: Extract<DeepWork, { kind: 'site' }>,
  { form, subject }: { form: DeepForm; subject: DeepSubject },
  tools: StepTools,
  signal: AbortSignal,
): Promise<StepOutcome> {
  if (form.subject === 'company') return takeDomain({ ...work, lead: companyLeadKey(subject) }, tools, signal)
  const { report, outcome } = await readSite(work, tools, signal)
  if (outcome.kind !== 'found') return outcome
  const wanted = form.subject === 'person' ? readPersonName(subject.person) : null
  if (form.subject === 'person' && !wanted) return foundOutcome({ missing: outcome.missing })
  const staff = staffOf(report.values, wanted ? [wanted] : [])
  const members = wanted ? staff.filter(({ name }) => isSamePerson(name, wanted)) : staff
  const about = { company: companySaid(outcome.leads) ?? subject.company, site: work.url, at: tools.crawl.now() }
  const leads = members.map((member) => leadOfMember(member, about))
  return foundOutcome({ leads: await withReachableMail(leads, tools.resolve), missing: outcome.missing })
}

const companySaid = (leads: readonly FoundLead[]): string | undefined =>
  leads[0]?.values.find(({ field }) => field === 'company')?.value

/** Of a person nothing but what they do for the company: no address of a home, no phone that may be theirs alone. */
function leadOfMember(
  { name, said, role, email }: StaffMember,
  about: { company: string; site: string; at: number },
): FoundLead {
  const { at, site, company } = about
  const ofPage = { source: 'site', url: said?.page ?? site, at: said?.found_at ?? at } as const
  const facts = { snippet: said?.snippet ?? '', way: said?.way ?? null }
  const own = { source: 'brought', url: '', at } as const
  const values: LeadValue[] = [
    ...(said ? leadValues(ofPage, { person: name.full, role }, facts) : leadValues(own, { person: name.full })),
    ...leadValues({ source: 'site', url: site, at }, { company, website: new URL(site).origin }),
    ...(email ? emailValues(email, ofPage) : []),
  ]
  return { key: `person ${new URL(site).hostname} ${companyNameKey(name.full)}`, values, place: null }
}

function emailValues(
  { value, said, examples, chance }: NonNullable<StaffMember['email']>,
  page: { source: 'site'; url: string; at: number },
): LeadValue[] {
  const snippet = examples.length > 0 ? examples.join(', ') : (said?.snippet ?? '')
  return leadValues(
    { ...page, url: said?.page ?? page.url },
    { email: value },
    { snippet, chance, way: chance === null ? (said?.way ?? null) : null },
  )
}
