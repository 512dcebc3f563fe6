import { Field, Select } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLabels } from '../../../lib/labels.tsx'

/** Chooses one of the tags that there are. */
export function TagField({ tag, onTag }: { tag: string; onTag: (tag: string) => void }) {
  const { t } = useTranslation('autoMarketing')
  const labels = useLabels()
  return (
    <Field label={t('rule.tag')}>
      <Select value={tag} onChange={(_, { value }) => onTag(value)}>
        <option value="">{t('rule.chooseTag')}</option>
        {labels.tag.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
