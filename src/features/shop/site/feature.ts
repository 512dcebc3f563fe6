import { DataTrendingRegular, GlobeRegular } from '@fluentui/react-icons'
import type { Feature } from '../../../lib/feature.ts'

/** The published site of the shop: apart from the back office, whose texts nobody needs here. */
export const shopSite: Feature = {
  id: 'shopSite',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.shopSiteEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.shopSiteZhCN),
  },
  screens: [
    {
      path: '/tools/pinShop/site',
      title: 'menu',
      icon: GlobeRegular,
      place: 0,
      access: 'main',
      load: () => import('./SiteScreen.tsx').then((m) => ({ Component: m.SiteScreen })),
    },
    {
      path: '/tools/pinShop/visits',
      title: 'visits.menu',
      icon: DataTrendingRegular,
      place: 0,
      access: 'main',
      load: () => import('./visits/VisitsScreen.tsx').then((m) => ({ Component: m.VisitsScreen })),
    },
  ],
}
