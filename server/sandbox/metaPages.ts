import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { guarded } from '../guarded.ts'
import { errorFields, type Log } from '../log.ts'
import type { MetaApp } from '../ownPages/settings.ts'
import { openSandboxMetaGraph, type SandboxMetaGraph } from './metaGraph.ts'
import { metaSignatureOf, PageWorld, type SavedPageWorld, samplePage } from './metaPageWorld.ts'
import {
  metaWorldRoutes,
  type SandboxProfile,
  sandboxAccounts,
  sandboxMetaToken,
  sandboxMetaTokens,
  sandboxPages,
} from './metaWorld.ts'

/**
 * The demo's app at Meta: one page and its account of Instagram that can be connected, among all that can be found. Nothing leaves
 * this computer.
 */
export type SandboxMetaPages = {
  app: MetaApp
  world: PageWorld
  graph: SandboxMetaGraph
  /** all that was to be told was told, or tried for long enough */
  settled: () => Promise<void>
  stop: () => Promise<void>
}

type SavedPages = { port: number; world: SavedPageWorld }
type Options = { clock: () => number; log: Log; file?: string; perHour?: number }

const saveEveryMs = 1_000
const againMs = [100, 500, 2_000, 5_000]

export async function openSandboxMetaPages({ clock, log, file, perHour = 5_000 }: Options): Promise<SandboxMetaPages> {
  const saved = file ? readSavedPages(file) : null
  const world = new PageWorld({ clock, saved: saved?.world ?? null })
  const graph = await openSandboxMetaGraph({
    log,
    clock,
    // Who is let in sees their own page from within; whoever else asks sees what is public of it.
    routes: [...world.routes, ...metaWorldRoutes(publicProfiles)],
    tokens: sandboxMetaTokens.map(([text, token]) => [text, { ...token, app: world.state.app }] as const),
    perHour,
    port: saved?.port ?? 0,
    fileAt: (path) => world.fileAt(path),
  })
  world.shareTokens(graph.tokens)
  world.filesAt = graph.url
  const stopping = new AbortController()
  let telling = Promise.resolve()
  world.tell = (object, entry) => {
    telling = telling
      .then(() => tellCallback(world, { object, entry }, stopping.signal))
      .catch((error: unknown) => log('the sandbox could not tell of a page', errorFields(error)))
  }
  let last = ''
  function save(): void {
    if (!file) return
    const now = JSON.stringify({ port: Number(new URL(graph.url).port), world: world.state })
    if (now === last) return
    last = now
    writeFileSync(`${file}.new`, now, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  save()
  const saving = setInterval(guarded(log, 'the pages of the sandbox are not saved', save), saveEveryMs)
  saving.unref()
  const { app, secret } = world.state
  return {
    app: {
      id: app,
      secret,
      graph: { url: graph.url, version: 'v25.0' },
      dialogUrl: '/sandbox/meta/dialog',
      answersLate: true,
    },
    world,
    graph,
    settled: () => telling,
    async stop() {
      clearInterval(saving)
      stopping.abort()
      await telling
      await graph.stop()
      save()
    },
  }
}

const ofSample = {
  name: samplePage.name,
  english: 'Ningbo Lamps',
  website: '',
  about: samplePage.postText,
  unshown: null,
}
const publicProfiles: { pages: readonly SandboxProfile[]; accounts: readonly SandboxProfile[] } = {
  pages: [
    ...sandboxPages,
    {
      ...ofSample,
      id: samplePage.page,
      username: samplePage.username,
      followers: 4_812,
      following: 0,
      category: 'Lighting manufacturer',
    },
  ],
  accounts: [
    ...sandboxAccounts,
    {
      ...ofSample,
      id: samplePage.profile,
      username: samplePage.username,
      followers: 2_306,
      following: 188,
      category: '',
    },
  ],
}

/** How the operator of the demo is known to it, for what is public. */
export const publicMetaOf = ({ graph, app }: Pick<SandboxMetaPages, 'graph' | 'app'>) => ({
  url: graph.url,
  version: app.graph.version,
  token: sandboxMetaToken,
  appSecret: app.secret,
  instagram: samplePage.profile,
})

/** Meta tells again what was not taken. */
async function tellCallback(
  { state }: PageWorld,
  { object, entry }: { object: string; entry: object },
  signal: AbortSignal,
): Promise<void> {
  const body = JSON.stringify({ object, entry: [entry] })
  for (const ms of againMs) {
    if (!state.callback || !state.subscribed || signal.aborted) return
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': metaSignatureOf(state.secret, body) }
    const answer = await fetch(state.callback.url, { method: 'POST', headers, body, signal }).catch(() => null)
    if (answer?.ok) return
    await sleep(ms, undefined, { signal }).catch(() => {})
  }
}

function readSavedPages(file: string): SavedPages | null {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SavedPages) : null
  } catch {
    return null
  }
}
