import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MutationArgs } from '#domain/mutations'
import { rowsWhere } from '#workers/database/read'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { WindowFrame } from '../../../components/WindowFrame.tsx'
import { useCanChange } from '../../../lib/client.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'
import { useStored } from '../../../lib/reader.ts'
import { undoOfMerge } from './useMerging.ts'

type Undo = MutationArgs<'contact.unmerge'>
type Run = { key: string; at: number; user: string; undos: Undo[] }
type Props = { back: ReactNode; onUndo: (undos: readonly Undo[]) => void; onClose: () => void }

/** What was merged on each day by whom, to be taken back together; each alone is undone at its contact. */
export function MergeHistory({ back, onUndo, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const formats = useFormats()
  const who = useWho()
  const canChange = useCanChange()
  const runs = useRuns()
  const [asked, setAsked] = useState<Run | null>(null)
  return (
    <WindowFrame isWide title={t('duplicates.earlier.title')} onClose={onClose} actions={back}>
      {runs?.length === 0 && <p>{t('duplicates.earlier.none')}</p>}
      <ul className={styles.list}>
        {runs?.map((run) => (
          <li key={run.key} className={styles.item}>
            <span className={styles.about}>
              <span>{formats.date(run.at)}</span>
              <span className={styles.rest}>
                {who(run.user)} · {t('duplicates.earlier.merges', { count: run.undos.length })}
              </span>
            </span>
            <Button disabled={!canChange} onClick={() => setAsked(run)}>
              {t('duplicates.earlier.undo')}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('duplicates.earlier.undoTitle', { count: asked.undos.length })}
          text={t('duplicates.earlier.undoText')}
          confirm={t('duplicates.earlier.undo')}
          cancel={t('actions.cancel')}
          onConfirm={() => onUndo(asked.undos)}
          onClose={() => setAsked(null)}
        />
      )}
    </WindowFrame>
  )
}

/** The latest day first, and of each day the latest merge: what took in another one's survivor is undone before it. */
function useRuns(): Run[] | undefined {
  return useStored(async (db) => {
    const merges = await rowsWhere(db, 'contact_merge', () => true)
    const runs = new Map<string, Run>()
    for (const merge of merges.toSorted((a, b) => b.created_at - a.created_at)) {
      const { created_at: at, user } = merge
      const key = `${new Date(at).toDateString()} ${user}`
      const run = runs.get(key) ?? { key, at, user, undos: [] }
      run.undos.push(undoOfMerge(merge))
      runs.set(key, run)
    }
    return [...runs.values()]
  }, [])
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minHeight: '52px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  about: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  rest: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
