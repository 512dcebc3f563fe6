import type { Feature } from '../../lib/feature.ts'

export const sms: Feature = {
  id: 'sms',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.smsEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.smsZhCN),
  },
  screens: [],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeSmsChange(change)),
}
