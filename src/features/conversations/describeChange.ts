import i18next from 'i18next'
import { markOfExtra } from '#domain/conversations/messageExtra'
import type { allConversationMutations } from '#domain/conversations/mutations'
import type { MutationArgs } from '#domain/mutations'
import type { Change } from '#workers/sync/api'
import type { ChangeWords } from '../../lib/feature.ts'

type Name = keyof typeof allConversationMutations
type Sentences = { [N in Name]: (args: MutationArgs<N>) => string }

const t = i18next.getFixedT(null, 'conversations')

const writtenWords: Partial<
  Record<string, 'change.react' | 'change.edit' | 'change.revoke' | 'change.forward' | 'change.hide'>
> = {
  reaction: 'change.react',
  edit: 'change.edit',
  revoke: 'change.revoke',
  forwarded: 'change.forward',
  hide: 'change.hide',
}

const sentences: Sentences = {
  'conversation.open': ({ name }) => t('change.open', { name }),
  'conversation.take': ({ ids }) => t('change.take', { count: ids.length }),
  'conversation.assign': ({ ids }) => t('change.assign', { count: ids.length }),
  'conversation.release': ({ ids }) => t('change.release', { count: ids.length }),
  'conversation.setContact': () => t('change.setContact'),
  'conversation.mark': ({ as }) => t(as === 'private' ? 'change.markPrivate' : 'change.markBusiness'),
  'conversation.robot': ({ ids, on }) => t(on === false ? 'change.robotOff' : 'change.robotOn', { count: ids.length }),
  'conversation.empty': () => t('change.empty'),
  'conversation.close': ({ ids }) => t('change.close', { count: ids.length }),
  'conversation.reopen': ({ ids }) => t('change.reopen', { count: ids.length }),
  'conversation.snooze': ({ ids }) => t('change.snooze', { count: ids.length }),
  'conversation.tag.add': ({ ids }) => t('change.tagAdd', { count: ids.length }),
  'conversation.tag.remove': ({ ids }) => t('change.tagRemove', { count: ids.length }),
  'conversation_seen.read': () => t('change.read'),
  'conversation_seen.markUnread': () => t('change.markUnread'),
  'conversation_seen.pin': ({ on }) => (on ? t('change.pin') : t('change.unpin')),
  'conversation_seen.mute': ({ on }) => (on ? t('change.mute') : t('change.unmute')),
  'message.send': ({ extra }) =>
    t(extra?.kind === 'hide' && !extra.on ? 'change.unhide' : (writtenWords[extra?.kind ?? ''] ?? 'change.send')),
  'message.takeBack': () => t('change.takeBack'),
  'message.expire': ({ on }) => (on ? t('change.expire') : t('change.keep')),
  'message.delete': ({ ids }) => t('change.delete', { count: ids.length }),
  'conversation_note.create': () => t('change.noteCreate'),
  'conversation_note.patch': () => t('change.notePatch'),
  'conversation_note.delete': () => t('change.noteDelete'),
  'canned_answer.create': ({ name }) => t('change.cannedCreate', { name }),
  'canned_answer.patch': () => t('change.cannedPatch'),
  'canned_answer.delete': () => t('change.cannedDelete'),
  'company_profile.create': () => t('change.profile'),
  'company_profile.patch': () => t('change.profile'),
  'auto_reply.create': ({ name }) => t('change.replyCreate', { name }),
  'auto_reply.patch': () => t('change.replyPatch'),
  'auto_reply.order': () => t('change.replyOrder'),
  'auto_reply.delete': ({ ids }) => t('change.replyDelete', { count: ids.length }),
  'auto_reply.restore': ({ rows }) => t('change.replyRestore', { count: rows.length }),
}

/** What was written or said stands below, so that it can be read again when it did not get through. */
const details: { [N in Name]?: (args: MutationArgs<N>) => string } = {
  'message.send': ({ body, extra }) => body || markOfExtra(extra),
  'conversation_note.create': ({ text }) => text,
  'conversation_note.patch': ({ text }) => text,
}

export async function describeConversationChange({ name, args }: Change): Promise<ChangeWords | null> {
  if (!Object.hasOwn(sentences, name)) return null
  await i18next.loadNamespaces('conversations')
  const title = (sentences[name as Name] as (args: unknown) => string)(args)
  const detail = (details[name as Name] as ((args: unknown) => string) | undefined)?.(args)
  return { title, ...(detail && { detail }) }
}
