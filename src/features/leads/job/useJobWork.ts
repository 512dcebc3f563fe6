import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import { leadCalls } from '#domain/leads/calls'
import type { BroughtRow } from '#domain/leads/form'
import type { LeadJob, LeadJobCommand, NewLeadJob } from '#domain/leads/job'
import { limits } from '#domain/limits'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'

/** What is done to jobs. Rows that are brought need the network first; all else waits for it. */
export function useJobWork() {
  const { t } = useTranslation('leads')
  const { sync } = useClient()
  const toasts = useToasts()

  async function create(job: NewLeadJob, brought: readonly BroughtRow[] | null): Promise<boolean> {
    try {
      for (let page = 0; page < job.brought_pages; page++)
        await request(leadCalls.bring, {
          id: job.id,
          page,
          rows: brought!.slice(page * limits.leadPageRows, (page + 1) * limits.leadPageRows),
        })
    } catch (error) {
      toasts.failed(error)
      return false
    }
    const saved = await sync.mutate('lead_job.create', job)
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    else toasts.done(t('job.begun', { name: job.name }))
    return saved.kind === 'saved'
  }
  /** The same once more, for what is new since. */
  async function repeat({ form, name, most_rows, most_points, repeats, id }: LeadJob): Promise<string | null> {
    const job = {
      id: newId(),
      form,
      name,
      saved: false,
      most_rows,
      most_points,
      ends_at: null,
      continues: null,
      brought_pages: 0,
    }
    return (await create({ ...job, repeats: repeats ?? id }, null)) ? job.id : null
  }
  /** Another task that asks what is left of one that has ended. */
  async function goOn({ form, name, most_rows, most_points, fresh, points, id }: LeadJob): Promise<string | null> {
    const left = most_points === null ? null : Math.max(1, most_points - points)
    const job = { id: newId(), form, name, saved: false, most_rows: Math.max(1, most_rows - fresh), most_points: left }
    const made = { ...job, ends_at: null, repeats: null, continues: id, brought_pages: 0 }
    return (await create(made, null)) ? job.id : null
  }
  async function change(job: LeadJob, action: LeadJobCommand): Promise<void> {
    const saved = await sync.mutate('lead_job.change', { id: job.id, action })
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
  }
  async function patch(id: string, fields: { name?: string; saved?: boolean }): Promise<void> {
    const saved = await sync.mutate('lead_job.patch', { id, fields })
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
  }
  async function remove(job: LeadJob): Promise<boolean> {
    const saved = await sync.mutate('lead_job.delete', { ids: [job.id] })
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    else
      toasts.done(t('job.deleted', { name: job.name }), {
        undo: async () => void (await sync.mutate('lead_job.restore', { rows: [job] })),
      })
    return saved.kind === 'saved'
  }
  return { create, repeat, goOn, change, patch, remove }
}
