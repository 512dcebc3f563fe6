import { Button, Field, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular, DismissRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { safeFileName } from '#domain/contacts/companions/fileName'
import type { MessageFile } from '#domain/email/render/message'
import type { TemplateHeader } from '#domain/whatsapp/template'
import { FileInput } from '../../../../components/FileInput.tsx'
import { useClient } from '../../../../lib/client.ts'
import { useWords } from '../../../../lib/errors.ts'
import { useFormats } from '../../../../lib/formats.ts'
import { useToasts } from '../../../../lib/toasts.ts'
import { useTaskWords } from '../channel.ts'
import type { HeaderFile } from './typedWhatsapp.ts'

const accepts = { image: 'image/jpeg,image/png', video: 'video/mp4', document: 'application/pdf' } as const

type Props = {
  header: Extract<TemplateHeader, { file: unknown }>
  /** null: the template's own */
  file: HeaderFile | null
  onFile: (file: HeaderFile | null) => void
}

/** The picture, film or document on top: the template's own, or another one for this task. */
export function HeaderFileField({ header: { kind, file: own }, file, onFile }: Props) {
  const { t } = useTaskWords()
  const { t: ofTemplate } = useTranslation('whatsapp')
  const styles = useStyles()
  const { files } = useClient()
  const toasts = useToasts()
  const words = useWords()
  const { fileSize } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const shown = file ?? own
  async function take(chosen: File) {
    const made = await files.attachment(chosen)
    if (made.kind === 'failed') return toasts.info(words.ofCode(made.code, made.values))
    const { ref, bytes } = made.file
    onFile({ ...(ref as Omit<MessageFile, 'name'>), name: safeFileName(chosen.name), bytes: bytes.slice().buffer })
  }
  return (
    <Field label={t(`task.whatsapp.header.${kind}`)} hint={ofTemplate(`template.header.fileHint.${kind}`)}>
      <div className={styles.root}>
        {shown && (
          <span className={styles.name}>
            {shown.name} · {fileSize(shown.size)}
            {!file && ` · ${t('task.whatsapp.header.own')}`}
          </span>
        )}
        <Button icon={<ArrowUploadRegular />} onClick={() => input.current?.click()}>
          {ofTemplate(shown ? 'template.header.change' : 'template.header.choose')}
        </Button>
        {file && own && (
          <Button appearance="subtle" icon={<DismissRegular />} onClick={() => onFile(null)}>
            {t('task.whatsapp.header.back')}
          </Button>
        )}
        <FileInput
          input={input}
          accept={accepts[kind]}
          aria-label={t(`task.whatsapp.header.${kind}`)}
          onFiles={([chosen]) => chosen && void take(chosen)}
        />
      </div>
    </Field>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
})
