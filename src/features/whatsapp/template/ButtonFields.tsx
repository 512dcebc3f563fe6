import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { hasUrlVariable, type TemplateButton, templateLimits } from '#domain/whatsapp/template'
import { isWebAddress } from '#domain/whatsapp/templateProblems'
import { directionOf } from '../../../components/whatsapp/phoneText.ts'
import { asFault } from './useFaultWords.ts'

type Props = {
  button: TemplateButton
  language: string
  fault: string | undefined
  targetFault: string | undefined
  onChange: (next: TemplateButton) => void
}

export function ButtonFields({ button, language, fault, targetFault, onChange }: Props) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  // Where the server's short links are.
  const counted = `${window.location.origin}/l/{{1}}`
  // A faulty address is said before a missing example of it.
  const isExampleMissing = button.kind === 'url' && isWebAddress(button.url)
  if (button.kind === 'copy')
    return (
      <Field label={t('template.button.code')} hint={t('template.button.codeHint')} {...asFault(fault ?? targetFault)}>
        <Input
          value={button.code}
          maxLength={60}
          onChange={(_, { value }) => onChange({ ...button, code: value })}
          contentAfter={<span>{`${button.code.length}/${templateLimits.code}`}</span>}
        />
      </Field>
    )
  return (
    <div className={styles.fields}>
      <Field label={t('template.button.text')} {...asFault(fault)}>
        <Input
          value={button.text}
          dir={directionOf(language)}
          maxLength={100}
          onChange={(_, { value }) => onChange({ ...button, text: value })}
          contentAfter={<span>{`${button.text.length}/${templateLimits.buttonText}`}</span>}
        />
      </Field>
      {button.kind === 'phone' && (
        <Field label={t('template.button.phone')} {...asFault(targetFault)}>
          <Input
            type="tel"
            value={button.phone}
            maxLength={40}
            onChange={(_, { value }) => onChange({ ...button, phone: value })}
          />
        </Field>
      )}
      {button.kind === 'url' && (
        <Field
          label={t('template.button.url')}
          hint={t('template.button.urlHint', { one: '{{1}}', counted })}
          {...asFault(isExampleMissing ? undefined : targetFault)}
        >
          <Input
            type="url"
            value={button.url}
            maxLength={templateLimits.url}
            onChange={(_, { value }) => onChange({ ...button, url: value.trim() })}
          />
        </Field>
      )}
      {button.kind === 'url' && hasUrlVariable(button) && (
        <Field label={t('template.button.example')} {...asFault(isExampleMissing ? targetFault : undefined)}>
          <Input
            type="url"
            value={button.example}
            maxLength={templateLimits.url}
            onChange={(_, { value }) => onChange({ ...button, example: value.trim() })}
          />
        </Field>
      )}
    </div>
  )
}

const useStyles = makeStyles({ fields: { display: 'grid', gap: tokens.spacingVerticalS, minWidth: 0 } })
