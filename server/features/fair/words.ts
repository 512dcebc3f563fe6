import type { ConsentChannel } from '#domain/contacts/companions/consent'
import type { Language } from '#domain/texts/errorText'

/** What a visitor reads at a booth's page; of what is agreed to, the very words are the evidence. */
export const boothWords = {
  'zh-CN': {
    title: (booth: string) => (booth ? `留下您的联系方式 · ${booth}` : '留下您的联系方式'),
    intro: '填写后，我们会在展会后与您联系。带 * 的请至少填写其中一项。',
    fields: {
      name: '姓名 *',
      company: '公司 *',
      position: '职位',
      email: '电子邮箱 *',
      phone: '电话（含国家区号）*',
      country: '国家/地区',
      remark: '您感兴趣的产品或需求',
    },
    noCountry: '请选择',
    consents: '我同意通过以下方式收到与产品和报价有关的信息（可不选，可随时撤回）：',
    consent: {
      email: '通过电子邮件联系我',
      sms: '通过短信联系我',
      whatsapp: '通过 WhatsApp 联系我',
      phone: '通过电话联系我',
    } satisfies Record<ConsentChannel, string>,
    privacy: (title: string) =>
      `您填写的内容只交给${title ? `「${title}」` : '展商'}，用于与您联系。您可以随时要求查看、更正或删除。`,
    send: '提交',
    thanks: '已收到，谢谢！',
    thanksMore: '我们会尽快与您联系，祝您参展愉快。',
    again: '再填写一份',
    closed: '此页面已关闭或尚未开放',
    closedMore: '请直接联系展位工作人员。',
    busy: '提交过于频繁，请稍后再试',
    failed: '暂时无法保存，请稍后再试',
    wrong: {
      name: '请填写姓名或公司',
      email: '请填写有效的电子邮箱',
      phone: '请填写有效的电话，例如 +86 138 0013 8000',
      reach: '请填写电子邮箱或电话',
      long: '内容过长或含有无法保存的字符',
    },
    other: 'English',
  },
  'en-US': {
    title: (booth: string) => (booth ? `Leave your contact details · ${booth}` : 'Leave your contact details'),
    intro: 'We will get in touch after the fair. Fill in at least one of each pair marked with *.',
    fields: {
      name: 'Name *',
      company: 'Company *',
      position: 'Job title',
      email: 'Email *',
      phone: 'Phone with country code *',
      country: 'Country or region',
      remark: 'What you are interested in',
    },
    noCountry: 'Choose',
    consents: 'I agree to receive information on products and offers (optional, may be withdrawn at any time):',
    consent: {
      email: 'Contact me by email',
      sms: 'Contact me by text message',
      whatsapp: 'Contact me by WhatsApp',
      phone: 'Call me',
    } satisfies Record<ConsentChannel, string>,
    privacy: (title: string) =>
      `What you enter goes to ${title || 'the exhibitor'} only, to get in touch with you. You may ask to see, correct or delete it at any time.`,
    send: 'Send',
    thanks: 'Received, thank you!',
    thanksMore: 'We will be in touch soon. Enjoy the fair.',
    again: 'Another entry',
    closed: 'This page is closed or not open yet',
    closedMore: 'Please ask at the booth.',
    busy: 'Too many entries at once, please try again in a moment',
    failed: 'This could not be kept, please try again in a moment',
    wrong: {
      name: 'Enter a name or a company',
      email: 'Enter a valid email address',
      phone: 'Enter a valid phone number, such as +49 40 1234567',
      reach: 'Enter an email address or a phone number',
      long: 'This is too long, or has characters that cannot be kept',
    },
    other: '简体中文',
  },
} as const satisfies Record<Language, object>

export type BoothWords = (typeof boothWords)[Language]
export type WrongWord = keyof BoothWords['wrong']

/** The language that was asked for, else the first one of the browser that there is. */
export function visitorLanguage(asked: string | undefined, accepted: string | undefined): Language {
  if (asked === 'en' || asked === 'zh') return asked === 'en' ? 'en-US' : 'zh-CN'
  const first = (accepted ?? '').split(',').find((one) => /^\s*(zh|en)\b/i.test(one))
  return first && /^\s*zh/i.test(first) ? 'zh-CN' : 'en-US'
}
