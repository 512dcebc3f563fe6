import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { ListRecipe } from '../leadSources/recipe/listRecipe.ts'
import { searchPlaces } from '../leadSources/searchPlaces.ts'
import { limits } from '../limits.ts'
import type { ProductRoute } from '../products.ts'
import { Id, Line, text, Url } from '../shared/schema.ts'

/** What is looked for, as the specification names its pages, and which product opens it. */
export const leadKinds = {
  globalMedia: 'globalTrade',
  offlineStores: 'globalTrade',
  domainSearch: 'globalTrade',
  globalFair: 'globalTrade',
  globalBtoB: 'globalTrade',
  deepData: 'deepSearch',
  domainBg: 'deepSearch',
  facebook: 'fbHome',
  instagram: 'insData',
} as const satisfies Record<string, ProductRoute>
export type LeadKind = keyof typeof leadKinds
/** Any of these opens it. */
export const leadProducts = [...new Set(Object.values(leadKinds))] as [ProductRoute, ...ProductRoute[]]
export const leadKindNames = Object.keys(leadKinds) as [LeadKind, ...LeadKind[]]

const Keyword = Line.check(z.trim(), z.minLength(1, says('keywordRequired')))
/** An ISO 3166 code. */
const Country = z.string().check(z.regex(/^[A-Z]{2}$/, says('countryRequired')))
const City = Line.check(z.trim(), z.minLength(1, says('cityRequired')))
const placeNames = Object.keys(searchPlaces) as [keyof typeof searchPlaces, ...(keyof typeof searchPlaces)[]]

/** Domains or addresses, one each. */
const Targets = z
  .array(Url.check(z.minLength(1, says('targetRequired'))))
  .check(z.minLength(1, says('targetRequired')), z.maxLength(limits.leadTargets))

/** A row that the user brings: pasted, or read from a file on the device. Fields are `leadFields`. */
export const BroughtRow = z.record(text(40), text(limits.paragraphLength))
export type BroughtRow = z.output<typeof BroughtRow>

/** A company, a person in one, or all who can be found of it. `site` '' where nobody knows it. */
const DeepSubject = z.object({ company: Line, person: Line, country: z.union([z.literal(''), Country]), site: Url })

/** Of a trade in a city, by searches and where it is allowed by Meta's own. */
const FoundProfiles = z.object({
  by: z.literal('search'),
  keyword: Keyword,
  country: Country,
  city: City,
  /** of results */
  pages: z.int().check(z.minimum(1), z.maximum(10)),
})
/** Addresses or names that the user brings. */
const ListedProfiles = z.object({ by: z.literal('list') })
/** Out of Instagram's download of the user's own account, counted from 1: the newest follower comes first. */
const OwnFollowers = z
  .object({
    by: z.literal('followers'),
    from: z.int().check(z.minimum(1)),
    to: z.int().check(z.minimum(1)),
  })
  .check(z.refine(({ from, to }) => to >= from, { path: ['to'], error: 'rangeBackwards' }))

export const LeadForm = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('offlineStores'),
    keyword: Keyword,
    country: Country,
    city: City,
    from: z.enum(['osm', 'overture']),
  }),
  z.object({
    kind: z.literal('globalMedia'),
    words: z.array(Keyword).check(z.minLength(1, says('keywordRequired')), z.maxLength(limits.leadTargets)),
    places: z.array(z.enum(placeNames)).check(z.minLength(1)),
    country: z.union([z.literal(''), Country]),
    pages: z.int().check(z.minimum(1), z.maximum(10)),
  }),
  z.object({ kind: z.literal('domainSearch'), targets: Targets }),
  z.object({ kind: z.literal('domainBg'), targets: Targets }),
  z.object({
    kind: z.literal('globalFair'),
    /** the fair of ours that it is about; null: none */
    fair_id: z.nullable(Id),
    name: Line.check(z.trim(), z.minLength(1, says('nameEmpty'))),
    /** null: the rows were brought */
    recipe: z.nullable(ListRecipe),
  }),
  z.object({
    kind: z.literal('globalBtoB'),
    name: Line.check(z.trim(), z.minLength(1, says('nameEmpty'))),
    /** an industry's companies on the map; a list's, by recipe; or brought rows where both are null */
    industry: z.nullable(z.object({ keyword: Keyword, country: Country, city: z.union([z.literal(''), City]) })),
    recipe: z.nullable(ListRecipe),
  }),
  z.object({
    kind: z.literal('deepData'),
    subject: z.enum(['company', 'person', 'staff']),
    subjects: z.array(DeepSubject).check(z.minLength(1), z.maxLength(limits.leadTargets)),
  }),
  z.object({ kind: z.literal('facebook'), find: z.discriminatedUnion('by', [FoundProfiles, ListedProfiles]) }),
  z.object({
    kind: z.literal('instagram'),
    find: z.discriminatedUnion('by', [FoundProfiles, ListedProfiles, OwnFollowers]),
  }),
])
export type LeadForm = z.output<typeof LeadForm>
export type SocialForm = Extract<LeadForm, { kind: 'facebook' | 'instagram' }>
