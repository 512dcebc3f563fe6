import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  shorthands,
} from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ErrorCode } from '#domain/errors'
import { useClient, useSyncState } from '../lib/client.ts'
import { useWords } from '../lib/errors.ts'
import { leave } from '../lib/keptSession.ts'
import { sessionRefused, useUser } from '../lib/session.ts'
import { applyUpdate } from './pwa.ts'

type Notice = { code: ErrorCode; intent: 'warning' | 'error'; action: 'signIn' | 'update' | 'reload' | 'again' }

/** What cannot be told by the header alone, because the user has to do something. */
export function Notices() {
  const { t } = useTranslation('app')
  return (
    <aside aria-label={t('notice.label')}>
      <ConnectionNotice />
      <LossNotice />
    </aside>
  )
}

function ConnectionNotice() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const { ofCode } = useWords()
  const notice = useNotice()
  const act = useActions()
  if (!notice) return null
  return (
    <MessageBar intent={notice.intent} className={styles.bar}>
      <MessageBarBody>{ofCode(notice.code)}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={act[notice.action]}>{t(`notice.${notice.action}`)}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}

/** The browser threw the local data away, with changes that had not been sent; the number is all that is left of them. */
function LossNotice() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const { lostChanges = 0 } = useSyncState()
  const [seen, setSeen] = useState(0)
  if (lostChanges <= seen) return null
  return (
    <MessageBar intent="error" className={styles.bar}>
      <MessageBarBody>{t('notice.lost', { count: lostChanges })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => setSeen(lostChanges)}>{t('notice.understood')}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}

function useNotice(): Notice | null {
  const { connection, storage } = useSyncState()
  // The sync worker heard it first; now the session itself is looked at.
  useEffect(() => {
    if (connection === 'signedOut') sessionRefused('signInAgain')
  }, [connection])

  if (connection === 'signedOut') return { code: 'signInAgain', intent: 'warning', action: 'signIn' }
  if (connection === 'upgradeRequired') return { code: 'upgradeRequired', intent: 'warning', action: 'update' }
  if (storage === 'full') return { code: 'storageFull', intent: 'error', action: 'again' }
  if (storage === 'lost') return { code: 'storageLost', intent: 'error', action: 'reload' }
  if (connection === 'captivePortal') return { code: 'captivePortal', intent: 'warning', action: 'again' }
  return null
}

function useActions(): Record<Notice['action'], () => void> {
  const { sync } = useClient()
  const { username } = useUser()
  return {
    signIn: () => void leave({ code: 'signInAgain', username }),
    update: () => void applyUpdate(),
    reload: () => location.reload(),
    again: () => void sync.syncNow(),
  }
}

const useStyles = makeStyles({ bar: { flex: '0 0 auto', borderRadius: 0, ...shorthands.borderStyle('none') } })
