import { Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type EmailMessageFields, messageLanguages } from '#domain/email/render/message'
import { WordsField } from '../../../../components/blocks/fields/WordsField.tsx'
import { useEditor } from './editor.ts'

const words = ['theme', 'preheader'] as const

/** What is read before the mail is opened, and the language it is written in. */
export function HeadFields() {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { state, change, editing } = useEditor()
  const { fields } = state
  return (
    <div className={styles.root}>
      {words.map((name) => (
        <WordsField
          key={name}
          name={name}
          label={t(`message.editor.${name}`)}
          hint={t(`message.editor.${name}Hint`)}
          text={fields[name]}
          onText={(text) => change((before) => ({ ...before, [name]: text }), name)}
          onUndo={editing.undo}
          onRedo={editing.redo}
        />
      ))}
      <Field label={t('message.editor.language')} className={styles.language}>
        <Select
          value={fields.language}
          onChange={(_, { value }) =>
            change((before) => ({ ...before, language: value as EmailMessageFields['language'] }))
          }
        >
          {messageLanguages.map((one) => (
            <option key={one} value={one} lang={one}>
              {t(`message.languages.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    width: '100%',
    maxWidth: '600px',
    marginInline: 'auto',
  },
  language: { maxWidth: '240px', '@media (pointer: coarse)': { '& select': { minHeight: '44px' } } },
})
