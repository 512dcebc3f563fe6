import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular, FilterRegular } from '@fluentui/react-icons'
import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { followUpStatuses, untouchedDays } from '#domain/contacts/contact'
import { customIdsAsked } from '#domain/contacts/filter'
import { type ContactQuery, contactSorts, type Facets } from '#workers/search/api'
import { FilterChip, SaidChip } from '../../../components/FilterChip.tsx'
import { OptionPicker } from '../../../components/OptionPicker.tsx'
import type { Option } from '../../../components/options.ts'
import { useClient } from '../../../lib/client.ts'
import { useConditionWords } from '../../../lib/conditionWords.ts'
import { useReadCustomFields } from '../../../lib/customFields.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useLabels, useLabelsAbove } from '../../../lib/labels.tsx'
import { useOwners } from '../../../lib/owners.ts'
import { labelOptions } from '../labels/labelOptions.ts'
import { useChoiceWords } from '../pickers.tsx'
import { contactOrder, type FilterKey, filterKeys, ownOrder, readDays, withoutFilters } from './contactAddress.ts'

type Props = {
  /** which filters there are */
  keys?: readonly FilterKey[]
  /** without what is being typed */
  query: ContactQuery
  filtered: boolean
  onQuery: (change: Partial<ContactQuery>) => void
  total: number
  narrow: boolean
  /** null: there is no editor for more */
  onEdit?: (() => void) | null
}

/** A chip per filter, with how many contacts each choice has. Not drawn again for a key stroke. */
export const ContactFilters = memo(function ContactFilters(props: Props) {
  const { keys = filterKeys, query, filtered, onQuery, total, narrow, onEdit } = props
  const { t } = useTranslation('contacts')
  const { contacts } = useClient()
  const labels = useLabels()
  const owners = useOwners()
  const formats = useFormats()
  const styles = useStyles()
  const [facets, setFacets] = useState<Facets | null>(null)
  const above = useLabelsAbove()
  const count = () => void contacts.facets(above).then(setFacets)
  // A filter that came with the address shows its words before its list was opened.
  useEffect(count, [contacts, total, above])

  const choicesOf = (key: FilterKey): Option[] => {
    if (key === 'follow_up_status') return followUpStatuses.map((value) => ({ value, text: t(`status.${value}`) }))
    if (key === 'untouched_days')
      return untouchedDays.map((days) => ({ value: String(days), text: t('filter.untouched', { days }) }))
    if (key === 'belongto') return owners.list.map(({ id, name }) => ({ value: id, text: name }))
    return labelOptions(labels[key])
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
      {onEdit && <Conditions query={query} onQuery={onQuery} onEdit={onEdit} />}
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

/** What the filter asks, part by part, and the way to its editor. */
function Conditions({ query, onQuery, onEdit }: Pick<Props, 'query' | 'onQuery'> & { onEdit: () => void }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const wordsOf = useConditionWords()
  const fields = useReadCustomFields()
  const isField = (id: string) => fields === undefined || fields.some((field) => field.id === id)
  const { join, of } = query.filter
  return (
    <>
      <button type="button" className={styles.sort} onClick={onEdit} aria-keyshortcuts="F">
        <FilterRegular aria-hidden />
        {t('filter.more')}
      </button>
      {of.length > 0 && (join === 'none' || (join === 'any' && of.length > 1)) && (
        <span className={styles.join}>{t(`filter.join.${join}`)}</span>
      )}
      {of.map((member, at) => {
        const text = wordsOf(member)
        return (
          <SaidChip
            // Nothing else tells two of the same words apart.
            key={`${at} ${text}`}
            text={text}
            onOpen={onEdit}
            remove={t('filter.remove', { name: text })}
            onRemove={() => onQuery({ filter: { join, of: of.toSpliced(at, 1) } })}
          />
        )
      })}
      {customIdsAsked(query.filter).some((id) => !isField(id)) && (
        <span role="status" className={styles.gone}>
          {t('customFields.goneInView')}
        </span>
      )}
    </>
  )
}

/** Cards have no header to click on. */
function SortChip({ query, onQuery }: Pick<Props, 'query' | 'onQuery'>) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const best = { value: '', text: t('sort.best') }
  // Without words none is nearer than another.
  const isSearched = query.search.trim() !== ''
  const isBest = query.ranked && isSearched
  const sorts = contactSorts.map((value) => ({ value, text: t(`fields.${value}`) }))
  const options = isSearched ? [best, ...sorts] : sorts
  const chosen = isBest ? best.text : t(`fields.${query.sort}`)
  const Arrow = query.descending ? ArrowDownRegular : ArrowUpRegular
  return (
    <OptionPicker
      label={t('sort.label')}
      options={options}
      chosen={[isBest ? '' : query.sort]}
      onChoose={(value) => onQuery(value === '' ? ownOrder : contactOrder(query, value as ContactQuery['sort']))}
      words={useChoiceWords(false)}
      trigger={
        <button type="button" className={styles.sort} aria-label={`${t('sort.label')}: ${chosen}`}>
          <Arrow aria-hidden />
          {chosen}
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
    paddingBlock: '2px',
    '@media (min-width: 641px)': { flexWrap: 'wrap' },
    '@media (max-width: 640px)': { overflowX: 'auto', scrollbarWidth: 'none' },
  },
  clear: { flexShrink: 0, whiteSpace: 'nowrap', '@media (pointer: coarse)': { minHeight: '44px' } },
  gone: { alignSelf: 'center', color: tokens.colorStatusWarningForeground1, fontSize: tokens.fontSizeBase200 },
  join: { flexShrink: 0, color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
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
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-3px' },
    '@media (pointer: coarse)': { height: '44px' },
  },
})
