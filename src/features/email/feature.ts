import { MailTemplateRegular } from '@fluentui/react-icons'
import type { Feature } from '../../lib/feature.ts'

export const email: Feature = {
  id: 'email',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.emailEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.emailZhCN),
  },
  screens: [
    {
      path: '/emailMarketing/emailMessage',
      title: 'message.menu',
      icon: MailTemplateRegular,
      load: () => import('./message/MessagesScreen.tsx').then((m) => ({ Component: m.MessagesScreen })),
    },
  ],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeChange(change)),
}
