import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { ClientContext } from '../lib/client.ts'
import { useProtection } from '../lib/deviceLock.ts'
import { useOfflineAge } from '../lib/offlineAge.ts'
import { useOpenClient } from '../lib/openClient.ts'
import { useSession, useUser } from '../lib/session.ts'
import { useAsking } from '../lib/signOut.ts'
import { BuiltTilesContext } from '../lib/tiles.ts'
import { BottomBar } from './BottomBar.tsx'
import { Header } from './Header.tsx'
import { Notices } from './Notices.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { builtTiles, pageAt } from './pages.tsx'
import { SubMenu } from './SubMenu.tsx'
import { SyncAnnouncer } from './SyncAnnouncer.tsx'
import { UpdatePrompt } from './UpdatePrompt.tsx'
import { Windows } from './Windows.tsx'
import { WindowTitle } from './WindowTitle.tsx'

/** What stands around every page of a signed-in user. */
export function Frame() {
  // Between a sign-out and the guard's redirect there is nobody to draw a frame for.
  return useSession().kind === 'signedIn' ? <SignedInFrame /> : null
}

function SignedInFrame() {
  const styles = useStyles()
  const { client, standing } = useOpenClient()
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  const content = useFocusOnNewPage(pathname)
  const tooLong = useOfflineAge(useUser().id, standing)

  if (tooLong)
    return (
      <ClientContext value={standing}>
        <Suspense>
          <OfflineLock why={tooLong} client={standing} />
        </Suspense>
      </ClientContext>
    )
  return (
    <ClientContext value={standing}>
      <div className={styles.root}>
        <a href="#content" className={styles.skip}>
          {t('skip')}
        </a>
        <Header />
        {standing && <Notices />}
        <div className={styles.middle}>
          <SubMenu />
          <main id="content" ref={content} tabIndex={-1} className={styles.content}>
            <Suspense fallback={<PageSkeleton />}>
              {client ? (
                <ClientContext value={client}>
                  <BuiltTilesContext value={builtTiles}>
                    <div key={pageAt(pathname)?.path} className={mergeClasses(styles.page, styles.enter)}>
                      <Outlet />
                    </div>
                  </BuiltTilesContext>
                </ClientContext>
              ) : (
                <PageSkeleton />
              )}
            </Suspense>
          </main>
        </div>
        <BottomBar />
        <UpdatePrompt />
        <Suspense>
          <WindowTitle />
        </Suspense>
        <SignOutQuestion />
        <PinQuestion />
        {standing && <SyncAnnouncer />}
        {standing && <Windows />}
      </div>
    </ClientContext>
  )
}

const SignOutDialog = lazy(() => import('./SignOutDialog.tsx').then((m) => ({ default: m.SignOutDialog })))

function SignOutQuestion() {
  return (
    useAsking() !== null && (
      <Suspense>
        <SignOutDialog />
      </Suspense>
    )
  )
}

const OfflineLock = lazy(() =>
  import('../features/deviceLock/OfflineLock.tsx').then((m) => ({ default: m.OfflineLock })),
)
const RenewPin = lazy(() => import('../features/deviceLock/RenewPin.tsx').then((m) => ({ default: m.RenewPin })))

/** Whoever had to sign in because the PIN was forgotten chooses a new one. */
function PinQuestion() {
  return (
    useProtection()?.pin === null && (
      <Suspense>
        <RenewPin />
      </Suspense>
    )
  )
}

/** A new page takes the focus, so that the keyboard and a screen reader go on there; a change of its filters does not. */
function useFocusOnNewPage(path: string) {
  const content = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useEffect(() => {
    // Whom a dialog of the new page has taken would be left before a hidden one.
    const isTaken = document.querySelector('[aria-modal=true]') !== null
    if (shown.current !== path && !isTaken) content.current?.focus({ preventScroll: true })
    shown.current = path
  }, [path])
  return content
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    height: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  skip: {
    position: 'absolute',
    zIndex: 3,
    insetBlockStart: tokens.spacingVerticalS,
    insetInlineStart: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForegroundLink,
    boxShadow: tokens.shadow8,
    ':not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', padding: 0, overflow: 'hidden' },
  },
  middle: {
    flex: '1 1 0',
    display: 'flex',
    minHeight: 0,
    '@media (max-width: 900px)': { flexDirection: 'column' },
  },
  content: {
    flex: '1 1 0',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    overflow: 'auto',
    outlineStyle: 'none',
  },
  page: { flex: '1 1 auto', display: 'flex', flexDirection: 'column', minHeight: 0 },
  enter: {
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: {
        from: { opacity: 0, transform: 'translateY(8px)' },
        to: { opacity: 1, transform: 'none' },
      },
      animationDuration: tokens.durationFast,
      animationTimingFunction: tokens.curveDecelerateMid,
    },
  },
})
