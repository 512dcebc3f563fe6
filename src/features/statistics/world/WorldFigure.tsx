import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { places } from '#domain/statistics/places'
import type { CitiesQuery, CityCount, Statistics, StatisticsQuery } from '#domain/statistics/statistics'
import type { ContactIndexApi } from '#workers/search/api'
import { Figure } from '../../../components/figures/Figure.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { CountTable } from '../CountTable.tsx'
import { drillDown, type MarkScope } from '../drillDown.ts'
import { type CountRow, type PlaceRow, shownBars, statisticsRows } from '../rows.ts'
import { type Circles, circles as circleKinds } from '../statisticsAddress.ts'
import { useCounted } from '../useCounted.ts'
import type { NameOf } from '../useValueNames.ts'
import { PlaceList } from './PlaceList.tsx'
import { useCityRows } from './useCityRows.ts'
import { WorldMap } from './WorldMap.tsx'

type Props = {
  said: Statistics
  query: StatisticsQuery
  counted: MarkScope
  nameOf: NameOf
  circles: Circles
  onCircles: (circles: Circles) => void
}

const askCities = (contacts: ContactIndexApi, query: CitiesQuery) => contacts.cities(query)
const askNothing = () => Promise.resolve(null)

/** Where the contacts are: the map, and beside it the same as a list. */
export function WorldFigure({ said, query: { belongto, period }, counted, nameOf, circles, onCircles }: Props) {
  const { t } = useTranslation('statistics')
  const styles = useStyles()
  const formats = useFormats()
  const title = t('world.title')
  const byCity = circles === 'cities'
  const answer = useCounted<CitiesQuery, CityCount[] | null>({ belongto, period }, byCity ? askCities : askNothing)
  const cities = useCityRows(answer?.said ?? [], counted)
  const countries = statisticsRows(
    said.by.country,
    (value) => nameOf('country', value),
    (value) => drillDown([{ field: 'country', value }], counted),
  )
  const rows: readonly CountRow[] = byCity ? cities : countries
  const legend = !byCity ? 'legend' : !answer?.said ? 'counting' : cities.length ? 'citiesLegend' : 'noCities'
  const here = rows.filter(({ count }) => count > 0)
  const most = here.slice(0, shownBars).map(({ name, count }) => `${name} ${formats.number(count)}`)
  return (
    <Figure
      title={title}
      isWide
      summary={t('summary', { name: title, values: most.join(', ') })}
      note={t(`world.${legend}`)}
      choice={
        <Tabs
          size="small"
          label={t('world.circles')}
          tabs={circleKinds.map((value) => ({ value, label: t(`world.${value}`) }))}
          chosen={circles}
          onChoose={onCircles}
        />
      }
      chart={
        <div className={styles.both}>
          <WorldMap countries={countries.filter(({ count }) => count > 0)} spots={byCity ? cities : onMap(countries)} />
          <PlaceList rows={here} />
          <p className={styles.source}>
            {t('world.source')}
            {byCity && ` · ${t('world.citiesSource')}`}
          </p>
        </div>
      }
      table={
        <CountTable
          title={title}
          rows={rows}
          total={said.counters.contacts_count}
          isCompared={!byCity && said.compared !== null}
        />
      }
      file={() => ({
        title,
        columns: [
          { title: t(byCity ? 'world.cities' : 'field.country'), kind: 'text' },
          { title: t('column.count'), kind: 'number' },
        ],
        rows: rows.map(({ name, count }) => [name, count]),
      })}
    />
  )
}

const onMap = (rows: readonly CountRow[]): PlaceRow[] =>
  rows.flatMap((row) => {
    const place = places.get(row.value)
    return place && row.count > 0 ? [{ ...row, longitude: place.longitude, latitude: place.latitude }] : []
  })

const useStyles = makeStyles({
  both: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 220px',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  source: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
