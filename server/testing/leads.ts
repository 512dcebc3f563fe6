import { randomUUID } from 'node:crypto'
import type { LeadForm } from '#domain/leads/form'
import type { FoundLead, LeadValue } from '#domain/leads/foundLead'
import { type LeadJob, newLeadJob } from '#domain/leads/job'
import type { LeadRow } from '#domain/leads/lead'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../db/connect.ts'
import { type Leases, openLeases } from '../db/leases.ts'
import { asSystem } from '../db/scope.ts'
import { areas } from '../features/index.ts'
import type { StepsByKind } from '../leads/job/beginJobs.ts'
import { startLeads } from '../leads/job/startLeads.ts'
import { openLeadTools } from '../leads/openTools.ts'
import { leadSettingsOf } from '../leads/settings.ts'
import { leadSteps } from '../leads/steps/leadSteps.ts'
import type { LeadSteps } from '../leads/steps.ts'
import { grantPoints } from '../ledger/ledger.ts'
import { type Log, noLog } from '../log.ts'
import { createCompany } from '../operator.ts'
import { openSecrets } from '../secrets.ts'
import { newIdAt } from '../sync/newId.ts'
import { quotedColumns } from '../sync/tables.ts'
import { put } from './emailCompany.ts'

let companies = 0

/** A company that may collect leads. */
export async function leadCompany(database: Database, points: number): Promise<Actor> {
  const company = await createCompany(database, {
    username: `lead-company-${++companies}-${randomUUID().slice(0, 8)}`,
    password: 'a long password',
    products: [products.globalTrade, products.deepSearch, products.fbHome, products.insData],
  })
  if (points > 0) await giveLeadPoints(database, company, points)
  return company
}

export const giveLeadPoints = (
  database: Database,
  { account }: Actor,
  points: number,
  product: number = products.globalTrade,
) =>
  asSystem(database, (connection) =>
    grantPoints(connection, { account, uid: randomUUID(), user: null, product, points }),
  )

export const storesForm: LeadForm = {
  kind: 'offlineStores',
  keyword: 'lamp',
  country: 'PT',
  city: 'Lisboa',
  from: 'osm',
}

export async function putLeadJob(database: Database, { user, account }: Actor, changes: Partial<LeadJob> = {}) {
  const now = Date.now()
  const job: LeadJob = {
    ...newLeadJob,
    id: newIdAt(now),
    name: 'Lamps',
    saved: false,
    form: storesForm,
    kind: changes.form?.kind ?? 'offlineStores',
    most_rows: 50_000,
    most_points: null,
    ends_at: null,
    repeats: null,
    continues: null,
    brought_pages: 0,
    belongto: user,
    created_at: now,
    updated_at: now,
    ...changes,
  }
  await put(database, { user, account, role: 'main' }, 'lead_job', [job])
  return job
}

export async function readLeadJob({ pool }: Database, id: string): Promise<LeadJob> {
  const { rows } = await pool.query<LeadJob>(
    `select ${quotedColumns('lead_job').join(', ')} from lead_job where id = $1`,
    [id],
  )
  return rows[0]!
}

export async function readLeads({ pool }: Database, job: string): Promise<LeadRow[]> {
  const { rows } = await pool.query<LeadRow>(
    `select ${quotedColumns('lead').join(', ')} from lead where lead_job_id = $1 and deleted_at is null order by key`,
    [job],
  )
  return rows
}

export const companyValue = (value: string, changes: Partial<LeadValue> = {}): LeadValue => ({
  field: 'company',
  value,
  source: 'overpass',
  licence: 'odbl',
  url: '',
  snippet: '',
  at: 1,
  way: null,
  chance: null,
  ...changes,
})

export const foundStore = (key: string): FoundLead => ({ key, values: [companyValue(`Store ${key}`)], place: null })

type StoreSteps = LeadSteps<'offlineStores'>

/** A process that collects, with steps of the test's own for stores. */
export async function openLeads(
  database: Database,
  steps: StoreSteps,
  {
    data,
    log = noLog,
    lines = database,
    kinds = {},
  }: { data: string; log?: Log; lines?: Database; kinds?: Partial<StepsByKind> },
) {
  const leases: Leases = openLeases(lines, log)
  const { tools, stop } = openLeadTools(leadSettingsOf({}, []), 'http://localhost', {
    resolve: () => Promise.resolve({ kind: 'absent', of: 'domain' }),
    sandbox: null,
  })
  const secrets = await openSecrets(lines, areas, { data, watermark: data, keys: [] })
  const all: StepsByKind = { ...leadSteps, offlineStores: steps, ...kinds }
  const leads = startLeads({ database, leases, secrets, log, steps: () => Promise.resolve(all), tools }, 20)
  return {
    async stop() {
      await leads.stop()
      await leases.stop()
      stop()
    },
    /** What a process that is killed loses at once. */
    cut: () => void leases.stop(),
  }
}
