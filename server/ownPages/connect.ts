import * as z from 'zod/mini'
import {
  type ChannelAccount,
  newChannelAccount,
  type OwnPageAccount,
  type OwnPageSetting,
  pageIdOf,
} from '#domain/channels/account'
import { isOwnPageChannel, type OwnPageChannel, ownPageChannels } from '#domain/conversations/channel'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { type OwnPageFacts, pageScopes } from '#domain/ownPages/facts'
import { putChannelSecrets } from '../channels/accounts/channelSecrets.ts'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { errorFields, type Log } from '../log.ts'
import { recordOperation } from '../operation.ts'
import type { SignedIn } from '../people/sessions.ts'
import type { Secrets } from '../secrets.ts'
import { newIdAt } from '../sync/newId.ts'
import { removeServerRows, writeServerRows } from '../sync/serverRows.ts'
import { ownPagePaths } from './endNotices.ts'
import { appTokenOf, type OwnPages } from './ownPages.ts'
import { readPageRow, readPageRows } from './pageRows.ts'
import type { MetaApp } from './settings.ts'
import { tokenFacts } from './watchPages.ts'

export const metaHookPath = '/hooks/meta'
const statePurpose = 'own page grant'
const minutes = 15

type ConnectTools = {
  database: Database
  secrets: Secrets
  pages: OwnPages
  log: Log
  /** where users are sent back to, and where Meta calls; null: this server has no public address */
  base: string | null
  user: Pick<SignedIn, 'account' | 'user' | 'session' | 'device'>
}

/** Sealed, so that nobody else makes one, and bound to who began and to their session: a page that another one chose is none of theirs. */
const BegunPage = z.object({
  account: z.string(),
  user: z.string(),
  session: z.string(),
  channel: z.enum(ownPageChannels),
  until: z.number(),
})

export function beginPage({ pages, secrets, base, user }: ConnectTools, channel: OwnPageChannel): { url: string } {
  const app = appOf(pages)
  const state = {
    account: user.account,
    user: user.user,
    session: user.session,
    channel,
    until: Date.now() + minutes * 60_000,
  }
  const query = new URLSearchParams({
    client_id: app.id,
    redirect_uri: returnTo(base, channel),
    response_type: 'code',
    scope: pageScopes[channel].join(','),
    auth_type: 'rerequest',
    state: secrets.seal(statePurpose, JSON.stringify(state)),
  })
  return { url: `${app.dialogUrl}?${query.toString()}` }
}

function appOf({ app }: OwnPages): MetaApp {
  if (!app) throw new AppError('grantMissing')
  return app
}

function returnTo(base: string | null, channel: OwnPageChannel): string {
  if (base === null) throw new AppError('grantMissing')
  return new URL(ownPagePaths[channel], base).href
}

function begunBy({ secrets, user }: ConnectTools, state: string): z.output<typeof BegunPage> {
  let begun: z.output<typeof BegunPage>
  try {
    begun = BegunPage.parse(JSON.parse(secrets.open(statePurpose, state)))
  } catch {
    throw new AppError('grantStale')
  }
  const isTheirs = begun.account === user.account && begun.user === user.user && begun.session === user.session
  if (!isTheirs || Date.now() > begun.until) throw new AppError('grantStale')
  return begun
}

const Token = z.object({ access_token: z.string().check(z.minLength(1), z.maxLength(4_000)) })
const text = z._default(z.string(), '')
const GrantedPage = z.object({
  id: z.string().check(z.regex(/^\d{5,30}$/)),
  name: text,
  access_token: z.string().check(z.minLength(1), z.maxLength(4_000)),
  link: text,
  username: text,
  instagram_business_account: z.optional(
    z.object({ id: z.string().check(z.regex(/^\d{5,30}$/)), username: text, name: text }),
  ),
})
type GrantedPage = z.output<typeof GrantedPage>
const GrantedPages = z.object({
  data: z.array(z.unknown()),
  paging: z.optional(
    z.object({ cursors: z.optional(z.object({ after: z.optional(z.string()) })), next: z.optional(z.string()) }),
  ),
})

type ConnectedPages = { channel: OwnPageChannel; connected: { id: string; name: string }[]; left_out: number }

