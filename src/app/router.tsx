import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom'
import { currentUser, onSession } from '../lib/session.ts'
import { type TileId, tiles } from '../lib/tiles.ts'
import { CrashScreen } from './CrashScreen.tsx'
import {
  firstPage,
  maySee,
  nearestTo,
  refusalOf,
  signInPath,
  tileOf,
  type WaitingPage,
  waitingPages,
  wantedPath,
} from './guards.ts'
import { type AppPage, pages } from './pages.tsx'
import { closeWith, currentClosing } from './profileWatch.ts'

function signedInOnly({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  return currentUser() ? null : redirect(signInPath(pathname + search))
}

const visitorOnly = ({ request }: LoaderFunctionArgs) =>
  currentUser() ? redirect(wantedPath(new URL(request.url).search)) : null

/** Whoever comes by an old link or a colleague's is told why they land elsewhere. */
const holderOnly = (tile: TileId, isBuilt: boolean) => () => {
  const user = currentUser()
  const refusal = user && refusalOf(tile, user, isBuilt)
  if (!refusal) return null
  // A page that has just closed itself has said more.
  if (currentClosing()?.tile !== tile) closeWith(refusal)
  return redirect('/')
}

const mayBeSeen = (page: AppPage) => {
  const user = currentUser()
  return !user || maySee(page, user)
}

/** A page of the main account: its sub account is told so, on the page beside it that it may see. */
function toOwnPage(tile: TileId) {
  closeWith({ tile, why: 'mainOnly' })
  return redirect(firstPage(tile, pages, currentUser()))
}

/** An address that is known and has no page yet; once a page has it, the page is what opens. */
function waitingRoute(name: WaitingPage): RouteObject[] {
  const { path } = waitingPages[name]
  if (pages.some((page) => page.path === path || page.path.startsWith(`${path}/`))) return []
  const loader = () => {
    const user = currentUser()
    if (!user) return null
    const near = nearestTo(name, pages, user)
    // The page itself, at its place in the tools.
    if (!near.endsWith(path)) closeWith({ tile: name, why: 'later' })
    return redirect(near)
  }
  return [{ path: `${path}/*`, loader }]
}

/** A tile opens on its first page that the user may see; a tile without pages says that it has none yet. */
function tileRoute(tile: TileId): RouteObject[] {
  const own = pages.filter((page) => tileOf(page.path) === tile)
  if (!own.length) return [{ path: `${tile}/*`, loader: holderOnly(tile, false) }]
  return [
    {
      path: tile,
      loader: holderOnly(tile, true),
      errorElement: <CrashScreen />,
      children: [
        { index: true, loader: () => redirect(firstPage(tile, own, currentUser())) },
        ...own.map((page) => ({
          path: page.path,
          loader: () => (mayBeSeen(page) ? null : toOwnPage(tile)),
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
          ...(Object.keys(waitingPages) as WaitingPage[]).flatMap(waitingRoute),
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
