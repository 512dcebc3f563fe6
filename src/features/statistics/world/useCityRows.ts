import { useTranslation } from 'react-i18next'
import { nameOfCity } from '#domain/statistics/cities'
import type { CityCount } from '#domain/statistics/statistics'
import { useCountryName } from '../../../lib/countries.ts'
import { language } from '../../../lib/texts.ts'
import { drillDown, type MarkScope } from '../drillDown.ts'
import type { PlaceRow } from '../rows.ts'

/** Cities with their names and the way to their contacts. */
export function useCityRows(cities: readonly CityCount[], counted: MarkScope): PlaceRow[] {
  const { t } = useTranslation('statistics')
  const countryName = useCountryName()
  const lang = language.useValue()
  return cities.map(({ count, ...city }) => ({
    value: `${city.country} ${city.names[0]}`,
    name: t('world.city', { name: nameOfCity(city, lang), country: countryName(city.country) }),
    count,
    before: 0,
    to: drillDown([{ field: 'city', value: city }], counted),
    longitude: city.longitude,
    latitude: city.latitude,
  }))
}
