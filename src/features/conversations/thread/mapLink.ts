import { type Coordinates, writtenCoordinates } from '#domain/whatsapp/offers'

/** A map that opens in the reader's country, outside of this app. */
export function mapLink({ latitude, longitude }: Coordinates, name: string, language: 'zh-CN' | 'en-US'): string {
  if (language === 'zh-CN') {
    const asked = new URLSearchParams({
      position: `${longitude},${latitude}`,
      name: name || writtenCoordinates({ latitude, longitude }),
      coordinate: 'wgs84',
    })
    return `https://uri.amap.com/marker?${asked}`
  }
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}
