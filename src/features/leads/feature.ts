import type { Feature } from '../../lib/feature.ts'

export const leads: Feature = {
  id: 'leads',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.leadsEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.leadsZhCN),
  },
  screens: [],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeLeadChange(change)),
}
