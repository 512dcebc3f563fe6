import {
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { ArrowLeftRegular, ChatMultipleRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emptySms, isEmptySms, smsFaultsOf, type TypedSms } from '#domain/sms/compose'
import type { SmsMessageRow } from '#domain/sms/message'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { SmsComposer } from '../../../components/sms/SmsComposer.tsx'
import { useRoutes } from '../../../components/sms/useRoutes.ts'
import { useSmsMessage } from '../../../components/sms/useSmsMessages.ts'
import { useMailLanguage } from '../../../lib/mailWords.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { useSmsWork } from './useSmsWork.ts'

type SmsDraft = TypedSms & { name: string }

export function NewSms({ onClose }: { onClose: () => void }) {
  const language = useMailLanguage()
  const [start] = useState<SmsDraft>(() => ({ ...emptySms(language), name: '' }))
  return <SmsForm row={null} start={start} onClose={onClose} />
}

export function EditSms({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('sms')
  const row = useSmsMessage(id)
  if (row === undefined) return null
  if (row) return <Loaded row={row} onClose={onClose} />
  return (
    <EmptyState icon={<ChatMultipleRegular />} title={t('message.menu')} text={t('message.gone')}>
      <Button onClick={onClose}>{t('message.back')}</Button>
    </EmptyState>
  )
}

function Loaded({ row, onClose }: { row: SmsMessageRow; onClose: () => void }) {
  const [start] = useState<SmsDraft>(() => {
    const { name, text, language, opt_out, shortens_links, templates } = row
    return { name, text, language, opt_out, shortens_links, templates }
  })
  return <SmsForm row={row} start={start} onClose={onClose} />
}

type FormProps = { row: SmsMessageRow | null; start: SmsDraft; onClose: () => void }

function SmsForm({ row, start, onClose }: FormProps) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const routes = useRoutes() ?? []
  const { save } = useSmsWork()
  const isSame = (typed: SmsDraft) =>
    row ? JSON.stringify(typed) === JSON.stringify(start) : isEmptySms(typed) && !typed.name
  const draft = useDraft<SmsDraft>(`sms_message ${row?.id ?? 'new'}`, start, isSame)
  const [isAsked, setAsked] = useState(false)
  const typed = draft.value
  if (!typed) return null
  const faults = smsFaultsOf(typed, routes)
  async function keep(typed: SmsDraft) {
    setAsked(true)
    if (faults.length > 0) return
    const name = typed.name.trim() || typed.text.trim().slice(0, 40)
    if (await save(row?.id ?? null, { ...typed, name })) {
      draft.clear()
      onClose()
    }
  }
  return (
    <Page
      title={row ? row.name || t('message.nameless') : t('message.newTitle')}
      intro={t('message.formIntro')}
      back={
        <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={onClose}>
          {t('message.back')}
        </Button>
      }
      action={
        <Button appearance="primary" onClick={() => void keep(typed)}>
          {t('message.save')}
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
        <div className={styles.form}>
          <Field label={t('message.name')} hint={t('message.nameHint')}>
            <Input
              name="name"
              value={typed.name}
              maxLength={300}
              onChange={(_, { value }) => draft.set({ ...typed, name: value })}
            />
          </Field>
          <SmsComposer
            typed={typed}
            onTyped={(next) => draft.set({ ...typed, ...next })}
            routes={routes}
            wrong={isAsked ? faults : []}
          />
        </div>
      </Sheet>
    </Page>
  )
}

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    maxWidth: '720px',
  },
})
