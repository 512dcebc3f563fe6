import * as z from 'zod/mini'
import { foundWays } from '../leadSources/foundValue.ts'
import { leadSources, sourceLicences } from '../leadSources/licences.ts'
import { limits } from '../limits.ts'
import { Time, text, Url } from '../shared/schema.ts'

/**
 * What can be known of a lead. Those of the specification: of a map its name, phone, address, type, status, website, rating, comment
 * count and images; of a Facebook page follower_count, category, blurb, keyword; of Kompass name, supplier products, country, phone_number, website_url, address and description.
 */
export const leadFields = [
  'company',
  'person',
  'role',
  'email',
  'phone',
  'whatsapp',
  'address',
  'city',
  'country',
  'website',
  'social',
  'registration',
  'type',
  'status',
  'rating',
  'comment_count',
  'image',
  'products',
  'description',
  'opening_hours',
  'hall',
  'booth',
  'mail_pattern',
  'technology',
  'registrar',
  'registered_on',
  'expires_on',
  'name_servers',
  'mail_service',
  'follower_count',
  'following_count',
  'category',
  'blurb',
  'keyword',
  'followed_on',
] as const
export type LeadField = (typeof leadFields)[number]

const sourceNames = Object.keys(leadSources) as [keyof typeof leadSources, ...(keyof typeof leadSources)[]]
const licenceNames = Object.keys(sourceLicences) as [keyof typeof sourceLicences, ...(keyof typeof sourceLicences)[]]

/** One thing that is known of a lead, and all that is needed to look at it again. Text of a stranger: never markup. */
export const LeadValue = z.object({
  field: z.enum(leadFields),
  value: text(limits.paragraphLength).check(z.minLength(1)),
  source: z.enum(sourceNames),
  licence: z.enum(licenceNames),
  /** the page that says it; '' where there is none, such as of a brought row */
  url: z.union([z.literal(''), Url]),
  /** the words around it */
  snippet: text(limits.lineLength),
  at: Time,
  way: z.nullable(z.enum(foundWays)),
  /** from 0 to 1, of what is concluded and not read; null: it was read */
  chance: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
})
export type LeadValue = z.output<typeof LeadValue>

/** How many followed a page or account at a time, and how many it followed; null: it does not say. */
export const LeadCount = z.object({
  at: Time,
  followers: z.int().check(z.minimum(0)),
  following: z.nullable(z.int().check(z.minimum(0))),
})
export type LeadCount = z.output<typeof LeadCount>

/**
 * A company, store or person that a step found. `key` tells within a job whether it is the same one, such as `node/240109189` or
 * `example.com`: what is found again adds its values.
 */
export type FoundLead = {
  key: string
  values: LeadValue[]
  place: { lat: number; lon: number } | null
  /** how many followed it, as it was counted now */
  counts?: LeadCount[]
}
