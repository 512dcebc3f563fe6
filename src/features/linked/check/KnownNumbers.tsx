import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkedCalls, type NumberFactRow } from '#domain/linked/calls'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { Pager } from '../../../components/Pager.tsx'
import { Part } from '../../../components/Part.tsx'
import { pageRows } from '../../../components/pageRows.ts'
import { SearchField } from '../../../components/SearchField.tsx'
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'

const verdicts = ['all', 'registered', 'unregistered', 'waiting'] as const
type ShownVerdict = (typeof verdicts)[number]
type FactState = 'registered' | 'unregistered' | 'waiting' | 'givenUp'

const tones: Record<FactState, Tone> = {
  registered: 'good',
  unregistered: 'bad',
  waiting: 'brand',
  givenUp: 'warning',
}
const toldOf = ({ verdict, at, problem, given_up }: NumberFactRow): FactState => {
  if (given_up) return 'givenUp'
  return verdict === null || (problem !== null && at === null) ? 'waiting' : verdict
}
/** While numbers are asked for, what came is looked for again. */
const lookMs = 5_000

/** What the company knows of numbers: since when, and what shows it. */
export function KnownNumbers() {
  const { t } = useTranslation('linked')
  const styles = useStyles()
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<ShownVerdict>('all')
  const [page, setPage] = useState(1)
  const answered = useAnswer(linkedCalls.numbers, {
    search,
    ...(shown !== 'all' && { verdict: shown }),
    page,
    limit: pageRows,
  })
  const columns = useColumns()
  const isAsked = answered.answer?.data.list.some((row) => toldOf(row) === 'waiting') ?? false
  const { ask } = answered
  useEffect(() => {
    if (!isAsked) return
    const timer = setInterval(ask, lookMs)
    return () => clearInterval(timer)
  }, [isAsked, ask])
  return (
    <Part title={t('check.known')}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            text={search}
            onText={(text) => {
              setSearch(text)
              setPage(1)
            }}
            label={t('check.search')}
          />
        </div>
        <Tabs
          label={t('check.filter')}
          size="small"
          chosen={shown}
          tabs={verdicts.map((value) => ({ value, label: t(`check.filters.${value}`) }))}
          onChoose={(value) => {
            setShown(value)
            setPage(1)
          }}
        />
      </div>
      <AnswerView answered={answered} lines={5}>
        {({ count, list }) =>
          count === 0 ? (
            <p className={styles.none}>{search || shown !== 'all' ? t('check.noHit') : t('check.nothing')}</p>
          ) : (
            <>
              <Table label={t('check.known')} rows={list} columns={columns} keyOf={({ number }) => number} />
              <Pager page={page} count={count} onPage={setPage} />
            </>
          )
        }
      </AnswerView>
    </Part>
  )
}

function useColumns(): TableColumn<NumberFactRow>[] {
  const { t } = useTranslation('linked')
  const { dateTime } = useFormats()
  return [
    { key: 'number', title: t('check.columns.number'), cell: ({ number }) => `+${number}` },
    {
      key: 'verdict',
      title: t('check.columns.verdict'),
      isHead: true,
      cell: (row) => <StatusBadge tone={tones[toldOf(row)]}>{t(`check.told.${toldOf(row)}`)}</StatusBadge>,
    },
    {
      key: 'evidence',
      title: t('check.columns.evidence'),
      cell: ({ evidence, problem }) =>
        problem ? t(`check.problem.${problem}`) : evidence ? t(`check.evidence.${evidence}`) : '',
    },
    { key: 'at', title: t('check.columns.at'), isWhole: true, cell: ({ at }) => (at === null ? '' : dateTime(at)) },
  ]
}

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, alignItems: 'center' },
  search: { flex: '1 1 220px' },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
})
