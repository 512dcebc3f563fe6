import { HatGraduationRegular, MailSettingsRegular, MailTemplateRegular } from '@fluentui/react-icons'
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
      place: 2,
      load: () => import('./message/MessagesScreen.tsx').then((m) => ({ Component: m.MessagesScreen })),
    },
    {
      path: '/emailMarketing/emailSendSetting',
      title: 'sender.menu',
      icon: MailSettingsRegular,
      place: 4,
      load: () => import('./sender/SendersScreen.tsx').then((m) => ({ Component: m.SendersScreen })),
    },
    {
      path: '/emailMarketing/emailMarketingCourse',
      title: 'course.menu',
      icon: HatGraduationRegular,
      place: 6,
      load: () => import('./course/CourseScreen.tsx').then((m) => ({ Component: m.CourseScreen })),
    },
  ],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeEmailChange(change)),
}
