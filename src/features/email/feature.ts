import { MailSettingsRegular, MailTemplateRegular, SendRegular } from '@fluentui/react-icons'
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
    {
      path: '/emailMarketing/emailTask',
      title: 'task.menu',
      icon: SendRegular,
      load: () => import('./task/EmailTaskScreen.tsx').then((m) => ({ Component: m.EmailTaskScreen })),
    },
    {
      path: '/emailMarketing/emailSendSetting',
      title: 'sender.menu',
      icon: MailSettingsRegular,
      load: () => import('./sender/SendersScreen.tsx').then((m) => ({ Component: m.SendersScreen })),
    },
  ],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeChange(change)),
}
