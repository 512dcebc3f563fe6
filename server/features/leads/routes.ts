import { AppError } from '#domain/errors'
import type { SourceAnswer } from '#domain/leadSources/sourceAnswer'
import { leadCalls } from '#domain/leads/calls'
import { limits } from '#domain/limits'
import type { Actor } from '#domain/shared/mutation'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { readPdf } from '../../documents/readPdf.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { Route } from '../../http/route.ts'
import type { LiveLeads } from '../../leads/liveLeads.ts'
import { problemOfMeta } from '../../leads/steps/socialSteps.ts'
import type { Settings } from '../../settings.ts'
import { readProfile } from './readProfile.ts'

type LeadUses = {
  database: Database
  settings: Pick<Settings, 'leads' | 'demo'>
  liveLeads: Pick<LiveLeads, 'links' | 'places' | 'page' | 'profile' | 'hashtag'>
  limiter: Pick<Limiter, 'admit'>
}

export function leadRoutes(route: Route, { database, settings, liveLeads, limiter }: LeadUses): void {
  route(leadCalls.sources, () => {
    // The demo has sources of its own.
    const { overpass, brave, searxng, companiesHouse, overture, overtureCountries, googlePlaces, tiles, meta } =
      settings.leads
    const { demo } = settings
    return {
      sandbox: demo,
      overpass: demo || overpass !== null,
      search: demo ? 'searxng' : brave ? 'brave' : searxng ? 'searxng' : null,
      companiesHouse: demo || companiesHouse !== null,
      overture: !demo && overture !== null ? [...overtureCountries] : null,
      googlePlaces: googlePlaces !== null,
      meta: { pages: demo || meta !== null, accounts: demo || Boolean(meta?.instagram) },
      tiles,
    }
  })

  // The list of cities is read with the first question about it.
  route(leadCalls.countries, async ({ language }) => ({ countries: (await placesList()).countriesIn(language) }))
  route(leadCalls.cities, async ({ country, begins }) => ({
    cities: (await placesList())
      .citiesOf(country, begins)
      .map(({ name, name_zh, people, place }) => ({ name, name_zh, people, place })),
  }))

  route(leadCalls.links, async ({ words, country }, { user }) => {
    limiter.admit('liveLeads', user)
    const { found, problem } = answerOf(await liveLeads.links(words, country || null))
    const rows = (found?.results ?? []).map(({ title, url, snippet }) => ({ title, url, snippet }))
    return { rows, problem }
  })
  route(leadCalls.live_places, async (asked, { user }) => {
    limiter.admit('liveLeads', user)
    const { found, problem } = answerOf(await liveLeads.places(asked))
    return { rows: found ?? [], problem }
  })

  route(leadCalls.read_profile, async ({ id }, user) => {
    limiter.admit('liveLeads', user.user)
    return readProfile(database, liveLeads, user, id)
  })
  route(leadCalls.hashtag, async ({ words }, { user }) => {
    limiter.admit('liveLeads', user)
    const answer = await liveLeads.hashtag(words.replace(/^#/, ''))
    if (answer?.kind === 'found') return { rows: answer.found.posts, problem: '' as const, left: answer.found.left }
    if (answer?.kind === 'spent') return { rows: [], problem: 'hashtagsSpent' as const, left: 0 }
    return { rows: [], problem: answer ? problemOfMeta(answer) : ('notCovered' as const), left: null }
  })

  route(leadCalls.list_page, async ({ url }, { user }) => {
    limiter.admit('liveLeads', user)
    const answer = await liveLeads.page(url)
    if (answer.kind !== 'answered') return { problem: answer.problem, code: answer.code, url, nodes: [], is_cut: false }
    const { found } = answer
    return { problem: '' as const, code: '', url: found.url, nodes: found.nodes, is_cut: found.isCut }
  })
  route(leadCalls.read_pdf, async ({ pdf }, { user }) => {
    limiter.admit('liveLeads', user)
    const text = await readPdf(new Uint8Array(Buffer.from(pdf, 'base64')), 'lines')
    if (text === null) throw new AppError('documentUnreadable')
    return { text }
  })
  route(leadCalls.bring, ({ id, page, rows }, user) =>
    asSystem(database, async (connection) => {
      const { rows: jobs } = await connection.query<{ state: string }>(
        'select state from lead_job where account_id = $1 and id = $2 and belongto = $3 for key share',
        [user.account, id, user.user],
      )
      if (jobs[0] && jobs[0].state !== 'waiting') throw new AppError('taskStateChanged')
      await mustHaveRoom(connection, user, id)
      await connection.query(
        `insert into lead_brought (account_id, job_id, page, user_id, rows) values ($1, $2, $3, $4, $5::jsonb)
         on conflict (account_id, job_id, user_id, page) do update set rows = excluded.rows, at = excluded.at`,
        [user.account, id, page, user.user, JSON.stringify(rows)],
      )
      return {}
    }),
  )
}

/** Of what blocks or fails is never said that there is none. */
function answerOf<Found>(answer: SourceAnswer<Found>) {
  if (answer.kind !== 'answered') return { found: null, problem: answer.problem }
  return { found: answer.found, problem: answer.isWhole ? ('' as const) : ('missing' as const) }
}

const placesList = () => import('#domain/leadSources/places')

/** Of other jobs: a device may name as many as it likes that are never made. */
async function mustHaveRoom(connection: Connection, { account, user }: Actor, job: string): Promise<void> {
  const { rows } = await connection.query<{ count: number }>(
    'select count(*)::int as count from lead_brought where account_id = $1 and user_id = $2 and job_id <> $3',
    [account, user, job],
  )
  if (rows[0]!.count >= limits.leadPagesWaiting) throw new AppError('rowsFull')
}
