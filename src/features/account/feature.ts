import { PersonCircleRegular } from '@fluentui/react-icons'
import type { Feature } from '../../lib/feature.ts'

export const account: Feature = {
  id: 'account',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.accountEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.accountZhCN),
  },
  screens: [
    {
      path: '/account/overview',
      title: 'menu',
      icon: PersonCircleRegular,
      load: () => import('./OverviewScreen.tsx').then((m) => ({ Component: m.OverviewScreen })),
    },
  ],
}
