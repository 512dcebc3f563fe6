import { Button, makeStyles, SearchBox, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { FilterChip } from '../../components/FilterChip.tsx'
import { useCountryOptions } from '../../lib/countries.ts'
import { ChipBar } from './ChipBar.tsx'
import { useLabelOptions } from './useLabelOptions.ts'

type PoolFilter = { search: string; country: string | null; tag: string | null; source: string | null }
export const poolUnfiltered: PoolFilter = { search: '', country: null, tag: null, source: null }
export const isPoolFiltered = ({ search, country, tag, source }: PoolFilter) =>
  search.trim() !== '' || country !== null || tag !== null || source !== null

type Props = { filters: PoolFilter; onFilter: (change: Partial<PoolFilter>) => void; onClear: () => void }

export function PoolFilters({ filters, onFilter, onClear }: Props) {
  const { t } = useTranslation('distribution')
  const contacts = useTranslation('contacts').t
  const frame = useTranslation('app').t
  const styles = useStyles()
  const labels = useLabelOptions()
  const options = { tag: labels.tag, source: labels.source, country: useCountryOptions() }
  const words = {
    find: t('filter.find'),
    noMatch: t('filter.noMatch'),
    none: t('filter.none'),
    remove: (name: string) => t('history.remove', { name }),
  }
  return (
    <div className={styles.root}>
      <SearchBox
        dismiss={{ 'aria-label': frame('clearSearch') }}
        className={styles.search}
        value={filters.search}
        onChange={(_, { value }) => onFilter({ search: value })}
        placeholder={t('poolList.search')}
        aria-label={t('poolList.search')}
        autoComplete="off"
      />
      <ChipBar>
        {(['tag', 'source', 'country'] as const).map((key) => (
          <FilterChip
            key={key}
            label={contacts(`fields.${key}`)}
            options={options[key]}
            chosen={filters[key]}
            onChoose={(value) => onFilter({ [key]: value })}
            words={words}
          />
        ))}
        {isPoolFiltered(filters) && (
          <Button appearance="subtle" onClick={onClear}>
            {t('poolList.clear')}
          </Button>
        )}
      </ChipBar>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexShrink: 0, flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  search: {
    flex: '1 1 220px',
    maxWidth: 'none',
    '@media (pointer: coarse)': { minHeight: '44px', '& input': { fontSize: tokens.fontSizeBase400 } },
  },
})
