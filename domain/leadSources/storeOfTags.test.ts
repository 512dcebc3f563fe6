import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributionsOf, sourceValues } from './licences.ts'
import { storeOfTags } from './storeOfTags.ts'

const at = Date.UTC(2026, 10, 28)
const store = (tags: Record<string, string>) =>
  storeOfTags({ type: 'node', id: 7, place: { lat: 38.7, lon: -9.1 }, tags }, at)

test('a store is read with all of its phones, sites and mails, whichever key they stand under', () => {
  const found = store({
    name: 'Luz & Sombra',
    'name:en': 'Light and Shadow',
    shop: 'lighting',
    phone: '+351 21 123 4567; +351 91 222 3333',
    'contact:phone': '+351 21 123 4567',
    website: 'luz.example',
    'contact:website': 'http://luz.example:8080/lojas',
    email: 'mailto:ola@luz.example;vendas@luz.example',
    opening_hours: 'Mo-Fr 10:00-19:00',
    'addr:street': 'Rua Augusta',
    'addr:housenumber': '12-14',
    'addr:postcode': '1100-053',
    'addr:city': 'Lisboa',
    'addr:country': 'PT',
  })
  expect(found).toMatchObject({
    osm: 'node/7',
    name: 'Luz & Sombra',
    name_en: 'Light and Shadow',
    kind: 'shop=lighting',
    phones: ['+351 21 123 4567', '+351 91 222 3333'],
    sites: ['https://luz.example', 'http://luz.example:8080/lojas'],
    mails: ['ola@luz.example', 'vendas@luz.example'],
    opening_hours: 'Mo-Fr 10:00-19:00',
    address: { street: 'Rua Augusta', number: '12-14', postcode: '1100-053', city: 'Lisboa', country: 'PT' },
  })
})

test('each value says where it is from, when, under which licence, and that it may be stored', () => {
  const values = sourceValues(
    store({ name: 'Luz', phone: '+351 21 123 4567;+351 21 765 4321', 'addr:city': 'Lisboa' })!,
  )
  expect(values.filter(({ field }) => field === 'phones').map(({ value }) => value)).toHaveLength(2)
  expect(values.find(({ field }) => field === 'address.city')).toEqual({
    field: 'address.city',
    value: 'Lisboa',
    source: 'overpass',
    licence: 'odbl',
    mayStore: true,
    at,
    url: 'https://www.openstreetmap.org/node/7',
  })
  expect(attributionsOf(values)).toEqual(['© OpenStreetMap contributors, ODbL'])
})

test('a script in a tag is no site, no mail and no phone', () => {
  const found = store({
    name: 'x',
    website: 'javascript:alert(1);data:text/html,x;ftp://old.example;https://good.example;//evil.example/"><script>',
    email: '"><img src=x>@evil.example',
    phone: '<b>123456</b>',
  })
  expect(found).toMatchObject({ sites: ['https://good.example'], mails: [], phones: [] })
})

test('whatever stands in the tags, sites are of the web and texts are one line', () => {
  const key = fc.constantFrom('name', 'website', 'url', 'phone', 'email', 'addr:street', 'opening_hours', 'shop')
  fc.assert(
    fc.property(fc.dictionary(key, fc.string({ unit: 'binary', maxLength: 400 })), (tags) => {
      const found = store(tags)
      if (!found) return
      expect(found.sites.every((site) => /^https?:\/\//i.test(site))).toBe(true)
      expect(found.name + found.address.street).not.toMatch(/[\u0000-\u001f\u202a-\u202e]/)
      expect(found.name.length).toBeLessThanOrEqual(255)
    }),
  )
})

test('what nobody could find or reach is no store', () => {
  expect(store({ shop: 'lighting' })).toBeNull()
})
