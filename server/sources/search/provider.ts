import type { SearchPlace, SearchService, WebResultPage } from '#domain/leadSources/searchPlaces'
import type { SourceAnswer } from '#domain/leadSources/sourceAnswer'

/** `page`: from 1 on. `language` and `country` as ISO codes; null: not restricted. */
export type WebQuestion = {
  words: string
  place: SearchPlace | null
  page: number
  language: string | null
  country: string | null
}

/** A service that searches the web. Whether its results may be stored is its licence's to say. */
export type SearchProvider = {
  service: SearchService
  pageSize: number
  lastPage: number
  search: (question: WebQuestion, signal: AbortSignal) => Promise<SourceAnswer<WebResultPage>>
}

/** Only the web's addresses, and texts without what marks the words that were looked for. */
export const webAddress = (url: string): string | null => (/^https?:\/\/[^\s<>"']+$/i.test(url) ? url : null)
export const resultText = (text: string): string =>
  text
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity]!)
    .replace(/[\u0000-\u001f\u202a-\u202e]+/g, ' ')
    .trim()
    .slice(0, 500)

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
}
