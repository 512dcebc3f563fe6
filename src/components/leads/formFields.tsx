import { Button, Field, Input, makeStyles, Select, Textarea, tokens } from '@fluentui/react-components'
import { DismissRegular, DocumentArrowUpRegular } from '@fluentui/react-icons'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedCity } from '#domain/leadSources/places'
import { leadCalls } from '#domain/leads/calls'
import type { LeadKind } from '#domain/leads/form'
import { useCountryName, useCountryOptions } from '../../lib/countries.ts'
import { useWords } from '../../lib/errors.ts'
import { useFormats } from '../../lib/formats.ts'
import { language } from '../../lib/texts.ts'
import { useAnswer } from '../../lib/useAnswer.ts'
import { FileInput } from '../FileInput.tsx'
import { OptionPicker } from '../OptionPicker.tsx'
import { isRowKind, type JobFault, linesOfRows, type TypedJob } from './typedJob.ts'
import type { ListFileRows, ListRows } from './useListRows.ts'

export type FieldsProps = { typed: TypedJob; onTyped: (typed: TypedJob) => void; faults: readonly JobFault[] }

type TextName = 'name' | 'keyword' | 'city' | 'entry' | 'next' | 'rows' | 'points' | 'hour' | 'first' | 'last'
type TextProps = FieldsProps & { name: TextName; isRequired?: boolean; isNumber?: boolean }

export function LeadTextField({ typed, onTyped, faults, name, isRequired = false, isNumber = false }: TextProps) {
  const { t } = useTranslation('leads')
  return (
    <FaultyField label={t(`form.${name}`)} required={isRequired} faults={faults} field={name}>
      <Input
        name={name}
        value={typed[name]}
        maxLength={isNumber ? 9 : 300}
        inputMode={isNumber ? 'numeric' : 'text'}
        onChange={(_, { value }) => onTyped({ ...typed, [name]: isNumber ? value.replace(/\D/g, '') : value })}
      />
    </FaultyField>
  )
}

type LinesProps = FieldsProps & { kind: Exclude<LeadKind, 'offlineStores'>; list: ListRows }

/** Typed or pasted, or out of a file: of lists its rows go along, of all else it fills the lines. */
export function LinesField({ typed, onTyped, faults, kind, list }: LinesProps) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const takesRows = isRowKind(kind)
  const { file } = list
  const take = async (chosen: File | undefined) => {
    const rows = chosen ? await list.read(chosen) : null
    if (!rows) return
    // A list is called like its file until somebody calls it something else.
    if (takesRows) return onTyped({ ...typed, name: typed.name || chosen!.name.replace(/\.\w+$/, '') })
    list.drop()
    onTyped({ ...typed, lines: linesOfRows(kind, typed, rows).join('\n') })
  }
  return (
    <>
      {!(takesRows && file?.rows) && (
        <FaultyField
          label={t(`kind.${kind}.lines`)}
          hint={t(`kind.${kind}.linesHint`)}
          required
          faults={faults}
          field={'lines'}
        >
          <Textarea
            name="lines"
            rows={6}
            resize="vertical"
            value={typed.lines}
            onChange={(_, { value }) => onTyped({ ...typed, lines: value })}
          />
        </FaultyField>
      )}
      <div className={styles.file}>
        <FileInput
          input={input}
          accept=".xlsx,.xls,.csv,.tsv,.txt,.pdf"
          aria-label={t('form.file')}
          onFiles={([chosen]) => void take(chosen)}
        />
        <Button icon={<DocumentArrowUpRegular />} disabled={list.isReading} onClick={() => input.current?.click()}>
          {t(list.isReading ? 'form.fileReading' : 'form.file')}
        </Button>
        {file && <FileNote file={file} onDrop={list.drop} />}
      </div>
    </>
  )
}

export function FileNote({
  file: { name, rows, titles, isCut, problem },
  onDrop,
}: {
  file: ListFileRows
  onDrop: () => void
}) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const columns = titles.map((field) => t(`field.${field}`)).join(', ')
  return (
    <>
      <span className={problem ? styles.problem : styles.note}>
        {problem || `${name}: ${t('form.fileRows', { count: rows?.length ?? 0 })}${columns && ` (${columns})`}`}
        {isCut && ` ${t('form.fileCut')}`}
      </span>
      <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('form.fileDrop')} onClick={onDrop} />
    </>
  )
}

