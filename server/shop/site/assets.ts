import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type SiteTheme, siteThemes } from '#domain/shop/site/themes'

/** A file that all shops of a theme have: named by its content, so that it is kept for good wherever it was read. */
export type SiteAsset = { path: string; type: string; text: string }

const read = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8')

function assetFile(name: string, ending: string, type: string, text: string): SiteAsset {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return { path: `/assets/${name}-${hash}.${ending}`, type, text }
}

/** Without its comments and the spaces that nobody needs: each rule stands on one line already. */
const packedCss = (text: string) => text.replace(/\s*([{};:,])\s+/g, '$1').replace(/ ?\} ?/g, '}')

const base = packedCss(read('base.css'))
const script = assetFile('site', 'js', 'text/javascript; charset=utf-8', read('site.js'))
const sheets = Object.fromEntries(
  siteThemes.map((theme) => [
    theme,
    assetFile(theme, 'css', 'text/css; charset=utf-8', base + packedCss(read(`${theme}.css`))),
  ]),
) as Record<SiteTheme, SiteAsset>

export const siteScriptPath = script.path
export const assetsOf = (theme: SiteTheme): SiteAsset => sheets[theme]
export const siteAssets = (theme: SiteTheme): SiteAsset[] => [sheets[theme], script]
