import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { billingCalls } from '#domain/billing/calls'
import { AnswerView } from '../../components/AnswerView.tsx'
import { Pager } from '../../components/Pager.tsx'
import { Part } from '../../components/Part.tsx'
import { pageRows } from '../../components/pageRows.ts'
import { useAnswer } from '../../lib/useAnswer.ts'
import { EntryTable } from './EntryTable.tsx'
import { ListFilters } from './ListFilters.tsx'
import { isListFiltered } from './listAddress.ts'
import { NoEntriesFound } from './NoEntriesFound.tsx'
import { StatementButton } from './StatementButton.tsx'
import { useList } from './useList.ts'

/** Every change of the balance, with what was there before and after it. */
export function MoneyLog() {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const { list, moments, onList } = useList()
  const logs = useAnswer(billingCalls.moneyLogs, {
    limit: pageRows,
    page: list.page,
    ...moments,
    ...(list.type && { type: list.type }),
  })
  return (
    <Part title={t('moneyLog.title')}>
      <div className={styles.tools}>
        <ListFilters filters={['type', 'period']} list={list} onList={onList} />
        <StatementButton products={null} type={list.type} moments={moments} />
      </div>
      <AnswerView answered={logs} lines={6}>
        {({ count, list: rows }) => (
          <>
            {rows.length > 0 && <EntryTable label={t('moneyLog.title')} kind="money" rows={rows} />}
            {count === 0 && !isListFiltered(list) && <p className={styles.empty}>{t('moneyLog.empty')}</p>}
            {count === 0 && isListFiltered(list) && <NoEntriesFound onList={onList} />}
            <Pager page={list.page} count={count} onPage={(page) => onList({ page })} />
          </>
        )}
      </AnswerView>
    </Part>
  )
}

const useStyles = makeStyles({
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minWidth: 0,
  },
  empty: { margin: 0, color: tokens.colorNeutralForeground2 },
})
