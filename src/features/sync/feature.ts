import { HeartPulseRegular } from '@fluentui/react-icons'
import type { Feature } from '../../lib/feature.ts'
import { healthPath } from './healthPath.ts'

export const sync: Feature = {
  id: 'sync',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.syncEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.syncZhCN),
  },
  screens: [
    {
      path: healthPath,
      title: 'menu',
      icon: HeartPulseRegular,
      load: () => import('./HealthScreen.tsx').then((m) => ({ Component: m.HealthScreen })),
    },
  ],
}
