import type { TextsLike } from '../../../lib/texts.ts'
import type { answerEnUS } from './texts.en-US.ts'

export const answerZhCN = {
  title: '给 {{name}} 写邮件',
  answerTitle: '回复 {{name}}',
  sender: '发件人',
  to: '收件人',
  subject: '主题',
  text: '正文',
  quoted: '{{who}} 于 {{time}} 写道：',
  send: '发送',
  cancel: '取消',
  sent: '联网后立即发送。',
  noSender: '还没有发件人，请先设置。',
  makeSender: '设置发件人',
  noAddress: '此联系人没有邮箱。',
  again: '回复：{{subject}}',
  empty: '请先填写内容。',
} satisfies TextsLike<typeof answerEnUS>
