import { DocumentTextRegular } from '@fluentui/react-icons'
import type { Feature } from '../../lib/feature.ts'

export const whatsapp: Feature = {
  id: 'whatsapp',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.whatsappEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.whatsappZhCN),
  },
  screens: [
    {
      path: '/fairleadWTMarketing/pt_createTemplate',
      title: 'template.menu',
      icon: DocumentTextRegular,
      place: 4,
      load: () => import('./template/TemplatesScreen.tsx').then((m) => ({ Component: m.TemplatesScreen })),
    },
  ],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeWhatsappChange(change)),
}
