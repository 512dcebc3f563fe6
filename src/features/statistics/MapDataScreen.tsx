import { makeStyles, tokens } from '@fluentui/react-components'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountedField } from '#domain/statistics/fields'
import type { Statistics, StatisticsQuery } from '#domain/statistics/statistics'
import type { ContactIndexApi } from '#workers/search/api'
import { Page } from '../../components/Page.tsx'
import { useSeesOwners } from '../../lib/people.ts'
import { useAddress } from '../../lib/useAddress.ts'
import { ContactStatisticsFilters } from './ContactStatisticsFilters.tsx'
import { CounterTiles } from './CounterTiles.tsx'
import { CountFigure } from './CountFigure.tsx'
import { FunnelFigure } from './FunnelFigure.tsx'
import { GrowthFigure } from './GrowthFigure.tsx'
import { NothingCounted } from './NothingCounted.tsx'
import { type Circles, type ContactStatisticsAddress, readStatistics, writeStatistics } from './statisticsAddress.ts'
import { useCounted } from './useCounted.ts'
import { useValueNames } from './useValueNames.ts'
import { Waiting } from './Waiting.tsx'
import { WhichDays } from './WhichDays.tsx'

const WorldFigure = lazy(() => import('./world/WorldFigure.tsx').then((m) => ({ default: m.WorldFigure })))

const ask = (contacts: ContactIndexApi, query: StatisticsQuery) => contacts.statistics(query)

/** Charts and the map: who the contacts are, and how far one got with them. */
export function MapDataScreen() {
  const { t } = useTranslation('statistics')
  const styles = useStyles()
  const [params, setParams] = useAddress()
  const address = readStatistics(params)
  const { belongto, period, compare, circles } = address
  const answer = useCounted<StatisticsQuery, Statistics>({ belongto, period, compare }, ask)
  const onAddress = (change: Partial<ContactStatisticsAddress>, options?: { replace: boolean }) =>
    setParams((now) => writeStatistics({ ...readStatistics(now), ...change }), options)
  return (
    <div className={styles.root}>
      <Page title={t('map.menu')} intro={t('map.intro')}>
        <ContactStatisticsFilters address={address} onAddress={onAddress} compares />
        {answer ? (
          <Counted
            said={answer.said}
            query={answer.query}
            circles={circles}
            onCircles={(chosen) => onAddress({ circles: chosen }, { replace: true })}
            onClear={() => setParams({})}
          />
        ) : (
          <Waiting />
        )}
      </Page>
    </div>
  )
}

type FiguresProps = {
  said: Statistics
  query: StatisticsQuery
  circles: Circles
  onCircles: (circles: Circles) => void
}

function Counted({ onClear, ...props }: FiguresProps & { onClear: () => void }) {
  const { said, query } = props
  const isFiltered = query.period !== 'all' || query.belongto !== null
  const isEmpty = !said.counters.contacts_count && !said.before?.contacts_count
  return isEmpty ? <NothingCounted isFiltered={isFiltered} onClear={onClear} /> : <Figures {...props} />
}

const barFields = ['source', 'country', 'channel', 'category', 'tag'] as const satisfies readonly CountedField[]

function Figures({ said, query, circles, onCircles }: FiguresProps) {
  const { t } = useTranslation('statistics')
  const styles = useStyles()
  const nameOf = useValueNames()
  const seesOwners = useSeesOwners()
  const { belongto } = query
  const counted = { belongto, days: query.period === 'all' ? null : said.days }
  const fields = seesOwners && !belongto ? ([...barFields, 'belongto'] as const) : barFields
  return (
    <>
      <WhichDays days={said.days} compared={said.compared} />
      <CounterTiles said={said} counted={counted} />
      <div className={styles.figures}>
        <Suspense fallback={<div className={styles.waiting} />}>
          <WorldFigure
            said={said}
            query={query}
            counted={counted}
            nameOf={nameOf}
            circles={circles}
            onCircles={onCircles}
          />
        </Suspense>
        <GrowthFigure title={t('chart.growth')} said={said} belongto={belongto} />
        <FunnelFigure title={t('chart.funnel')} said={said} counted={counted} />
        {fields.map((field) => (
          <CountFigure
            key={field}
            field={field}
            title={t(`chart.${field}`)}
            said={said}
            counted={counted}
            nameOf={nameOf}
          />
        ))}
      </div>
    </>
  )
}

const useStyles = makeStyles({
  root: { flex: '1 1 0', minWidth: 0, minHeight: 0, overflow: 'auto', paddingBlockEnd: tokens.spacingVerticalXL },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  waiting: { gridColumn: '1 / -1', height: '420px' },
})
