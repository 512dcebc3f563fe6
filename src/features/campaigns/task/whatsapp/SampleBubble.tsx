import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useMemo } from 'react'
import { headerFile } from '#domain/whatsapp/messageObstacles'
import type { TemplateContent, TemplateValues } from '#domain/whatsapp/template'
import { PhoneBubble } from '../../../../components/whatsapp/PhoneBubble.tsx'
import { useFile } from '../../../../lib/fileUrl.ts'
import { useTaskWords } from '../channel.ts'
import type { TypedTask } from '../taskForm.ts'
import { emptyWhatsapp, type HeaderFile, namedFileOf } from './typedWhatsapp.ts'
import type { WhatsappSample } from './useWhatsappRun.tsx'

type Props = { typed: TypedTask; sample: WhatsappSample }

/** The message as the first receiver's phone shows it. */
export function SampleBubble({ typed, sample: { content, values, as } }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { template_id, file } = typed.whatsapp ?? emptyWhatsapp
  const picture = usePicture(file, typed.message)
  return (
    <section className={styles.root} aria-label={t('task.whatsapp.preview')}>
      <strong>{t('task.whatsapp.preview')}</strong>
      <div className={styles.phone}>
        <PhoneBubble content={shownContent(content, values, file)} id={template_id} picture={picture} />
      </div>
      <span className={styles.note}>{as ? t('task.ask.readBy', { name: as }) : t('task.whatsapp.previewNobody')}</span>
    </section>
  )
}

/** A variable that nothing stands for is shown as it is written. */
function shownContent(content: TemplateContent, { texts }: TemplateValues, file: HeaderFile | null): TemplateContent {
  const { header } = content
  const filled = Object.entries(texts).map(([name, value]) => [name, value || `{{${name}}}`])
  return {
    ...content,
    examples: Object.fromEntries(filled),
    header: 'file' in header ? { ...header, file: headerFile(content, namedFileOf(file)) } : header,
  }
}

/** The address of a picture that the task shows instead of the template's; null: there is none, or it is not here yet. */
function usePicture(file: HeaderFile | null, message: string): string | null {
  const kept = useFile('whatsapp_message', message, file?.hash ?? '').url
  const bytes = file?.bytes
  const mime = file?.mime ?? ''
  const fresh = useMemo(() => (bytes ? URL.createObjectURL(new Blob([bytes], { type: mime })) : null), [bytes, mime])
  useEffect(() => () => void (fresh && URL.revokeObjectURL(fresh)), [fresh])
  return file ? (fresh ?? kept) : null
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  phone: {
    minWidth: 0,
    maxWidth: '340px',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
