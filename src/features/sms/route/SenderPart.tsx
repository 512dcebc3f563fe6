import { Checkbox, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { isSenderName, type SenderNameRule, senderNameRule, senderNamesAsOf } from '#domain/sms/senderNames'
import { CountriesField } from '../../../components/CountriesField.tsx'
import { Part } from '../../../components/Part.tsx'
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx'
import { useCountryName } from '../../../lib/countries.ts'
import { useFormats } from '../../../lib/formats.ts'
import { senderOf } from './routeForm.ts'
import { type RouteForm, useRouteFault } from './useRouteForm.ts'

/** Countries with rules of their own that exporters write to most, shown while the route names none. */
const usual = ['US', 'CA', 'GB', 'DE', 'FR', 'ES', 'AU', 'IN', 'SG', 'CN']

/** What receivers see, and where a name may be used as one. */
export function SenderPart({ form }: { form: RouteForm }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const { plainDate } = useFormats()
  const faultOf = useRouteFault(form)
  const { sender, countries, registered_in } = form.fields
  const isName = isSenderName(senderOf(sender))
  const shown = countries.length > 0 ? countries : usual
  return (
    <Part title={t('route.sender.title')}>
      <Field label={t('route.sender.label')} hint={t('route.sender.hint')} {...faultOf('sender')}>
        <Input
          name="sender"
          autoComplete="off"
          maxLength={16}
          value={sender}
          onChange={(_, { value }) => form.set({ sender: value })}
          onBlur={() => form.set({ sender: senderOf(sender) })}
        />
      </Field>
      {isName && (
        <>
          <p className={styles.note}>{t('route.sender.rules', { date: plainDate(senderNamesAsOf) })}</p>
          <ul className={styles.list} aria-label={t('route.sender.title')}>
            {shown.map((country) => (
              <Rule key={country} country={country} form={form} />
            ))}
          </ul>
          <CountriesField
            label={t('route.sender.registered')}
            hint={t('route.sender.registeredHint')}
            none={t('route.sender.registeredNone')}
            countries={registered_in}
            onCountries={(registered_in) => form.set({ registered_in })}
          />
        </>
      )}
    </Part>
  )
}

const tones: Record<SenderNameRule, Tone> = { allowed: 'good', registered: 'warning', never: 'bad', unknown: 'neutral' }

function Rule({ country, form }: { country: string; form: RouteForm }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const nameOf = useCountryName()
  const rule = senderNameRule(country)
  const { registered_in } = form.fields
  const isRegistered = registered_in.includes(country)
  const toggle = (is: boolean) =>
    form.set({ registered_in: is ? [...registered_in, country] : registered_in.filter((one) => one !== country) })
  return (
    <li className={styles.rule}>
      <span className={styles.country}>{nameOf(country)}</span>
      <StatusBadge tone={isRegistered && rule !== 'never' ? 'good' : tones[rule]}>
        {t(`route.sender.rule.${rule}`)}
      </StatusBadge>
      {(rule === 'registered' || rule === 'unknown') && (
        <Checkbox
          label={t('route.sender.isRegistered')}
          checked={isRegistered}
          onChange={(_, { checked }) => toggle(checked === true)}
        />
      )}
    </li>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
  list: { display: 'grid', gap: tokens.spacingVerticalXXS, margin: 0, padding: 0, listStyleType: 'none' },
  rule: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '32px' },
  country: { flex: '0 1 128px', minWidth: '88px' },
})
