import { makeStyles, tokens } from '@fluentui/react-components'
import { AlertRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { interrupts, isUnread, type Notice } from '#domain/notifications/notice'
import { noticePath } from '#domain/notifications/push'
import type { UserDatabase } from '#workers/database/schema'
import { readNotices } from '../lib/notices.ts'
import { useStored } from '../lib/reader.ts'
import { NewsDot } from './NewsDot.tsx'
import { tellUnread } from './unread.ts'
import { useInterrupting } from './useInterrupting.ts'
import { usePushes } from './usePushes.ts'

const ImportantDialog = lazy(() => import('./ImportantDialog.tsx').then((m) => ({ default: m.ImportantDialog })))

/** The way to the notices; says whether there are new ones, and puts important ones before the user, once. */
export function Bell() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const { unread, important } = useStored(readNews, []) ?? none
  const { interrupting, onSeen } = useInterrupting(important)
  usePushes()
  useEffect(() => tellUnread(unread), [unread])
  useEffect(() => () => tellUnread(0), [])
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
      {interrupting.length > 0 && (
        <Suspense>
          <ImportantDialog notices={interrupting} onClose={onSeen} />
        </Suspense>
      )}
    </>
  )
}

type News = { unread: number; important: Notice[] }
const none: News = { unread: 0, important: [] }

/** The storage may be away for the moment, which is said elsewhere; the header stands all the same. */
async function readNews(db: UserDatabase): Promise<News> {
  try {
    const unread = (await readNotices(db)).filter(isUnread)
    const today = new Date().setHours(0, 0, 0, 0)
    return { unread: unread.length, important: unread.filter((notice) => interrupts(notice, today)) }
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
    height: '44px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorBrandForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  face: { position: 'relative', display: 'inline-flex', fontSize: '24px' },
})
