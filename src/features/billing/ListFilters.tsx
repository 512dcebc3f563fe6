import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { entryTypes, pointProducts } from '#domain/billing/ledger'
import { orderStatuses } from '#domain/billing/order'
import { FilterChip } from '../../components/FilterChip.tsx'
import { periodNames } from '../../lib/period.ts'
import { useProductName } from '../../lib/productName.ts'
import { isListFiltered, type ListAddress, noListFilters } from './listAddress.ts'

type Filter = Exclude<keyof ListAddress, 'page'>
type Props = { filters: readonly Filter[]; list: ListAddress; onList: (change: Partial<ListAddress>) => void }

/** A chip for each filter that the list has. */
export function ListFilters({ filters, list, onList }: Props) {
  const styles = useStyles()
  const { t } = useTranslation(['billing', 'app'])
  const productName = useProductName()
  const options: Record<Filter, { value: string; text: string }[]> = {
    product: pointProducts.map((id) => ({ value: String(id), text: productName(id) })),
    type: entryTypes.map((value) => ({ value, text: t(`type.${value}`) })),
    status: orderStatuses.map((value) => ({ value, text: t(`orderStatus.${value}`) })),
    period: periodNames.map((value) => ({ value, text: t(`period.${value}`, { ns: 'app' }) })),
  }
  const words = {
    find: t('filter.find'),
    noMatch: t('filter.noMatch'),
    none: t('filter.none'),
    remove: (name: string) => t('filter.remove', { name }),
  }
  return (
    <div className={styles.bar}>
      {filters.map((filter) => (
        <FilterChip
          key={filter}
          label={t(`filter.${filter}`)}
          options={options[filter]}
          chosen={list[filter] === null ? null : String(list[filter])}
          onChoose={(value) => onList({ [filter]: filter === 'product' && value !== null ? Number(value) : value })}
          words={words}
        />
      ))}
      {isListFiltered(list) && (
        <Button appearance="subtle" className={styles.clear} onClick={() => onList(noListFilters)}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingBlock: '2px',
  },
  clear: { flexShrink: 0, whiteSpace: 'nowrap' },
})
