import { ContactCardGroupRegular, LinkRegular, NumberSymbolSquareRegular, PhoneRegular } from '@fluentui/react-icons'
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
}
