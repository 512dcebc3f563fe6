import { StarRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { billingCalls } from '#domain/billing/calls'
import type { Rate } from '#domain/billing/ledger'
import { AnswerView } from '../../components/AnswerView.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Page } from '../../components/Page.tsx'
import { Sheet } from '../../components/Sheet.tsx'
import { Table, type TableColumn } from '../../components/Table.tsx'
import { useFormats } from '../../lib/formats.ts'
import { useProductName } from '../../lib/productName.ts'
import { useAnswer } from '../../lib/useAnswer.ts'
import { useAmounts } from './useAmounts.ts'

/** What points cost. */
export function RatesScreen() {
  const { t } = useTranslation('billing')
  const rates = useAnswer(billingCalls.rates, {})
  return (
    <Page title={t('rates.menu')} intro={t('rates.intro')}>
      <Sheet>
        <AnswerView answered={rates} lines={6}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState icon={<StarRegular />} title={t('rates.empty')} text={t('rates.emptyText')} />
            ) : (
              <RateTable rates={list} />
            )
          }
        </AnswerView>
      </Sheet>
    </Page>
  )
}

function RateTable({ rates }: { rates: readonly Rate[] }) {
  const { t } = useTranslation('billing')
  const { money, points } = useAmounts()
  const formats = useFormats()
  const productName = useProductName()
  const columns: TableColumn<Rate>[] = [
    { key: 'product', title: t('columns.product'), cell: ({ product_id }) => productName(product_id) },
    {
      key: 'rate',
      title: t('columns.rate'),
      isNumber: true,
      cell: ({ points_per_yuan }) => points(points_per_yuan),
    },
    {
      key: 'price',
      title: t('columns.price1000'),
      isNumber: true,
      cell: ({ points_per_yuan }) => money(Math.ceil(100_000 / points_per_yuan)),
    },
    { key: 'since', title: t('columns.since'), cell: ({ updated_at }) => formats.date(updated_at) },
  ]
  return <Table label={t('rates.menu')} rows={rates} columns={columns} keyOf={({ product_id }) => String(product_id)} />
}
