import type { EmailMessage } from '../render/message.ts'

type Content = Pick<EmailMessage, 'theme' | 'preheader' | 'language' | 'content' | 'plain' | 'attachments'>
type Language = EmailMessage['language']

const words = {
  en: {
    theme: 'A trial of your sender',
    line: 'This mail came through your own mail server. If you can read it in the inbox, your sender works.',
    reason: 'You get this mail because somebody at your company asked for it, to see how a mail looks.',
  },
  zh: {
    theme: '发件人测试邮件',
    line: '这封邮件经由您自己的邮件服务器发出。如果您在收件箱中看到它，说明发件人可以正常使用。',
    reason: '您收到这封邮件，是因为贵公司有人为查看邮件效果而发送了测试。',
  },
} satisfies Record<Language, Record<string, string>>

/** What a sender is tried with where there is no message yet. */
export const testMail = (language: Language): Content => ({
  theme: words[language].theme,
  preheader: '',
  language,
  content: [
    { id: 'line', block: { kind: 'text', style: 'plain', lines: [[{ text: words[language].line }]], align: 'left' } },
  ],
  plain: null,
  attachments: [],
})

/** Why somebody gets a mail that was sent for a look. */
export const testReason = (language: Language) => words[language].reason
