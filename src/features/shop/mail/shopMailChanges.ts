import type { ShopMail } from '#domain/campaigns/shopMail'
import { everybody } from '#domain/campaigns/task'
import type { EmailMessageFields } from '#domain/email/render/message'
import { limits } from '#domain/limits'
import type { MutationName } from '#domain/mutations'

export type ShopMailPart = {
  name: string
  language: EmailMessageFields['language']
  content: Pick<EmailMessageFields, 'theme' | 'preheader' | 'content'>
  contacts: readonly string[]
}
type Change = { name: MutationName; args: unknown }

/** A mail and a task that has not begun, for each language that is read; all are kept as one, or none. */
export function shopMailChanges(
  parts: readonly ShopMailPart[],
  { shopMail, sender, makeId }: { shopMail: ShopMail; sender: string; makeId: () => string },
): { tasks: string[]; changes: Change[] } {
  const made = parts.map(({ name, language, content, contacts }) => {
    const [message, task] = [makeId(), makeId()]
    const changes: Change[] = [
      {
        name: 'email_message.create',
        args: { id: message, name, language, ...content, plain: null, attachments: [] },
      },
      { name: 'campaign_task.create', args: taskOf({ id: task, name, message, sender, shopMail, contacts }) },
    ]
    for (let at = 0; at < contacts.length; at += limits.emailAudiencePart)
      changes.push({
        name: 'campaign_audience.create',
        args: { id: makeId(), campaign_task_id: task, contacts: contacts.slice(at, at + limits.emailAudiencePart) },
      })
    return { task, changes }
  })
  return { tasks: made.map(({ task }) => task), changes: made.flatMap(({ changes }) => changes) }
}

type TaskParts = {
  id: string
  name: string
  message: string
  sender: string
  shopMail: ShopMail
  contacts: readonly string[]
}

const taskOf = ({ shopMail, contacts, ...task }: TaskParts) => ({
  ...task,
  type: 'ordinary',
  reply_address: '',
  audience: { ...everybody, filter: null, chosen: contacts.length, allows_unknown_basis: false },
  execution_time: null,
  first_batch: null,
  subject_test: null,
  sequence: null,
  shop_mail: shopMail,
})
