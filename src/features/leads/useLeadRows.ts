import type { LeadKind } from '#domain/leads/form'
import type { LeadJob } from '#domain/leads/job'
import type { LeadRow } from '#domain/leads/lead'
import { rowById, rowsBetween, rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { readOnce, useStored } from '../../lib/reader.ts'

/** The jobs of a kind, the newest first; undefined until they are read. */
export const useLeadJobs = (kind: LeadKind) =>
  useStored(
    async (db) =>
      (await rowsWhere(db, 'lead_job', (job) => job.kind === kind)).sort((a, b) => b.created_at - a.created_at),
    [kind],
  )

export const useLeadJob = (id: string): LeadJob | null | undefined =>
  useStored((db) => rowById(db, 'lead_job', id), [id])

export const useLead = (id: string): LeadRow | null | undefined => useStored((db) => rowById(db, 'lead', id), [id])

/** With their values, in the order of their ids. */
export async function readLeadsOf(job: string, ids: ReadonlySet<string>): Promise<LeadRow[]> {
  const found = await readOnce(async (db) => {
    const some: LeadRow[] = []
    for await (const leads of leadsOf(db, job)) some.push(...leads.filter(({ id }) => ids.has(id)))
    return some
  })
  return found ?? []
}

/** Leads begin like the id of their job, so they stand together. */
async function* leadsOf(db: UserDatabase, job: string): AsyncGenerator<LeadRow[]> {
  const begin = job.slice(0, 13)
  for await (const rows of rowsBetween(db, 'lead', begin, `${begin}\uffff`))
    yield (rows as unknown as LeadRow[]).filter(({ lead_job_id }) => lead_job_id === job)
}
