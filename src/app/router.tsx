import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom'
import { currentUser, onSession } from '../lib/session.ts'
import { type TileId, tiles } from '../lib/tiles.ts'
import { CrashScreen } from './CrashScreen.tsx'
import { mayOpen, maySee, signInPath, tileOf, wantedPath } from './guards.ts'
import { type Page, pages } from './pages.tsx'

function signedInOnly({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  return currentUser() ? null : redirect(signInPath(pathname + search))
}

const visitorOnly = ({ request }: LoaderFunctionArgs) =>
  currentUser() ? redirect(wantedPath(new URL(request.url).search)) : null

const holderOnly = (tile: TileId) => () => {
  const user = currentUser()
  return user && !mayOpen(tile, user) ? redirect('/') : null
}

const mayBeSeen = (page: Page) => {
  const user = currentUser()
  return !user || maySee(page, user)
}

/** A tile opens on its first page that the user may see; a tile without pages is an unknown address. */
function tileRoute(tile: TileId): RouteObject[] {
  const own = pages.filter((page) => tileOf(page.path) === tile)
  if (!own.length) return []
  return [
    {
      path: tile,
      loader: holderOnly(tile),
      errorElement: <CrashScreen />,
      children: [
        { index: true, loader: () => redirect(own.find(mayBeSeen)?.path ?? '/') },
        ...own.map((page) => ({
          path: page.path,
          loader: () => (mayBeSeen(page) ? null : redirect('/')),
          element: <page.Component />,
        })),
      ],
    },
  ]
}

const routes: RouteObject[] = [
  {
    errorElement: <CrashScreen />,
    children: [
      {
        path: '/login',
        loader: visitorOnly,
        lazy: () => import('../features/auth/LoginScreen.tsx').then((m) => ({ Component: m.LoginScreen })),
      },
      {
        path: '/',
        loader: signedInOnly,
        lazy: () => import('./Frame.tsx').then((m) => ({ Component: m.Frame })),
        children: [
          { index: true, loader: () => redirect('/statistics') },
          ...tiles.flatMap(tileRoute),
          { path: '*', loader: () => redirect('/') },
        ],
      },
    ],
  },
]

export type Router = ReturnType<typeof createBrowserRouter>

/** Made once the session is known, because the guards run at once. Ready when they have decided. */
export async function startRouter(): Promise<Router> {
  const router = createBrowserRouter(routes)
  // Somebody came or went: the guards decide again where this tab may be.
  onSession(() => void router.revalidate())
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    })
  return router
}
