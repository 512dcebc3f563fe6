import type { SourceTrouble } from '#domain/leadSources/sourceAnswer'
import type { LeadForm, LeadKind } from '#domain/leads/form'
import { type FoundLead, LeadValue } from '#domain/leads/foundLead'
import { makeHostTurns } from '../../crawl/hostTurns.ts'
import { openRobotsBook } from '../../crawl/robots.ts'
import { noLog } from '../../log.ts'
import type { SandboxSource } from '../../sandbox/sources/service.ts'
import { openSandboxSites, sandboxPageFetch } from '../../sandbox/sources/sites.ts'
import { neverAborted, testNow, testReach } from '../../sources/testing/reach.ts'
import type { LeadStep, LeadSteps, StepTools } from '../steps.ts'

/** The web of the sandbox and these servers, and nothing else of the world. */
export async function openTestTools(...sources: readonly SandboxSource[]) {
  const sites = await openSandboxSites(noLog)
  const reach = testReach(...sources)
  const pages = sandboxPageFetch(sites)
  const tools: StepTools = {
    reach,
    crawl: {
      fetchPage: pages.fetchPage,
      turns: makeHostTurns({ leastGapMs: 0 }),
      robots: openRobotsBook({ product: 'FairleadBot', now: () => testNow, signal: neverAborted }),
      now: () => testNow,
    },
    search: null,
    meta: null,
    overpass: null,
    companiesHouseKey: null,
    broughtRows: async () => [],
  }
  return {
    tools,
    sites,
    async stop() {
      reach.stop()
      pages.stop()
      await sites.stop()
    },
  }
}

type Walk = {
  leads: Map<string, FoundLead>
  /** keys of the steps, in the order in which they were taken */
  taken: string[]
  missing: string[]
  troubles: SourceTrouble[]
  links: string[]
}

/** Takes all steps that a form leads to, each key once, as a job does; a step in trouble is not asked again. */
export async function walkSteps<K extends LeadKind>(
  steps: LeadSteps<K>,
  form: Extract<LeadForm, { kind: K }>,
  tools: StepTools,
  { most = 2_000 }: { most?: number } = {},
): Promise<Walk> {
  const walk: Walk = { leads: new Map(), taken: [], missing: [], troubles: [], links: [] }
  const known = new Set<string>()
  const open: LeadStep[] = []
  const add = (more: readonly LeadStep[]) => {
    for (const step of more) if (!known.has(step.key) && known.add(step.key)) open.push(stored(step))
  }
  add(steps.first(form))
  for (let step = open.shift(); step && walk.taken.length < most; step = open.shift()) {
    walk.taken.push(step.key)
    const outcome = await steps.take(step, form, tools, neverAborted)
    if (outcome.kind === 'trouble') {
      walk.troubles.push(outcome.trouble)
      continue
    }
    for (const lead of outcome.leads) addLead(walk.leads, lead)
    if (outcome.missing) walk.missing.push(outcome.missing)
    walk.links.push(...(outcome.links ?? []).map(({ url }) => url))
    add(outcome.next)
  }
  return walk
}

/** A step lies in the database between its making and its taking. */
const stored = (step: LeadStep): LeadStep => JSON.parse(JSON.stringify(step)) as LeadStep

function addLead(leads: Map<string, FoundLead>, { key, values, place }: FoundLead): void {
  const known = leads.get(key)
  const checked = values.map((value) => LeadValue.parse(value))
  leads.set(key, { key, values: [...(known?.values ?? []), ...checked], place: known?.place ?? place })
}

/** What a lead says of a field. */
export const textsOf = (lead: FoundLead | undefined, field: LeadValue['field']): string[] =>
  lead?.values.filter((one) => one.field === field).map(({ value }) => value) ?? []
