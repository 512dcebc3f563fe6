import type { Mail } from '#domain/email/render/fill'
import { type MergeValues, mergeTags } from '#domain/email/render/mergeTags'
import { previewHooks, renderMail } from '#domain/email/render/render'
import type { Signature } from '#domain/email/sender/sender'

export const nobody = Object.fromEntries(mergeTags.map((tag) => [tag, ''])) as MergeValues
export const noSignature: Signature = {
  name: '',
  position: '',
  company: '',
  logo: null,
  website: '',
  phone: '',
  email: '',
  address: '',
  social_links: [],
}

/** In the mail's own language, as its footer is. */
export const sampleReason: Record<Mail['message']['language'], string> = {
  en: 'You receive this mail because we know each other from business.',
  zh: '您收到这封邮件，是因为我们有业务往来。',
}

type ShownMail = Omit<Mail, 'hooks'> & { pictureUrl: (hash: string) => string; reason: string }

export const shownMail = ({ pictureUrl, reason, ...mail }: ShownMail) =>
  renderMail({ ...mail, hooks: previewHooks(pictureUrl, reason) })

/** Nothing of a mail runs here or asks another host, whatever it says. */
const policy = "default-src 'none'; img-src blob: data:; style-src 'unsafe-inline'; form-action 'none'"
export const emptyPage = `<!doctype html><html><head><meta http-equiv="content-security-policy" content="${policy}"></head><body></body></html>`

/** What is inside of <html>, on the screen that was chosen and not on the one that this device has. */
export const innerPage = (html: string, isDark: boolean): string =>
  html
    .replace(/^[\s\S]*?<html[^>]*>|<\/html>\s*$/g, '')
    .replaceAll('(prefers-color-scheme:dark)', isDark ? 'all' : 'not all')
    .replaceAll('content="light dark"', `content="${isDark ? 'dark' : 'light'}"`)
    .replace(':root{color-scheme:light dark', `:root{color-scheme:${isDark ? 'dark' : 'light'}`)
