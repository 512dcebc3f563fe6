import { DataTrendingRegular, PeopleListRegular, ProhibitedRegular, SendRegular } from '@fluentui/react-icons'
import i18next from 'i18next'
import type { Feature } from '../../lib/feature.ts'

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
      load: async () => {
        // It shows messages, which have words of their own.
        const [{ EmailTaskScreen }] = await Promise.all([
          import('./task/EmailTaskScreen.tsx'),
          i18next.loadNamespaces('email'),
        ])
        return { Component: EmailTaskScreen }
      },
    },
    {
      path: '/emailMarketing/suppression',
      title: 'suppression.menu',
      icon: ProhibitedRegular,
      place: 5,
      load: () => import('./suppression/SuppressionScreen.tsx').then((m) => ({ Component: m.SuppressionScreen })),
    },
    {
      path: '/account/sendingReport',
      title: 'report.menu',
      icon: PeopleListRegular,
      access: 'main',
      load: () => import('./report/SendingReportScreen.tsx').then((m) => ({ Component: m.SendingReportScreen })),
    },
  ],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeCampaignChange(change)),
}
