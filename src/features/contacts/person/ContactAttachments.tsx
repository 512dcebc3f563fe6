import { Button, makeStyles, tokens } from '@fluentui/react-components'
import {
  ArrowDownloadRegular,
  AttachRegular,
  DeleteRegular,
  DocumentRegular,
  VideoRegular,
} from '@fluentui/react-icons'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { mostBytesOf } from '#domain/blobs/blob'
import { type Attachment, AttachmentName, NewAttachment } from '#domain/contacts/companions/attachment'
import { safeFileName } from '#domain/contacts/companions/fileName'
import { newId } from '#workers/newId'
import { EditableText } from '../../../components/EditableText.tsx'
import { FileInput } from '../../../components/FileInput.tsx'
import { FileState } from '../../../components/FileState.tsx'
import { Section } from '../../../components/Section.tsx'
import { useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { useFile } from '../../../lib/fileUrl.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useWho } from '../../../lib/people.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useCompanionChanges } from './useCompanionChanges.ts'

const megabytes = (mime: Attachment['mime']) => mostBytesOf(mime) / 1_000_000

/** Files of a contact. Pictures are shown, nothing else is ever opened here. */
export function ContactAttachments({ contact, files }: { contact: string; files: readonly Attachment[] }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const { isBusy, attach } = useAttach(contact)
  return (
    <Section title={t('person.files.title')}>
      <Button
        className={styles.button}
        icon={<AttachRegular />}
        disabledFocusable={isBusy}
        onClick={() => input.current?.click()}
      >
        {t('person.files.add')}
      </Button>
      <FileInput input={input} name="attachments" multiple onFiles={(files) => void attach(files)} />
      <p className={styles.note}>
        {t('person.files.hint', {
          picture: megabytes('image/png'),
          video: megabytes('video/mp4'),
          other: megabytes('application/octet-stream'),
        })}
      </p>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <AttachmentItem key={file.id} file={file} />
          ))}
        </ul>
      )}
    </Section>
  )
}

/** One after the other: what cannot be taken is named, and the others are kept. */
function useAttach(contact: string) {
  const { t } = useTranslation('contacts')
  const { files } = useClient()
  const words = useWords()
  const toasts = useToasts()
  const { change, undoing } = useCompanionChanges()
  const [isBusy, setBusy] = useState(false)
  async function attach(chosen: readonly File[]) {
    const saved: string[] = []
    setBusy(true)
    try {
      for (const one of chosen) {
        const id = await attachOne(one)
        if (id) saved.push(id)
      }
    } finally {
      setBusy(false)
      if (saved.length) toasts.done(t('person.files.saved', { count: saved.length }), undoing('attachment', saved))
    }
  }
  async function attachOne(file: File): Promise<string | null> {
    const name = safeFileName(file.name)
    const made = await files.attachment(file)
    if (made.kind === 'failed') {
      toasts.info(t('person.files.notTaken', { name, reason: words.ofCode(made.code, made.values) }))
      return null
    }
    const id = newId()
    const args = z.parse(NewAttachment, { ...made.file.ref, id, contact_id: contact, name })
    return (await change('attachment.create', args, made.file)) ? id : null
  }
  return { isBusy, attach }
}

const isPicture = ({ mime }: Attachment) => mime.startsWith('image/')

function AttachmentItem({ file }: { file: Attachment }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const formats = useFormats()
  const words = useWords()
  const who = useWho()
  const { patch, remove } = useCompanionChanges()
  const [isAsked, setAsked] = useState(false)
  const rename = async (name: string) => {
    const checked = z.safeParse(AttachmentName, name)
    if (!checked.success) return words.ofCode('fileNameInvalid')
    const code = await patch('attachment', { id: file.id, name: checked.data })
    return code && words.ofCode(code)
  }
  return (
    <li className={styles.item}>
      <span className={styles.face} aria-hidden>
        {isPicture(file) ? <Picture file={file} /> : file.mime === 'video/mp4' ? <VideoRegular /> : <DocumentRegular />}
      </span>
      <div className={styles.words}>
        <EditableText label={t('person.files.name')} value={file.name} onSave={rename} quiet />
        <span className={styles.by}>
          {formats.fileSize(file.size)} ·{' '}
          {t('person.notes.by', { who: who(file.created_by), time: formats.moment(file.created_at) })}
        </span>
        {isAsked && <Saving file={file} onDone={() => setAsked(false)} />}
      </div>
      <div className={styles.actions}>
        <Button
          appearance="subtle"
          icon={<ArrowDownloadRegular />}
          aria-label={t('person.files.download', { name: file.name })}
          title={t('person.files.download', { name: file.name })}
          onClick={() => setAsked(true)}
        />
        <Button
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={t('person.files.delete', { name: file.name })}
          title={t('person.files.delete', { name: file.name })}
          onClick={() => void remove('attachment', file, t('person.files.deleted'))}
        />
      </div>
    </li>
  )
}

function Picture({ file }: { file: Attachment }) {
  const styles = useStyles()
  const { url } = useFile('attachment', file.id, file.hash)
  return url && <img src={url} alt="" className={styles.picture} decoding="async" draggable={false} />
}

/** Fetched only now, and handed on as soon as it is here. */
function Saving({ file, onDone }: { file: Attachment; onDone: () => void }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const { url, record } = useFile('attachment', file.id, file.hash)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    if (!url) return
    const link = document.createElement('a')
    link.href = url
    link.download = safeFileName(file.name)
    link.click()
    done.current()
  }, [url, file.name])
  if (url) return null
  return record?.problem?.final ? (
    <FileState record={record} />
  ) : (
    <span className={styles.by} role="status">
      {t('person.files.away')}
    </span>
  )
}

const touch = '@media (pointer: coarse)'
const useStyles = makeStyles({
  button: { [touch]: { minHeight: '44px' } },
  note: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textWrap: 'pretty',
  },
  list: { margin: `${tokens.spacingVerticalS} 0 0`, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalXS,
  },
  face: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '48px',
    height: '48px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    fontSize: '24px',
  },
  picture: { width: '48px', height: '48px', objectFit: 'cover' },
  words: { flexGrow: 1, minWidth: 0, display: 'grid' },
  by: {
    paddingInline: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  actions: { display: 'flex', flexShrink: 0, [touch]: { '& button': { minWidth: '44px', minHeight: '44px' } } },
})
