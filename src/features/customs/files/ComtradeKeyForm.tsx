import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customsCalls } from '#domain/customs/calls'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../../lib/useAnswer.ts'

/** The company's own key to UN Comtrade; it is written here and never read again. */
export function ComtradeKeyForm() {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const toasts = useToasts()
  const [key, setKey] = useState('')
  const { answer } = useAnswer(customsCalls.state, {})
  const send = async (next: string) => {
    try {
      await request(customsCalls.setKey, { key: next })
      setKey('')
      toasts.done(t('files.keyDone'))
      askAgain()
    } catch (error) {
      toasts.failed(error)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (key.trim()) void send(key.trim())
  }
  const hasKey = answer?.data.comtrade.has_key
  return (
    <Sheet>
      <form className={styles.root} onSubmit={(event) => sendForm(event, submit)}>
        <Field label={t('files.key')} hint={hasKey ? t('files.keySet') : t('files.keyHint')}>
          <Input type="password" autoComplete="off" value={key} onChange={(_, { value }) => setKey(value)} />
        </Field>
        <div className={styles.actions}>
          <OnlineButton type="submit">{t('files.keySave')}</OnlineButton>
          {hasKey && (
            <Button appearance="subtle" onClick={() => void send('')}>
              {t('files.keyForget')}
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, maxWidth: '480px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
})
