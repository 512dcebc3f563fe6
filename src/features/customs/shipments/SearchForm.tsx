import { Button, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShipmentFilter } from '#domain/customs/shipmentFilter'
import { sendForm } from '../../../components/sendForm.ts'
import { useCountryName } from '../../../lib/countries.ts'
import { usePhone } from '../../../lib/media.ts'
import { CountryField } from '../CountryField.tsx'
import { HsField } from '../HsField.tsx'

type Props = { filter: ShipmentFilter; onFilter: (filter: ShipmentFilter) => void }
type Texts = Partial<Record<keyof ShipmentFilter, string>>

const seldom = ['port', 'from', 'to', 'least_kg', 'most_kg', 'flow'] as const

/** What shipments are looked for by. Nothing is asked before it is sent. */
export function SearchForm({ filter, onFilter }: Props) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const [typed, setTyped] = useState<Texts>(() => textsOf(filter))
  const [isWhole, setIsWhole] = useState(seldom.some((field) => filter[field] !== undefined))
  // On a phone what was found would be below it, out of sight.
  const [isFolded, setFolded] = useState(usePhone() && Object.keys(filter).length > 0)
  const change = (field: keyof ShipmentFilter) => (value: string) => setTyped({ ...typed, [field]: value })
  const input = (field: 'product' | 'buyer' | 'supplier' | 'port' | 'from' | 'to' | 'least_kg' | 'most_kg') => (
    <Field label={t(`field.${field}`)}>
      <Input
        type={field === 'from' || field === 'to' ? 'date' : field.endsWith('kg') ? 'number' : 'text'}
        {...(field.endsWith('kg') && { min: 0 })}
        value={typed[field] ?? ''}
        onChange={(_, { value }) => change(field)(value)}
      />
    </Field>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFilter(filterOf(typed))
  }
  const countryName = useCountryName()
  const words = Object.entries(textsOf(filter)).map(([field, text]) =>
    field === 'origin' || field === 'destination'
      ? `${t(`field.${field}`)} ${countryName(text)}`
      : text === 'import' || text === 'export'
        ? t(`flow.${text}`)
        : text,
  )
  if (isFolded)
    return (
      <div className={styles.folded}>
        <span>{words.join(' · ')}</span>
        <Button onClick={() => setFolded(false)}>{t('shipments.changeSearch')}</Button>
      </div>
    )
  return (
    <form className={styles.root} onSubmit={(event) => sendForm(event, submit)} role="search">
      <HsField label={t('field.hs')} code={typed.hs ?? ''} onCode={change('hs')} />
      {input('product')}
      {input('buyer')}
      {input('supplier')}
      <CountryField label={t('field.origin')} country={typed.origin ?? ''} onCountry={change('origin')} />
      <CountryField
        label={t('field.destination')}
        country={typed.destination ?? ''}
        onCountry={change('destination')}
      />
      {isWhole && (
        <>
          {input('port')}
          {input('from')}
          {input('to')}
          {input('least_kg')}
          {input('most_kg')}
          <Field label={t('field.flow')}>
            <Select value={typed.flow ?? ''} onChange={(_, { value }) => change('flow')(value)}>
              <option value="">{t('field.any')}</option>
              <option value="import">{t('flow.import')}</option>
              <option value="export">{t('flow.export')}</option>
            </Select>
          </Field>
        </>
      )}
      <div className={styles.actions}>
        <Button type="submit" appearance="primary">
          {t('shipments.search')}
        </Button>
        <Button onClick={() => onFilter({})}>{t('shipments.clear')}</Button>
        <Button appearance="subtle" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {t(isWhole ? 'shipments.fewer' : 'shipments.more')}
        </Button>
      </div>
    </form>
  )
}

const textsOf = (filter: ShipmentFilter): Texts =>
  Object.fromEntries(Object.entries(filter).map(([field, value]) => [field, String(value)]))

function filterOf(texts: Texts): ShipmentFilter {
  const given = Object.entries(texts).filter(([, value]) => value.trim() !== '')
  return Object.fromEntries(
    given.map(([field, value]) => [field, field.endsWith('kg') ? Math.max(0, Number(value)) : value.trim()]),
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
    '& > *': { minWidth: 0 },
    '& [role=combobox]': { minWidth: 0, width: '100%' },
  },
  folded: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  },
  actions: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
  },
})
