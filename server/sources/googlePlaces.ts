import * as z from 'zod/mini'
import { failedTrouble, type SourceAnswer, wholeAnswer } from '#domain/leadSources/sourceAnswer'
import { jsonOf } from '../channels/callService.ts'
import { askSource, type SourceReach } from './askSource.ts'

export type GooglePlacesSetting = SourceReach & { url: string; key: string }

/** A place as Google shows it now; none of it is ours to keep. */
export type LivePlace = {
  name: string
  type: string
  phone: string
  address: string
  website: string
  status: string
  rating: number | null
  comment_count: number | null
  url: string
}

const Text = z.optional(z.object({ text: z.optional(z.string()) }))
const Places = z.object({
  places: z.optional(
    z.array(
      z.object({
        displayName: Text,
        primaryTypeDisplayName: Text,
        internationalPhoneNumber: z.optional(z.string()),
        formattedAddress: z.optional(z.string()),
        websiteUri: z.optional(z.string()),
        businessStatus: z.optional(z.string()),
        rating: z.optional(z.number()),
        userRatingCount: z.optional(z.number()),
        googleMapsUri: z.optional(z.string()),
      }),
    ),
  ),
})
type Place = NonNullable<z.output<typeof Places>['places']>[number]

/** What is asked for says what is paid for. */
const fields = [
  'displayName',
  'primaryTypeDisplayName',
  'internationalPhoneNumber',
  'formattedAddress',
  'websiteUri',
  'businessStatus',
  'rating',
  'userRatingCount',
  'googleMapsUri',
]
  .map((field) => `places.${field}`)
  .join(',')

/** https://developers.google.com/maps/documentation/places/web-service/text-search: twenty at most. */
export async function findLivePlaces(
  { url, key, ...reach }: GooglePlacesSetting,
  { words, country, language }: { words: string; country: string; language: string },
  signal: AbortSignal,
): Promise<SourceAnswer<LivePlace[]>> {
  const answer = await askSource(
    reach,
    {
      url: `${url}/places:searchText`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': fields },
      body: JSON.stringify({ textQuery: words, regionCode: country, languageCode: language, pageSize: 20 }),
    },
    signal,
  )
  if (answer.kind !== 'said') return answer
  if (answer.status === 400) return failedTrouble(/API[_ ]?key/i.test(answer.text) ? 'key' : 'refused', '400')
  const read = z.safeParse(Places, jsonOf(answer.text))
  if (answer.status !== 200 || !read.success) return failedTrouble('unreadable', String(answer.status))
  return wholeAnswer((read.data.places ?? []).map(livePlace))
}

const livePlace = (place: Place): LivePlace => ({
  name: place.displayName?.text ?? '',
  type: place.primaryTypeDisplayName?.text ?? '',
  phone: place.internationalPhoneNumber ?? '',
  address: place.formattedAddress ?? '',
  website: place.websiteUri ?? '',
  status: place.businessStatus ?? '',
  rating: place.rating ?? null,
  comment_count: place.userRatingCount ?? null,
  url: place.googleMapsUri ?? '',
})
