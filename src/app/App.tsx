import { FluentProvider } from '@fluentui/react-components'
import { lazy, Suspense } from 'react'
import { RouterProvider } from 'react-router-dom'
import { useIsCovered } from '../lib/deviceLock.ts'
import type { Router } from './router.tsx'
import { useTheme } from './theme.ts'
import { useFieldWidths, useTouchSizes } from './touchSizes.ts'

// Orders wait for it, so it need not be there for the first screen.
const LockCover = lazy(() => import('../features/deviceLock/LockCover.tsx').then((m) => ({ default: m.LockCover })))
const ToastHost = lazy(async () => {
  await idle()
  return { default: (await import('./ToastHost.tsx')).ToastHost }
})
const idleMs = 1_000
/** Safari knows no idle time. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: idleMs })
      : setTimeout(resolve, idleMs),
  )

export function App({ router }: { router: Router }) {
  useFieldWidths()
  useTouchSizes()
  return (
    <FluentProvider theme={useTheme()} style={{ height: '100%', background: 'none' }}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
      <Suspense>
        <ToastHost />
      </Suspense>
      {useIsCovered() && (
        <Suspense>
          <LockCover />
        </Suspense>
      )}
    </FluentProvider>
  )
}
