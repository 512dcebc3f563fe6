import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { contactsByIds } from '#workers/database/read'
import { useStored } from '../../../lib/reader.ts'
import { useTaskWords } from './channel.ts'

const most = 100

/** Who is named for a task, each with a way out. */
export function ChosenList({ chosen, onChosen }: { chosen: readonly string[]; onChosen: (chosen: string[]) => void }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const shown = chosen.slice(0, most)
  const contacts = useStored((db) => contactsByIds(db, shown), [shown.join()]) ?? []
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>{t('task.form.chosenCount', { count: chosen.length })}</summary>
      <ul className={styles.list}>
        {shown.map((id, at) => {
          const contact = contacts[at]
          const name =
            contact?.name || contact?.emails[0]?.email || contact?.phones[0]?.full_number || t('task.run.nameless')
          return (
            <li key={id} className={styles.item}>
              <span className={styles.name}>{name}</span>
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={t('task.form.chosenRemove', { name })}
                onClick={() => onChosen(chosen.filter((one) => one !== id))}
              />
            </li>
          )
        })}
      </ul>
      {chosen.length > most && <span>{t('task.form.chosenMore', { count: chosen.length - most })}</span>}
    </details>
  )
}

const useStyles = makeStyles({
  root: { width: '100%', minWidth: 0 },
  summary: { cursor: 'pointer', paddingBlock: tokens.spacingVerticalXS },
  list: { maxHeight: '280px', overflowY: 'auto', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
