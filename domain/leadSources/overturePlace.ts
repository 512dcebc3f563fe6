import * as z from 'zod/mini'
import { findStoreKinds } from './findStoreKinds.ts'
import { sourceEvidence } from './licences.ts'
import type { MapStore } from './store.ts'

const texts = z.nullish(z.array(z.nullish(z.string())))
const text = z.nullish(z.string())

/** What is read of a place (docs.overturemaps.org/schema/reference/places/place); other columns stay where they are. */
const OverturePlace = z.object({
  id: z.string(),
  bbox: z.object({ xmin: z.number(), ymin: z.number() }),
  names: z.nullish(z.object({ primary: text })),
  categories: z.nullish(z.object({ primary: text })),
  websites: texts,
  socials: texts,
  emails: texts,
  phones: texts,
  addresses: z.nullish(
    z.array(z.nullish(z.object({ freeform: text, locality: text, postcode: text, region: text, country: text }))),
  ),
  operating_status: text,
})
export const overtureColumns = Object.keys(OverturePlace.shape)

/** null: the row is not what the schema says. `file`: where it stands, which is its evidence. */
export function storeOfOverture(row: unknown, file: string, at: number): MapStore | null {
  const read = z.safeParse(OverturePlace, row)
  if (!read.success) return null
  const { id, bbox, names, categories, addresses, ...place } = read.data
  const [address] = (addresses ?? []).filter((one) => one !== null && one !== undefined)
  return {
    osm: `overture/${id}`,
    name: names?.primary ?? '',
    name_en: '',
    name_zh: '',
    kind: categories?.primary ?? '',
    address: {
      street: address?.freeform ?? '',
      number: '',
      postcode: address?.postcode ?? '',
      district: '',
      city: address?.locality ?? '',
      state: address?.region ?? '',
      country: /^[A-Z]{2}$/.test(address?.country ?? '') ? address!.country! : '',
    },
    phones: linesOf(place.phones),
    sites: linesOf(place.websites),
    mails: linesOf(place.emails),
    profiles: linesOf(place.socials),
    images: [],
    description: '',
    opening_hours: '',
    place: { lat: bbox.ymin, lon: bbox.xmin },
    evidence: sourceEvidence('overture', file, at),
  }
}

const linesOf = (lines: z.output<typeof texts>): string[] =>
  (lines ?? []).filter((line) => typeof line === 'string').slice(0, 10)

const tagsByCategory = new Map<string, readonly string[]>()
const mostCategories = 5_000

/** Whether a category such as `lighting_store` is one of these kinds of the map. */
export function isOfKinds(category: string, kinds: readonly string[]): boolean {
  let tags = tagsByCategory.get(category)
  if (!tags) {
    const found = findStoreKinds(category.replaceAll('_', ' '))
    tags = found.kind === 'exact' ? found.tags : []
    // A file that lies may have as many of them as rows.
    if (tagsByCategory.size < mostCategories) tagsByCategory.set(category, tags)
  }
  return tags.some((tag) => kinds.includes(tag))
}
