import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../components/DataTable.tsx'
import { useBadge } from '../../components/StatusBadge.tsx'
import { useFormats } from '../../lib/formats.ts'
import type { SubLine, SubSort } from './subList.ts'
import { rightTone, statusTone } from './tones.ts'
import { useProductWords } from './useProductWords.ts'

/** The columns of the list. Cells are text and plain elements, drawn without React: no components. */
export function useSubColumns(): Column<SubLine, SubSort>[] {
  const { t } = useTranslation('subAccounts')
  const formats = useFormats()
  const products = useProductWords()
  const badge = useBadge()
  const styles = useStyles()
  return useMemo(() => {
    type Field = Parameters<typeof fieldTitle>[0]
    const fieldTitle = (
      key: 'name' | 'username' | 'status' | 'products' | 'contacts' | 'last_seen' | 'export_data' | 'delete_data',
    ) => t(`fields.${key}`)
    const column = (key: Field, min: number, grow: number, rank: number) => ({
      key,
      title: fieldTitle(key),
      min,
      grow,
      rank,
    })
    const right = (key: 'export_data' | 'delete_data', rank: number): Column<SubLine, SubSort> => ({
      ...column(key, 88, 1, rank),
      cell: (line) => badge(rightTone[line[key]], t(`right.${line[key]}`)),
    })
    return [
      {
        ...column('name', 140, 2, 0),
        sort: 'name',
        cell: ({ name }) => <strong className={styles.name}>{name}</strong>,
      },
      { ...column('username', 110, 2, 5), cell: ({ username }) => <span className={styles.quiet}>{username}</span> },
      {
        ...column('status', 88, 1, 1),
        sort: 'status',
        cell: ({ status }) => badge(statusTone[status], t(`status.${status}`)),
      },
      { ...column('products', 180, 4, 4), cell: ({ product_list }) => products(product_list) },
      {
        ...column('contacts', 84, 1, 2),
        sort: 'contacts',
        cell: ({ contacts }) => <span className={styles.number}>{formats.number(contacts)}</span>,
      },
      right('export_data', 6),
      right('delete_data', 7),
      {
        ...column('last_seen', 112, 1, 3),
        sort: 'last_seen',
        cell: ({ last_seen }) => (
          <span className={styles.quiet}>{last_seen === null ? t('never') : formats.moment(last_seen)}</span>
        ),
      },
    ]
  }, [t, formats, products, badge, styles])
}

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
  number: { fontVariantNumeric: 'tabular-nums' },
})
