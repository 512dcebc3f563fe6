import { Button, Field, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useCountryName, useCountryOptions } from '../lib/countries.ts'
import { OptionPicker } from './OptionPicker.tsx'

type Props = {
  label: string
  hint?: string
  /** said while none is chosen */
  none: string
  countries: readonly string[]
  onCountries: (countries: string[]) => void
}

/** Several countries, each with a way out. */
export function CountriesField({ label, hint, none, countries, onCountries }: Props) {
  const { t } = useTranslation('app')
  const styles = useStyles()
  const nameOf = useCountryName()
  const options = useCountryOptions()
  const toggle = (code: string) =>
    onCountries(countries.includes(code) ? countries.filter((one) => one !== code) : [...countries, code])
  return (
    <Field label={label} {...(hint && { hint })}>
      <div className={styles.root} role="group">
        {countries.length === 0 && <span className={styles.none}>{none}</span>}
        {countries.map((code) => (
          <span key={code} className={styles.chip}>
            {nameOf(code)}
            <Button
              size="small"
              appearance="transparent"
              icon={<DismissRegular />}
              aria-label={t('countries.remove', { name: nameOf(code) })}
              onClick={() => toggle(code)}
            />
          </span>
        ))}
        <OptionPicker
          label={label}
          options={options}
          chosen={countries}
          several
          onChoose={toggle}
          words={{ find: t('countries.find'), noMatch: t('countries.noMatch'), none: t('countries.noMatch') }}
          trigger={
            <Button size="small" icon={<AddRegular />}>
              {t('countries.add')}
            </Button>
          }
        />
      </div>
    </Field>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  none: { color: tokens.colorNeutralForeground3, marginInlineEnd: tokens.spacingHorizontalS },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    paddingInlineStart: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
    '& button': { minWidth: '28px', '@media (pointer: coarse)': { minWidth: '44px' } },
  },
})
