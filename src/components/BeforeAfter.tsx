import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowRightRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'

/** A field as it was and as it became, in words; null: not known, '': empty. Left out: there was none. */
export type ChangedField = { key: string; label: string; before?: string | null; after?: string | null }

export function BeforeAfter({ label, fields }: { label: string; fields: readonly ChangedField[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.list} aria-label={label}>
      {fields.map(({ key, label, before, after }) => (
        <li key={key} className={styles.item}>
          <span className={styles.label}>{label}</span>
          <span className={styles.values}>
            {before !== undefined && (
              <del className={styles.before}>
                <Value text={before} />
              </del>
            )}
            {before !== undefined && after !== undefined && <ArrowRightRegular className={styles.arrow} aria-hidden />}
            {after !== undefined && (
              <ins className={styles.after}>
                <Value text={after} />
              </ins>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Value({ text }: { text: string | null }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  if (text) return text
  return <span className={styles.none}>{t(text === '' ? 'changed.empty' : 'changed.unknown')}</span>
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gap: tokens.spacingVerticalXXS,
    paddingBlock: tokens.spacingVerticalSNudge,
    overflowWrap: 'anywhere',
  },
  label: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  values: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalS,
    whiteSpace: 'pre-line',
  },
  before: { color: tokens.colorNeutralForeground3, textDecorationLine: 'none', minWidth: 0 },
  arrow: { flexShrink: 0, alignSelf: 'center', color: tokens.colorNeutralForeground3 },
  after: { textDecorationLine: 'none', minWidth: 0 },
  none: { color: tokens.colorNeutralForeground3 },
})
