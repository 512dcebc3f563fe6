import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { ArrowLeftRegular, BotRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AutoReply } from '#domain/conversations/autoReply'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useMailLanguage } from '../../../lib/mailWords.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { ReplyFields } from './ReplyFields.tsx'
import { fieldsOfDraft, newReplyDraft, type ReplyDraft, replyDraftOf, replyFaultsOf } from './replyDraft.ts'
import { useAutoReplies, useAutoReply, useAutoReplyWork } from './useAutoReplies.ts'

export function NewAutoReplyPage({ inquiries, onClose }: { inquiries: boolean; onClose: () => void }) {
  const language = useMailLanguage()
  const [start] = useState(() => newReplyDraft(Intl.DateTimeFormat().resolvedOptions().timeZone, language, inquiries))
  return <ReplyForm row={null} start={start} onClose={onClose} />
}

export function EditAutoReply({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('sms')
  const row = useAutoReply(id)
  if (row === undefined) return null
  if (row) return <Loaded row={row} onClose={onClose} />
  return (
    <EmptyState icon={<BotRegular />} title={t('autoReply.menu')} text={t('autoReply.gone')}>
      <Button onClick={onClose}>{t('autoReply.back')}</Button>
    </EmptyState>
  )
}

function Loaded({ row, onClose }: { row: AutoReply; onClose: () => void }) {
  const [start] = useState(() => replyDraftOf(row))
  return <ReplyForm row={row} start={start} onClose={onClose} />
}

type FormProps = { row: AutoReply | null; start: ReplyDraft; onClose: () => void }

function ReplyForm({ row, start, onClose }: FormProps) {
  const { t } = useTranslation('sms')
  const replies = useAutoReplies(start.inquiries) ?? []
  const { save } = useAutoReplyWork()
  const isSame = (typed: ReplyDraft) => JSON.stringify(typed) === JSON.stringify(start)
  const draft = useDraft<ReplyDraft>(
    `auto_reply ${row?.id ?? (start.inquiries ? 'new inquiry' : 'new')}`,
    start,
    isSame,
  )
  const [isAsked, setAsked] = useState(false)
  const typed = draft.value
  if (!typed) return null
  const faults = replyFaultsOf(typed)
  const set = (some: Partial<ReplyDraft>) => draft.set({ ...typed, ...some })
  async function keep(typed: ReplyDraft) {
    setAsked(true)
    if (faults.length > 0) return
    const place = Math.max(-1, ...replies.map((reply) => reply.place)) + 1
    if (!(await save(row?.id ?? null, fieldsOfDraft(typed), place))) return
    draft.clear()
    onClose()
  }
  return (
    <Page
      title={row ? row.name : t('autoReply.newTitle')}
      intro={t(start.inquiries ? 'autoReply.inquiries.formIntro' : 'autoReply.formIntro')}
      back={
        <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={onClose}>
          {t('autoReply.back')}
        </Button>
      }
      action={
        <Button appearance="primary" onClick={() => void keep(typed)}>
          {t('autoReply.save')}
        </Button>
      }
    >
      {draft.kept && (
        <MessageBar>
          <MessageBarBody>{t('kept')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={draft.clear}>{t('discardDraft')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <Sheet>
        <ReplyFields typed={typed} set={set} wrong={isAsked ? faults : []} />
      </Sheet>
    </Page>
  )
}
