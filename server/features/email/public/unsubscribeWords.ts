import type { UnsubscribePage } from '#domain/email/unsubscribe'
import type { Language } from '#domain/texts/errorText'

/** `failed`: it could not be written down now. */
export type ShownPage = UnsubscribePage | 'failed'

/** `{{company}}` writes, `{{email}}` gets the mails; shortened, because links are passed on. */
export const unsubscribeWords = {
  'zh-CN': {
    confirm: { title: '退订邮件', text: '不再接收{{company}}发往 {{email}} 的邮件？' },
    done: { title: '已退订', text: '{{company}}不会再向 {{email}} 发送邮件。' },
    already: { title: '您已退订', text: '{{company}}不再向 {{email}} 发送邮件，无需其他操作。' },
    unknown: { title: '链接无效', text: '请使用邮件中完整的退订链接，或直接回复邮件说明退订。' },
    notAllowed: { title: '无法处理此请求', text: '请在浏览器中打开邮件里的退订链接。' },
    failed: { title: '暂时无法退订', text: '您的请求尚未保存，请稍后再试。' },
    unnamed: '发件方',
    button: '退订',
    also: '也不要再通过短信、WhatsApp 和电话联系我',
    alsoButton: '也不再通过其他方式联系我',
    alsoDone: '我们也不会再通过短信、WhatsApp 或电话联系您。',
    again: '重试',
    other: 'English',
  },
  'en-US': {
    confirm: { title: 'Unsubscribe', text: 'Stop mail from {{company}} to {{email}}?' },
    done: { title: 'You are unsubscribed', text: '{{company}} sends no more mail to {{email}}.' },
    already: {
      title: 'You are already unsubscribed',
      text: '{{company}} sends no more mail to {{email}}. There is nothing else to do.',
    },
    unknown: {
      title: 'This link is not valid',
      text: 'Use the whole unsubscribe link of the mail, or answer the mail and say that you want no more.',
    },
    notAllowed: { title: 'This cannot be done here', text: 'Open the unsubscribe link of the mail in a browser.' },
    failed: {
      title: 'Not unsubscribed yet',
      text: 'Your wish could not be kept just now. Please try again in a moment.',
    },
    unnamed: 'The sender',
    button: 'Unsubscribe',
    also: 'Do not reach me by text message, WhatsApp or phone either',
    alsoButton: 'Do not reach me in other ways either',
    alsoDone: 'You are not reached by text message, WhatsApp or phone either.',
    again: 'Try again',
    other: '简体中文',
  },
} as const satisfies Record<Language, Record<ShownPage, { title: string; text: string }> & Record<string, unknown>>
