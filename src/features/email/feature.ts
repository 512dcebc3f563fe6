import type { Feature } from '../../lib/feature.ts'

export const email: Feature = {
  id: 'email',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.emailEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.emailZhCN),
  },
  screens: [],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeChange(change)),
}
