import { FluentProvider } from '@fluentui/react-components'
import { lazy, Suspense } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { Router } from './router.tsx'
import { useTheme } from './theme.ts'

// Orders wait for it, so it need not be there for the first screen.
const ToastHost = lazy(() => import('./ToastHost.tsx').then((m) => ({ default: m.ToastHost })))

export function App({ router }: { router: Router }) {
  return (
    <FluentProvider theme={useTheme()} style={{ height: '100%', background: 'none' }}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
      <Suspense>
        <ToastHost />
      </Suspense>
    </FluentProvider>
  )
}
