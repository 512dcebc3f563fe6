import { Button, Field, Input, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { AddRegular, DeleteRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { RouteTemplate } from '#domain/channels/account'
import { limits } from '#domain/limits'
import { variablesIn } from '#domain/sms/template'
import { Part } from '../../../components/Part.tsx'
import { type RouteForm, useRouteFault } from './useRouteForm.ts'

const mostTemplates = 100
const empty: RouteTemplate = { code: '', name: '', sign: '', text: '', variables: [] }

/** Texts that a mainland service has approved: no others may be sent over it. */
export function TemplatesPart({ form }: { form: RouteForm }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const faultOf = useRouteFault(form)
  const { templates } = form.fields
  const set = (templates: RouteTemplate[]) => form.set({ templates })
  const put = (at: number, some: Partial<RouteTemplate>) =>
    set(templates.map((one, place) => (place === at ? { ...one, ...some } : one)))
  return (
    <Part title={t('route.templates.title')}>
      <p className={styles.note}>{t('route.templates.text')}</p>
      {templates.map((template, at) => (
        <fieldset key={at} className={styles.one}>
          <legend className={styles.legend}>{template.name || t('route.templates.one', { n: at + 1 })}</legend>
          <div className={styles.line}>
            <Field label={t('route.templates.name')}>
              <Input value={template.name} maxLength={100} onChange={(_, { value }) => put(at, { name: value })} />
            </Field>
            <Field label={t('route.templates.code')} required {...faultOf(`templates`)}>
              <Input
                value={template.code}
                maxLength={60}
                placeholder="SMS_123456789"
                onChange={(_, { value }) => put(at, { code: value.trim() })}
              />
            </Field>
          </div>
          <Field label={t('route.templates.sign')} hint={t('route.templates.signHint')}>
            <Input
              value={template.sign}
              maxLength={20}
              contentBefore="【"
              contentAfter="】"
              onChange={(_, { value }) => put(at, { sign: value.replace(/[【】]/g, '') })}
            />
          </Field>
          <Field label={t('route.templates.content')} hint={t('route.templates.contentHint')}>
            <Textarea
              rows={3}
              value={template.text}
              maxLength={limits.smsTextLength}
              onChange={(_, { value }) => put(at, { text: value, variables: variablesIn(value) })}
            />
          </Field>
          {template.variables.length > 0 && (
            <span className={styles.note}>
              {t('route.templates.variables', { names: template.variables.join(t('route.join')) })}
            </span>
          )}
          <Button
            className={styles.remove}
            size="small"
            appearance="subtle"
            icon={<DeleteRegular />}
            onClick={() => set(templates.filter((_, place) => place !== at))}
          >
            {t('route.templates.remove')}
          </Button>
        </fieldset>
      ))}
      {templates.length < mostTemplates && (
        <Button className={styles.remove} icon={<AddRegular />} onClick={() => set([...templates, empty])}>
          {t('route.templates.add')}
        </Button>
      )}
    </Part>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
  one: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    margin: 0,
    padding: `0 0 ${tokens.spacingVerticalM}`,
    border: 'none',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
  line: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    gap: tokens.spacingHorizontalM,
    '& > *': { minWidth: 0 },
    '& .fui-Input': { minWidth: 0 },
  },
  remove: { justifySelf: 'start' },
})
