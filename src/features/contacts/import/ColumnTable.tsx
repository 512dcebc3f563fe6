import { makeStyles, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { customKey } from '#domain/contacts/customKeys'
import { limits } from '#domain/limits'
import { type ImportField, importFields } from '#workers/sheets/api'
import { useCustomFields } from '../../../lib/customFields.ts'
import { useUser } from '../../../lib/session.ts'
import { FieldFromColumn } from './FieldFromColumn.tsx'
import { letterOf, type Mapping, type Sheets, withField } from './importPlan.ts'

type Props = {
  columns: Sheets['columns']
  mapping: Mapping
  onMapping: (mapping: Mapping) => void
  keepsOthers: boolean
}

/** Every column of the sheet with its first values, and where it goes. On a phone each is a small block. */
export function ColumnTable({ columns, mapping, onMapping, keepsOthers }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const custom = useCustomFields()
  const isMain = !isSubAccount(useUser())
  const [making, setMaking] = useState<number | null>(null)
  return (
    <div role="table" aria-label={t('import.step.columns')} className={styles.table}>
      <div role="row" className={styles.head}>
        <span role="columnheader">{t('import.column')}</span>
        <span role="columnheader">{t('import.samples')}</span>
        <span role="columnheader">{t('import.field')}</span>
      </div>
      {columns.map(({ index, header, samples, hidden }) => {
        const name = header || t('import.columnUnnamed', { letter: letterOf(index) })
        return (
          <div key={index} role="row" className={styles.row}>
            <span role="cell" className={styles.name}>
              {hidden ? t('import.hidden', { name }) : name}
            </span>
            <span role="cell" className={styles.samples}>
              {samples.slice(0, 3).join(' · ')}
            </span>
            <span role="cell">
              <Select
                aria-label={`${name}: ${t('import.field')}`}
                value={mapping[index] ?? ''}
                onChange={(_, { value }) =>
                  value === newField
                    ? setMaking(index)
                    : onMapping(withField(mapping, index, (value || null) as ImportField | null))
                }
              >
                <option value="">{t(keepsOthers ? 'import.toRemark' : 'import.leave')}</option>
                {importFields.map((field) => (
                  <option key={field} value={field}>
                    {t(`fields.${field}`)}
                  </option>
                ))}
                {custom.length > 0 && (
                  <optgroup label={t('customFields.group')}>
                    {custom.map((field) => (
                      <option key={field.id} value={customKey(field.id)}>
                        {field.name}
                      </option>
                    ))}
                  </optgroup>
                )}
                {isMain && custom.length < limits.customFields && (
                  <option value={newField}>{t('customFields.newFromColumn')}</option>
                )}
              </Select>
            </span>
          </div>
        )
      })}
      {making !== null && (
        <FieldFromColumn
          column={columns.find(({ index }) => index === making)!}
          onMade={(field) => onMapping(withField(mapping, making, field))}
          onClose={() => setMaking(null)}
        />
      )}
    </div>
  )
}
const newField = 'new'

const narrow = '@media (max-width: 640px)'
const track = 'minmax(0, 3fr) minmax(0, 4fr) minmax(150px, 3fr)'
const useStyles = makeStyles({
  table: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  head: {
    display: 'grid',
    gridTemplateColumns: track,
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalXS} 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    [narrow]: { display: 'none' },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: track,
    alignItems: 'center',
    gap: `2px ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalXS} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  samples: {
    color: tokens.colorNeutralForeground2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [narrow]: { gridColumn: '1 / -1', gridRow: 2, fontSize: tokens.fontSizeBase200 },
  },
})
