import { type EntityName, isOwnMatter } from '../entities.ts'
import { type MutationName, mutations } from '../mutations.ts'

type Group = { changes: readonly MutationName[]; areas: readonly string[] }

const companions = ['voice_note', 'contact_note', 'attachment', 'reminder', 'consent', 'contact_origin'] as const

function of<const A extends 'create' | 'patch' | 'delete' | 'restore'>(act: A) {
  return companions.map((entity) => `${entity}.${act}` as const)
}

/** What the log can be narrowed to: changes by the names of their mutations, acts by the first part of their action. */
export const logGroups = {
  made: {
    changes: ['contact.create', 'contact.fill', 'import_task.create', 'import_task.change', ...of('create')],
    areas: [],
  },
  changed: {
    changes: [
      'contact.patch',
      'contact.putBack',
      'import_task.origin',
      'contact.unfill',
      'contact.merge',
      'contact.unmerge',
      'not_duplicate.create',
      'not_duplicate.delete',
      'contact.tag.add',
      'contact.tag.remove',
      ...of('patch'),
    ],
    areas: [],
  },
  deleted: {
    changes: ['contact.delete', 'contact.unimport', 'contact.restore', ...of('delete'), ...of('restore')],
    areas: [],
  },
  owners: { changes: ['contact.transfer'], areas: ['distribution', 'pool'] },
  labels: {
    changes: [
      'fair.create',
      'fair.patch',
      'fair.delete',
      'tag.create',
      'tag.rename',
      'tag.delete',
      'category.create',
      'category.rename',
      'category.delete',
      'source.create',
      'source.rename',
      'source.delete',
      'tag.patch',
      'tag.merge',
      'tag.unmerge',
      'category.patch',
      'category.merge',
      'category.unmerge',
      'source.patch',
      'source.merge',
      'source.unmerge',
      'custom_field.create',
      'custom_field.patch',
      'custom_field.remove',
      'custom_field.bringBack',
      'excluded_contact.create',
      'excluded_contact.delete',
      'excluded_contact.restore',
    ],
    areas: [],
  },
  email: {
    changes: [
      'email_message.create',
      'email_message.patch',
      'email_message.delete',
      'email_message.restore',
      'email_version.create',
      'email_version.delete',
      'email_sender.create',
      'email_sender.patch',
      'email_sender.delete',
      'email_sender.restore',
      'campaign_task.create',
      'campaign_task.patch',
      'campaign_task.change',
      'campaign_task.delete',
      'campaign_task.restore',
      'campaign_audience.create',
      'campaign_audience.remove',
      'suppression.create',
      'suppression.delete',
      'suppression.restore',
      'email_answer.create',
      'channel_account.create',
      'channel_account.patch',
      'channel_account.delete',
      'channel_account.restore',
      'sms_message.create',
      'sms_message.patch',
      'sms_message.delete',
      'sms_message.restore',
      'whatsapp_template.create',
      'whatsapp_template.patch',
      'whatsapp_template.delete',
      'whatsapp_template.restore',
      'conversation.open',
      'conversation.take',
      'conversation.assign',
      'conversation.release',
      'conversation.setContact',
      'conversation.close',
      'conversation.reopen',
      'conversation.snooze',
      'conversation.tag.add',
      'conversation.tag.remove',
      'message.send',
      'message.takeBack',
      'message.delete',
      'conversation_note.create',
      'conversation_note.patch',
      'conversation_note.delete',
      'auto_reply.create',
      'auto_reply.patch',
      'auto_reply.order',
      'auto_reply.delete',
      'auto_reply.restore',
    ],
    areas: ['email', 'campaign', 'conversation', 'channelAccount'],
  },
  people: { changes: ['parked.apply', 'parked.discard'], areas: ['subAccount', 'product', 'right'] },
  signIn: { changes: [], areas: ['signIn', 'security'] },
  rights: { changes: [], areas: ['dataRights'] },
  exports: { changes: ['export_task.create', 'export_task.change'], areas: ['export', 'exportVerify'] },
  money: { changes: [], areas: ['billing'] },
} as const satisfies Record<string, Group>
export type LogGroup = keyof typeof logGroups
export const logGroupNames = Object.keys(logGroups) as LogGroup[]

/** What somebody did for themselves alone, such as reading a notice, is nobody else's to know. */
export const loggedChanges = (Object.keys(mutations) as MutationName[]).filter(
  (name) => !isOwnMatter(mutations[name].entity as EntityName),
)
