import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { followUpStatuses, untouchedDays } from '#domain/contacts/contact'
import { type ContactQuery, contactSorts } from '#workers/api'
import { FilterChip } from '../../components/FilterChip.tsx'
import { OptionPicker } from '../../components/OptionPicker.tsx'
import type { Option } from '../../components/options.ts'
import { useClient } from '../../lib/client.ts'
import { useFormats } from '../../lib/formats.ts'
import { type FilterKey, filterKeys, readDays, sortedBy, withoutFilters } from './contactAddress.ts'
import { useChoiceWords } from './pickers.tsx'
import { useLabels } from './useLabels.tsx'
import { useOwners } from './useOwners.ts'

type Props = {
  /** which filters there are */
  keys?: readonly FilterKey[]
  /** without what is being typed */
  query: ContactQuery
  filtered: boolean
  onQuery: (change: Partial<ContactQuery>) => void
  total: number
  narrow: boolean
}
type Facets = Record<Exclude<FilterKey, 'untouched_days'>, Record<string, number>>

/** A chip per filter, with how many contacts each choice has. Not drawn again for a key stroke. */
export const ContactFilters = memo(function ContactFilters(props: Props) {
  const { keys = filterKeys, query, filtered, onQuery, total, narrow } = props
  const { t } = useTranslation('contacts')
  const { contacts } = useClient()
  const labels = useLabels()
  const owners = useOwners()
  const formats = useFormats()
  const styles = useStyles()
  const [facets, setFacets] = useState<Facets | null>(null)
  const count = () => void contacts.facets().then(setFacets)
  // A filter that came with the address shows its words before its list was opened.
  useEffect(count, [contacts, total])

  const choicesOf = (key: FilterKey): Option[] => {
    if (key === 'follow_up_status') return followUpStatuses.map((value) => ({ value, text: t(`status.${value}`) }))
    if (key === 'untouched_days')
      return untouchedDays.map((days) => ({ value: String(days), text: t('filter.untouched', { days }) }))
    if (key === 'belongto') return owners.list.map(({ id, name }) => ({ value: id, text: name }))
    return labels[key].map(({ id, name }) => ({ value: id, text: name }))
  }
  const optionsOf = (key: FilterKey) => {
    const all = choicesOf(key)
    if (key === 'untouched_days') return all
    return all.map((option) => ({ ...option, note: formats.number(facets?.[key][option.value] ?? 0) }))
  }
  const words = { ...useChoiceWords(false), remove: (name: string) => t('filter.remove', { name }) }

  return (
    <div className={styles.bar}>
      {narrow && <SortChip query={query} onQuery={onQuery} />}
      {keys
        .filter((key) => key !== 'belongto' || owners.areSeveral)
        .map((key) => (
          <FilterChip
            key={key}
            label={t(key === 'untouched_days' ? 'filter.untouchedLabel' : `fields.${key}`)}
            options={optionsOf(key)}
            chosen={query[key] === null ? null : String(query[key])}
            onChoose={(value) => onQuery({ [key]: key === 'untouched_days' ? readDays(value) : value })}
            onOpen={count}
            words={words}
          />
        ))}
      {filtered && (
        <Button appearance="subtle" className={styles.clear} onClick={() => onQuery(withoutFilters)}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  )
})

/** Cards have no header to click on. */
function SortChip({ query, onQuery }: Pick<Props, 'query' | 'onQuery'>) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const options = contactSorts.map((value) => ({ value, text: t(`sort.${value}`) }))
  const Arrow = query.descending ? ArrowDownRegular : ArrowUpRegular
  return (
    <OptionPicker
      label={t('sort.label')}
      options={options}
      chosen={[query.sort]}
      onChoose={(value) => onQuery(sortedBy(query, value as ContactQuery['sort']))}
      words={useChoiceWords(false)}
      trigger={
        <button type="button" className={styles.sort} aria-label={`${t('sort.label')}: ${t(`sort.${query.sort}`)}`}>
          <Arrow aria-hidden />
          {t(`sort.${query.sort}`)}
        </button>
      }
    />
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
  clear: { flexShrink: 0, whiteSpace: 'nowrap', '@media (pointer: coarse)': { minHeight: '44px' } },
  sort: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    height: '32px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    '@media (pointer: coarse)': { height: '44px' },
  },
})
