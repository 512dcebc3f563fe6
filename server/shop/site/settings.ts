import { type Environment, SettingError } from '../../environment.ts'

/**
 * The port on which shops are seen, apart from the app's. `company`: the main account whose shop answers there whatever the host;
 * null: each host its own. `url`: the port's public address, where it is not the one listened on.
 */
export type ShopSettings = { port: number; url: string | null; company: string | null }

/** null: shops are published, and seen nowhere. */
export function shopSettingsOf(env: Environment): ShopSettings | null {
  if (!env.SHOP_PORT) return null
  const port = Number(env.SHOP_PORT)
  if (!/^\d+$/.test(env.SHOP_PORT) || port > 65_535)
    throw new SettingError(`SHOP_PORT must be a number from 0 to 65535, not "${env.SHOP_PORT}".`)
  const url = env.SHOP_URL ? URL.parse(env.SHOP_URL) : null
  if (env.SHOP_URL && (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/'))
    throw new SettingError(`SHOP_URL must be an address such as https://shop.example.com, not "${env.SHOP_URL}".`)
  return { port, url: url?.origin ?? null, company: env.SHOP_COMPANY || null }
}
