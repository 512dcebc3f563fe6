import { makeStyles, Switch, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { emailCalls } from '#domain/email/calls'
import { limits } from '#domain/limits'
import { useWords } from '../../../lib/errors.ts'
import { request } from '../../../lib/http.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { askAgain } from '../../../lib/useAnswer.ts'
import { useConnected } from '../../../lib/useConnected.ts'

/** Whether mail servers of others are asked, and why that is nothing to be switched on lightly. */
export function ServersSwitch({ asks }: { asks: boolean }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const toasts = useToasts()
  const words = useWords()
  const isConnected = useConnected()
  const isSub = isSubAccount(useUser())
  const text = useId()
  const [isBusy, setBusy] = useState(false)

  if (isSub)
    return (
      <p className={styles.text}>
        {t(asks ? 'check.servers.on' : 'check.servers.off')} {t('check.servers.mainOnly')}
      </p>
    )
  async function set(asks_servers: boolean) {
    setBusy(true)
    try {
      await request(emailCalls.setAsksServers, { asks_servers })
      askAgain()
    } catch (error) {
      toasts.info(words.ofError(error) ?? '')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.root}>
      <Switch
        label={t('check.servers.label')}
        checked={asks}
        disabled={isBusy || !isConnected}
        aria-describedby={text}
        onChange={(_, { checked }) => void set(checked)}
      />
      <p id={text} className={styles.text}>
        {t('check.servers.text', { seconds: limits.mailboxQuestionMs / 1_000 })}
        {!isConnected && ` ${t('check.servers.wait')}`}
      </p>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'start' },
  text: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textWrap: 'pretty',
  },
})
