import { Button } from '@fluentui/react-components'
import { MailTemplateRegular, TabDesktopRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { EmailMessage } from '#domain/email/render/message'
import { EmptyState } from '../../../../components/EmptyState.tsx'
import { useMessage } from '../../../../components/mail/useMessages.ts'
import { EditorFrame } from './EditorFrame.tsx'
import { useWriter } from './useWriter.ts'

type Props = { id: string; onClose: () => void }

/** One message, with what was typed in it and is not in its row yet. */
export function EditorPage({ id, onClose }: Props) {
  const { t } = useTranslation('email')
  const row = useMessage(id)
  if (row === undefined) return null
  if (row) return <Written row={row} onClose={onClose} />
  return (
    <EmptyState icon={<MailTemplateRegular />} title={t('message.editor.gone')} text={t('message.editor.goneText')}>
      <Button appearance="primary" onClick={onClose}>
        {t('message.editor.back')}
      </Button>
    </EmptyState>
  )
}

function Written({ row, onClose }: { row: EmailMessage; onClose: () => void }) {
  const { t } = useTranslation('email')
  const { turn, take, begin } = useWriter(row.id)
  if (turn === 'asked') return null
  if (turn) return <EditorFrame row={row} draft={turn.found} onBegin={begin} onClose={onClose} />
  return (
    <EmptyState
      icon={<TabDesktopRegular />}
      title={t('message.editor.elsewhere')}
      text={t('message.editor.elsewhereText')}
    >
      <Button appearance="primary" onClick={take}>
        {t('message.editor.writeHere')}
      </Button>
      <Button onClick={onClose}>{t('message.editor.back')}</Button>
    </EmptyState>
  )
}
