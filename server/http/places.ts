import { createHash } from 'node:crypto'
import { countryCodes } from '#domain/contacts/countryCodes'
import { countryNamer } from '#domain/contacts/countryName'
import { AppError } from '#domain/errors'
import { cities } from '#domain/statistics/cities'
import { type CityPlace, type CountryPlace, systemCalls } from '#domain/system/calls'
import type { HttpApp, Route } from './route.ts'

/**
 * The countries and cities that searches offer: by calls, and as files whose names change with what is in them, so that
 * whoever has one keeps it, also without a network.
 */
export function placeRoutes(app: HttpApp, route: Route): void {
  route(systemCalls.countries, () => ({ file: countryFile.path, list: countries }))
  route(systemCalls.cities, ({ country }) => ({
    file: cityFile.path,
    list: country ? places.filter((place) => place.country === country) : places,
  }))
  app.get('/static/:name', (c) => {
    const file = files.find(({ path }) => path === `/static/${c.req.param('name')}`)
    if (!file) throw new AppError('notFound')
    return c.body(file.text, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })
}

const [chinese, english] = [countryNamer('zh-CN'), countryNamer('en-US')]

const countries: CountryPlace[] = countryCodes.map((code) => ({ code, zh: chinese(code), en: english(code) }))
const places: CityPlace[] = cities.map(({ country, names }) => ({ country, names }))

const countryFile = versioned('countries', countries)
const cityFile = versioned('cities', places)
const files = [countryFile, cityFile]

function versioned(name: string, list: unknown): { path: string; text: string } {
  const text = JSON.stringify(list)
  const version = createHash('sha256').update(text).digest('hex').slice(0, 10)
  return { path: `/static/${name}.${version}.json`, text }
}
