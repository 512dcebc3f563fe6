import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { isSoundFile } from '#domain/blobs/soundFile'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { useFile } from '../../../lib/fileUrl.ts'
import { PartFileLine } from './PartFileLine.tsx'
import { PartPicture } from './PartPicture.tsx'
import { PartSound } from './PartSound.tsx'

type Part = ConversationMessage['parts'][number]
/** Why a file that somebody sent is not here. */
const fileProblems = ['fileTooLarge', 'fileUnsafe', 'fileNoRoom', 'fileGone'] as const

/** The files of a message: pictures are seen, what was said is heard, and the rest is saved. */
export function MessageParts({ message }: { message: ConversationMessage }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const reason = fileProblems.find((one) => one === message.problem)
  const failedText = (name: string) => t(reason ? `fileProblem.${reason}` : 'part.failed', { name })
  return (
    <ul className={styles.root}>
      {message.parts.map((part, at) => (
        // The same file may be there twice.
        <li key={`${at} ${part.name}`} className={styles.part}>
          {part.file && part.state === 'there' ? (
            <PartFile message={message.id} file={part.file} name={part.name} />
          ) : (
            <span className={styles.note}>
              {part.state === 'failed' ? failedText(part.name) : t('part.waiting', { name: part.name })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

type FileProps = { message: string; file: NonNullable<Part['file']>; name: string }

function PartFile({ message, file, name }: FileProps) {
  const stored = useFile('message', message, file.hash)
  const of = { ...stored, name, size: file.size }
  if (isSoundFile({ mime: file.mime, name })) return <PartSound {...of} />
  const mime: string = file.mime
  return mime.startsWith('image/') ? <PartPicture {...of} /> : <PartFileLine {...of} />
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none', minWidth: 0 },
  part: { minWidth: 0 },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
