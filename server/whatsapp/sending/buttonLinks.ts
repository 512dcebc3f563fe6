import type { TemplateContent, TemplateValues } from '#domain/whatsapp/template'
import { httpUrl } from '../../campaigns/hits/httpUrl.ts'
import type { Secrets } from '../../secrets.ts'
import { type ShortLink, shortCode, shortLinkAt } from '../../sms/shortLinks.ts'

/** What stands for the variables of one receiver, with the links whose taps are counted. */
export type ButtonLinks = (
  receiver: string,
  content: TemplateContent,
  values: TemplateValues,
) => { values: TemplateValues; links: ShortLink[] }

/**
 * Meta appends what stands for a button's variable to the address that it approved, so that taps can be counted only where that address is
 * this server's own for short links: then a whole link may stand for the variable, and goes as its code. `base`: the public address.
 */
export const buttonLinks =
  (secrets: Pick<Secrets, 'digest'>, base: string): ButtonLinks =>
  (receiver, { buttons }, values) => {
    const links = buttons.flatMap((button, number): ShortLink[] => {
      const url = button.kind === 'url' && leadsHere(button.url, base) ? httpUrl(values.buttons[number] ?? '') : null
      return url === null ? [] : [{ code: shortCode(secrets, receiver, number), number, url }]
    })
    const codes = Object.fromEntries(links.map(({ number, code }) => [number, code]))
    return { values: { ...values, buttons: { ...values.buttons, ...codes } }, links }
  }

function leadsHere(url: string, base: string): boolean {
  const start = shortLinkAt(base, '')
  return url.startsWith(start) && /^\{\{\s*\w+\s*\}\}$/.test(url.slice(start.length))
}
