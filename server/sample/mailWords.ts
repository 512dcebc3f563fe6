import type { AnyBlock, EmailMessage } from '#domain/email/render/message'
import { bullets, button, heading, paragraphs } from '#domain/email/render/templateBlocks'

/** What the sample company writes to its contacts, and what they write back. */
export const site = 'https://harbour-lighting.example'

type SampleMessage = Pick<EmailMessage, 'name' | 'theme' | 'preheader' | 'language'> & { blocks: AnyBlock[] }

const linked = (label: string, path: string): AnyBlock => ({ ...button(label), link: `${site}/${path}` }) as AnyBlock

export const sampleMessages = {
  catalogue: {
    name: 'Autumn catalogue',
    theme: '{{name|Hello}}, our autumn lighting range is here',
    preheader: '48 new lamps, samples within five days',
    language: 'en',
    blocks: [
      heading('The autumn range 2026'),
      paragraphs(
        'Hello {{name|there}},',
        'our new catalogue has 48 lamps that {{company|your shop}} can have before Christmas.',
      ),
      bullets('Dimmable panels from USD 6.80', 'Garden lights with CE and RoHS', 'Mixed containers from 300 pieces'),
      linked('Open the catalogue', 'catalogue-2026'),
      paragraphs('The price list is valid until the end of the year.'),
      linked('See the prices', 'prices'),
    ],
  },
  invitation: {
    name: '广交会邀请函',
    theme: '{{name|您好}},诚邀您莅临广交会 8.1 馆 B21 展位',
    preheader: '现场下单享 95 折,样品当天可取',
    language: 'zh',
    blocks: [
      heading('广交会秋季展,我们不见不散'),
      paragraphs('{{name|您好}}:', '海港灯饰将携 48 款新品参加本届广交会,诚邀{{company|贵公司}}到展位参观洽谈。'),
      bullets('展位:8.1 馆 B21', '新品:可调光面板灯、太阳能庭院灯', '现场下单享 95 折'),
      linked('预约洽谈时间', 'canton-fair'),
      linked('先看新品目录', 'catalogue-2026'),
    ],
  },
  followUp: {
    name: 'After the Canton Fair',
    theme: 'Good to meet you at the Canton Fair',
    preheader: 'Photos, prices and the samples that you asked for',
    language: 'en',
    blocks: [
      paragraphs(
        'Dear {{name|visitor}},',
        'thank you for coming to our booth in hall 8.1. Here is what we talked about.',
      ),
      linked('Products of our booth', 'canton-fair'),
      linked('Ask for a sample', 'samples'),
      paragraphs('Which day of next week suits you for a short call?'),
    ],
  },
  novelty: {
    name: '新品上市通知',
    theme: '新品上市:可调光面板灯首批现货',
    preheader: '首批 2,000 件,先到先得',
    language: 'zh',
    blocks: [
      heading('可调光面板灯,首批现货'),
      paragraphs('{{name|您好}}:', '您关注的可调光面板灯已到货,首批 2,000 件,三天内可发。'),
      linked('查看参数与报价', 'panel'),
    ],
  },
  kitchen: {
    name: 'Kitchen lamps 2027',
    theme: 'Kitchen lamps for your 2027 range',
    preheader: 'Three new lines, first samples in January',
    language: 'en',
    blocks: [
      paragraphs('Hello {{name|there}},', 'three new lines of kitchen lamps are ready for {{company|your range}}.'),
      linked('See the three lines', 'kitchen'),
    ],
  },
  greeting: {
    name: '新年问候',
    theme: '海港灯饰祝您新年快乐',
    preheader: '元旦假期安排与发货时间',
    language: 'zh',
    blocks: [
      heading('新年快乐'),
      paragraphs('{{name|您好}}:', '感谢您一年来的支持!元旦 1 月 1 日至 3 日放假,12 月 28 日前的订单节前发货。'),
      linked('2027 年新品预告', 'preview-2027'),
    ],
  },
} as const satisfies Record<string, SampleMessage>
export type SampleMessageKey = keyof typeof sampleMessages

export const answersBack = {
  en: [
    'Please send me the price for 500 pieces, CIF Hamburg.',
    'Interesting. Can you ship two samples to our office?',
    'What is the lead time for a mixed container?',
    'We have a supplier for this year. Ask me again in March, please.',
    'Does the garden light come with a UL certificate?',
  ],
  zh: [
    '请报 1,000 件的 FOB 宁波价。',
    '展会第二天下午过来,麻烦留两个样品。',
    '交期多久?可以贴我们的牌子吗?',
    '目录已收到,下周给你回复。',
  ],
} satisfies Record<EmailMessage['language'], string[]>
export const awayNotes = {
  en: 'I am out of the office until Monday and will answer then.',
  zh: '本人休假中,下周一回复您的邮件。',
} satisfies Record<EmailMessage['language'], string>
export const ownAnswers = {
  en: 'Thank you! The offer is attached to my next mail; samples leave tomorrow.',
  zh: '感谢回复!报价稍后发给您,样品明天寄出。',
} satisfies Record<EmailMessage['language'], string>

export const readerAgents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
]
/** As Apple fetches pictures that nobody looks at, and as a gateway looks through a mail. */
export const programs = ['Mozilla/5.0', 'Barracuda Sentinel (EE)']
