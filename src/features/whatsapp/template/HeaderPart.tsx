import { Button, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular, DismissRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { mediaHeaders, type TemplateHeader, templateLimits } from '#domain/whatsapp/template'
import type { WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { FileInput } from '../../../components/FileInput.tsx'
import { FileState } from '../../../components/FileState.tsx'
import { Part } from '../../../components/Part.tsx'
import { directionOf } from '../../../components/whatsapp/phoneText.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useStored } from '../../../lib/reader.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { asFault } from './useFaultWords.ts'
import type { TemplateFormState } from './useTemplateForm.ts'

const kinds = ['none', 'text', ...mediaHeaders] as const
const accepts = { image: 'image/jpeg,image/png', video: 'video/mp4', document: 'application/pdf' } as const

type Props = { row: WhatsappTemplate | null; form: TemplateFormState }

export function HeaderPart({ form }: Props) {
  const { t } = useTranslation('whatsapp')
  const { typed, set, faults } = form
  const { header } = typed
  const choose = (kind: string) =>
    set({ header: kind === 'text' ? { kind, text: '' } : kind === 'none' ? { kind } : mediaHeader(kind) })
  return (
    <Part title={t('template.header.title')}>
      <Field label={t('template.header.kind')}>
        <Select value={header.kind} onChange={(_, { value }) => choose(value)}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`template.header.kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {header.kind === 'text' && (
        <Field label={t('template.header.text')} {...asFault(faults.wordsFor({ part: 'header' }))}>
          <Input
            value={header.text}
            dir={directionOf(typed.language)}
            maxLength={200}
            onChange={(_, { value }) => set({ header: { kind: 'text', text: value } })}
            contentAfter={<span>{`${header.text.length}/${templateLimits.header}`}</span>}
          />
        </Field>
      )}
      {header.kind !== 'text' && header.kind !== 'none' && <FileField form={form} header={header} />}
    </Part>
  )
}

const mediaHeader = (kind: string): TemplateHeader => ({
  kind: mediaHeaders.find((one) => one === kind) ?? 'image',
  file: null,
})

type FileProps = { form: TemplateFormState; header: Exclude<TemplateHeader, { kind: 'none' } | { kind: 'text' }> }

function FileField({ form, header: { kind, file } }: FileProps) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const { fileSize } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const isConnected = useConnected()
  const hash = file?.hash ?? ''
  const record = useStored(async (db) => (await db.blobs.get(hash)) ?? null, [hash])
  return (
    <Field
      label={t('template.header.file')}
      hint={t(`template.header.fileHint.${kind}`)}
      {...asFault(form.faults.wordsFor({ part: 'header' }))}
    >
      <div className={styles.file}>
        {file && (
          <span className={styles.name}>
            {file.name} · {fileSize(file.size)}
          </span>
        )}
        <Button icon={<ArrowUploadRegular />} onClick={() => input.current?.click()}>
          {t(file ? 'template.header.change' : 'template.header.choose')}
        </Button>
        {file && (
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={t('template.header.remove')}
            onClick={() => form.set({ header: { kind, file: null } })}
          />
        )}
        <FileInput
          input={input}
          accept={accepts[kind]}
          aria-label={t('template.header.file')}
          onFiles={([chosen]) => chosen && void form.setFile(chosen)}
        />
        {file && <FileState record={record} />}
        {file && !isConnected && <span className={styles.note}>{t('template.header.offline')}</span>}
      </div>
    </Field>
  )
}

const useStyles = makeStyles({
  file: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
