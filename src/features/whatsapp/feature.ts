import type { Feature } from '../../lib/feature.ts'

export const whatsapp: Feature = {
  id: 'whatsapp',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.whatsappEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.whatsappZhCN),
  },
  screens: [],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeWhatsappChange(change)),
}
