import { findMx } from '#domain/email/deliverability/mx'
import { organisationOf } from '#domain/email/deliverability/organisation'
import { learnMailPattern } from '#domain/leadSources/mailPattern'
import { findMailFacts, type MailFacts, takesMail } from '#domain/leadSources/mailService'
import { readPersonName } from '#domain/leadSources/personName'
import { laterTrouble } from '#domain/leadSources/sourceAnswer'
import type { FoundLead, LeadValue } from '#domain/leads/foundLead'
import { leadValues } from '#domain/leads/leadValues'
import type { SiteReport } from '../../crawl/crawlSite.ts'
import { follow, type Resolve } from '../../email/domains/resolver.ts'
import { askRdap } from '../../sources/rdap.ts'
import type { LeadStep, LeadSteps, StepOutcome, StepTools } from '../steps.ts'
import { foundOutcome } from './outcomes.ts'
import { readSite, type SiteWork, siteKey, siteStep, siteUrl } from './siteSteps.ts'

export type DomainWork = SiteWork | { kind: 'registration' | 'mail'; domain: string; lead: string }
type DomainForm = { targets: readonly string[] }

/** Whom to write to at a site, and where its mail goes. */
export const domainSearch: LeadSteps<'domainSearch'> = domainSteps(['site', 'mail'])
/** All that is public of a domain. */
export const domainBg: LeadSteps<'domainBg'> = domainSteps(['site', 'registration', 'mail'])

function domainSteps(parts: readonly DomainWork['kind'][]) {
  return {
    first: ({ targets }: DomainForm) =>
      targets.flatMap((target) => stepsOfDomain(target).filter(({ work }) => parts.includes(work.kind))),
    take: (step: LeadStep, _form: DomainForm, tools: StepTools, signal: AbortSignal) =>
      takeDomain(step.work as DomainWork, tools, signal),
  }
}

/** All that can be asked of a domain; its lead is called like it. */
export function stepsOfDomain(address: string): (LeadStep & { work: DomainWork })[] {
  const url = siteUrl(address)
  if (!url) return []
  const domain = siteKey(url)
  const site = siteStep(url.href, domain)
  return [
    ...(site ? [site] : []),
    { key: `registration ${domain}`, work: { kind: 'registration', domain, lead: domain } },
    { key: `mail ${domain}`, work: { kind: 'mail', domain, lead: domain } },
  ]
}

export async function takeDomain(work: DomainWork, tools: StepTools, signal: AbortSignal): Promise<StepOutcome> {
  switch (work.kind) {
    case 'site':
      return takeSite(work, tools, signal)
    case 'registration':
      return takeRegistration(work.domain, work.lead, tools, signal)
    case 'mail':
      return takeMail(work.domain, work.lead, tools)
  }
}

/** What the site says, without addresses that no mail can reach, and with what can be concluded from the others. */
async function takeSite(work: SiteWork, tools: StepTools, signal: AbortSignal): Promise<StepOutcome> {
  const { report, outcome } = await readSite(work, tools, signal)
  if (outcome.kind !== 'found') return outcome
  const at = tools.crawl.now()
  const leads = outcome.leads.map((lead) => ({
    ...lead,
    values: [...lead.values, ...technologyValues(report, at), ...patternValues(lead.values, at)],
  }))
  return { ...outcome, leads: await withReachableMail(leads, tools.resolve) }
}

const technologyValues = ({ pages, technologies }: SiteReport, at: number): LeadValue[] =>
  technologies.flatMap(({ name, sign }) =>
    leadValues({ source: 'site', url: pages[0] ?? '', at }, { technology: name }, { snippet: sign }),
  )

/** The page that shows one of the addresses is its evidence. */
function patternValues(values: readonly LeadValue[], at: number): LeadValue[] {
  const { domain, learnt } = patternOfValues(values)
  if (!learnt) return []
  const url = values.find(({ value }) => value === learnt.examples[0])?.url ?? ''
  const snippet = `${learnt.count} / ${learnt.of}: ${learnt.examples.join(', ')}`
  return leadValues(
    { source: 'site', url, at },
    { mail_pattern: `${learnt.pattern}@${domain}` },
    { snippet, chance: learnt.chance },
  )
}