/** All pages, or their accounts of Instagram, to which whoever said yes at Meta has let the app in. */
export async function finishPages(
  tools: ConnectTools,
  { state, code }: { state: string; code: string },
  signal: AbortSignal,
): Promise<ConnectedPages> {
  const { channel } = begunBy(tools, state)
  const userToken = await userTokenFor(tools, { code, channel }, signal)
  const told = await tokenFacts(tools.pages, userToken, signal)
  const found = (await grantedPages(tools, userToken, signal)).flatMap((page) => pageToConnect(page, channel) ?? [])
  if (!found.length) throw new AppError('noPageGranted')
  const isHeard = await listen(tools, signal)
  const connected: ConnectedPages['connected'] = []
  let left_out = 0
  for (const page of found) {
    const heard = isHeard && (await subscribe(tools, page.granted, signal))
    const id = await asSystem(tools.database, (connection) =>
      keepPage(connection, tools, { channel, page, userToken, told, isHeard: heard }),
    )
    if (id === null) left_out++
    else connected.push({ id, name: page.name })
  }
  return { channel, connected, left_out }
}

/** A code is good once, and for some minutes; its token is exchanged for one of sixty days. */
async function userTokenFor(
  tools: ConnectTools,
  { code, channel }: { code: string; channel: OwnPageChannel },
  signal: AbortSignal,
): Promise<string> {
  const app = appOf(tools.pages)
  const known = { client_id: app.id, client_secret: app.secret }
  const short = await tokenFor(tools, { ...known, redirect_uri: returnTo(tools.base, channel), code }, signal)
  const exchange = { ...known, grant_type: 'fb_exchange_token', fb_exchange_token: short }
  return tokenFor(tools, exchange, signal)
}

async function tokenFor(
  { pages, log }: ConnectTools,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<string> {
  const answer = await pages.ask({ token: appTokenOf(appOf(pages)), path: 'oauth/access_token', query }, signal)
  const read = answer.kind === 'said' ? z.safeParse(Token, answer.data) : null
  if (read?.success) return read.data.access_token
  log('a page is not connected', { why: answer.kind, ...('code' in answer && { code: answer.code }) })
  throw new AppError(answer.kind === 'wait' ? 'pageGrantFailed' : 'grantStale')
}

async function grantedPages({ pages, log }: ConnectTools, token: string, signal: AbortSignal): Promise<GrantedPage[]> {
  const found: GrantedPage[] = []
  let after = ''
  do {
    const fields = 'id,name,access_token,link,username,instagram_business_account{id,username,name}'
    const query = { fields, limit: '50', ...(after && { after }) }
    const answer = await pages.ask({ token, path: 'me/accounts', query }, signal)
    const read = answer.kind === 'said' ? z.safeParse(GrantedPages, answer.data) : null
    if (!read?.success) {
      log('a page is not connected', { why: answer.kind, ...('code' in answer && { code: answer.code }) })
      throw new AppError('pageGrantFailed')
    }
    found.push(...read.data.data.flatMap((one) => z.safeParse(GrantedPage, one).data ?? []))
    after = (read.data.paging?.next && read.data.paging.cursors?.after) ?? ''
  } while (after && found.length < limits.channelAccounts)
  return found
}

type PageToConnect = {
  granted: GrantedPage
  setting: OwnPageSetting
  name: string
  facts: Pick<OwnPageFacts, 'name' | 'username' | 'link'>
}

/** Null: the page has no professional account of Instagram. */
function pageToConnect(granted: GrantedPage, channel: OwnPageChannel): PageToConnect | null {
  const line = (said: string) => said.slice(0, limits.lineLength).toWellFormed()
  const { id: page, instagram_business_account: profile } = granted
  if (channel === 'facebook') {
    const facts = { name: line(granted.name), username: line(granted.username), link: webLink(granted.link) }
    return { granted, setting: { kind: 'facebook', page }, name: facts.name || page, facts }
  }
  if (!profile) return null
  const { id, username } = profile
  const link = /^[\w.]{1,60}$/.test(username) ? `https://www.instagram.com/${username}/` : ''
  const facts = { name: line(profile.name), username: line(username), link }
  const name = facts.username ? `@${facts.username}` : facts.name || id
  return { granted, setting: { kind: 'instagram', page, profile: id }, name, facts }
}

const webLink = (link: string) => (/^https:\/\/\S+$/.test(link) && link.length <= limits.urlLength ? link : '')

const heardObjects = {
  page: 'feed,mention,messages,message_deliveries,message_reads,message_echoes,messaging_postbacks,leadgen',
  instagram: 'comments,mentions,messages',
} as const

/** Has Meta tell the app at this server's address, of whatever page; it makes sure of the address at once. */
async function listen({ pages, secrets, base }: ConnectTools, signal: AbortSignal): Promise<boolean> {
  if (base === null) return false
  const app = appOf(pages)
  const callback_url = new URL(metaHookPath, base).href
  const verify_token = metaVerifyToken(secrets)
  for (const [object, fields] of Object.entries(heardObjects)) {
    const body = { object, fields, callback_url, verify_token, include_values: true }
    const question = { token: appTokenOf(app), method: 'POST', path: `${app.id}/subscriptions`, body } as const
    if ((await pages.ask(question, signal)).kind !== 'said') return false
  }
  return true
}

/** What Meta is told to say when it makes sure of the address. */
export const metaVerifyToken = (secrets: Secrets): string =>
  secrets.digest('meta page verification', metaHookPath).subarray(0, 24).toString('base64url')

async function subscribe(
  { pages }: ConnectTools,
  { id, access_token }: GrantedPage,
  signal: AbortSignal,
): Promise<boolean> {
  const body = { subscribed_fields: heardObjects.page }
  const answer = await pages.ask({ token: access_token, method: 'POST', path: `${id}/subscribed_apps`, body }, signal)
  return answer.kind === 'said'
}

type PageToKeep = {
  channel: OwnPageChannel
  page: PageToConnect
  userToken: string
  told: Awaited<ReturnType<typeof tokenFacts>>
  isHeard: boolean
}

/** The row that is there already is connected anew, with its answerers; null: the company may have no more. */
async function keepPage(
  connection: Connection,
  { secrets, pages, user }: ConnectTools,
  { channel, page, userToken, told, isHeard }: PageToKeep,
): Promise<string | null> {
  const { account } = user
  const { setting } = page
  const rows = await readPageRows(connection, account)
  const before = rows.find((row) => row.channel === channel && pageIdOf(row.setting) === pageIdOf(setting))
  if (!before && (await countAccounts(connection, account)) >= limits.channelAccounts) return null
  const now = Date.now()
  const id = before?.id ?? newIdAt(now)
  const facts: OwnPageFacts = {
    ...page.facts,
    scopes: told?.scopes ?? [],
    granted_by: told?.user ?? '',
    token_ends_at: null,
    data_ends_at: told?.dataEndsAt ?? null,
    is_heard: isHeard,
    answers_late: appOf(pages).answersLate,
    connected_at: now,
    told_at: now,
  }
  const row: ChannelAccount = {
    ...(before ?? { ...emptyPage, id, channel, name: page.name.slice(0, limits.lineLength), created_at: now }),
    setting,
    is_on: true,
    page: facts,
    problem: '',
    problem_at: null,
    tested_at: now,
    updated_at: now,
  }
  // Of another setting the database lets the secrets go; those of this one come after it.
  await writeServerRows(connection, account, 'channel_account', [{ ...row, secrets: before?.secrets ?? [] }])
  await writeServerRows(connection, account, 'channel_account', [{ ...row, secrets: ['token', 'userToken'] }])
  const given = { token: page.granted.access_token, userToken }
  await putChannelSecrets(connection, secrets, { account, channelAccount: id }, given)
  const detail = { name: row.name, channel }
  await recordOperation(connection, { ...user, action: 'ownPage.connect', target: id, detail })
  return id
}

const emptyPage = {
  ...newChannelAccount,
  sender: '',
  registered_in: [],
  countries: [],
  hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
  per_second: 10,
  currency: '' as const,
  prices: [],
  templates: [],
  users: [],
  assignment: 'contactOwner' as const,
}

async function countAccounts(connection: Connection, account: string): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    'select count(*)::int as count from channel_account where account_id = $1 and deleted_at is null',
    [account],
  )
  return rows[0]!.count
}

