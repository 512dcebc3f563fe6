import type { AudienceRow, CampaignTask } from '#domain/campaigns/task'
import { limits } from '#domain/limits'
import type { MutationName } from '#domain/mutations'
import { fieldsOfTask, type TypedTask } from './taskForm.ts'

/** Contacts that a task names already, with the row that does. */
export type AudiencePartChoice = Pick<AudienceRow, 'id' | 'contacts'>
type Change = { name: MutationName; args: unknown }

/** All of a task, its named contacts and its start are one change: kept as one, or not at all. */
export function changesFor(
  typed: TypedTask,
  {
    task,
    named,
    starts,
    makeId,
  }: { task: CampaignTask | null; named: readonly AudiencePartChoice[]; starts: boolean; makeId: () => string },
): { id: string; changes: Change[] } {
  const id = task?.id ?? makeId()
  const known = new Set(named.flatMap(({ contacts }) => contacts))
  const added = typed.chosen.filter((contact) => !known.has(contact))
  const fields = fieldsOfTask(typed)
  const parts: Change[] = []
  for (let at = 0; at < added.length; at += limits.emailAudiencePart)
    parts.push({
      name: 'campaign_audience.create',
      args: { id: makeId(), campaign_task_id: id, contacts: added.slice(at, at + limits.emailAudiencePart) },
    })
  const changes: Change[] = [
    task
      ? { name: 'campaign_task.patch', args: { id, fields } }
      : { name: 'campaign_task.create', args: { ...fields, id } },
    ...removals(named, typed.chosen),
    ...parts,
    // A scheduled one starts by itself.
    ...(starts && fields.type === 'ordinary'
      ? [{ name: 'campaign_task.change', args: { id, action: 'start' } } as const]
      : []),
  ]
  return { id, changes }
}

/** Those who were named and are not any more. */
function removals(named: readonly AudiencePartChoice[], chosen: readonly string[]): Change[] {
  const kept = new Set(chosen)
  return named.flatMap(({ id, contacts }) => {
    const gone = contacts.filter((contact) => !kept.has(contact))
    return gone.length ? { name: 'campaign_audience.remove' as const, args: { id, contacts: gone } } : []
  })
}
