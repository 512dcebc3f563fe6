import {
  ArrowSwapRegular,
  BoxRegular,
  DocumentTextRegular,
  FolderRegular,
  SettingsRegular,
} from '@fluentui/react-icons'
import i18next from 'i18next'
import type { ComponentType } from 'react'
import type { Feature } from '../../lib/feature.ts'

/** The back office of the shop. */
export const shop: Feature = {
  id: 'shop',
  texts: {
    'en-US': () => import('./texts.en-US.ts').then((m) => m.shopEnUS),
    'zh-CN': () => import('./texts.zh-CN.ts').then((m) => m.shopZhCN),
  },
  screens: [
    {
      path: '/tools/pinShop',
      title: 'products.menu',
      icon: BoxRegular,
      place: 0,
      load: () => withAssistant(import('./products/ProductsScreen.tsx').then((m) => m.ProductsScreen)),
    },
    {
      path: '/tools/pinShop/articles',
      title: 'articles.menu',
      icon: DocumentTextRegular,
      place: 0,
      load: () => withAssistant(import('./articles/ArticlesScreen.tsx').then((m) => m.ArticlesScreen)),
    },
    {
      path: '/tools/pinShop/categories',
      title: 'categories.menu',
      icon: FolderRegular,
      place: 0,
      load: () => import('./categories/CategoriesScreen.tsx').then((m) => ({ Component: m.CategoriesScreen })),
    },
    {
      path: '/tools/pinShop/settings',
      title: 'settings.menu',
      icon: SettingsRegular,
      place: 0,
      access: 'main',
      load: () => withSite(import('./settings/ShopSettingsScreen.tsx').then((m) => m.ShopSettingsScreen)),
    },
    {
      path: '/tools/currencyExchange',
      title: 'rates.menu',
      icon: ArrowSwapRegular,
      place: 9,
      load: () => import('./rates/CurrencyScreen.tsx').then((m) => ({ Component: m.CurrencyScreen })),
    },
  ],
  describeChange: (change) => import('./describeChange.ts').then((m) => m.describeShopChange(change)),
}

/** The names of languages and of services that translate are said beside what is written, in parts as a mail is. */
async function withAssistant(screen: Promise<ComponentType>) {
  const [Component] = await Promise.all([screen, i18next.loadNamespaces(['assistant', 'email'])])
  return { Component }
}

/** How the site looks is chosen among the shop's settings, in the words of the site. */
async function withSite(screen: Promise<ComponentType>) {
  const [Component] = await Promise.all([screen, i18next.loadNamespaces(['assistant', 'shopSite'])])
  return { Component }
}
