import { sourceEvidence } from './licences.ts'
import type { MapStore, StoreAddress } from './store.ts'

/** A thing of OpenStreetMap with its tags. Anybody may write anything into them. */
export type MapThing = {
  type: 'node' | 'way' | 'relation'
  id: number
  place: { lat: number; lon: number }
  tags: Readonly<Record<string, string>>
}

/** null: nobody could find or reach it. */
export function storeOfTags({ type, id, place, tags }: MapThing, at: number): MapStore | null {
  const osm = `${type}/${id}`
  const read = (...keys: string[]) => plain(keys.map((key) => tags[key]).find((value) => value?.trim()) ?? '')
  const many = (...keys: string[]) => keys.flatMap((key) => (tags[key] ?? '').split(';').map(plain).filter(Boolean))
  const store: MapStore = {
    osm,
    name: read('name', 'brand', 'operator'),
    name_en: read('name:en'),
    name_zh: read('name:zh', 'name:zh-Hans'),
    kind: kindOf(tags),
    address: addressOf(read),
    phones: distinct(many('phone', 'contact:phone', 'mobile', 'contact:mobile', 'contact:whatsapp').filter(isPhone)),
    sites: distinct(many('website', 'contact:website', 'url').flatMap(siteOf)),
    mails: distinct(many('email', 'contact:email').map(mailOf).filter(isMail)),
    profiles: distinct(many('contact:facebook', 'contact:instagram', 'contact:linkedin').filter(isAddress)),
    images: distinct(many('image', 'contact:image').filter(isAddress)),
    description: read('description', 'description:en'),
    opening_hours: read('opening_hours'),
    place,
    evidence: sourceEvidence('overpass', `https://www.openstreetmap.org/${osm}`, at),
  }
  return store.name || store.phones.length || store.sites.length || store.mails.length ? store : null
}

const addressOf = (read: (...keys: string[]) => string): StoreAddress => ({
  street: read('addr:street', 'addr:place', 'addr:full'),
  number: read('addr:housenumber'),
  postcode: read('addr:postcode'),
  district: read('addr:suburb', 'addr:district'),
  city: read('addr:city'),
  state: read('addr:state', 'addr:province'),
  country: /^[A-Z]{2}$/.test(read('addr:country')) ? read('addr:country') : '',
})

/** The first of these says what a place sells or does. */
const kindKeys = ['shop', 'craft', 'office', 'healthcare', 'amenity', 'tourism', 'leisure', 'industrial', 'man_made']

function kindOf(tags: MapThing['tags']): string {
  const key = kindKeys.find((one) => tags[one])
  return key ? plain(`${key}=${tags[key]}`) : ''
}

const mostLength = 255

/** One line without signs that steer a screen. */
const plain = (text: string): string =>
  text
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .trim()
    .slice(0, mostLength)

const isPhone = (text: string): boolean => /^[+(]?[\d\s()./-]{5,30}$/.test(text) && text.replace(/\D/g, '').length >= 5

const isAddress = (text: string): boolean => /^https?:\/\/[^\s<>"']+$/i.test(text)

const mailOf = (text: string): string => text.replace(/^mailto:/i, '')
const isMail = (text: string): boolean => /^[^\s@<>"'()]+@[^\s@<>"'()]+\.[^\s@<>"'().]{2,}$/.test(text)

/** An address without a scheme is taken for a website; one with a scheme other than http and https is none. */
function siteOf(text: string): string[] {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/:]+:\d/.test(text) ? text : `https://${text}`
  return /^https?:\/\/[^\s/<>"'@:]+\.[^\s/<>"'@:]+(:\d+)?([/?#][^\s<>"']*)?$/i.test(address) ? [address] : []
}

const distinct = (values: string[]): string[] => [...new Set(values)].slice(0, 10)
