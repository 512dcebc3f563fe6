import { Button } from '@fluentui/react-components'
import { DocumentTextRegular } from '@fluentui/react-icons'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newTemplateContent } from '#domain/whatsapp/template'
import { contentOfTemplate, type WhatsappTemplate, type WhatsappTemplateFields } from '#domain/whatsapp/templateRow'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { useWhatsappNumbers } from '../../../components/whatsapp/useWhatsappNumbers.ts'
import { language } from '../../../lib/texts.ts'
import { NoNumber } from './NoNumber.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import { useTemplate } from './useTemplates.ts'

type Props = { onClose: () => void; onOpen: (id: string) => void }

export function NewTemplate(props: Props) {
  const numbers = useWhatsappNumbers()
  if (!numbers) return null
  const [first] = numbers
  return first ? <Begun number={first.id} {...props} /> : <NoNumber />
}

function Begun({ number, ...props }: Props & { number: string }) {
  const [start] = useState<WhatsappTemplateFields>(() => ({
    ...newTemplateContent,
    language: language.get() === 'zh-CN' ? 'zh_CN' : 'en_US',
    channel_account_id: number,
  }))
  return <TemplateForm row={null} start={start} {...props} />
}

export function EditTemplate({ id, ...props }: Props & { id: string }) {
  const { t } = useTranslation('whatsapp')
  const row = useTemplate(id)
  if (row === undefined) return null
  if (row) return <Loaded row={row} {...props} />
  return (
    <EmptyState icon={<DocumentTextRegular />} title={t('template.title')} text={t('template.gone')}>
      <Button onClick={props.onClose}>{t('template.back')}</Button>
    </EmptyState>
  )
}

function Loaded({ row, ...props }: Props & { row: WhatsappTemplate }) {
  // Another one only where the words are: another device, or Meta, may have changed them.
  const words = JSON.stringify({ ...contentOfTemplate(row), channel_account_id: row.channel_account_id })
  const start = useMemo(() => JSON.parse(words) as WhatsappTemplateFields, [words])
  return <TemplateForm row={row} start={start} {...props} />
}
