import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { rowsWhere } from '#workers/database/read'
import { Section } from '../../../components/Section.tsx'
import { useCanChange } from '../../../lib/client.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'
import { useStored } from '../../../lib/reader.ts'
import { useMerging } from './useMerging.ts'

/** Contacts that became part of this one, each merge to be undone as long as it is kept. */
export function MergedContacts({ contact }: { contact: string }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const formats = useFormats()
  const who = useWho()
  const canChange = useCanChange()
  const { takeApart } = useMerging()
  const merges = useStored(
    async (db) =>
      (await rowsWhere(db, 'contact_merge', (row) => row.contact_id === contact)).toSorted(
        (a, b) => b.created_at - a.created_at,
      ),
    [contact],
  )
  if (!merges?.length) return null
  return (
    <Section title={t('duplicates.history')}>
      <ul className={styles.list}>
        {merges.map((merge) => {
          const names = merge.rows.map(({ name, company }) => name || company || t('row.nameless')).join(' · ')
          return (
            <li key={merge.id} className={styles.item}>
              <div className={styles.about}>
                <div className={styles.names}>{names}</div>
                <div className={styles.when}>
                  {who(merge.user)} · {formats.dateTime(merge.created_at)}
                </div>
              </div>
              <Button
                appearance="subtle"
                icon={<ArrowUndoRegular />}
                className={styles.undo}
                aria-label={t('duplicates.takeApart', { names })}
                title={t('duplicates.takeApart', { names })}
                disabled={!canChange}
                onClick={() => void takeApart(merge)}
              />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minHeight: '44px' },
  about: { flexGrow: 1, minWidth: 0 },
  names: { overflowWrap: 'anywhere' },
  when: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  undo: { '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
})
