import { useTranslation } from 'react-i18next'
import { changeOf } from '../../components/figures/changeOf.ts'
import { useNumbers } from '../../components/figures/useNumbers.ts'
import { Table, type TableColumn } from '../../components/Table.tsx'
import { useFormats } from '../../lib/formats.ts'
import { markCell } from './links.tsx'
import { type CountRow } from './rows.ts'

type Props = { title: string; rows: readonly CountRow[]; total: number; isCompared: boolean }

/** The numbers of a chart; a name leads to its contacts. */
export function CountTable({ title, rows, total, isCompared }: Props) {
  const { t } = useTranslation('statistics')
  const formats = useFormats()
  const numbers = useNumbers()
  const columns: TableColumn<CountRow>[] = [
    { key: 'name', title: t('column.name'), cell: markCell },
    { key: 'count', title: t('column.count'), cell: ({ count }) => formats.number(count), isNumber: true },
    { key: 'share', title: t('column.share'), cell: ({ count }) => numbers.share(count, total), isNumber: true },
  ]
  const compared: TableColumn<CountRow>[] = [
    { key: 'before', title: t('column.before'), cell: ({ before }) => formats.number(before), isNumber: true },
    {
      key: 'change',
      title: t('column.change'),
      cell: ({ count, before }) => numbers.change(changeOf(count, before)),
      isNumber: true,
    },
  ]
  return (
    <Table
      label={title}
      rows={rows}
      columns={isCompared ? [...columns, ...compared] : columns}
      keyOf={({ value }) => value}
    />
  )
}