/** Where stores are from: the map, or the operator's release of Overture, of the countries that it has. */
export function StoreSourceField({ typed, onTyped }: FieldsProps) {
  const { t } = useTranslation('leads')
  const nameOf = useCountryName()
  const { answer } = useAnswer(leadCalls.sources, {})
  const overture = answer?.data.overture ?? null
  if (!overture && typed.from === 'osm') return null
  const isCovered = !overture?.length || !typed.country || overture.includes(typed.country)
  const hint = overture?.length ? t('form.overtureOf', { countries: overture.map(nameOf).join(', ') }) : undefined
  return (
    <Field
      label={t('form.from')}
      {...(hint && { hint })}
      {...(typed.from === 'overture' && !isCovered && { validationMessage: t('form.overtureNot') })}
    >
      <Select value={typed.from} onChange={(_, { value }) => onTyped({ ...typed, from: value as TypedJob['from'] })}>
        <option value="osm">OpenStreetMap</option>
        <option value="overture" disabled={!overture}>
          Overture Places
        </option>
      </Select>
    </Field>
  )
}

export function LeadCountryField({
  typed,
  onTyped,
  faults,
  isRequired = false,
}: FieldsProps & { isRequired?: boolean }) {
  const { t } = useTranslation(['leads', 'app'])
  const nameOf = useCountryName()
  const options = useCountryOptions()
  const label = t('form.country')
  return (
    <FaultyField label={label} required={isRequired} faults={faults} field={'country'}>
      <OptionPicker
        label={label}
        options={options}
        chosen={typed.country ? [typed.country] : []}
        onChoose={(country) => onTyped(withCountry(typed, country))}
        words={{ find: t('app:countries.find'), noMatch: t('app:countries.noMatch'), none: t('app:countries.noMatch') }}
        trigger={<Button>{typed.country ? nameOf(typed.country) : t('form.chooseCountry')}</Button>}
      />
    </FaultyField>
  )
}

/** A city of another country is none of this one. */
const withCountry = (typed: TypedJob, country: string): TypedJob => ({
  ...typed,
  country: country === typed.country ? '' : country,
  city: '',
})

/** Of the list, or any other name: then the map is asked for it. */
export function CityField({ typed, onTyped, faults }: FieldsProps) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const formats = useFormats()
  const isChinese = language.useValue() === 'zh-CN'
  const listed = useCities(typed.country)
  const options = useMemo(
    () =>
      (listed.cities ?? []).map((city) => ({
        value: city.name,
        text: isChinese && city.name_zh ? `${city.name_zh} ${city.name}` : city.name,
        note: formats.number(city.people),
      })),
    [listed.cities, isChinese, formats],
  )
  if (!typed.country || listed.isFailed)
    return (
      <LeadTextField
        typed={typed}
        onTyped={onTyped}
        faults={listed.isFailed ? [...faults, { field: 'city', code: 'countryListFailed' }] : faults}
        name="city"
        isRequired
      />
    )
  const label = t('form.city')
  const choose = (city: string) => onTyped({ ...typed, city })
  return (
    <FaultyField label={label} required faults={faults} field="city">
      <OptionPicker
        label={label}
        options={options}
        chosen={typed.city ? [typed.city] : []}
        onChoose={choose}
        onCreate={choose}
        words={{
          find: t('form.findCity'),
          noMatch: t('form.noCity'),
          none: t('form.noCity'),
          create: (name) => t('form.otherCity', { name }),
        }}
        foot={<span className={styles.note}>{listed.credit}</span>}
        trigger={
          <Button>
            {options.find(({ value }) => value === typed.city)?.text || typed.city || t('form.chooseCity')}
          </Button>
        }
      />
    </FaultyField>
  )
}

/** More than any country has. */
const allCities = 10_000

type CitiesRead = { country: string; cities: ListedCity[] | null; credit: string }

/** The list is large, and read when somebody first asks for a country's. */
function useCities(country: string): { cities: ListedCity[] | null; credit: string; isFailed: boolean } {
  const [read, setRead] = useState<CitiesRead>({ country: '', cities: null, credit: '' })
  useEffect(() => {
    let isHere = true
    if (!country) return
    import('#domain/leadSources/places').then(
      ({ citiesOf, cityListCredit: credit }) =>
        isHere && setRead({ country, cities: citiesOf(country, '', allCities), credit }),
      () => isHere && setRead({ country, cities: null, credit: '' }),
    )
    return () => {
      isHere = false
    }
  }, [country])
  const isRead = read.country === country
  return {
    cities: isRead ? read.cities : null,
    credit: read.credit,
    isFailed: isRead && country !== '' && read.cities === null,
  }
}

type FaultyProps = {
  label: string
  hint?: string
  required?: boolean
  faults: readonly JobFault[]
  field: string
  children: ReactElement
}

export function FaultyField({ faults, field, children, ...props }: FaultyProps) {
  const words = useWords()
  const fault = faults.find((one) => one.field === field)
  return (
    <Field {...props} {...(fault && { validationMessage: words.ofCode(fault.code) })}>
      {children}
    </Field>
  )
}

const useStyles = makeStyles({
  file: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  note: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  problem: { color: tokens.colorPaletteRedForeground1, overflowWrap: 'anywhere' },
})
