import { DocumentTextRegular, PhoneRegular } from '@fluentui/react-icons'
import i18next from 'i18next'
import type { ComponentType } from 'react'
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
    {
      path: '/fairleadWTMarketing/numbers',
      title: 'number.menu',
      icon: PhoneRegular,
      place: 12,
      load: () => withChannelWords(import('./number/NumbersScreen.tsx').then((m) => m.NumbersScreen)),
    },
  ],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeWhatsappChange(change)),
}

/** What all channel accounts have is said by the words of text messages. */
async function withChannelWords(screen: Promise<ComponentType>) {
  const [Component] = await Promise.all([screen, i18next.loadNamespaces(['sms', 'campaigns'])])
  return { Component }
}
