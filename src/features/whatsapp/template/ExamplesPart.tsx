import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { variablesOf } from '#domain/whatsapp/template'
import { Part } from '../../../components/Part.tsx'
import { directionOf } from '../../../components/whatsapp/phoneText.ts'
import { asFault } from './useFaultWords.ts'
import type { TemplateFormState } from './useTemplateForm.ts'

/** What Meta is shown in place of each variable. */
export function ExamplesPart({ form }: { form: TemplateFormState }) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const { typed, set, faults } = form
  const names = variablesOf(typed)
  if (names.length === 0) return null
  return (
    <Part title={t('template.variable.title')}>
      <p className={styles.intro}>{t('template.variable.intro')}</p>
      {names.map((name) => (
        <Field key={name} label={name} {...asFault(faults.wordsFor({ part: 'example', name }))}>
          <Input
            value={typed.examples[name] ?? ''}
            dir={directionOf(typed.language)}
            maxLength={1_024}
            onChange={(_, { value }) => set({ examples: { ...typed.examples, [name]: value } })}
          />
        </Field>
      ))}
    </Part>
  )
}

const useStyles = makeStyles({ intro: { margin: 0, color: tokens.colorNeutralForeground2 } })
