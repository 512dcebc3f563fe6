import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { isCustomKey } from '#domain/contacts/customKeys'
import { useFieldName } from '../../../lib/customFields.ts'
import { type ChosenColumn, moved } from './exportPlan.ts'

type Props = { columns: readonly ChosenColumn[]; onChange: (columns: ChosenColumn[]) => void }

export function ExportColumns({ columns, onChange }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const fieldName = useFieldName()
  const count = columns.filter(({ on }) => on).length
  const all = count === columns.length ? true : count === 0 ? false : 'mixed'
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{t('export.columns')}</legend>
      <Checkbox
        checked={all}
        label={t('export.allColumns')}
        onChange={(_, { checked }) => onChange(columns.map(({ field }) => ({ field, on: checked === true })))}
      />
      {count === 0 && (
        <p role="alert" className={styles.wrong}>
          {t('export.noColumn')}
        </p>
      )}
      <ul className={styles.list}>
        {columns.map(({ field, on }, at) => {
          const name = isCustomKey(field) ? fieldName(field) : t(`fields.${field}`)
          return (
            <li key={field} className={styles.item}>
              <span className={styles.name}>
                <Checkbox
                  checked={on}
                  label={name}
                  onChange={(_, { checked }) => onChange(columns.with(at, { field, on: checked === true }))}
                />
              </span>
              <Button
                appearance="subtle"
                size="small"
                icon={<ArrowUpRegular />}
                disabled={at === 0}
                aria-label={t('export.up', { name })}
                onClick={() => onChange(moved(columns, at, -1))}
              />
              <Button
                appearance="subtle"
                size="small"
                icon={<ArrowDownRegular />}
                disabled={at === columns.length - 1}
                aria-label={t('export.down', { name })}
                onClick={() => onChange(moved(columns, at, 1))}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

const useStyles = makeStyles({
  root: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0 },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    maxHeight: '240px',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    '@media (pointer: coarse)': { minHeight: '44px', '& button': { minWidth: '44px', minHeight: '44px' } },
  },
  name: { flexGrow: 1 },
  wrong: { margin: 0, color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
})
