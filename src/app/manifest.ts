import type { ManifestOptions } from 'vite-plugin-pwa'

/** What the installed app is called and looks like; vite.config.ts writes it beside the page. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: '展客通 Fairlead',
  short_name: '展客通',
  description:
    '采集线索、管理联系人、多渠道营销，没有网络也能工作。Leads, contacts and marketing that work without a network.',
  lang: 'zh-CN',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#047689',
  background_color: '#ffffff',
  categories: ['business', 'productivity'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  // Not .png, so that the service worker does not keep them: only an install dialog ever shows them.
  screenshots: [
    {
      src: '/screenshots/wide.webp',
      sizes: '1440x900',
      type: 'image/webp',
      form_factor: 'wide',
      label: '联系人 Contacts',
    },
    {
      src: '/screenshots/narrow.webp',
      sizes: '780x1688',
      type: 'image/webp',
      form_factor: 'narrow',
      label: '手机上的联系人 Contacts on a phone',
    },
  ],
  shortcuts: [
    {
      name: '采集 Capture',
      short_name: '采集',
      url: '/statistics/fair?capture=card',
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
    {
      name: '聊天 Chats',
      short_name: '聊天',
      url: '/statistics/inbox',
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
    {
      name: '联系人 Contacts',
      short_name: '联系人',
      url: '/statistics/contacts',
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
  ],
}