/** Meta tells nothing more unless another channel, or another company, hears of the same page. What was said stays. */
export async function disconnectPage(
  tools: Omit<ConnectTools, 'base'>,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { database, pages, log, user } = tools
  const owner = { account: user.account, channelAccount: id }
  const row = await readPageRow(database.pool, owner)
  if (!row || !isOwnPageChannel(row.channel)) throw new AppError('notFound')
  if (!(await isHeardElsewhere(database, row))) {
    const question = { method: 'DELETE', path: `${row.setting.page}/subscribed_apps` } as const
    await pages
      .askAs(owner, question, signal)
      .catch((error: unknown) => log('a page is still told of', errorFields(error)))
  }
  await asSystem(database, async (connection) => {
    const detail = { name: row.name, channel: row.channel }
    await recordOperation(connection, { ...user, action: 'ownPage.disconnect', target: id, detail })
    await removeServerRows(connection, user.account, 'channel_account', [id])
  })
}

async function isHeardElsewhere({ pool }: Database, { id, setting }: OwnPageAccount): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from channel_account where channel in ('facebook', 'instagram') and setting ->> 'page' = $1 and id <> $2
       and deleted_at is null and secrets ? 'token' limit 1`,
    [setting.page, id],
  )
  return Boolean(rowCount)
}
