import type { SourceEvidence } from './licences.ts'

/** A store, workshop or office as a map knows it. */
export type MapStore = {
  /** such as `node/240109189`, for good */
  osm: string
  name: string
  /** in English and Chinese, where the map has them */
  name_en: string
  name_zh: string
  /** what it is, such as `shop=lighting` */
  kind: string
  address: StoreAddress
  phones: string[]
  sites: string[]
  mails: string[]
  /** addresses of its profiles and pictures */
  profiles: string[]
  images: string[]
  description: string
  /** as the map writes them, such as `Mo-Fr 09:00-18:00` */
  opening_hours: string
  place: { lat: number; lon: number }
  evidence: SourceEvidence
}

export type StoreAddress = {
  street: string
  number: string
  postcode: string
  district: string
  city: string
  state: string
  /** ISO 3166, where somebody wrote it */
  country: string
}
