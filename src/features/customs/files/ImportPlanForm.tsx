import { Button, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayOrder, ShipmentPlan } from '#domain/customs/readShipment'
import { missingColumns, type ShipmentColumn, shipmentColumns } from '#domain/customs/shipmentColumns'
import type { ShipmentFileLook } from '#workers/customs/importShipments'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { language } from '../../../lib/texts.ts'
import { CountryField } from '../CountryField.tsx'
import type { ImportStart } from './shipmentImport.ts'

type Props = {
  look: ShipmentFileLook
  /** as it was begun before, whatever the columns seem to be */
  started: ImportStart | null
  onStart: (start: ImportStart) => void
  onCancel: () => void
}

/** What the columns say, and what no row says itself. */
export function ImportPlanForm({ look, started, onStart, onCancel }: Props) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const lang = language.useValue()
  const plan = started?.plan
  const [mapping, setMapping] = useState(plan?.mapping ?? look.mapping)
  const [seller, setSeller] = useState(started?.seller ?? '')
  const [dayOrder, setDayOrder] = useState<DayOrder>(plan?.dayOrder ?? look.dayOrder ?? 'dayFirst')
  const [flow, setFlow] = useState<ShipmentPlan['flow']>(plan?.flow ?? 'import')
  const [origin, setOrigin] = useState(plan?.origin ?? '')
  const [destination, setDestination] = useState(plan?.destination ?? '')
  const missing = missingColumns(mapping)
  const start = () =>
    onStart({
      plan: { mapping, dayOrder, flow, origin, destination, currency: 'USD' },
      headerRow: look.headerRow,
      seller: seller.trim(),
    })
  return (
    <>
      <fieldset className={styles.set}>
        <legend className={styles.legend}>{t('wizard.columns')}</legend>
        <div className={styles.grid}>
          {look.header
            .map((header, place) => ({ header, at: place }))
            .map(({ header, at }) => (
              <ColumnField
                key={at}
                header={header || String(at + 1)}
                samples={look.samples.map((cells) => cells[at] ?? '')}
                column={shipmentColumns.find((column) => mapping[column] === at) ?? null}
                onColumn={(column) => setMapping((before) => withColumn(before, at, column))}
              />
            ))}
        </div>
      </fieldset>
      <fieldset className={styles.set}>
        <div className={styles.grid}>
          <Field label={t('wizard.seller')} hint={t('wizard.sellerHint')}>
            <Input value={seller} maxLength={200} onChange={(_, { value }) => setSeller(value)} />
          </Field>
          <Field label={t('wizard.flow')}>
            <Select value={flow} onChange={(_, { value }) => setFlow(value as ShipmentPlan['flow'])}>
              <option value="import">{t('flow.import')}</option>
              <option value="export">{t('flow.export')}</option>
              <option value="">{t('flow.none')}</option>
            </Select>
          </Field>
          <CountryField label={t('wizard.origin')} country={origin} onCountry={setOrigin} />
          <CountryField label={t('wizard.destination')} country={destination} onCountry={setDestination} />
          {look.dayOrder === null && (
            <Field label={t('wizard.dayOrder')}>
              <Select value={dayOrder} onChange={(_, { value }) => setDayOrder(value as DayOrder)}>
                <option value="dayFirst">{t('wizard.dayFirst')}</option>
                <option value="monthFirst">{t('wizard.monthFirst')}</option>
              </Select>
            </Field>
          )}
        </div>
      </fieldset>
      {missing.length > 0 && (
        <p className={styles.missing} role="alert">
          {t('wizard.missing', {
            names: new Intl.ListFormat(lang, { type: 'disjunction' }).format(
              missing.map((column) => t(`columnOf.${column}`)),
            ),
          })}
        </p>
      )}
      <div className={styles.actions}>
        <OnlineButton appearance="primary" disabledFocusable={missing.length > 0} onClick={start}>
          {t('wizard.start')}
        </OnlineButton>
        <Button onClick={onCancel}>{t('wizard.cancel')}</Button>
      </div>
    </>
  )
}

/** A column says one thing, and one thing stands in one column. */
function withColumn(mapping: ShipmentPlan['mapping'], at: number, column: ShipmentColumn | null) {
  const rest = Object.entries(mapping).filter(([name, place]) => place !== at && name !== column)
  return Object.fromEntries(column ? [...rest, [column, at]] : rest) as ShipmentPlan['mapping']
}

type ColumnProps = {
  header: string
  samples: readonly string[]
  column: ShipmentColumn | null
  onColumn: (column: ShipmentColumn | null) => void
}

function ColumnField({ header, samples, column, onColumn }: ColumnProps) {
  const { t } = useTranslation('customs')
  return (
    <Field label={header} hint={samples.filter(Boolean).slice(0, 2).join(' · ').slice(0, 60)}>
      <Select value={column ?? ''} onChange={(_, { value }) => onColumn((value || null) as ShipmentColumn | null)}>
        <option value="">{t('wizard.left')}</option>
        {shipmentColumns.map((one) => (
          <option key={one} value={one}>
            {t(`columnOf.${one}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const useStyles = makeStyles({
  set: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: tokens.spacingVerticalS, fontWeight: tokens.fontWeightSemibold },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
    '& > *': { minWidth: 0 },
  },
  missing: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
})
