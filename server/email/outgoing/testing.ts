import { mailTokens } from '../tokens.ts'
import type { MailReceiver } from './compose.ts'
import type { MailSurroundings, MailTask } from './prepare.ts'
import type { TransportSettings } from './transports.ts'

export const tokens = mailTokens([Buffer.alloc(32, 7)])
export const receiverId = '019aa000-0000-7000-8000-00000000000f'

export const surroundings: MailSurroundings = {
  tokens,
  urls: {
    open: (token) => `https://fair.example/o/${token}.gif`,
    click: (token) => `https://fair.example/c/${token}`,
    unsubscribe: (token) => `https://fair.example/u/${token}`,
  },
  pictureUrl: (hash) => `https://fair.example/p/${hash}.jpg`,
  readFile: async () => {
    throw new Error('there are no files')
  },
}

export const signature: MailTask['sender']['signature'] = {
  name: 'Anna Lin',
  position: 'Export manager',
  company: 'Fair Lamps Ltd.',
  logo: null,
  website: 'https://fair.example',
  phone: '+86 571 8888 0000',
  email: 'anna@fair.example',
  address: '8 Lake Road, Hangzhou, China',
  social_links: [],
}

export const campaign: MailTask = {
  kind: 'campaign',
  task: { id: '019aa000-0000-7000-8000-00000000000a', message: '019aa000-0000-7000-8000-00000000000b' },
  reply_address: '',
  mailboxes: { bounces: 'back@fair.example', answers: 'anna@fair.example' },
  message: {
    theme: 'Lamps for {{company|your shop}}',
    preheader: 'New this spring',
    language: 'en',
    plain: null,
    content: [
      {
        id: 'b1',
        block: { kind: 'text', style: 'plain', align: 'left', lines: [[{ text: 'Hello {{name|there}},' }]] },
      },
      {
        id: 'b2',
        block: {
          kind: 'button',
          label: 'See the lamps',
          link: 'https://fair.example/lamps?year=2026',
          colour: '#0f6cbd',
          align: 'left',
        },
      },
    ],
    attachments: [],
  },
  sender: { id: '019aa000-0000-7000-8000-0000000000aa', name: 'Anna Lin', address: 'anna@fair.example', signature },
  dkim: null,
}

export const receiver: MailReceiver = {
  id: receiverId,
  email: 'lin@buyer.example',
  values: { name: 'Lin', company: 'Buyer', position: '', country: 'France', email: 'lin@buyer.example', website: '' },
  reason: 'You gave us your card at the spring fair.',
}

/** This machine may be connected to, and nobody waits for long. */
export const nearby: TransportSettings = {
  name: 'mail.fair.example',
  isAllowed: () => true,
  connectMs: 5_000,
  greetingMs: 5_000,
  talkMs: 10_000,
  answerMs: 10_000,
}
