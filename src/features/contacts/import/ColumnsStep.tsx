import { Button, Field, makeStyles, Radio, RadioGroup, Select, Switch, tokens } from '@fluentui/react-components'
import { OptionsRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import type { DuplicatePolicy, InspectOptions } from '#workers/sheets/api'
import { ListOriginFields } from '../../../components/ListOriginFields.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { CountryPicker, LabelPicker, TagPicker } from '../pickers.tsx'
import { ColumnTable } from './ColumnTable.tsx'
import {
  type ImportChoices,
  isAsWideAsCanBe,
  isMappingUseful,
  letterOf,
  type Mapping,
  planOf,
  policies,
  type Sheets,
} from './importPlan.ts'
import { PhoneChoice } from './PhoneChoice.tsx'
import { TextChoices } from './TextChoices.tsx'

type Props = {
  file: File
  sheets: Sheets
  mapping: Mapping
  choices: ImportChoices
  onMapping: (mapping: Mapping) => void
  onChoices: (choices: ImportChoices) => void
  onInspect: (options: InspectOptions) => void
  onAnother: () => void
  onStart: () => void
}

/** Nobody puts more above a header. */
const headerRows = 20

export function ColumnsStep({ file, sheets, mapping, choices, onChoices, ...props }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const formats = useFormats()
  const [tried, setTried] = useState(false)
  const options = useRef<HTMLHeadingElement>(null)
  const toOptions = () => {
    options.current?.focus({ preventScroll: true })
    options.current?.scrollIntoView({ block: 'start' })
  }
  const useful = isMappingUseful(mapping)
  const set = (some: Partial<ImportChoices>) => onChoices({ ...choices, ...some })
  const text = sheets.text ?? undefined
  const rows = Array.from({ length: Math.max(headerRows, sheets.headerRow + 1) }, (_, at) => at)
  return (
    <div className={styles.root}>
      <div className={styles.scroll}>
        <div className={styles.file}>
          <span className={styles.fileName}>{file.name}</span>
          <span className={styles.quiet}>{sheets.rows === null ? '' : t('import.rows', { count: sheets.rows })}</span>
          <Button size="small" onClick={props.onAnother}>
            {t('import.another')}
          </Button>
        </div>
        <div className={styles.pair}>
          <Field label={t('import.sheet')}>
            <Select
              value={sheets.sheet}
              disabled={sheets.sheets.length === 1}
              onChange={(_, { value }) => props.onInspect({ sheet: Number(value), text })}
            >
              {sheets.sheets.map(({ name, hidden }, at) => (
                <option key={at} value={at}>
                  {hidden ? t('import.hidden', { name }) : name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('import.headerRow')}>
            <Select
              value={sheets.headerRow}
              onChange={(_, { value }) => props.onInspect({ sheet: sheets.sheet, headerRow: Number(value), text })}
            >
              <option value={-1}>{t('import.noHeader')}</option>
              {rows.map((row) => (
                <option key={row} value={row}>
                  {row + 1}
                </option>
              ))}
            </Select>
          </Field>
          {text && (
            <TextChoices
              text={text}
              isTable={sheets.format === 'csv'}
              onText={(next) => props.onInspect({ sheet: sheets.sheet, text: next })}
            />
          )}
        </div>
        <ColumnTable
          columns={sheets.columns}
          mapping={mapping}
          onMapping={props.onMapping}
          keepsOthers={choices.keepOtherColumnsInRemark}
        />
        {isAsWideAsCanBe(sheets) && (
          <p className={styles.hint}>{t('exchange.imports.tooWide', { columns: limits.importColumns })}</p>
        )}
        {sheets.leftOut.length > 0 && (
          <p className={styles.hint}>
            {t('import.leftOut', {
              what: sheets.leftOut.map((kind) => t(`import.besides.${kind}`)).join(t('change.and')),
            })}
          </p>
        )}
        <Preview sheets={sheets} />
        {sheets.hiddenRows && (
          <Field hint={t('import.hiddenRowsHint')}>
            <Switch
              checked={choices.hiddenRows}
              label={t('import.hiddenRows')}
              onChange={(_, { checked }) => set({ hiddenRows: checked })}
            />
          </Field>
        )}
        <h3 ref={options} tabIndex={-1} className={styles.options}>
          {t('import.options')}
        </h3>
        <Switch
          checked={choices.keepOtherColumnsInRemark}
          label={t('import.keepOther')}
          onChange={(_, { checked }) => set({ keepOtherColumnsInRemark: checked })}
        />
        <Field label={t('import.duplicates')} hint={t('import.duplicatesHint')}>
          <RadioGroup
            value={choices.duplicates}
            onChange={(_, { value }) => set({ duplicates: value as DuplicatePolicy })}
          >
            {policies.map((policy) => (
              <Radio key={policy} value={policy} label={t(`import.policy.${policy}`)} />
            ))}
          </RadioGroup>
        </Field>
        <div>
          <h3 className={styles.title}>{t('import.defaultCountry')}</h3>
          <CountryPicker required value={choices.defaultCountry} onChange={(code) => set({ defaultCountry: code })} />
        </div>
        <ListOriginFields origin={choices.origin} file={file.name} onOrigin={(origin) => set({ origin })} />
        <PhoneChoice
          file={file}
          plan={planOf(sheets, mapping, choices)}
          onChoice={(bareNumbers) => set({ bareNumbers })}
        />
        <div>
          <h3 className={styles.title}>{t('import.stamp')}</h3>
          <TagPicker value={choices.tag} onChange={(tag) => set({ tag })} />
          <LabelPicker kind="category" value={choices.category} onChange={(category) => set({ category })} />
          <LabelPicker kind="source" value={choices.source} onChange={(source) => set({ source })} />
        </div>
      </div>
      <div className={styles.foot}>
        {/* They are below the columns, and the button that starts is always in sight. */}
        <Button appearance="subtle" className={styles.toOptions} icon={<OptionsRegular />} onClick={toOptions}>
          {t('import.optionsNow', {
            tags: choices.tag.length > 0 ? formats.number(choices.tag.length) : t('import.noTags'),
            policy: t(`import.policyNow.${choices.duplicates}`),
          })}
        </Button>
        {tried && !useful && (
          <span role="alert" className={styles.wrong}>
            {t('import.nothingMapped')}
          </span>
        )}
        <Button
          appearance="primary"
          className={styles.start}
          onClick={() => (useful ? props.onStart() : setTried(true))}
        >
          {t('import.start')}
        </Button>
      </div>
    </div>
  )
}

/** The first rows as they stand in the sheet. */
function Preview({ sheets }: { sheets: Sheets }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  return (
    <details>
      <summary>{t('import.preview')}</summary>
      <div className={styles.preview}>
        <table className={styles.previewTable}>
          <thead>
            <tr>
              {sheets.columns.map(({ index, header }) => (
                <th key={index} scope="col" className={styles.previewCell}>
                  {header || letterOf(index)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheets.preview.map((row, at) => (
              <tr key={at}>
                {sheets.columns.map(({ index }, place) => (
                  <td key={index} className={styles.previewCell}>
                    {row[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

const useStyles = makeStyles({
  preview: { overflowX: 'auto', marginTop: tokens.spacingVerticalS },
  previewTable: { borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
  previewCell: {
    maxWidth: '200px',
    padding: `2px ${tokens.spacingHorizontalS}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
  },
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  scroll: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    paddingBottom: tokens.spacingVerticalL,
    '& > *': { flexShrink: 0 },
  },
  file: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  fileName: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    '& > *': { minWidth: 0 },
    '& select': { width: '100%' },
  },
  title: {
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightRegular,
  },
  options: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold, outlineStyle: 'none' },
  toOptions: {
    marginInlineEnd: 'auto',
    minWidth: 0,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalM,
    flexShrink: 0,
    paddingTop: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  wrong: { color: tokens.colorPaletteRedForeground1 },
  start: { '@media (pointer: coarse)': { minHeight: '44px' }, '@media (max-width: 640px)': { width: '100%' } },
})
