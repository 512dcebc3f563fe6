import * as z from 'zod/mini'
import { type OwnPageAccount, pageIdOf } from '#domain/channels/account'
import type { MessageExtra } from '#domain/conversations/messageExtra'
import type { MessageWay } from '#domain/ownPages/answering'
import type { PageFileKind } from '#domain/ownPages/pageFiles'
import { mentionOfRef } from '../../channels/meta/pageWebhook.ts'
import type { ChatOutcome } from '../../conversations/sending/chatDriver.ts'
import type { MetaAnswer, MetaForm, MetaQuestion } from '../../meta/graph.ts'

export type PageCall = Omit<MetaQuestion, 'token'>
/** What is to be said. `target`: how Meta calls the comment or the answer that it is about. */
export type AnswerAtPage = {
  id: string
  to: string
  body: string
  extra: MessageExtra | null
  way: MessageWay
  target: string | null
}

/** As Meta takes it; null: what it is about is not known there. */
export function pageCall(row: Pick<OwnPageAccount, 'channel' | 'setting'>, answer: AnswerAtPage): PageCall | null {
  const { extra, target, body } = answer
  if (extra === null) return messageCall(row, answer, { id: answer.to }, { text: body })
  if (target === null) return null
  switch (extra.kind) {
    case 'commentAnswer':
      return extra.way === 'private'
        ? messageCall(row, answer, { comment_id: target }, { text: body })
        : commentCall(row, target, body)
    case 'revoke':
      return { method: 'DELETE', path: encodeURIComponent(target) }
    case 'hide':
      return {
        method: 'POST',
        path: encodeURIComponent(target),
        body: row.channel === 'instagram' ? { hide: extra.on } : { is_hidden: extra.on },
      }
    default:
      return null
  }
}

/** What a message says, or how Meta calls the file that it is. */
export type PageContent = { text: string } | { attachment: { type: PageFileKind; payload: { attachment_id: string } } }

/** A file that a message of the page may name. https://developers.facebook.com/docs/messenger-platform/reference/attachment-upload-api */
export function uploadCall(
  { channel, setting }: Pick<OwnPageAccount, 'channel' | 'setting'>,
  type: PageFileKind,
  file: MetaForm['file'],
): PageCall {
  const message = JSON.stringify({ attachment: { type, payload: { is_reusable: false } } })
  const fields = { ...(channel === 'instagram' && { platform: 'instagram' }), message }
  return { method: 'POST', path: `${setting.page}/message_attachments`, form: { fields, file } }
}

/** Our own id goes along where Meta says it again with what it tells later. */
export function messageCall(
  { channel, setting }: Pick<OwnPageAccount, 'channel' | 'setting'>,
  { id, way }: Pick<AnswerAtPage, 'id' | 'way'>,
  recipient: { id: string } | { comment_id: string },
  content: PageContent,
): PageCall {
  const kind =
    way === 'humanAgent' ? { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' } : { messaging_type: 'RESPONSE' }
  const message = { ...content, ...(channel === 'facebook' && { metadata: id }) }
  return { method: 'POST', path: `${setting.page}/messages`, body: { recipient, ...kind, message } }
}

function commentCall(
  { channel, setting }: Pick<OwnPageAccount, 'channel' | 'setting'>,
  target: string,
  message: string,
): PageCall {
  const mention = channel === 'instagram' ? mentionOfRef(target) : null
  if (mention && setting.kind === 'instagram') {
    const { media, comment } = mention
    const body = { media_id: media, ...(comment && { comment_id: comment }), message }
    return { method: 'POST', path: `${pageIdOf(setting)}/mentions`, body }
  }
  const edge = channel === 'instagram' ? 'replies' : 'comments'
  return { method: 'POST', path: `${encodeURIComponent(target)}/${edge}`, body: { message } }
}

const Sent = z.object({ message_id: z.optional(z.string()), id: z.optional(z.string()) })

/** What became of it, in the words of no channel. */
export function outcomeOfPage(answer: MetaAnswer, extra: MessageExtra | null): ChatOutcome {
  switch (answer.kind) {
    case 'said': {
      const { message_id, id } = z.safeParse(Sent, answer.data).data ?? {}
      const ref = extra?.kind === 'revoke' || extra?.kind === 'hide' ? undefined : (message_id ?? id)
      return { kind: 'accepted', refs: ref ? [ref] : [], code: '', text: '' }
    }
    case 'wait':
      if (answer.mayHaveActed) return { kind: 'uncertain', refs: [] }
      return { kind: 'later', of: 'sender', until: answer.until, code: answer.code, text: '', problem: answer.problem }
    case 'token':
      return account('token', answer.code)
    case 'forbidden':
      if (answer.code === outsideWindow) return refused('windowClosed', answer.code)
      return account('forbidden', answer.code)
    case 'gone':
    case 'moved':
      // What is to be taken back and is not there any more is taken back.
      if (extra?.kind === 'revoke') return { kind: 'accepted', refs: [], code: answer.code, text: '' }
      return refused(extra ? 'commentGone' : 'unreachable', answer.code)
    case 'refused':
      return refused(refusals[answer.code] ?? 'other', answer.code)
    case 'tooMuch':
      return refused('other', answer.code)
  }
}

/** "This message is sent outside of allowed window." */
const outsideWindow = '10/2018278'
/** https://developers.facebook.com/docs/messenger-platform/error-codes */
const refusals: Readonly<Record<string, string>> = {
  '551': 'blocked',
  '10900': 'privateTwice',
  '10901': 'privateLate',
  '10903': 'windowClosed',
  '100/2018001': 'unreachable',
  '100/2018034': 'windowClosed',
}

const refused = (problem: string, code: string): ChatOutcome => ({
  kind: 'refused',
  reason: 'other',
  permanent: false,
  code,
  text: '',
  problem,
})

const account = (problem: 'token' | 'forbidden', code: string): ChatOutcome => ({
  kind: 'account',
  passes: false,
  atOnce: true,
  pauses: 'senderRefused',
  code,
  text: '',
  problem,
})
