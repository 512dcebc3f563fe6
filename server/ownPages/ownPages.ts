import { readChannelSecrets } from '../channels/accounts/channelSecrets.ts'
import { openServiceCalls, type ServiceAnswer } from '../channels/callService.ts'
import type { EventOwner } from '../channels/events/rawEvents.ts'
import type { Database } from '../db/connect.ts'
import type { OwnServer } from '../email/network.ts'
import { type MetaAnswer, type MetaGraph, type MetaQuestion, openMetaGraph } from '../meta/graph.ts'
import type { Secrets } from '../secrets.ts'
import { sourcesAllowedAt } from '../sources/network.ts'
import type { MetaApp } from './settings.ts'

/** Pages and accounts of all companies, as Meta is asked about them. `app` null: the operator has none. */
export type OwnPages = {
  app: MetaApp | null
  /** in the name of the app, of a person, or of a page */
  ask: (question: MetaQuestion, signal: AbortSignal) => Promise<MetaAnswer>
  /** the token of a page; '' where it was taken away */
  tokenOf: (owner: EventOwner, name?: 'token' | 'userToken') => Promise<string>
  /** in the name of a page */
  askAs: (owner: EventOwner, question: Omit<MetaQuestion, 'token'>, signal: AbortSignal) => Promise<MetaAnswer>
  /** a file of a message, of at most so many bytes; null: its address is none of Meta's */
  file: (url: string, most: number, signal: AbortSignal) => Promise<ServiceAnswer | null>
  stop: () => void
}

type Needs = { database: Database; secrets: Secrets; app: MetaApp | null; clock?: () => number }

const noApp: MetaAnswer = { kind: 'token', code: 'noApp' }

export function openOwnPages({ database, secrets, app, clock = Date.now }: Needs): OwnPages {
  // The operator said where Graph is, so that no address is judged.
  const services = openServiceCalls({ keepsLines: true })
  const outside = openServiceCalls({ allowedAt: sourcesAllowedAt(nearServers(app), null) })
  const graph: MetaGraph | null =
    app && openMetaGraph({ ...app.graph, appSecret: app.secret }, { call: services.call, clock })
  const ask: OwnPages['ask'] = async (question, signal) => (graph ? graph.ask(question, signal) : noApp)
  const tokenOf: OwnPages['tokenOf'] = async (owner, name = 'token') =>
    (await readChannelSecrets(database.pool, secrets, owner)).byName[name] ?? ''
  return {
    app,
    ask,
    tokenOf,
    async askAs(owner, question, signal) {
      const token = await tokenOf(owner)
      return token ? ask({ ...question, token }, signal) : { kind: 'token', code: 'noToken' }
    },
    async file(url, most, signal) {
      const target = URL.parse(url)
      if (!app || !target || !isMetaFile(target, app)) return null
      return outside.call({ url, method: 'GET', headers: {}, most }, signal)
    },
    stop() {
      services.stop()
      outside.stop()
    },
  }
}

/** What people send stands at one of Meta's own hosts, for whoever has the address: nothing else is fetched. */
const isMetaFile = (url: URL, { graph }: MetaApp): boolean =>
  url.origin === new URL(graph.url).origin ||
  (url.protocol === 'https:' && !url.port && !url.username && metaHost.test(url.hostname))
const metaHost = /(?:^|\.)(?:fbcdn\.net|fbsbx\.com|cdninstagram\.com)$/

/** The Graph of the demo and of tests. */
function nearServers(app: MetaApp | null): OwnServer[] {
  const { hostname: address, port } = new URL(app?.graph.url ?? 'https://graph.facebook.com')
  return address === '127.0.0.1' ? [{ address, port: Number(port) }] : []
}

/** In whose name an app asks about itself and about tokens. */
export const appTokenOf = ({ id, secret }: MetaApp): string => `${id}|${secret}`
