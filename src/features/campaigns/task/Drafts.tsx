import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import { Sheet } from '../../../components/Sheet.tsx'
import { forgetHandedOver } from '../../../lib/emailHandOver.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useTaskChannel, useTaskPaths, useTaskWords } from './channel.ts'
import { forgetDraft, useTaskDrafts, useTaskLines } from './useTasks.ts'

/** Forms that were left half filled; they go on where they were. */
export function Drafts() {
  const { t } = useTaskWords()
  const styles = useStyles()
  const formats = useFormats()
  const navigate = useNavigate()
  const { form } = useTaskPaths()
  const channel = useTaskChannel()
  const drafts = useTaskDrafts() ?? []
  const lines = useTaskLines() ?? []
  if (drafts.length === 0) return null
  const keyOf = (id: string) => (lines.some(({ task }) => task.id === id) ? 'edit' : 'new')
  return (
    <Sheet>
      <h2 className={styles.title}>{t('task.drafts.title')}</h2>
      <ul className={styles.list}>
        {drafts.map(({ id, name, at }) => (
          <li key={id} className={styles.item}>
            <span className={styles.words}>
              <span>{name || t('task.drafts.nameless')}</span>
              <span className={styles.at}>{t('task.drafts.at', { time: formats.moment(at) })}</span>
            </span>
            <Button onClick={() => void navigate(`${form}?${keyOf(id)}=${id}`)}>{t('task.drafts.goOn')}</Button>
            <Button
              appearance="subtle"
              aria-label={t('task.drafts.discardOf', { name: name || t('task.drafts.nameless') })}
              onClick={() => void forgetDraft(channel, id).then(() => forgetHandedOver(id))}
            >
              {t('task.drafts.discard')}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', gap: tokens.spacingVerticalS },
  item: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  words: { display: 'grid', flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  at: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
