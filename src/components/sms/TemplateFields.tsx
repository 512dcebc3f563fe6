import { Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { SmsAccount } from '#domain/channels/account'
import type { TypedSms } from '#domain/sms/compose'
import { PlainerBar } from './PlainerBar.tsx'

type Props = {
  route: SmsAccount
  typed: TypedSms
  onTyped: (typed: TypedSms) => void
  isWrong: boolean
}

/** What goes over a route that takes approved texts alone: one of its templates, and what stands for its variables. */
export function TemplateFields({ route, typed, onTyped, isWrong }: Props) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const use = typed.templates.find((one) => one.channel_account_id === route.id)
  const template = route.templates.find(({ code }) => code === use?.code)
  const others = typed.templates.filter((one) => one.channel_account_id !== route.id)
  const choose = (code: string) =>
    onTyped({
      ...typed,
      templates: code ? [...others, { channel_account_id: route.id, code, values: use?.values ?? {} }] : others,
    })
  const fill = (name: string, value: string) =>
    use && onTyped({ ...typed, templates: [...others, { ...use, values: { ...use.values, [name]: value } }] })
  return (
    <div className={styles.root} role="group" aria-label={t('compose.templateOf', { name: route.name })}>
      <Field
        label={t('compose.templateOf', { name: route.name })}
        hint={template ? `${template.sign ? `【${template.sign}】` : ''}${template.text}` : t('compose.templateHint')}
      >
        <Select value={use?.code ?? ''} onChange={(_, { value }) => choose(value)}>
          <option value="">{t(route.templates.length ? 'compose.templateNone' : 'compose.templateMissing')}</option>
          {route.templates.map(({ code, name }) => (
            <option key={code} value={code}>
              {[name, code].filter(Boolean).join(' · ')}
            </option>
          ))}
        </Select>
      </Field>
      {template && use && template.variables.length > 0 && (
        <div className={styles.values}>
          {template.variables.map((name) => (
            <Field
              key={name}
              label={t('compose.variable', { name })}
              {...(isWrong &&
                !use.values[name]?.trim() && {
                  validationState: 'error',
                  validationMessage: t('compose.fault.templateValues'),
                })}
            >
              <Input
                value={use.values[name] ?? ''}
                placeholder="{{name}}"
                onChange={(_, { value }) => fill(name, value)}
              />
            </Field>
          ))}
          {template.variables.map((name) => (
            <PlainerBar key={name} text={use.values[name] ?? ''} onText={(text) => fill(name, text)} />
          ))}
        </div>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS, minWidth: 0 },
  values: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    gap: tokens.spacingHorizontalM,
    '& > *': { minWidth: 0 },
  },
})
