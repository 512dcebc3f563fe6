import { Button } from '@fluentui/react-components'
import { FilterDismissRegular, HistoryRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { distributionCalls } from '#domain/distribution/calls'
import {
  type Distribution,
  type DistributionKind,
  type DistributionState,
  distributionKinds,
  distributionStates,
  isUnderWay,
} from '#domain/distribution/distribution'
import { limits } from '#domain/limits'
import { AnswerView } from '../../components/AnswerView.tsx'
import { FilterChip } from '../../components/FilterChip.tsx'
import { Pager } from '../../components/Pager.tsx'
import { pageRows } from '../../components/pageRows.ts'
import { WindowFrame } from '../../components/WindowFrame.tsx'
import { useAnswer } from '../../lib/useAnswer.ts'
import { openWindow } from '../../lib/windows.ts'
import { ChipBar } from './ChipBar.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { NothingHere } from './NothingHere.tsx'
import { useEverybody } from './useEverybody.ts'

type Filters = { kind: DistributionKind | null; state: DistributionState | null; page: number }
const unfiltered: Filters = { kind: null, state: null, page: 1 }

/** What was handed to whom, newest first, with its undo. */
export function HistoryWindow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('distribution')
  const everybody = useEverybody()
  const [{ kind, state, page }, setFilters] = useState(unfiltered)
  const answered = useAnswer(distributionCalls.query, {
    limit: pageRows,
    page,
    ...(kind && { kind }),
    ...(state && { state }),
  })
  useAskedWhileUnderWay(answered.answer?.data.list ?? [], answered.ask)
  const isFiltered = kind !== null || state !== null
  return (
    <WindowFrame isWide title={t('history.title')} onClose={onClose}>
      <Filters
        kind={kind}
        state={state}
        onFilter={(change) => setFilters({ kind, state, ...change, page: 1 })}
        onClear={() => setFilters(unfiltered)}
      />
      <AnswerView answered={answered} lines={6}>
        {({ count, list }) => (
          <>
            {list.length > 0 && <HistoryTable list={list} everybody={everybody} />}
            {count === 0 && isFiltered && (
              <NothingHere icon={<FilterDismissRegular />} title={t('history.nothing')} text={t('history.nothingText')}>
                <Button onClick={() => setFilters(unfiltered)}>{t('history.clear')}</Button>
              </NothingHere>
            )}
            {count === 0 && !isFiltered && (
              <NothingHere
                icon={<HistoryRegular />}
                title={t('history.empty')}
                text={t('history.emptyText', { hours: limits.distributionUndoHours })}
              >
                <Button
                  appearance="primary"
                  onClick={() =>
                    openWindow({ kind: 'distribute', start: { action: 'distribute', from: null, ids: null } })
                  }
                >
                  {t('title')}
                </Button>
              </NothingHere>
            )}
            <Pager page={page} count={count} onPage={(next) => setFilters({ kind, state, page: next })} />
          </>
        )}
      </AnswerView>
    </WindowFrame>
  )
}

const everyMs = 2_000

/** What moves by itself is looked at again. */
function useAskedWhileUnderWay(list: readonly Distribution[], ask: () => void) {
  const isMoving = list.some(({ state, undoing }) => isUnderWay(state) || undoing)
  useEffect(() => {
    if (!isMoving) return
    const asking = setInterval(ask, everyMs)
    return () => clearInterval(asking)
  }, [isMoving, ask])
}

type FilterProps = Pick<Filters, 'kind' | 'state'> & {
  onFilter: (change: Partial<Pick<Filters, 'kind' | 'state'>>) => void
  onClear: () => void
}

function Filters({ kind, state, onFilter, onClear }: FilterProps) {
  const { t } = useTranslation('distribution')
  const words = {
    find: t('filter.find'),
    noMatch: t('filter.noMatch'),
    none: t('filter.none'),
    remove: (name: string) => t('history.remove', { name }),
  }
  return (
    <ChipBar>
      <FilterChip
        label={t('history.kind')}
        options={distributionKinds.map((value) => ({ value, text: t(`kind.${value}`) }))}
        chosen={kind}
        onChoose={(value) => onFilter({ kind: value as DistributionKind | null })}
        words={words}
      />
      <FilterChip
        label={t('history.state')}
        options={distributionStates.map((value) => ({ value, text: t(`state.${value}`) }))}
        chosen={state}
        onChoose={(value) => onFilter({ state: value as DistributionState | null })}
        words={words}
      />
      {(kind !== null || state !== null) && (
        <Button appearance="subtle" onClick={onClear}>
          {t('history.clear')}
        </Button>
      )}
    </ChipBar>
  )
}
