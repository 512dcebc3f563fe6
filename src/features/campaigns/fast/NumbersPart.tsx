import { Button, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { DismissRegular, PersonAddRegular } from '@fluentui/react-icons'
import { writtenPhone } from '#domain/contacts/phoneWriting'
import { limits } from '#domain/limits'
import { ContactPicker } from '../../../components/ContactPicker.tsx'
import { OptionPicker } from '../../../components/OptionPicker.tsx'
import { Part } from '../../../components/Part.tsx'
import { useCountryName, useCountryOptions } from '../../../lib/countries.ts'
import { keepDefaultCountry } from '../../../lib/defaultCountry.ts'
import { useTaskWords } from '../task/channel.ts'
import type { FastDraft, FastNumbers } from './useFastNumbers.ts'

type Props = {
  value: FastDraft
  numbers: FastNumbers
  onChange: (some: Partial<FastDraft>) => void
  isMissing: boolean
}

/** To which numbers: typed, pasted or picked; what cannot be read stays to be put right. */
export function NumbersPart({ value, numbers, onChange, isMissing }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const countryName = useCountryName()
  const { all, refused, wrong, doubles, further, unknown, without } = numbers
  const picked = [...all, ...refused].filter(({ contact }) => contact !== null && value.chosen.includes(contact))
  const notes = [
    doubles > 0 && t('fast.doubles', { count: doubles }),
    further > 0 && t('fast.further', { count: further }),
    refused.length > 0 && t('fast.refused', { count: refused.length }),
    unknown > 0 && t('fast.unknown', { count: unknown }),
    without > 0 && t('fast.without', { count: without }),
  ].filter(Boolean)
  return (
    <Part title={t('fast.to')}>
      <Field
        label={t('fast.numbers')}
        hint={t('fast.numbersHint', { most: limits.smsFastSend })}
        {...(isMissing && { validationState: 'error', validationMessage: t('fast.nobody') })}
      >
        <Textarea
          name="numbers"
          rows={6}
          resize="vertical"
          inputMode="tel"
          value={value.typed}
          onChange={(_, { value: typed }) => onChange({ typed })}
        />
      </Field>
      <div className={styles.line}>
        <CountryButton
          country={value.country}
          onCountry={(country) => {
            keepDefaultCountry(country)
            onChange({ country })
          }}
        />
        <ContactPicker
          label={t('fast.pick')}
          having="phones"
          several
          noteOf={({ phones }) => (phones[0] ? writtenPhone(phones[0].full_number) : '')}
          onChoose={({ id }) => onChange({ chosen: [...new Set([...value.chosen, id])] })}
          words={{ find: t('task.choice.find'), none: t('task.choice.noMatch') }}
          trigger={<Button icon={<PersonAddRegular />}>{t('fast.pick')}</Button>}
        />
      </div>
      {picked.length > 0 && (
        <ul className={styles.list} aria-label={t('fast.picked')}>
          {picked.map(({ number, contact, name, country }) => (
            <li key={number} className={styles.item}>
              <span className={styles.name}>
                {name || writtenPhone(number)}{' '}
                <span className={styles.note}>
                  {[name && writtenPhone(number), country && countryName(country)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Button
                size="small"
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={t('fast.remove', { name: name || writtenPhone(number) })}
                onClick={() => onChange({ chosen: value.chosen.filter((one) => one !== contact) })}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.count} role="status">
        {[t('fast.count', { count: all.length }), ...notes].join(' · ')}
      </p>
      {wrong.length > 0 && (
        <section className={styles.wrong} aria-label={t('fast.wrong')}>
          <strong>{t('fast.wrong')}</strong>
          <ul className={styles.list}>
            {wrong.slice(0, 20).map(({ text, why }) => (
              <li key={text}>
                {text} <span className={styles.note}>{t(`fast.why.${why}`, { most: limits.smsFastSend })}</span>
              </li>
            ))}
          </ul>
          {wrong.length > 20 && <span>{t('fast.wrongMore', { count: wrong.length - 20 })}</span>}
        </section>
      )}
    </Part>
  )
}

function CountryButton({ country, onCountry }: { country: string; onCountry: (country: string) => void }) {
  const { t } = useTaskWords()
  const countryName = useCountryName()
  return (
    <OptionPicker
      label={t('fast.country')}
      options={useCountryOptions()}
      chosen={[country]}
      onChoose={onCountry}
      words={{ find: t('task.choice.find'), noMatch: t('task.choice.noMatch'), none: t('task.choice.none') }}
      trigger={<Button>{t('fast.countryIs', { name: countryName(country) })}</Button>}
    />
  )
}

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  list: { margin: 0, padding: 0, listStyleType: 'none', maxHeight: '240px', overflowY: 'auto' },
  item: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  count: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  wrong: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorNeutralForeground1,
  },
})
