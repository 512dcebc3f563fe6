import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { type LeadField, leadFields } from '#domain/leads/foundLead'

type Props = {
  selectors: Record<string, string>
  /** what the first entry says of each */
  first: Record<string, string>
  onChange: (selectors: Record<string, string>) => void
}

/** The values of an entry, and what each of them is. */
export function RecipeFields({ selectors, first, onChange }: Props) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const rename = (from: string, to: string) =>
    onChange(Object.fromEntries(Object.entries(selectors).map(([field, one]) => [field === from ? to : field, one])))
  const drop = (gone: string) =>
    onChange(Object.fromEntries(Object.entries(selectors).filter(([field]) => field !== gone)))
  const fields = Object.keys(selectors) as LeadField[]
  if (fields.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('recipe.step.fields')}>
      {fields.map((field) => (
        <li key={field} className={styles.item}>
          <Select
            aria-label={t('recipe.meaning', { text: first[field] ?? '' })}
            value={field}
            onChange={(_, { value }) => rename(field, value)}
          >
            {leadFields
              .filter((one) => one === field || !(one in selectors))
              .map((one) => (
                <option key={one} value={one}>
                  {t(`field.${one}`)}
                </option>
              ))}
          </Select>
          <span className={styles.said}>{first[field] ?? ''}</span>
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={t('recipe.drop', { field: t(`field.${field}`) })}
            onClick={() => drop(field)}
          />
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  said: { flex: '1 1 0', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
