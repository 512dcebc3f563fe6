import type { ArrowState, AutoArrow } from '#domain/autoMarketing/arrow'
import { type AutoSource, leadJobIdOf } from '#domain/autoMarketing/plan'
import type { AutoRun } from '#domain/autoMarketing/run'
import { autoPhaseAfter } from '#domain/autoMarketing/run'
import { leadKinds } from '#domain/leads/form'
import { type LeadJob, newLeadJob } from '#domain/leads/job'
import { pointsOfRow } from '#domain/leads/price'
import { limits } from '#domain/limits'
import { products } from '#domain/products'
import { windowsOf } from '../campaigns/sending/audience.ts'
import { audienceScope, homeOf } from '../campaigns/sending/owner.ts'
import { offsetIn } from '../campaigns/sending/zones.ts'
import { lockLeadJob } from '../leads/job/leadJobs.ts'
import { balanceOf, score } from '../ledger/ledger.ts'
import { type AutoTurn, arrowOf, withArrow } from './runs.ts'
import { takeLeads } from './takeLeads.ts'

/** What is known of a source of a run. */
export type SourceRow = {
  source: string
  job_id: string | null
  upto: string | null
  looked: number
  taken: number
  left_by: Record<string, number>
  is_over: boolean
}
type SourceState = { state: ArrowState; waits_for: string; until: number | null; points: number; open: number }

/** Starts what collects, follows it, and makes people of what it found; then they are looked at. */
export async function collect(turn: AutoTurn, run: AutoRun): Promise<AutoRun> {
  const { now } = turn
  const { starts_at } = run.plan
  const arrow = arrowOf(run, 'collect')
  if (starts_at !== null && starts_at > now) return withArrow(run, { ...arrow, waits_for: 'start', until: starts_at })
  if (arrow.state === 'waiting') {
    await startSources(turn, run)
    return withArrow(run, { ...arrow, state: 'going', waits_for: '', until: null })
  }
  const states: SourceState[] = []
  for (const source of run.plan.sources) states.push(await workSource(turn, run, source))
  const followed = withArrow(run, await collectArrow(turn, run, states))
  const { state, on } = arrowOf(followed, 'collect')
  if (state === 'failed') return { ...followed, state: 'failed', ended_at: now }
  if (state !== 'done') return followed
  const phase = autoPhaseAfter(run.phase, on > 0 ? 'collected' : 'nobody')
  return { ...followed, phase }
}

async function startSources({ connection, account, now, changes }: AutoTurn, run: AutoRun): Promise<void> {
  for (const source of run.plan.sources)
    await connection.query(
      `insert into auto_source (account_id, run_id, source, job_id) values ($1, $2, $3, $4) on conflict do nothing`,
      [account, run.id, source.id, source.kind === 'leads' ? leadJobIdOf(run.id, source.id) : null],
    )
  const { rows } = await connection.query<{ id: string }>(
    'select id from lead_job where account_id = $1 and id = any($2::uuid[])',
    [account, run.plan.sources.map(({ id }) => leadJobIdOf(run.id, id))],
  )
  const known = new Set(rows.map(({ id }) => id))
  const jobs = run.plan.sources.flatMap((source) => (source.kind === 'leads' ? [jobOfSource(run, source, now)] : []))
  changes.push({ entity: 'lead_job', puts: jobs.filter(({ id }) => !known.has(id)) })
}

const jobOfSource = (run: AutoRun, source: Extract<AutoSource, { kind: 'leads' }>, now: number): LeadJob => ({
  ...newLeadJob,
  id: leadJobIdOf(run.id, source.id),
  name: run.name,
  saved: false,
  form: source.form,
  kind: source.form.kind,
  most_rows: source.most_rows,
  most_points: source.most_points,
  ends_at: null,
  repeats: run.repeats && leadJobIdOf(run.repeats, source.id),
  continues: null,
  brought_pages: source.brought_pages,
  belongto: run.belongto,
  created_at: now,
  updated_at: now,
})

async function workSource(turn: AutoTurn, run: AutoRun, source: AutoSource): Promise<SourceState> {
  const row = await readSource(turn, run, source)
  if (!row || source.kind === 'open') return { ...idle, state: 'done' }
  return source.kind === 'contacts' ? takeContacts(turn, run, row, source) : followJob(turn, run, row, source)
}

const idle: SourceState = { state: 'going', waits_for: '', until: null, points: 0, open: 0 }

async function readSource({ connection, account }: AutoTurn, run: AutoRun, { id }: AutoSource) {
  const { rows } = await connection.query<SourceRow>(
    `select source, job_id, upto, looked, taken, left_by, is_over from auto_source
     where account_id = $1 and run_id = $2 and source = $3`,
    [account, run.id, id],
  )
  return rows[0] ?? null
}

