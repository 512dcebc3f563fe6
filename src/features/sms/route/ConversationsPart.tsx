import { Field, makeStyles, Select, Switch, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ConversationSettings, conversationCalls } from '#domain/conversations/calls'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { Part } from '../../../components/Part.tsx'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../../lib/useAnswer.ts'
import { useConnected } from '../../../lib/useConnected.ts'

const months = [3, 6, 12, 24, 36, 60, 120]

/** What holds for conversations of the whole company; changed with a connection. */
export function ConversationsPart() {
  const { t } = useTranslation('sms')
  const answered = useAnswer(conversationCalls.settings, {})
  return (
    <Part title={t('route.conversations.title')}>
      <AnswerView answered={answered} lines={2}>
        {(settings) => <Settings settings={settings} />}
      </AnswerView>
    </Part>
  )
}

function Settings({ settings }: { settings: ConversationSettings }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const toasts = useToasts()
  const isConnected = useConnected()
  const [isBusy, setBusy] = useState(false)
  const [shorter, setShorter] = useState<number | null>(null)
  const kept = settings.message_months
  async function change(some: Partial<ConversationSettings>) {
    setBusy(true)
    try {
      await request(conversationCalls.setSettings, some)
      askAgain()
    } catch (error) {
      toasts.failed(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Switch
        label={t('route.conversations.strangers')}
        checked={settings.writers_become_contacts}
        disabled={!isConnected || isBusy}
        onChange={(_, { checked }) => void change({ writers_become_contacts: checked })}
      />
      <p className={styles.note}>{t('route.conversations.strangersNote')}</p>
      <Field
        label={t('route.conversations.months')}
        hint={t('route.conversations.monthsNote')}
        className={styles.field}
      >
        <Select
          value={String(kept)}
          disabled={!isConnected || isBusy}
          onChange={(_, { value }) =>
            Number(value) < kept ? setShorter(Number(value)) : void change({ message_months: Number(value) })
          }
        >
          {[...new Set([...months, kept])]
            .sort((a, b) => a - b)
            .map((count) => (
              <option key={count} value={count}>
                {t('route.conversations.monthCount', { count })}
              </option>
            ))}
        </Select>
      </Field>
      {!isConnected && <p className={styles.note}>{t('route.conversations.offline')}</p>}
      {shorter !== null && (
        <ConfirmDialog
          isGrave
          title={t('route.conversations.shorterTitle', { count: shorter })}
          text={t('route.conversations.shorterText')}
          confirm={t('route.conversations.shorterConfirm')}
          cancel={t('route.conversations.shorterCancel')}
          onConfirm={() => {
            setShorter(null)
            void change({ message_months: shorter })
          }}
          onClose={() => setShorter(null)}
        />
      )}
    </>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  field: { maxWidth: '320px' },
})
