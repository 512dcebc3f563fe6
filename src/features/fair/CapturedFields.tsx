import { Field, Input, makeStyles, Select, Textarea, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { CardDraft } from '#domain/fair/captured'
import { useCountryOptions } from '../../lib/countries.ts'

type Props = { value: CardDraft; autoFocus?: boolean; onChange: (value: CardDraft) => void }
type LineField = 'name' | 'company' | 'position' | 'company_website' | 'address'

/** What is known of somebody, to be typed or looked over. Several phones stand on lines of their own. */
export function CapturedFields({ value, autoFocus = false, onChange }: Props) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const countries = useCountryOptions()
  const set = (some: Partial<CardDraft>) => onChange({ ...value, ...some })
  const line = (field: LineField) => (
    <Field label={t(`fields.${field}`)}>
      <Input
        name={field}
        className={styles.input}
        autoComplete="off"
        autoFocus={autoFocus && field === 'name'}
        value={value[field]}
        onChange={(_, data) => set({ [field]: data.value })}
      />
    </Field>
  )
  const several = (field: 'phones' | 'emails') => (
    <Field label={t(`fields.${field}`)} {...(value[field].length > 1 && { hint: t('fields.several') })}>
      <Textarea
        name={field}
        inputMode={field === 'phones' ? 'tel' : 'email'}
        autoComplete="off"
        rows={Math.max(1, value[field].length)}
        value={value[field].join('\n')}
        onChange={(_, data) => set({ [field]: data.value === '' ? [] : data.value.split('\n') })}
      />
    </Field>
  )
  return (
    <div className={styles.root}>
      {line('name')}
      {line('company')}
      {line('position')}
      {several('phones')}
      {several('emails')}
      <Field label={t('fields.remark')}>
        <Textarea
          name="remark"
          resize="vertical"
          value={value.remark}
          onChange={(_, data) => set({ remark: data.value })}
        />
      </Field>
      {line('company_website')}
      {line('address')}
      <Field label={t('fields.country')}>
        <Select
          name="country"
          className={styles.input}
          value={value.country}
          onChange={(_, data) => set({ country: data.value })}
        >
          <option value="">{t('fields.none')}</option>
          {countries.map(({ value: code, text }) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  input: { '@media (pointer: coarse)': { minHeight: '44px', fontSize: tokens.fontSizeBase400 } },
})
