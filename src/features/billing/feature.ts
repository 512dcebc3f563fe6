import {
  ArrowSwapRegular,
  CartRegular,
  ClipboardTextLtrRegular,
  DocumentBulletListRegular,
  StarRegular,
  WalletRegular,
} from '@fluentui/react-icons'
import type { Feature } from '../../lib/feature.ts'
import { paths } from './paths.ts'

export const billing: Feature = {
  id: 'billing',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.billingEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.billingZhCN),
  },
  screens: [
    {
      path: paths.purchase,
      title: 'purchase.menu',
      icon: CartRegular,
      load: () => import('./PurchaseScreen.tsx').then((m) => ({ Component: m.PurchaseScreen })),
    },
    {
      path: paths.balance,
      title: 'balance.menu',
      icon: WalletRegular,
      access: 'main',
      load: () => import('./BalanceScreen.tsx').then((m) => ({ Component: m.BalanceScreen })),
    },
    {
      path: paths.orders,
      title: 'orders.menu',
      icon: ClipboardTextLtrRegular,
      access: 'main',
      load: () => import('./OrdersScreen.tsx').then((m) => ({ Component: m.OrdersScreen })),
    },
    {
      path: paths.points,
      title: 'points.menu',
      icon: StarRegular,
      access: 'main',
      load: () => import('./PointsScreen.tsx').then((m) => ({ Component: m.PointsScreen })),
    },
    {
      path: paths.pointsList,
      title: 'pointsList.menu',
      icon: DocumentBulletListRegular,
      access: 'main',
      load: () => import('./PointsListScreen.tsx').then((m) => ({ Component: m.PointsListScreen })),
    },
    {
      path: paths.rates,
      title: 'rates.menu',
      icon: ArrowSwapRegular,
      access: 'main',
      load: () => import('./RatesScreen.tsx').then((m) => ({ Component: m.RatesScreen })),
    },
  ],
}
