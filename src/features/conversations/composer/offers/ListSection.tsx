import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { extraLimits } from '#domain/conversations/messageExtra'
import type { ListFaults } from '#domain/whatsapp/offers'
import { useLineWords } from './useOffer.ts'

type RowDraft = { id: string; title: string; description: string }
export type SectionDraft = { id: string; title: string; rows: readonly RowDraft[] }

export const newListRow = (newId: () => string): RowDraft => ({ id: newId(), title: '', description: '' })
export const newListSection = (newId: () => string): SectionDraft => ({
  id: newId(),
  title: '',
  rows: [newListRow(newId)],
})

type Props = {
  section: SectionDraft
  at: number
  isAlone: boolean
  isChecked: boolean
  faults: ListFaults['sections'][number]
  /** so many rows stand in the sections before */
  first: number
  isFull: boolean
  onChange: (section: SectionDraft) => void
  onAdd: () => void
  onRemove: () => void
}

/** Rows of a list that belong together; one section alone needs no title. */
export function ListSection(props: Props) {
  const { section, at, isAlone, isChecked, faults, first, isFull, onChange, onAdd, onRemove } = props
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const words = useLineWords(isChecked)
  const { title, rows } = section
  const put = (id: string, change: Partial<RowDraft>) =>
    onChange({ ...section, rows: rows.map((row) => (row.id === id ? { ...row, ...change } : row)) })
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{t('offer.list.section', { n: at + 1 })}</legend>
      {!isAlone && (
        <div className={styles.line}>
          <Field
            label={t('offer.list.sectionTitle', { n: at + 1 })}
            required
            {...words(title, extraLimits.rowTitle, faults.title)}
          >
            <Input value={title} onChange={(_, { value }) => onChange({ ...section, title: value })} />
          </Field>
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={t('offer.list.removeSection', { n: at + 1 })}
            onClick={onRemove}
          />
        </div>
      )}
      {rows.map((row, nth) => {
        const n = first + nth + 1
        const fault = faults.rows[nth]!
        return (
          <div key={row.id} className={styles.line}>
            <div className={styles.row}>
              <Field
                label={t('offer.list.row', { n })}
                required
                {...words(row.title, extraLimits.rowTitle, fault.title)}
              >
                <Input value={row.title} onChange={(_, { value }) => put(row.id, { title: value })} />
              </Field>
              <Field
                label={t('offer.list.description', { n })}
                {...words(row.description, extraLimits.rowDescription, fault.isLong ? 'tooLong' : null)}
              >
                <Input value={row.description} onChange={(_, { value }) => put(row.id, { description: value })} />
              </Field>
            </div>
            {rows.length > 1 && (
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={t('offer.list.removeRow', { n })}
                onClick={() => onChange({ ...section, rows: rows.filter(({ id }) => id !== row.id) })}
              />
            )}
          </div>
        )
      })}
      <Button
        className={styles.add}
        appearance="subtle"
        icon={<AddRegular />}
        disabledFocusable={isFull}
        onClick={() => !isFull && onAdd()}
      >
        {t('offer.list.addRow')}
      </Button>
    </fieldset>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    margin: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  legend: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
  },
  row: { display: 'grid', gap: tokens.spacingVerticalXS, minWidth: 0 },
  add: { justifySelf: 'start' },
})
