import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { asksNothing, type Filter } from '#domain/contacts/filter'
import { useConditionWords } from '../../../lib/conditionWords.ts'
import { useTaskWords } from './channel.ts'

/** What a filter asks, as the list of contacts says it. */
export function FilterWords({ filter }: { filter: Filter }) {
  const { t } = useTaskWords()
  const contacts = useTranslation('contacts').t
  const styles = useStyles()
  const wordsOf = useConditionWords()
  if (asksNothing(filter)) return <span>{t('task.form.filterAll')}</span>
  return (
    <ul className={styles.list}>
      {(filter.join === 'none' || filter.of.length > 1) && <li>{contacts(`filter.join.${filter.join}`)}</li>}
      {filter.of.map((member) => (
        <li key={JSON.stringify(member)} className={styles.one}>
          {wordsOf(member)}
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    minWidth: 0,
  },
  one: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    overflowWrap: 'anywhere',
  },
})
