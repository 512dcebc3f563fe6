import { makeStyles, tokens } from '@fluentui/react-components'
import { DocumentBulletListRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { billingCalls } from '#domain/billing/calls'
import { AnswerView } from '../../components/AnswerView.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Page } from '../../components/Page.tsx'
import { Pager } from '../../components/Pager.tsx'
import { pageRows } from '../../components/pageRows.ts'
import { Sheet } from '../../components/Sheet.tsx'
import { useAnswer } from '../../lib/useAnswer.ts'
import { EntryTable } from './EntryTable.tsx'
import { ListFilters } from './ListFilters.tsx'
import { isListFiltered } from './listAddress.ts'
import { NoEntriesFound } from './NoEntriesFound.tsx'
import { StatementButton } from './StatementButton.tsx'
import { useList } from './useList.ts'

/** Every change of points, with what was there before and after it. */
export function PointsListScreen() {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const { list, moments, onList } = useList()
  const balances = useAnswer(billingCalls.balances, {})
  const points = useAnswer(billingCalls.points, {
    limit: pageRows,
    page: list.page,
    ...moments,
    ...(list.product !== null && { product_id: list.product }),
    ...(list.type && { type: list.type }),
  })
  const used = balances.answer?.data.scores.map(({ product_id }) => product_id)
  const products = list.product === null ? used : [list.product]
  return (
    <Page title={t('pointsList.menu')} intro={t('pointsList.intro')}>
      <Sheet>
        <div className={styles.tools}>
          <ListFilters filters={['product', 'type', 'period']} list={list} onList={onList} />
          {products && <StatementButton products={products} type={list.type} moments={moments} />}
        </div>
        <AnswerView answered={points} lines={8}>
          {({ count, list: rows }) => (
            <>
              {rows.length > 0 && <EntryTable label={t('pointsList.menu')} kind="points" rows={rows} />}
              {count === 0 && isListFiltered(list) && <NoEntriesFound onList={onList} />}
              {count === 0 && !isListFiltered(list) && (
                <EmptyState
                  icon={<DocumentBulletListRegular />}
                  title={t('pointsList.empty')}
                  text={t('pointsList.emptyText')}
                />
              )}
              <Pager page={list.page} count={count} onPage={(page) => onList({ page })} />
            </>
          )}
        </AnswerView>
      </Sheet>
    </Page>
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
})
