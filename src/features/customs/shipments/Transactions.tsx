import { Button, Spinner } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { customsCalls, type ShownShipment } from '#domain/customs/calls'
import type { ShipmentFilter } from '#domain/customs/shipmentFilter'
import { Sheet } from '../../../components/Sheet.tsx'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useCountryName } from '../../../lib/countries.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { companyPath } from '../customsPaths.ts'
import { KeptNote } from './KeptNote.tsx'
import { NothingMatches } from './NothingMatches.tsx'

/** The shipments themselves, the newest first, a page at a time. */
export function Transactions({ filter }: { filter: ShipmentFilter }) {
  const { t } = useTranslation('customs')
  const columns = useColumns()
  const [after, setAfter] = useState<string | null>(null)
  const { answer, problem, isAsking } = useAnswer(customsCalls.search, { filter, ...(after && { after }) })
  const shipments = answer?.data.shipments
  return (
    <Sheet>
      <KeptNote answer={answer} problem={problem} />
      {isAsking && !answer && <Spinner />}
      {shipments?.length === 0 && <NothingMatches />}
      {shipments && shipments.length > 0 && (
        <Table label={t('view.transactions')} rows={shipments} columns={columns} keyOf={({ id }) => id} />
      )}
      {answer?.data.next && (
        <div>
          <Button onClick={() => setAfter(answer.data.next)}>{t('shipments.next')}</Button>
        </div>
      )}
    </Sheet>
  )
}

function useColumns(): TableColumn<ShownShipment>[] {
  const { t } = useTranslation('customs')
  const { number, plainDate } = useFormats()
  const countryName = useCountryName()
  const named = (id: number | null, name: string) => (id === null ? name : <Link to={companyPath(id)}>{name}</Link>)
  return [
    { key: 'product', title: t('column.product'), cell: ({ product, hs }) => product || hs },
    { key: 'day', title: t('column.day'), cell: ({ traded_on }) => plainDate(traded_on), isWhole: true, isHead: true },
    { key: 'hs', title: t('column.hs'), cell: ({ hs }) => hs },
    { key: 'buyer', title: t('column.buyer'), cell: ({ buyer_id, buyer }) => named(buyer_id, buyer) },
    { key: 'supplier', title: t('column.supplier'), cell: ({ supplier_id, supplier }) => named(supplier_id, supplier) },
    {
      key: 'route',
      title: t('column.route'),
      cell: ({ origin, destination }) => [origin, destination].map(countryName).join(' – '),
    },
    {
      key: 'kg',
      title: t('column.kg'),
      cell: ({ weight_kg }) => (weight_kg === null ? '–' : number(weight_kg)),
      isNumber: true,
    },
    {
      key: 'amount',
      title: t('column.amount'),
      cell: ({ amount, currency }) => (amount === null ? '–' : `${number(amount)} ${currency}`),
      isNumber: true,
    },
  ]
}
