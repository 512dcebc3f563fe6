import {
  ContactCardGroupRegular,
  DocumentTextRegular,
  LinkRegular,
  NumberSymbolSquareRegular,
  PhoneRegular,
} from '@fluentui/react-icons'
import i18next from 'i18next'
import type { ComponentType } from 'react'
import type { Feature } from '../../lib/feature.ts'

/** Phones that were linked by QR code. */
export const linked: Feature = {
  id: 'linked',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.linkedEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.linkedZhCN),
  },
  screens: [
    {
      path: '/wtMarketing/wtLogin',
      title: 'link.menu',
      icon: LinkRegular,
      place: 1,
      load: () => import('./link/LinkScreen.tsx').then((m) => ({ Component: m.LinkScreen })),
    },
    {
      path: '/wtMarketing/msgTemp',
      title: 'template.menu',
      icon: DocumentTextRegular,
      place: 3,
      load: () => withTagWords(import('./template/LinkedTemplatesScreen.tsx').then((m) => m.LinkedTemplatesScreen)),
    },
    {
      path: '/wtMarketing/checkNumber',
      title: 'check.menu',
      icon: NumberSymbolSquareRegular,
      place: 4,
      load: () => import('./check/CheckScreen.tsx').then((m) => ({ Component: m.CheckScreen })),
    },
    {
      path: '/wtMarketing/searchGroup',
      title: 'groups.menu',
      icon: ContactCardGroupRegular,
      place: 6,
      load: () => import('./groups/GroupsScreen.tsx').then((m) => ({ Component: m.GroupsScreen })),
    },
    {
      path: '/wtMarketing/phones',
      title: 'phones.menu',
      icon: PhoneRegular,
      place: 9,
      load: () => import('./link/PhonesScreen.tsx').then((m) => ({ Component: m.PhonesScreen })),
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
