import { makeStyles, tokens } from '@fluentui/react-components'
import { DataTrendingRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { shopSiteCalls } from '#domain/shop/site/calls'
import { type VisitCounts, type VisitSpan, visitDays, visitSpans, visitTotals } from '#domain/shop/site/visitCounts'
import { AnswerView } from '../../../../components/AnswerView.tsx'
import { EmptyState } from '../../../../components/EmptyState.tsx'
import { Page } from '../../../../components/Page.tsx'
import { Tabs } from '../../../../components/Tabs.tsx'
import { useAddress } from '../../../../lib/useAddress.ts'
import { useAnswer } from '../../../../lib/useAnswer.ts'
import { SeenLanguagesFigure } from './SeenLanguagesFigure.tsx'
import { SeenProductsFigure } from './SeenProductsFigure.tsx'
import { VisitDaysFigure } from './VisitDaysFigure.tsx'
import { VisitTiles } from './VisitTiles.tsx'

const usual: VisitSpan = 30

/** Who came to the shop, what they saw, and what they asked about; as it was known last where there is no network. */
export function VisitsScreen() {
  const { t } = useTranslation('shopSite')
  const [address, setAddress] = useAddress()
  const answered = useAnswer(shopSiteCalls.visits, {})
  const span = visitSpans.find((one) => String(one) === address.get('days')) ?? usual
  return (
    <Page title={t('visits.menu')} intro={t('visits.intro')}>
      <Tabs
        label={t('visits.span')}
        tabs={visitSpans.map((one) => ({ value: String(one), label: t('visits.days', { count: one }) }))}
        chosen={String(span)}
        onChoose={(days) => setAddress(days === String(usual) ? {} : { days })}
      />
      <AnswerView answered={answered} lines={6}>
        {(counts) => <SpanFigures counts={counts} span={span} />}
      </AnswerView>
    </Page>
  )
}

function SpanFigures({ counts, span }: { counts: VisitCounts; span: VisitSpan }) {
  const { t } = useTranslation('shopSite')
  const styles = useStyles()
  const days = visitDays(counts, span)
  const totals = visitTotals(days)
  const { products = [], languages = [] } = counts.spans.find((one) => one.span === span) ?? {}
  if (totals.views + totals.inquiries === 0)
    return <EmptyState icon={<DataTrendingRegular />} title={t('visits.emptyTitle')} text={t('visits.emptyText')} />
  return (
    <div className={styles.root}>
      <VisitTiles totals={totals} />
      <VisitDaysFigure days={days} kind="visits" />
      <VisitDaysFigure days={days} kind="inquiries" />
      <SeenProductsFigure products={products} by="views" />
      <SeenProductsFigure products={products} by="inquiries" />
      <SeenLanguagesFigure languages={languages} />
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
