import { Button, Field, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular, DismissRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { safeFileName } from '#domain/contacts/companions/fileName'
import type { MessageFile } from '#domain/email/render/message'
import { FileInput } from '../../../components/FileInput.tsx'
import { useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useToasts } from '../../../lib/toasts.ts'
import type { TemplateFile } from './typedTemplate.ts'

type Props = { file: TemplateFile | null; onFile: (file: TemplateFile | null) => void }

/** The picture, film or document of a template. */
export function LinkedFileField({ file, onFile }: Props) {
  const { t } = useTranslation('linked')
  const styles = useStyles()
  const { files } = useClient()
  const toasts = useToasts()
  const words = useWords()
  const { fileSize } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  async function take(chosen: File) {
    const made = await files.attachment(chosen)
    if (made.kind === 'failed') return toasts.info(words.ofCode(made.code, made.values))
    const { ref, bytes } = made.file
    onFile({ ...(ref as Omit<MessageFile, 'name'>), name: safeFileName(chosen.name), bytes: bytes.slice().buffer })
  }
  return (
    <Field label={t('template.file.label')} hint={t('template.file.hint')}>
      <div className={styles.root}>
        {file && (
          <span className={styles.name}>
            {file.name} · {fileSize(file.size)}
          </span>
        )}
        <Button icon={<ArrowUploadRegular />} onClick={() => input.current?.click()}>
          {t(file ? 'template.file.change' : 'template.file.choose')}
        </Button>
        {file && (
          <Button appearance="subtle" icon={<DismissRegular />} onClick={() => onFile(null)}>
            {t('template.file.remove')}
          </Button>
        )}
        <FileInput
          input={input}
          accept=""
          aria-label={t('template.file.label')}
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
