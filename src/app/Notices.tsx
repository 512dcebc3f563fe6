import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  shorthands,
} from '@fluentui/react-components'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ErrorCode } from '#domain/errors'
import { purchasePath } from '../features/billing/purchasePath.ts'
import { healthPath } from '../features/sync/healthPath.ts'
import { useClient, useReadOnly, useSyncPart, useSyncState } from '../lib/client.ts'
import { useWords } from '../lib/errors.ts'
import { useFormats } from '../lib/formats.ts'
import { homeScreenHint, needsHomeScreen } from '../lib/homeScreen.ts'
import { leaveSession } from '../lib/keptSession.ts'
import { privateWindowHint, usePrivateFiles } from '../lib/privateFiles.ts'
import { sessionRefused, useUser } from '../lib/session.ts'
import { isUnpurchased, isWaitingPage } from './guards.ts'
import { closeWith, useClosing } from './profileWatch.ts'
import { applyUpdate } from './pwa.ts'

type Notice = { code: ErrorCode; intent: 'warning' | 'error'; action: 'signIn' | 'update' | 'reload' | 'again' }

/** What cannot be told by the header alone, because the user has to do something. */
export function Notices() {
  const { t } = useTranslation('app')
  return (
    <aside aria-label={t('notice.label')}>
      <ConnectionNotice />
      <RoomNotice />
      <LossNotice />
      <MissingNotice />
      <ClosedNotice />
      <HomeScreenNotice />
      <PrivateWindowNotice />
    </aside>
  )
}

function HomeScreenNotice() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const hint = homeScreenHint.useValue()
  if (hint === 'closed' || !needsHomeScreen()) return null
  return (
    <MessageBar intent="info" layout="multiline" className={styles.bar}>
      <MessageBarBody>{t('notice.homeScreen')}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => homeScreenHint.set('closed')}>{t('notice.understood')}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}

function PrivateWindowNotice() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const hint = privateWindowHint.useValue()
  const hasFiles = usePrivateFiles()
  if (hint === 'closed' || hasFiles) return null
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.bar}>
      <MessageBarBody>{t('notice.privateWindow')}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => privateWindowHint.set('closed')}>{t('notice.understood')}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}

function ConnectionNotice() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const { ofCode } = useWords()
  const notice = useNotice()
  const act = useActions()
  const isReadOnly = useReadOnly() !== null
  if (!notice) return null
  return (
    <MessageBar intent={notice.intent} className={styles.bar}>
      <MessageBarBody>
        {isReadOnly ? `${ofCode(notice.code)} ${t('notice.readOnly')}` : ofCode(notice.code)}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={act[notice.action]}>{t(`notice.${notice.action}`)}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}

/** A first sync that is larger than what the browser gives: what is here works, and the user decides when to go on. */
function RoomNotice() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const formats = useFormats()
  const { sync } = useClient()
  const firstSync = useSyncPart('firstSync')
  if (!firstSync?.stopped) return null
  return (
    <MessageBar intent="warning" className={styles.bar}>
      <MessageBarBody>{t('notice.noRoom', { rows: formats.number(firstSync.rows) })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => void sync.syncNow()}>{t('notice.goOn')}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}

/** The browser threw the local data away, with changes that had not been sent: what an open page remembered came back. */
function LossNotice() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const { sync } = useClient()
  const lost = useSyncPart('lost')
  if (!lost) return null
  const { changes, back, isChecked } = lost
  const words = [
    changes > 0 && t(isChecked ? 'notice.lost' : 'notice.lostUnchecked', { count: changes }),
    back > 0 && t(changes > 0 ? 'notice.backToo' : 'notice.back', { count: back }),
  ]
  return (
    <MessageBar intent={changes > 0 ? 'error' : 'warning'} layout="multiline" className={styles.bar}>
      <MessageBarBody>{words.filter(Boolean).join(' ')}</MessageBarBody>
      {(isChecked || changes === 0) && (
        <MessageBarActions>
          <Button onClick={() => void sync.forgetLoss()}>{t('notice.understood')}</Button>
        </MessageBarActions>
      )}
    </MessageBar>
  )
}

/** A restored server lacks what is still here: that is decided where everything about this device stands. */
function MissingNotice() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const navigate = useNavigate()
  const count = useSyncPart('orphans')
  if (!count) return null
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.bar}>
      <MessageBarBody>{t('notice.missing', { count })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => void navigate(healthPath)}>{t('notice.decide')}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}

/** The page of a product that ended while it stood open; what was half typed there is kept. */
function ClosedNotice() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const navigate = useNavigate()
  const closing = useClosing()
  if (!closing) return null
  const { tile, why } = closing
  const accept = () => {
    closeWith(null)
    if (isUnpurchased(closing)) void navigate(purchasePath)
  }
  return (
    <MessageBar intent={isUnpurchased(closing) ? 'warning' : 'info'} className={styles.bar}>
      <MessageBarBody>
        {t(`closed.${why}`, { area: isWaitingPage(tile) ? t(`waiting.${tile}`) : t(`tile.${tile}`) })}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={accept}>{t(isUnpurchased(closing) ? 'notice.ok' : 'notice.understood')}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}

function useNotice(): Notice | null {
  const { connection, storage, firstSync } = useSyncState()
  // The sync worker heard it first; now the session itself is looked at.
  useEffect(() => {
    if (connection === 'signedOut') sessionRefused('signInAgain')
  }, [connection])

  if (connection === 'signedOut') return { code: 'signInAgain', intent: 'warning', action: 'signIn' }
  if (connection === 'upgradeRequired') return { code: 'upgradeRequired', intent: 'warning', action: 'update' }
  if (storage === 'full' && !firstSync?.stopped) return { code: 'storageFull', intent: 'error', action: 'again' }
  if (storage === 'lost') return { code: 'storageLost', intent: 'error', action: 'reload' }
  if (connection === 'captivePortal') return { code: 'captivePortal', intent: 'warning', action: 'again' }
  return null
}

function useActions(): Record<Notice['action'], () => void> {
  const { sync } = useClient()
  const { username } = useUser()
  return {
    signIn: () => void leaveSession({ code: 'signInAgain', username }),
    update: () => void applyUpdate(),
    reload: () => location.reload(),
    again: () => void sync.syncNow(),
  }
}

const useStyles = makeStyles({ bar: { flex: '0 0 auto', borderRadius: 0, ...shorthands.borderStyle('none') } })
