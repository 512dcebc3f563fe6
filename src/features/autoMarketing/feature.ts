import { BotSparkleRegular } from '@fluentui/react-icons'
import i18next from 'i18next'
import type { Feature } from '../../lib/feature.ts'

export const autoMarketing: Feature = {
  id: 'autoMarketing',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.autoMarketingEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.autoMarketingZhCN),
  },
  screens: [
    {
      path: '/autoMarketing/runs',
      title: 'menu',
      icon: BotSparkleRegular,
      load: async () => {
        // What is looked for is asked in the words of collecting leads.
        const [{ AutoMarketingScreen }] = await Promise.all([
          import('./AutoMarketingScreen.tsx'),
          i18next.loadNamespaces('leads'),
        ])
        return { Component: AutoMarketingScreen }
      },
    },
  ],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeAutoChange(change)),
}
