import type { WebResult } from '#domain/leadSources/searchPlaces'
import type { SourceTrouble } from '#domain/leadSources/sourceAnswer'
import type { BroughtRow, LeadForm, LeadKind } from '#domain/leads/form'
import type { FoundLead } from '#domain/leads/foundLead'
import type { CrawlTools } from '../crawl/politePage.ts'
import type { Resolve } from '../email/domains/resolver.ts'
import type { MetaReader } from '../meta/profiles.ts'
import type { SourceReach } from '../sources/askSource.ts'
import type { SearchProvider } from '../sources/search/provider.ts'

/**
 * One thing to ask: a tile of a map, a page of results, a site. `work` is the source's own, kept as JSON; `key` names it within its
 * job, so that a step which two others lead to is asked once.
 */
export type LeadStep = { key: string; work: unknown }

/**
 * What became of it. `next`: what there is to ask because of it. `missing`: why a part is not there; null: it is whole. A trouble that
 * passes is asked again when its time has come; one that does not ends the job, with what was found. `blocks`: it holds up this step
 * alone, and the job ends once nothing else is left.
 */
export type StepOutcome =
  | {
      kind: 'found'
      leads: FoundLead[]
      next: LeadStep[]
      missing: string | null
      /** results that may be opened and not be stored: shown while somebody looks, never rows */
      links?: WebResult[]
    }
  | { kind: 'trouble'; trouble: SourceTrouble; blocks?: 'step' }

/**
 * What steps reach the world by. `search`: null where the operator set up none. Addresses that are not there are those of the public
 * services.
 */
export type StepTools = {
  reach: SourceReach
  crawl: CrawlTools
  search: SearchProvider | null
  /** Meta's Graph in the name of the operator's app; null: there is none */
  meta: MetaReader | null
  overpass: string | null
  companiesHouseKey: string | null
  gleif?: string
  companiesHouse?: string
  rdapServers?: ReadonlyMap<string, string>
  /** the operator's release of Overture Places: a folder or file of GeoParquet; none: it is not offered */
  overture?: string | null
  /** of these countries; none named: all */
  overtureCountries?: readonly string[]
  /** asks the name servers; none: nothing is said of mail */
  resolve?: Resolve
  /** rows of a job that its user brought, in pages of 500 */
  broughtRows: (page: number) => Promise<BroughtRow[]>
}

/** How one kind of job is worked: pure of the database, so that the job alone remembers. */
export type LeadSteps<K extends LeadKind = LeadKind> = {
  first: (form: Extract<LeadForm, { kind: K }>) => LeadStep[]
  take: (
    step: LeadStep,
    form: Extract<LeadForm, { kind: K }>,
    tools: StepTools,
    signal: AbortSignal,
  ) => Promise<StepOutcome>
}
