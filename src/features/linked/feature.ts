import { DocumentTextRegular } from '@fluentui/react-icons'
import i18next from 'i18next'
import type { ComponentType } from 'react'
import type { Feature } from '../../lib/feature.ts'

export const linked: Feature = {
  id: 'linked',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.linkedEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.linkedZhCN),
  },
  screens: [
    {
      path: '/wtMarketing/msgTemp',
      title: 'template.menu',
      icon: DocumentTextRegular,
      place: 3,
      load: () => withTagWords(import('./template/LinkedTemplatesScreen.tsx').then((m) => m.LinkedTemplatesScreen)),
    },
  ],
  describeChange: (change) =>
    import('./template/describeTemplateChange.ts').then((m) => m.describeLinkedTemplateChange(change)),
}

/** What is known of contacts is put into templates by the button of text messages. */
async function withTagWords(screen: Promise<ComponentType>) {
  const [Component] = await Promise.all([screen, i18next.loadNamespaces(['sms', 'email'])])
  return { Component }
}
