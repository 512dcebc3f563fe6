import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronDownRegular, ChevronUpRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { followUpStatuses } from '#domain/contacts/contact'
import { useFieldWords } from '../../components/formParts.tsx'
import { useCountryOptions } from '../../lib/countries.ts'
import type { DraftProblems, FilterDraft } from './draft.ts'
import { SeveralField } from './SeveralField.tsx'
import { useLabelOptions } from './useLabelOptions.ts'

type Props = { filter: FilterDraft; problems: DraftProblems; onFilter: (change: Partial<FilterDraft>) => void }

/** Conditions on the contacts: the usual ones at once, the others when they are wanted. */
export function FilterFields({ filter, problems, onFilter }: Props) {
  const { t } = useTranslation('distribution')
  const contacts = useTranslation('contacts').t
  const styles = useStyles()
  const labels = useLabelOptions()
  const fieldWords = useFieldWords()
  const [isOpen, setOpen] = useState(false)
  // What holds is never out of sight.
  const isAll = isOpen || hasRare(filter)
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{t('filter.title')}</legend>
      <div className={styles.grid}>
        {(['tag', 'source'] as const).map((kind) => (
          <SeveralField
            key={kind}
            label={contacts(`fields.${kind}`)}
            options={labels[kind]}
            chosen={filter[kind]}
            onChange={(chosen) => onFilter({ [kind]: chosen })}
          />
        ))}
        <Field
          label={t('filter.area_code')}
          hint={t('filter.areaCodeHint')}
          className={styles.whole}
          {...fieldWords(problems.area_code)}
        >
          <Input
            name="area_code"
            inputMode="tel"
            autoComplete="off"
            value={filter.area_code}
            onChange={(_, { value }) => onFilter({ area_code: value })}
          />
        </Field>
        {isAll && <RareFields filter={filter} problems={problems} onFilter={onFilter} />}
      </div>
      {!hasRare(filter) && (
        <Button
          appearance="transparent"
          className={styles.more}
          icon={isOpen ? <ChevronUpRegular /> : <ChevronDownRegular />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'filter.less' : 'filter.more')}
        </Button>
      )}
    </fieldset>
  )
}

function RareFields({ filter, problems, onFilter }: Props) {
  const { t } = useTranslation('distribution')
  const contacts = useTranslation('contacts').t
  const styles = useStyles()
  const labels = useLabelOptions()
  const countries = useCountryOptions()
  const fieldWords = useFieldWords()
  return (
    <>
      <SeveralField
        label={contacts('fields.category')}
        options={labels.category}
        chosen={filter.category}
        onChange={(category) => onFilter({ category })}
      />
      <SeveralField
        label={contacts('fields.country')}
        options={countries}
        chosen={filter.country}
        onChange={(country) => onFilter({ country })}
      />
      <SeveralField
        label={contacts('fields.follow_up_status')}
        options={followUpStatuses.map((value) => ({ value, text: contacts(`status.${value}`) }))}
        chosen={filter.follow_up_status}
        onChange={(follow_up_status) => onFilter({ follow_up_status })}
      />
      <Field label={t('filter.search')} {...fieldWords(problems.search)}>
        <Input
          name="search"
          autoComplete="off"
          placeholder={t('filter.searchHint')}
          value={filter.search}
          onChange={(_, { value }) => onFilter({ search: value })}
        />
      </Field>
      {(['created_from', 'created_to'] as const).map((end) => (
        <Field key={end} label={t(`filter.${end}`)} {...fieldWords(problems[end])} className={styles.day}>
          <Input type="date" value={filter[end]} onChange={(_, { value }) => onFilter({ [end]: value })} />
        </Field>
      ))}
    </>
  )
}

const rare = ['category', 'country', 'follow_up_status', 'search', 'created_from', 'created_to'] as const
const hasRare = (filter: FilterDraft) => rare.some((criterion) => filter[criterion].length > 0)

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS, minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, marginBlockEnd: tokens.spacingVerticalS, fontWeight: tokens.fontWeightSemibold },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    '@media (pointer: coarse)': { '& .fui-Input': { minHeight: '44px' } },
  },
  whole: { gridColumn: '1 / -1' },
  day: { minWidth: 0 },
  more: { justifySelf: 'start', paddingInline: 0, color: tokens.colorBrandForeground1 },
})
