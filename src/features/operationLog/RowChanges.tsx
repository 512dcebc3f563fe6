import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { RowChange } from '#domain/operationLog/log'
import { BeforeAfter } from '../../components/BeforeAfter.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { useChangedFields } from '../../lib/changedFields.ts'

const tones = {
  created: 'good',
  changed: 'brand',
  deleted: 'bad',
  revived: 'good',
  moved: 'neutral',
} satisfies Record<RowChange['kind'], Tone>

type Props = { rows: readonly RowChange[]; names: Record<string, string> }

/** Row by row what became of its fields. */
export function RowChanges({ rows, names }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('operationLog')
  const fieldsOf = useChangedFields(names)
  return (
    <ul className={styles.list}>
      {rows.map((row) => {
        const name = names[row.id] || nameIn(row) || t('row.nameless')
        const fields = fieldsOf(row)
        return (
          <li key={`${row.n}`} className={styles.row}>
            <span className={styles.head}>
              <span className={styles.name}>{name}</span>
              <StatusBadge tone={tones[row.kind]}>{t(`rowKind.${row.kind}`)}</StatusBadge>
            </span>
            {fields.length > 0 && <BeforeAfter label={name} fields={fields} />}
          </li>
        )
      })}
    </ul>
  )
}

const nameIn = ({ before, after }: RowChange) =>
  [after.name, before.name, after.company, before.company].find((name) => typeof name === 'string' && name) as
    | string
    | undefined

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere', minWidth: 0 },
})
