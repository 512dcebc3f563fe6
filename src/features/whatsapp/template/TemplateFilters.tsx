import { makeStyles, Select, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import {
  type TemplateCategory,
  type TemplateState,
  templateCategories,
  templateStates,
} from '#domain/whatsapp/template'
import type { WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { FilterChip } from '../../../components/FilterChip.tsx'
import { SearchField } from '../../../components/SearchField.tsx'
import { useLanguageNames } from '../../../components/whatsapp/useLanguageNames.ts'
import { type TemplateFilter, type TemplateSort, templateSorts } from './templateList.ts'

type Props = {
  templates: readonly WhatsappTemplate[]
  filter: TemplateFilter
  onFilter: (next: TemplateFilter) => void
}

export function TemplateFilters({ templates, filter, onFilter }: Props) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const languageName = useLanguageNames()
  const words = {
    find: t('template.find'),
    noMatch: t('template.nothingTitle'),
    none: t('template.none'),
    remove: (name: string) => t('template.removeFilter', { name }),
  }
  const there = (of: (one: WhatsappTemplate) => string) => new Set(templates.map(of))
  const states = there(({ state }) => state)
  const languages = [...there(({ language }) => language)]
  return (
    <div className={styles.root}>
      <div className={styles.search}>
        <SearchField
          text={filter.search}
          onText={(search) => onFilter({ ...filter, search })}
          label={t('template.search')}
        />
      </div>
      <FilterChip
        label={t('template.filter.state')}
        options={templateStates
          .filter((state) => states.has(state))
          .map((value) => ({ value, text: t(`template.state.${value}`) }))}
        chosen={filter.state}
        onChoose={(state) => onFilter({ ...filter, state: state as TemplateState | null })}
        words={words}
      />
      <FilterChip
        label={t('template.filter.category')}
        options={templateCategories.map((value) => ({ value, text: t(`template.categories.${value}`) }))}
        chosen={filter.category}
        onChoose={(category) => onFilter({ ...filter, category: category as TemplateCategory | null })}
        words={words}
      />
      <FilterChip
        label={t('template.filter.language')}
        options={languages.map((value) => ({ value, text: languageName(value) }))}
        chosen={filter.language}
        onChoose={(language) => onFilter({ ...filter, language })}
        words={words}
      />
      <Select
        aria-label={t('template.sortBy')}
        value={filter.sort}
        onChange={(_, { value }) => onFilter({ ...filter, sort: value as TemplateSort })}
      >
        {templateSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`template.sorts.${sort}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  search: { flex: '1 1 220px', maxWidth: '360px' },
})
