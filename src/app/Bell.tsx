import { makeStyles, tokens } from '@fluentui/react-components'
import { AlertRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { interrupts, isUnread, type Notice } from '#domain/notifications/notice'
import { noticePath } from '#domain/notifications/push'
import { rowsWhere } from '#workers/database/read'
import { isDue, type OpenReminder, openReminders } from '#workers/database/reminders'
import type { UserDatabase } from '#workers/database/schema'
import { compact } from '../lib/media.ts'
import { readNotices } from '../lib/notices.ts'
import { useStored } from '../lib/reader.ts'
import { useNow } from '../lib/reminders.ts'
import { useUser } from '../lib/session.ts'
import { useUnreadMessages } from '../lib/unreadMessages.ts'
import { NewsDot } from './NewsDot.tsx'
import { tellUnread } from './unread.ts'
import { useInterrupting } from './useInterrupting.ts'
import { usePushes } from './usePushes.ts'
import { noticesOfReadMessages, useReadMessages } from './useReadMessages.ts'
import { useReminding } from './useReminding.ts'

const loadDialog = () => import('./ImportantDialog.tsx')

/** The way to the notices; says whether there are new ones, and puts important ones before the user, once. */
export function Bell() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const { id } = useUser()
  const { notices, ofMessages, done, important, reminders } = useStored((db) => readNews(db, id), [id]) ?? none
  const messages = useUnreadMessages()
  const now = useNow()
  const due = reminders.filter((one) => isDue(one, now))
  const unread = notices + due.length
  const dialog = useDialog(important.length > 0)
  const { interrupting, onSeen } = useInterrupting(important, dialog !== null)
  usePushes()
  useReminding(due, now)
  useReadMessages(done)
  // Messages are counted themselves, and not once more as notices that they came.
  const badge = unread - ofMessages + messages
  useEffect(() => tellUnread(unread, badge), [unread, badge])
  useEffect(() => () => tellUnread(0, 0), [])
  return (
    <>
      <Link
        to={noticePath}
        className={styles.root}
        aria-label={unread ? t('bell.unread', { count: unread }) : t('bell.none')}
      >
        <span className={styles.face}>
          <AlertRegular />
          {unread > 0 && <NewsDot />}
        </span>
      </Link>
      {dialog && interrupting.length > 0 && <dialog.ImportantDialog notices={interrupting} onClose={onSeen} />}
    </>
  )
}

/** Its code, from the first time on that it is wanted. */
function useDialog(isWanted: boolean) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null)
  const isMissing = isWanted && !loaded
  useEffect(() => {
    // Without a network it may not be here: the notices stay in their list.
    if (isMissing) loadDialog().then(setLoaded, console.error)
  }, [isMissing])
  return loaded
}

/**
 * `notices`: unread ones; those of reminders are counted by what is due on this device, which needs no network. `ofMessages`: how many
 * of them say that messages came; `done`: those whose conversation was read meanwhile.
 */
type News = { notices: number; ofMessages: number; done: string[]; important: Notice[]; reminders: OpenReminder[] }
const none: News = { notices: 0, ofMessages: 0, done: [], important: [], reminders: [] }

/** The storage may be away for the moment, which is said elsewhere; the header stands all the same. */
async function readNews(db: UserDatabase, user: string): Promise<News> {
  try {
    const unread = (await readNotices(db)).filter(isUnread)
    const today = new Date().setHours(0, 0, 0, 0)
    const isMuted = (await rowsWhere(db, 'notice_mute', ({ type }) => type === 'reminder')).length > 0
    return {
      notices: unread.filter(({ type }) => type !== 'reminder').length,
      ofMessages: unread.filter(({ type }) => type === 'message').length,
      done: await noticesOfReadMessages(db, user, unread),
      important: unread.filter((notice) => interrupts(notice, today)),
      reminders: isMuted ? [] : await openReminders(db, user),
    }
  } catch (error) {
    console.error(error)
    return none
  }
}

const useStyles = makeStyles({
  root: {
    flex: '0 0 auto',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44px',
    [compact]: { width: '40px' },
    height: '44px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorBrandForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  face: { position: 'relative', display: 'inline-flex', fontSize: '24px' },
})
