import { useTranslation } from 'react-i18next'
import { smsServiceFacts } from '#domain/sms/services'
import { CountriesField } from '../../../components/CountriesField.tsx'
import { Part } from '../../../components/Part.tsx'
import type { RouteForm } from './useRouteForm.ts'

/** Where the route may be used. */
export function CountriesPart({ form }: { form: RouteForm }) {
  const { t } = useTranslation('sms')
  const { setting, countries } = form.fields
  const isMainland = setting.kind === 'service' && smsServiceFacts[setting.service].reach === 'mainland'
  if (isMainland) return null
  return (
    <Part title={t('route.countries.title')}>
      <CountriesField
        label={t('route.countries.label')}
        hint={t('route.countries.hint')}
        none={t('route.everywhere')}
        countries={countries}
        onCountries={(countries) => form.set({ countries })}
      />
    </Part>
  )
}