/** Of the domain that most of the addresses are of: a company's site and its mail may lie at two. */
export function patternOfValues(values: readonly LeadValue[]) {
  const textsOf = (field: LeadValue['field']) => values.filter((one) => one.field === field).map(({ value }) => value)
  const emails = textsOf('email')
  const people = textsOf('person').flatMap((name) => readPersonName(name) ?? [])
  const domains = emails.map((email) => email.slice(email.lastIndexOf('@') + 1))
  const countOf = (domain: string) => domains.filter((one) => one === domain).length
  const domain = domains.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ''
  return { domain, people, learnt: learnMailPattern(emails, people, domain) }
}

/** Nobody's mail server is asked: an address is left out where its domain says that no mail goes there. */
export async function withReachableMail(leads: FoundLead[], resolve: Resolve | undefined): Promise<FoundLead[]> {
  if (!resolve) return leads
  const domains = leads.flatMap(({ values }) =>
    values.flatMap((one) => (one.field === 'email' ? mailDomainOf(one.value) : [])),
  )
  const dead = new Set<string>()
  for (const domain of new Set(domains))
    if (takesMail(await follow(findMx(domain), resolve)) === false) dead.add(domain)
  const isReachable = ({ field, value }: LeadValue) => field !== 'email' || !dead.has(mailDomainOf(value))
  return leads.map((lead) => ({ ...lead, values: lead.values.filter(isReachable) }))
}

const mailDomainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1)

async function takeMail(domain: string, key: string, { resolve, crawl }: StepTools): Promise<StepOutcome> {
  if (!resolve) return foundOutcome({ missing: `${domain}: mail` })
  const { takesMail, service, records, spf, dmarc } = await mailFactsOf(domain, resolve)
  if (takesMail === null) return { kind: 'trouble', trouble: laterTrouble('unreachable', 'dns') }
  const evidence = { source: 'dns', url: '', at: crawl.now() } as const
  const said = (value: string, snippet: string) => leadValues(evidence, { mail_service: value }, { snippet })
  const values = [
    ...said(service, records.join(', ')),
    ...(spf ? said('SPF', spf) : []),
    ...(dmarc ? said('DMARC', dmarc) : []),
  ]
  return foundOutcome({ leads: values.length > 0 ? [{ key, values, place: null }] : [] })
}

/** Of `shop.example.com` without mail of its own it is that of `example.com`. */
async function mailFactsOf(domain: string, resolve: Resolve): Promise<MailFacts> {
  const facts = await follow(findMailFacts(domain), resolve)
  const organisation = organisationOf(domain)
  return facts.takesMail === false && organisation !== domain ? follow(findMailFacts(organisation), resolve) : facts
}

/** An ending without a registry that answers costs the job nothing but this part. */
async function takeRegistration(
  domain: string,
  key: string,
  { reach, rdapServers }: StepTools,
  signal: AbortSignal,
): Promise<StepOutcome> {
  const answer = await askRdap({ ...reach, ...(rdapServers && { servers: rdapServers }) }, domain, signal)
  if (answer.kind === 'later') return { kind: 'trouble', trouble: answer }
  if (answer.kind === 'failed') return foundOutcome({ missing: `${domain}: registration (${answer.problem})` })
  const missing = answer.isWhole ? null : `${domain}: ${answer.missing}`
  const { found } = answer
  if (found.kind === 'free') {
    const evidence = { source: 'rdap', url: '', at: reach.clock() } as const
    return foundOutcome({ leads: [{ key, values: leadValues(evidence, { status: 'free' }), place: null }], missing })
  }
  const { registration } = found
  const values = leadValues(registration.evidence, {
    company: registration.holder,
    registrar: registration.registrar,
    registered_on: dayOf(registration.created_at),
    expires_on: dayOf(registration.expires_at),
    name_servers: registration.name_servers,
    status: registration.states,
  })
  return foundOutcome({ leads: [{ key, values, place: null }], missing })
}

const dayOf = (at: number | null): string => (at === null ? '' : new Date(at).toISOString().slice(0, 10))
