import { Button } from '@fluentui/react-components'
import { MailTemplateRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../components/EmptyState.tsx'
import type { KeptDraft } from '../editing/editing.ts'
import { readDraft } from '../editing/keptDraft.ts'
import { useMessage } from '../useMessages.ts'
import { EditorFrame } from './EditorFrame.tsx'

type Props = { id: string; onClose: () => void }

/** One message, with what was typed in it and is not in its row yet. */
export function EditorPage({ id, onClose }: Props) {
  const { t } = useTranslation('email')
  const row = useMessage(id)
  const [kept, setKept] = useState<{ draft: KeptDraft | null } | null>(null)
  useEffect(() => {
    let isHere = true
    readDraft(id).then((draft) => isHere && setKept({ draft }), console.error)
    return () => {
      isHere = false
    }
  }, [id])
  if (row === undefined || !kept) return null
  if (row === null)
    return (
      <EmptyState icon={<MailTemplateRegular />} title={t('message.editor.gone')} text={t('message.editor.goneText')}>
        <Button appearance="primary" onClick={onClose}>
          {t('message.editor.back')}
        </Button>
      </EmptyState>
    )
  return <EditorFrame row={row} draft={kept.draft} onClose={onClose} />
}
