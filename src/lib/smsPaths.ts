import { newId } from '#workers/newId'
import { keepDraft, readDraft } from './drafts.ts'

export const smsTaskPath = '/smsMarketing/groupMessage'
export const smsFormPath = '/smsMarketing/createGroup'
export const smsFastPath = '/smsMarketing/fastSend'
export const smsRoutesPath = '/smsMarketing/routes'
export const smsMessagesPath = '/smsMarketing/messages'
export const smsSuppressionPath = '/smsMarketing/suppression'

const toKey = 'sms fast to'

/** Leads to the page where a few get a text, with these contacts in it. */
export async function openInFastSend(contacts: readonly string[]): Promise<string> {
  await keepDraft(toKey, contacts)
  return `${smsFastPath}?to=${newId()}`
}

/** Contacts that another page handed over, once. */
export async function handedToFastSend(): Promise<string[]> {
  const contacts = (await readDraft<string[]>(toKey)) ?? []
  if (contacts.length > 0) await keepDraft(toKey, null)
  return contacts
}
