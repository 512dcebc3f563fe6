import { DataTrendingRegular, HatGraduationRegular, ProhibitedRegular } from '@fluentui/react-icons'
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