/** Contacts that are there, so many in one go. */
async function takeContacts(
  { connection, account, now }: AutoTurn,
  run: AutoRun,
  row: SourceRow,
  { filter }: Extract<AutoSource, { kind: 'contacts' }>,
): Promise<SourceState> {
  if (row.is_over) return { ...idle, state: 'done' }
  const scope = await audienceScope(connection, run.belongto)
  const home = await homeOf(connection, run.belongto)
  const audience = { filter, chosen: 0, unopened_of: null, send_count: null, allows_unknown_basis: true }
  const asked = { account, task: run.id, scope, audience, home, now, offsetAt: offsetIn }
  const isEverybody = filter.of.length === 0
  const from = row.upto ?? '00000000-0000-0000-0000-000000000000'
  let [looked, isOver, upto] = [0, true, from]
  for await (const window of windowsOf(connection, asked, { after: from, atOnce: limits.autoPeopleAtOnce })) {
    await addContacts(run, window)
    looked += window.looked
    upto = window.upto
    if (looked >= limits.autoPeopleAtOnce) {
      isOver = false
      break
    }
  }
  await connection.query(
    'update auto_source set upto = $4, is_over = $5 where account_id = $1 and run_id = $2 and source = $3',
    [account, run.id, row.source, upto, isOver],
  )
  return { ...idle, state: isOver ? 'done' : 'going' }

  async function addContacts(
    { id }: AutoRun,
    { after, upto: last, matching }: { after: string; upto: string; matching: readonly string[] },
  ) {
    await connection.query(
      `with found as (
         select c.id, exists (select from auto_member m
           where m.account_id = $1 and m.run_id = $2 and m.contact_id = c.id) as is_there
         from contact c where c.account_id = $1 and c.deleted_at is null and ($5::text is null or c.scope = $5)
           and c.id > $6 and c.id <= $7 and ($4::boolean or c.id = any($8::uuid[]))
       ), added as (
         insert into auto_member (account_id, run_id, contact_id, source) select $1, $2, id, $3 from found where not is_there
       ), counted as (select count(*)::int as looked, count(*) filter (where not is_there)::int as taken from found)
       update auto_source s set looked = s.looked + counted.looked, taken = s.taken + counted.taken,
         left_by = jsonb_set(s.left_by, '{duplicate}', to_jsonb(coalesce((s.left_by ->> 'duplicate')::int, 0) + counted.looked - counted.taken))
       from counted where s.account_id = $1 and s.run_id = $2 and s.source = $3`,
      [account, id, row.source, isEverybody, scope, after, last, matching],
    )
  }
}

/** A job that has come to its end is made people of; one that is out of points goes on when there are some. */
async function followJob(
  turn: AutoTurn,
  run: AutoRun,
  row: SourceRow,
  source: Extract<AutoSource, { kind: 'leads' }>,
): Promise<SourceState> {
  const { connection, account, changes } = turn
  const job = row.job_id && (await lockLeadJob(connection, { account, job: row.job_id }))
  if (!job) return { ...idle, state: row.is_over || row.taken > 0 ? 'done' : 'failed' }
  const { points } = job
  if (job.state === 'over' || job.state === 'stopped' || job.state === 'failed') {
    const open = await takeLeads(turn, run, row, job)
    const ended = job.state === 'over' ? 'done' : job.state === 'stopped' ? 'closed' : job.found > 0 ? 'done' : 'failed'
    return { ...idle, points, open, state: open > 0 ? 'going' : ended }
  }
  const open = job.found
  if (job.state !== 'paused')
    return { ...idle, points, open, waits_for: job.problem || 'collecting', until: job.waits_until }
  if (job.problem !== 'pointsInsufficient') return { ...idle, points, open, waits_for: job.problem || 'jobPaused' }
  const wanted = pointsOfRow(source.form) * limits.leadHeldRows
  if ((await balanceOf(connection, account, score(products[leadKinds[job.kind]]))) >= wanted)
    changes.push({ entity: 'lead_job', puts: [{ ...job, state: 'waiting', problem: '' }] })
  return { ...idle, points, open, state: 'insufficientPoints', waits_for: 'points' }
}

/** Everything that was found stands somewhere: who is a person of the run now, who is none, and what is not looked at yet. */
async function collectArrow(
  { connection, account }: AutoTurn,
  run: AutoRun,
  states: readonly SourceState[],
): Promise<AutoArrow> {
  const { rows } = await connection.query<SourceRow>(
    `select source, job_id, upto, looked, taken, left_by, is_over from auto_source where account_id = $1 and run_id = $2`,
    [account, run.id],
  )
  const out: Record<string, number> = {}
  for (const { left_by } of rows)
    for (const [reason, count] of Object.entries(left_by)) if (count) out[reason] = (out[reason] ?? 0) + count
  const taken = rows.reduce((sum, row) => sum + row.taken, 0)
  const looked = rows.reduce((sum, row) => sum + row.looked, 0)
  const open = states.reduce((sum, one) => sum + one.open, 0)
  const waiting = states.find(({ waits_for }) => waits_for !== '')
  return {
    ...arrowOf(run, 'collect'),
    state: collectState(states, taken),
    from: looked + open,
    on: taken,
    waiting: open,
    out,
    points: states.reduce((sum, { points }) => sum + points, 0),
    waits_for: waiting?.waits_for ?? '',
    until: waiting?.until ?? null,
  }
}

/** Sources do not hold each other up; it has failed only when all of them have and nobody was found. */
function collectState(states: readonly SourceState[], taken: number): ArrowState {
  if (states.some(({ state }) => state === 'insufficientPoints')) return 'insufficientPoints'
  if (states.some(({ state }) => state === 'going')) return 'going'
  return taken === 0 && states.every(({ state }) => state === 'failed') ? 'failed' : 'done'
}
