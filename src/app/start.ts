import type { Root } from 'react-dom/client'
import { writeWith } from '#workers/privateFiles/replace'
import { replaceBeside } from '#workers/privateFiles/replaceBeside'
import { features } from '../features/index.ts'
import { currentProtection, lookAtLock } from '../lib/deviceLock.ts'
import { request } from '../lib/http.ts'
import { watchIdle } from '../lib/idleLock.ts'
import { restoreSession } from '../lib/keptSession.ts'
import { openUserClient } from '../lib/openClient.ts'
import { currentUser } from '../lib/session.ts'
import { purgeSignedOut } from '../lib/signOutPurge.ts'
import { startTexts } from '../lib/texts.ts'
import { watchTyping } from '../lib/typing.ts'
import { showFocusSentinels } from './focusSentinels.ts'
import { keepInstallOffer } from './install.ts'
import { pageAt, pages } from './pages.tsx'
import { watchProfile } from './profileWatch.ts'
import { startPwa } from './pwa.ts'
import { watchSessionEnd } from './sessionEnd.ts'

/** Before the first screen: who is signed in, and the words. No request is waited for; without a network it is the same. */
export async function start(rootOf: () => Promise<Root>) {
  writeWith(replaceBeside)
  keepInstallOffer()
  showFocusSentinels()
  startPwa()
  watchSessionEnd()
  // Storage refused: a visitor, who is told so when signing in cannot be kept.
  const [standing] = await Promise.all([restore().catch(() => 'open'), startTexts({ app: appTexts, ...areaTexts })])
  if (standing === 'locked') await unlock(await rootOf())
  watchIdle()
  watchTyping()
  watchProfile()
  void purgeSignedOut()
  fetchAhead()
}

async function restore() {
  const standing = await lookAtLock()
  if (standing === 'open') await restoreSession()
  return standing
}

async function unlock(root: Root) {
  const { showLock } = await import('./showLock.tsx')
  const before = currentProtection()
  if ((await showLock(root)) === 'signIn') return
  await restoreSession()
  if (before && !currentProtection()) void forgetSecret(before.device)
}

/** The protection was switched off. What the server keeps for it opens nothing any more; without a network it stays. */
async function forgetSecret(device: string) {
  const { authCalls } = await import('#domain/auth/calls')
  await request(authCalls.dropDeviceSecret, { device }).catch(() => undefined)
}

/** The page's code and the workers come while the frame is drawn, not after it. What fails here fails visibly there. */
function fetchAhead() {
  const user = currentUser()
  if (!user) return
  const page = pageAt(location.pathname) ?? pages[0]
  page?.fetch().catch(() => undefined)
  import('../lib/reader.ts').then(({ openReader }) => openReader(user)).catch(() => undefined)
  openUserClient(user).catch(() => undefined)
}

const appTexts = {
  'en-US': () => import('../texts/app.en-US.ts').then((m) => m.appEnUS),
  'zh-CN': () => import('../texts/app.zh-CN.ts').then((m) => m.appZhCN),
}
const areaTexts = Object.fromEntries(features.map((feature) => [feature.id, feature.texts]))
