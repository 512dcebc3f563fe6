import * as z from 'zod/mini'
import type { OwnPageAccount } from '#domain/channels/account'
import { pageEnding, pageEndsAt } from '#domain/ownPages/facts'
import { changeChannelAccount } from '../channels/accounts/accountRow.ts'
import { putChannelSecrets } from '../channels/accounts/channelSecrets.ts'
import type { EventOwner } from '../channels/events/rawEvents.ts'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import type { Secrets } from '../secrets.ts'
import { tellPageEnded } from './endNotices.ts'
import { appTokenOf, type OwnPages } from './ownPages.ts'
import { keepPageProblem, readPageRow } from './pageRows.ts'

type WatchTools = { database: Database; pages: OwnPages; secrets: Secrets }

const day = 86_400_000
/** So often Meta is asked how long a page stays connected. */
const lookEveryMs = day
/** A grant of a person lasts sixty days, and is renewed while it is good. */
const renewWithinMs = 30 * day

/** Looks at pages that were not looked at for a day; says how many. */
export async function watchPages(tools: WatchTools, now: number, signal: AbortSignal): Promise<number> {
  const { rows } = await tools.database.pool.query<EventOwner>(
    `select account_id as account, id as "channelAccount" from channel_account
     where channel in ('facebook', 'instagram') and deleted_at is null and secrets ? 'token'
       and (page ->> 'told_at')::bigint < $1 order by (page ->> 'told_at')::bigint limit 50`,
    [now - lookEveryMs],
  )
  for (const owner of rows) if (!signal.aborted) await watchPage(tools, owner, now, signal)
  return rows.length
}

export async function watchPage(tools: WatchTools, owner: EventOwner, now: number, signal: AbortSignal): Promise<void> {
  const { database, pages } = tools
  const { app } = pages
  const row = await readPageRow(database.pool, owner)
  if (!row || !app) return
  const told = await tokenFacts(pages, await pages.tokenOf(owner), signal)
  if (!told) return
  if (!told.isValid) {
    await keepFacts(database, owner, { told_at: now })
    await keepPageProblem(database, owner, 'token')
    return asSystem(database, (connection) => tellPageEnded(connection, owner, 'pageEnded'))
  }
  const personal = await renewGrant(tools, owner, row, now, signal)
  const facts = {
    scopes: told.scopes,
    token_ends_at: earliest(told.endsAt, personal),
    data_ends_at: told.dataEndsAt,
    answers_late: app.answersLate,
    told_at: now,
  }
  await keepFacts(database, owner, facts)
  if (row.problem === 'token') await keepPageProblem(database, owner, '')
  if (pageEnding(facts, now) === 'far') return
  const date = new Date(pageEndsAt(facts)!).toISOString().slice(0, 10)
  await asSystem(database, (connection) => tellPageEnded(connection, owner, 'pageEnds', { date }))
}

const earliest = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b))

const keepFacts = (
  database: Database,
  { account, channelAccount }: EventOwner,
  facts: Partial<OwnPageAccount['page']>,
) =>
  changeChannelAccount(database, { account, id: channelAccount }, async (row) =>
    row.page ? { page: { ...row.page, ...facts } } : null,
  )

const Debugged = z.object({
  data: z.object({
    is_valid: z._default(z.boolean(), false),
    scopes: z._default(z.array(z.string()), []),
    /** seconds; 0: never */
    expires_at: z._default(z.number(), 0),
    data_access_expires_at: z._default(z.number(), 0),
    user_id: z.optional(z.string()),
  }),
})

export type TokenFacts = {
  isValid: boolean
  scopes: string[]
  endsAt: number | null
  dataEndsAt: number | null
  user: string
}
const momentOf = (seconds: number) => (seconds > 0 ? seconds * 1_000 : null)

/** Null: Meta does not say just now. */
export async function tokenFacts(pages: OwnPages, token: string, signal: AbortSignal): Promise<TokenFacts | null> {
  const { app } = pages
  if (!app || !token) return null
  const answer = await pages.ask({ token: appTokenOf(app), path: 'debug_token', query: { input_token: token } }, signal)
  const read = answer.kind === 'said' ? z.safeParse(Debugged, answer.data) : null
  if (!read?.success) return null
  const { is_valid, scopes, expires_at, data_access_expires_at, user_id = '' } = read.data.data
  return {
    isValid: is_valid,
    scopes: scopes.slice(0, 60).map((scope) => scope.slice(0, 80)),
    endsAt: momentOf(expires_at),
    dataEndsAt: momentOf(data_access_expires_at),
    user: user_id,
  }
}

const Renewed = z.object({ access_token: z.string().check(z.minLength(1)) })
const PageToken = z.object({ access_token: z.string().check(z.minLength(1)) })

/** Renews the grant of whoever connected the page, and with it the page's token. Gives when the grant ends; null: it does not, or nobody knows. */
async function renewGrant(
  { database, pages, secrets }: WatchTools,
  owner: EventOwner,
  row: OwnPageAccount,
  now: number,
  signal: AbortSignal,
): Promise<number | null> {
  const app = pages.app!
  const userToken = await pages.tokenOf(owner, 'userToken')
  const told = await tokenFacts(pages, userToken, signal)
  if (!told?.isValid || told.endsAt === null || told.endsAt - now > renewWithinMs) return null
  const answer = await pages.ask(
    {
      token: appTokenOf(app),
      path: 'oauth/access_token',
      query: {
        grant_type: 'fb_exchange_token',
        client_id: app.id,
        client_secret: app.secret,
        fb_exchange_token: userToken,
      },
    },
    signal,
  )
  const renewed = answer.kind === 'said' ? z.safeParse(Renewed, answer.data) : null
  if (!renewed?.success) return told.endsAt
  const { access_token } = renewed.data
  const asked = await pages.ask(
    { token: access_token, path: row.setting.page, query: { fields: 'access_token' } },
    signal,
  )
  const page = asked.kind === 'said' ? z.safeParse(PageToken, asked.data) : null
  if (!page?.success) return told.endsAt
  await changeChannelAccount(database, { account: owner.account, id: owner.channelAccount }, async (_, connection) => {
    await putChannelSecrets(connection, secrets, owner, { token: page.data.access_token, userToken: access_token })
    return null
  })
  return (await tokenFacts(pages, access_token, signal))?.endsAt ?? null
}
