import {
  BoardRegular,
  DataTrendingRegular,
  EditRegular,
  FlashRegular,
  ListRegular,
  PeopleListRegular,
  ProhibitedRegular,
  SendCopyRegular,
  SendRegular,
} from '@fluentui/react-icons'
import i18next from 'i18next'
import type { ComponentType } from 'react'
import type { Feature } from '../../lib/feature.ts'
import { linkedTaskPath } from '../../lib/linkedPaths.ts'
import { smsFastPath, smsSuppressionPath } from '../../lib/smsPaths.ts'
import {
  whatsappBoardPath,
  whatsappFastPath,
  whatsappFormPath,
  whatsappSuppressionPath,
  whatsappTaskPath,
} from '../../lib/whatsappPaths.ts'

export const campaigns: Feature = {
  id: 'campaigns',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.campaignsEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.campaignsZhCN),
  },
  screens: [
    {
      path: '/emailMarketing/emailStatistics',
      title: 'statistics.menu',
      icon: DataTrendingRegular,
      place: 1,
      load: () =>
        import('./statistics/EmailStatisticsScreen.tsx').then((m) => ({ Component: m.EmailStatisticsScreen })),
    },
    {
      path: '/emailMarketing/emailTask',
      title: 'task.menu',
      icon: SendRegular,
      place: 3,
      load: () =>
        withWords(
          'email',
          import('./task/EmailTaskScreen.tsx').then((m) => m.EmailTaskScreen),
        ),
    },
    {
      path: '/emailMarketing/suppression',
      title: 'suppression.menu',
      icon: ProhibitedRegular,
      place: 5,
      load: () => import('./suppression/SuppressionScreen.tsx').then((m) => ({ Component: m.SuppressionScreen })),
    },
    {
      path: smsSuppressionPath,
      title: 'suppression.menu',
      icon: ProhibitedRegular,
      place: 10,
      load: () => import('./suppression/SuppressionScreen.tsx').then((m) => ({ Component: m.SuppressionScreen })),
    },
    {
      path: '/account/sendingReport',
      title: 'report.menu',
      icon: PeopleListRegular,
      access: 'main',
      load: () => import('./report/SendingReportScreen.tsx').then((m) => ({ Component: m.SendingReportScreen })),
    },
    {
      path: '/smsMarketing/createGroup',
      title: 'sms.task.form.newTitle',
      icon: EditRegular,
      place: 3,
      load: () =>
        withWords(
          'sms',
          import('./task/sms/CreateGroupScreen.tsx').then((m) => m.CreateGroupScreen),
        ),
    },
    {
      path: whatsappFormPath,
      title: 'whatsapp.task.form.newTitle',
      icon: EditRegular,
      place: 2,
      load: () =>
        withWords(
          'whatsapp',
          import('./task/whatsapp/WhatsappFormScreen.tsx').then((m) => m.WhatsappFormScreen),
        ),
    },
    {
      path: linkedTaskPath,
      title: 'linked.task.menu',
      icon: SendRegular,
      place: 5,
      load: () =>
        withWords(
          'linked',
          import('./task/linked/MassMessageScreen.tsx').then((m) => m.MassMessageScreen),
        ),
    },
    {
      path: whatsappTaskPath,
      title: 'whatsapp.task.menu',
      icon: SendRegular,
      place: 6,
      load: () =>
        withWords(
          'whatsapp',
          import('./task/whatsapp/WhatsappTasksScreen.tsx').then((m) => m.WhatsappTasksScreen),
        ),
    },
    {
      path: '/smsMarketing/groupMessage',
      title: 'sms.task.menu',
      icon: SendRegular,
      place: 4,
      load: () =>
        withWords(
          'sms',
          import('./task/sms/GroupMessageScreen.tsx').then((m) => m.GroupMessageScreen),
        ),
    },
    {
      path: '/smsMarketing/dashBoard',
      title: 'board.menu',
      icon: BoardRegular,
      place: 1,
      load: () =>
        withWords(
          'sms',
          import('./board/sms/SmsBoardScreen.tsx').then((m) => m.SmsBoardScreen),
        ),
    },
    {
      path: smsFastPath,
      title: 'fast.menu',
      icon: FlashRegular,
      place: 2,
      load: () =>
        withWords(
          'sms',
          import('./fast/sms/SmsFastScreen.tsx').then((m) => m.SmsFastScreen),
        ),
    },
    {
      path: '/smsMarketing/allMessage',
      title: 'messages.all.menu',
      icon: ListRegular,
      place: 5,
      load: () =>
        withWords(
          'sms',
          import('./messages/screens.tsx').then((m) => m.SmsAllScreen),
        ),
    },
    {
      path: '/smsMarketing/sent',
      title: 'messages.sent.menu',
      icon: SendCopyRegular,
      place: 6,
      load: () =>
        withWords(
          'sms',
          import('./messages/screens.tsx').then((m) => m.SmsSentScreen),
        ),
    },
    {
      path: whatsappBoardPath,
      title: 'board.menu',
      icon: BoardRegular,
      place: 0,
      load: () =>
        withWords(
          'whatsapp',
          import('./board/whatsapp/WhatsappBoardScreen.tsx').then((m) => m.WhatsappBoardScreen),
        ),
    },
    {
      path: whatsappFastPath,
      title: 'fast.menu',
      icon: FlashRegular,
      place: 1,
      load: () =>
        withWords(
          'whatsapp',
          import('./fast/whatsapp/WhatsappFastScreen.tsx').then((m) => m.WhatsappFastScreen),
        ),
    },
    {
      path: '/fairleadWTMarketing/pt_allMessage',
      title: 'messages.all.menu',
      icon: ListRegular,
      place: 5,
      load: () =>
        withWords(
          'whatsapp',
          import('./messages/screens.tsx').then((m) => m.WhatsappAllScreen),
        ),
    },
    {
      path: '/fairleadWTMarketing/pt_sent',
      title: 'messages.sent.menu',
      icon: SendCopyRegular,
      place: 8,
      load: () =>
        withWords(
          'whatsapp',
          import('./messages/screens.tsx').then((m) => m.WhatsappSentScreen),
        ),
    },
    {
      path: whatsappSuppressionPath,
      title: 'suppression.menu',
      icon: ProhibitedRegular,
      place: 11,
      load: () => import('./suppression/SuppressionScreen.tsx').then((m) => ({ Component: m.SuppressionScreen })),
    },
  ],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeCampaignChange(change)),
}

/** A page that shows messages, which have words of their own. */
async function withWords(area: keyof typeof wordsOf, screen: Promise<ComponentType>) {
  const [Component] = await Promise.all([screen, i18next.loadNamespaces(wordsOf[area])])
  return { Component }
}

/** What is known of contacts is put into text messages and templates by the same button. */
const wordsOf = {
  email: ['email'],
  sms: ['sms', 'email'],
  whatsapp: ['whatsapp', 'sms', 'email'],
  linked: ['linked', 'sms', 'email'],
}
