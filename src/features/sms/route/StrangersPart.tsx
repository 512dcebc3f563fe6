import { makeStyles, Switch, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { conversationCalls } from '#domain/conversations/calls'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { Part } from '../../../components/Part.tsx'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../../lib/useAnswer.ts'
import { useConnected } from '../../../lib/useConnected.ts'

/** Whether who writes and is unknown becomes a contact; said for the company, with a connection. */
export function StrangersPart() {
  const { t } = useTranslation('sms')
  const answered = useAnswer(conversationCalls.settings, {})
  return (
    <Part title={t('route.strangers.title')}>
      <AnswerView answered={answered} lines={1}>
        {({ writers_become_contacts }) => <Choice isOn={writers_become_contacts} />}
      </AnswerView>
    </Part>
  )
}

function Choice({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const toasts = useToasts()
  const isConnected = useConnected()
  const [isBusy, setBusy] = useState(false)
  async function choose(writers_become_contacts: boolean) {
    setBusy(true)
    try {
      await request(conversationCalls.setSettings, { writers_become_contacts })
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
        label={t('route.strangers.label')}
        checked={isOn}
        disabled={!isConnected || isBusy}
        onChange={(_, { checked }) => void choose(checked)}
      />
      <p className={styles.note}>{t(isConnected ? 'route.strangers.note' : 'route.strangers.offline')}</p>
    </>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
