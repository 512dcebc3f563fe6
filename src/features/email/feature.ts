import {
  DataTrendingRegular,
  HatGraduationRegular,
  MailSettingsRegular,
  MailTemplateRegular,
  ProhibitedRegular,
  SendRegular,
} from '@fluentui/react-icons'
import type { Feature } from '../../lib/feature.ts'

export const email: Feature = {
  id: 'email',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.emailEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.emailZhCN),
  },
  screens: [
    {
      path: '/emailMarketing/emailStatistics',
      title: 'statistics.menu',
      icon: DataTrendingRegular,
      load: () =>
        import('./statistics/EmailStatisticsScreen.tsx').then((m) => ({ Component: m.EmailStatisticsScreen })),
    },
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
    {
      path: '/emailMarketing/suppression',
      title: 'suppression.menu',
      icon: ProhibitedRegular,
      load: () => import('./suppression/SuppressionScreen.tsx').then((m) => ({ Component: m.SuppressionScreen })),
    },
    {
      path: '/emailMarketing/emailMarketingCourse',
      title: 'course.menu',
      icon: HatGraduationRegular,
      load: () => import('./course/CourseScreen.tsx').then((m) => ({ Component: m.CourseScreen })),
    },
  ],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeChange(change)),
}
