import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import { useToasts } from '../../../lib/toasts.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import type { ThreadWindow } from './useThread.ts'

/** What was said before the months that this device keeps is on the server. */
export function OlderBar({ thread }: { thread: ThreadWindow }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const toasts = useToasts()
  const isConnected = useConnected()
  const [isBusy, setBusy] = useState(false)
  async function show() {
    setBusy(true)
    try {
      const reply = await thread.view()?.askOlder()
      if (reply && reply !== 'told') toasts.failed(new AppError(reply === 'offline' ? 'network' : 'operationFailed'))
    } catch (error) {
      toasts.failed(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.root}>
      <span>{t(isConnected ? 'thread.older' : 'thread.olderOffline')}</span>
      {isConnected && (
        <Button size="small" disabled={isBusy} onClick={() => void show()}>
          {t(isBusy ? 'thread.olderBusy' : 'thread.olderShow')}
        </Button>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlockEnd: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'center',
    '@media (pointer: coarse)': { '& > button': { minHeight: '44px' } },
  },
})
