import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular, NoteRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { ConversationNote } from '#domain/conversations/note'
import { useFormats } from '../../../lib/formats.ts'

type Props = { note: ConversationNote; by: string; onDelete: (() => void) | null }

/** What a colleague wrote for the others; in another colour, because it was not sent. */
export function NoteItem({ note, by, onDelete }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const { time } = useFormats()
  return (
    <div className={styles.root} role="note">
      <NoteRegular aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <span className={styles.by}>
          {t('thread.note', { who: by })} · {time(note.created_at)}
        </span>
        <p className={styles.text}>{note.text}</p>
      </div>
      {onDelete && (
        <Button
          appearance="subtle"
          size="small"
          icon={<DeleteRegular />}
          aria-label={t('thread.noteDelete')}
          title={t('thread.noteDelete')}
          onClick={onDelete}
        />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    margin: `${tokens.spacingVerticalXS} auto`,
    width: 'min(560px, 92%)',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorPaletteYellowBackground1,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
    '& button': { flexShrink: 0, '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } },
  },
  icon: { flexShrink: 0, fontSize: '20px' },
  words: { flexGrow: 1, minWidth: 0 },
  by: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  text: { margin: 0, whiteSpace: 'pre-wrap' },
})
