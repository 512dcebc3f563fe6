import { Link, makeStyles, tokens } from '@fluentui/react-components'
import { DocumentRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { FileState } from '../../../components/FileState.tsx'
import { useFile } from '../../../lib/fileUrl.ts'
import { useFormats } from '../../../lib/formats.ts'

type Part = ConversationMessage['parts'][number]

/** The files of a message: pictures are seen, what was said is heard, and the rest is opened. */
export function MessageParts({ message }: { message: ConversationMessage }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  return (
    <ul className={styles.root}>
      {message.parts.map((part, at) => (
        // The same file may be there twice.
        <li key={`${at} ${part.name}`}>
          {part.file && part.state === 'there' ? (
            <PartFile message={message.id} file={part.file} name={part.name} />
          ) : (
            <span className={styles.note}>
              {t(part.state === 'failed' ? 'part.failed' : 'part.waiting', { name: part.name })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

type FileProps = { message: string; file: NonNullable<Part['file']>; name: string }

function PartFile({ message, file, name }: FileProps) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const { fileSize } = useFormats()
  const { url, record } = useFile('message', message, file.hash)
  const mime: string = file.mime
  if (mime.startsWith('image/') && url)
    return (
      <a href={url} target="_blank" rel="noreferrer" aria-label={t('part.open', { name })}>
        <img className={styles.picture} src={url} alt={name} />
      </a>
    )
  if (mime.startsWith('audio/') && url)
    return <audio className={styles.sound} controls preload="metadata" src={url} aria-label={name} />
  return (
    <span className={styles.file}>
      <DocumentRegular aria-hidden />
      {url ? (
        <Link href={url} download={name} aria-label={t('part.download', { name })}>
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <span className={styles.note}>{fileSize(file.size)}</span>
      <FileState record={record} />
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none', minWidth: 0 },
  picture: { display: 'block', maxWidth: '100%', maxHeight: '320px', borderRadius: tokens.borderRadiusMedium },
  sound: { width: '280px', maxWidth: '100%' },
  file: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
