import { Button, makeStyles, Spinner } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customsCalls, type ShownShipment } from '#domain/customs/calls'
import type { ShipmentFilter } from '#domain/customs/shipmentFilter'
import { SaveMenu } from '../../../components/figures/SaveMenu.tsx'
import type { FileTable } from '../../../components/figures/tableFile.ts'
import { Sheet } from '../../../components/Sheet.tsx'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useCountryName } from '../../../lib/countries.ts'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { companyPath } from '../customsPaths.ts'
import { useShipmentSource } from '../useShipmentSource.ts'
import { WordLink } from '../WordLink.tsx'
import { KeptNote } from './KeptNote.tsx'
import { NothingMatches } from './NothingMatches.tsx'

/** The shipments themselves, the newest first, a page at a time. */
export function Transactions({ filter }: { filter: ShipmentFilter }) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const columns = useColumns()
  const file = useShipmentFile(filter)
  const [after, setAfter] = useState<string | null>(null)
  const { answer, problem, isAsking } = useAnswer(customsCalls.search, { filter, ...(after && { after }) })
  const shipments = answer?.data.shipments
  return (
    <Sheet>
      <KeptNote answer={answer} problem={problem} />
      {isAsking && !answer && <Spinner />}
      {shipments?.length === 0 && <NothingMatches />}
      {shipments && shipments.length > 0 && (
        <div className={styles.head}>
          <SaveMenu title={t('view.transactions')} table={file} />
        </div>
      )}
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

const savedRows = 1_000
const textFields = [
  'traded_on',
  'hs',
  'product',
  'buyer',
  'buyer_country',
  'supplier',
  'supplier_country',
  'origin',
  'destination',
  'port_from',
  'port_to',
  'unit',
  'currency',
  'bill',
] as const
const numberFields = ['weight_kg', 'quantity', 'amount'] as const

/** The newest of what matches, as many as fit into a table that people read, with whose data it is. */
function useShipmentFile(filter: ShipmentFilter): () => Promise<FileTable> {
  const { t } = useTranslation('customs')
  const source = useShipmentSource()
  return async () => {
    const rows: ShownShipment[] = []
    for (let after: string | null = null; ; ) {
      const page: { shipments: ShownShipment[]; next: string | null } = await request(customsCalls.search, {
        filter,
        ...(after && { after }),
      })
      rows.push(...page.shipments)
      after = page.next
      if (!after || rows.length >= savedRows) break
    }
    return {
      title: t('view.transactions'),
      columns: [
        ...textFields.map((field) => ({ title: t(`columnOf.${field}`), kind: 'text' as const })),
        ...numberFields.map((field) => ({ title: t(`columnOf.${field}`), kind: 'number' as const })),
      ],
      rows: rows.map((row) => [...textFields.map((field) => row[field]), ...numberFields.map((field) => row[field])]),
      source,
    }
  }
}

function useColumns(): TableColumn<ShownShipment>[] {
  const { t } = useTranslation('customs')
  const { number, plainDate } = useFormats()
  const countryName = useCountryName()
  const named = (id: number | null, name: string) =>
    id === null ? name : <WordLink to={companyPath(id)}>{name}</WordLink>
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

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'flex-end' },
})
