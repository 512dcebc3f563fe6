import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { BoxMultipleRegular, BoxRegular, FilterDismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { distributionCalls } from '#domain/distribution/calls'
import { isPoolClosed } from '#domain/distribution/pool'
import { AnswerView } from '../../components/AnswerView.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { Pager } from '../../components/Pager.tsx'
import { pageRows } from '../../components/pageRows.ts'
import { WindowFrame } from '../../components/WindowFrame.tsx'
import { useUser } from '../../lib/session.ts'
import { useAnswer } from '../../lib/useAnswer.ts'
import { useSettled } from '../../lib/useSettled.ts'
import { openWindow } from '../../lib/windows.ts'
import { ClaimedNotice } from './ClaimedNotice.tsx'
import { claimProblem } from './claims.ts'
import { NothingHere } from './NothingHere.tsx'
import { PoolFacts } from './PoolFacts.tsx'
import { isPoolFiltered, PoolFilters, poolUnfiltered } from './PoolFilters.tsx'
import { PoolList } from './PoolList.tsx'
import { PoolRulesForm } from './PoolRulesForm.tsx'
import { useClaims } from './useClaims.ts'

/** What waits for whoever claims it; the main account sets the rules here as well. */
export function PoolWindow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('distribution')
  const styles = useStyles()
  const isMain = !isSubAccount(useUser())
  const [filters, setFilters] = useState(poolUnfiltered)
  const [page, setPage] = useState(1)
  const search = useSettled(filters.search.trim())
  const pool = useAnswer(distributionCalls.pool, {
    limit: pageRows,
    page,
    ...(search && { search }),
    ...(filters.country && { country: filters.country }),
    ...(filters.tag && { tag: filters.tag }),
    ...(filters.source && { source: filters.source }),
  })
  const claims = useClaims()
  const known = pool.answer?.data ?? null
  const problem = known && claimProblem(claims.chosen.size, known.limits, known)
  const isClosed = known !== null && known.left !== null && isPoolClosed(known.limits)
  const canClaim = !isClosed && known !== null && (known.count > 0 || claims.chosen.size > 0)
  const filter = (change: Partial<typeof filters>) => {
    setPage(1)
    setFilters({ ...filters, ...change })
  }
  return (
    <WindowFrame
      isWide
      title={t('poolList.title')}
      onClose={onClose}
      actions={
        canClaim && (
          <OnlineButton
            appearance="primary"
            {...((claims.chosen.size === 0 || problem !== null || claims.isClaiming) && { disabledFocusable: true })}
            onClick={() => void claims.claim()}
          >
            {claims.chosen.size === 0 ? t('poolList.claim') : t('poolList.claimCount', { count: claims.chosen.size })}
          </OnlineButton>
        )
      }
    >
      {isMain && known && <PoolRulesForm rules={known.limits} />}
      {!isMain && !isClosed && <p className={styles.intro}>{t('poolList.intro')}</p>}
      {claims.last && <ClaimedNotice claimed={claims.last} onClose={onClose} />}
      {!isClosed && <PoolFilters filters={filters} onFilter={filter} onClear={() => setFilters(poolUnfiltered)} />}
      {known && !isClosed && <PoolFacts pool={known} problem={problem} />}
      <AnswerView answered={pool} lines={6}>
        {({ count, list }) =>
          isClosed ? (
            <NothingHere icon={<BoxRegular />} title={t('poolList.closed')} text={t('poolList.closedText')} />
          ) : (
            <>
              {list.length > 0 && <PoolList list={list} chosen={claims.chosen} onChoose={claims.choose} />}
              {count === 0 && (
                <Nothing
                  isMain={isMain}
                  isFiltered={isPoolFiltered(filters)}
                  onClear={() => setFilters(poolUnfiltered)}
                />
              )}
              <Pager page={page} count={count} onPage={setPage} />
            </>
          )
        }
      </AnswerView>
    </WindowFrame>
  )
}

type NothingProps = { isMain: boolean; isFiltered: boolean; onClear: () => void }

function Nothing({ isMain, isFiltered, onClear }: NothingProps) {
  const { t } = useTranslation('distribution')
  if (isFiltered)
    return (
      <NothingHere icon={<FilterDismissRegular />} title={t('poolList.nothing')} text={t('poolList.nothingText')}>
        <Button onClick={onClear}>{t('poolList.clear')}</Button>
      </NothingHere>
    )
  return (
    <NothingHere
      icon={<BoxMultipleRegular />}
      title={t('poolList.empty')}
      text={t(isMain ? 'poolList.emptyMain' : 'poolList.emptySub')}
    >
      {isMain && (
        <Button onClick={() => openWindow({ kind: 'distribute', start: { action: 'release', from: null, ids: null } })}>
          {t('poolList.release')}
        </Button>
      )}
    </NothingHere>
  )
}

const useStyles = makeStyles({ intro: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' } })
