/** Kinds of rows that had another name until schema 5 of the protocol, which devices and what they wait to send may still use. */
export const formerEntities: Readonly<Record<string, string>> = {
  email_task: 'campaign_task',
  email_audience: 'campaign_audience',
  email_counts: 'campaign_counts',
  email_suppression: 'suppression',
}
/** The same of their fields. */
export const formerFields: Readonly<Record<string, string>> = { email_task_id: 'campaign_task_id' }

export const currentEntity = (name: string): string =>
  Object.hasOwn(formerEntities, name) ? formerEntities[name]! : name

/** A mutation's name as it is now: `email_task.change` is `campaign_task.change`. */
export function currentName(name: string): string {
  const dot = name.indexOf('.')
  return dot < 0 ? name : currentEntity(name.slice(0, dot)) + name.slice(dot)
}

/** A row with its fields as they are called now. */
export const withCurrentFields = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      Object.hasOwn(formerFields, field) ? formerFields[field]! : field,
      value,
    ]),
  )
