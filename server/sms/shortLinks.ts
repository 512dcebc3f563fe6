import { linkPattern } from '#domain/sms/links'
import type { Secrets } from '../secrets.ts'

/** Of one receiver's text, one link; `number` counts them from 0. */
export type ShortLink = { code: string; number: number; url: string }
export type ShortLinks = (receiver: string, text: string) => { text: string; links: ShortLink[] }

export const shortLinkPath = '/l/:code'

/** Ten signs of 62: a million links more or less never meet. */
const codeLength = 10
export const codePattern = /^[0-9A-Za-z]{10}$/
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The same text gets the same links, so that one that is sent again leads where it led. `base`: the public address. */
export const shortLinks =
  (secrets: Pick<Secrets, 'digest'>, base: string): ShortLinks =>
  (receiver, text) => {
    const links: ShortLink[] = []
    const short = text.replace(linkPattern, (url) => {
      const number = links.length
      const code = shortCode(secrets, receiver, number)
      links.push({ code, number, url })
      return shortLinkAt(base, code)
    })
    return { text: short, links }
  }

export const shortLinkAt = (base: string, code: string): string =>
  new URL(shortLinkPath.replace(':code', code), base).href

/** Of a link in a receiver's message, by its number. */
export function shortCode(secrets: Pick<Secrets, 'digest'>, receiver: string, number: number): string {
  let rest = secrets.digest('sms link', `${receiver} ${number}`).readBigUInt64BE()
  let code = ''
  while (code.length < codeLength) {
    code += signs[Number(rest % 62n)]
    rest /= 62n
  }
  return code
}

/** As long as every one of them. */
export const sampleShortLink = (base: string): string => shortLinkAt(base, '0'.repeat(codeLength))
