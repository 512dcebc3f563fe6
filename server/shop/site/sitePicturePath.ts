import type { SitePicture } from '#domain/shop/site/snapshot'

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const

/** Where a picture stands in a site: under its content, so that it never changes. */
export const sitePicturePath = ({ hash, mime }: Pick<SitePicture, 'hash' | 'mime'>): string =>
  `/files/${hash}.${endings[mime]}`
