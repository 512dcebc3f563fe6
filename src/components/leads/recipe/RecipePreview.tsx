import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { RecipeRow } from '#domain/leadSources/recipe/rowsOfRecipe'
import type { LeadField } from '#domain/leads/foundLead'

const shown = 5

/** The first rows of this page as the recipe reads them, before anything is started. `rows` null: only the server can try it. */
export function RecipePreview({ rows, selectors }: { rows: RecipeRow[] | null; selectors: Record<string, string> }) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const fields = Object.keys(selectors) as LeadField[]
  if (rows === null) return <p className={styles.note}>{t('recipe.cannotTry')}</p>
  if (fields.length === 0) return null
  return (
    <section className={styles.root} aria-label={t('recipe.preview')}>
      <p className={styles.note}>{t('recipe.rows', { count: rows.length })}</p>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('recipe.preview')}>
        <table className={styles.table}>
          <thead>
            <tr>
              {fields.map((field) => (
                <th key={field} className={styles.cell} scope="col">
                  {t(`field.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <tr key={row.at}>
                {fields.map((field) => (
                  <td key={field} className={styles.cell}>
                    {row.fields[field] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalXS },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  scroll: { overflowX: 'auto' },
  table: { borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
  cell: {
    maxWidth: '220px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})
