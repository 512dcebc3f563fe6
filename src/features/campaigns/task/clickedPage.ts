import { type Counts, countOf } from '#domain/campaigns/statistics/counters'
import { escapeHtml } from '#domain/email/render/escape'
import { countedUrl, type ShownLink, shownLinks } from '#domain/email/render/fill'
import type { EmailMessage } from '#domain/email/render/message'
import { renderMail } from '#domain/email/render/render'
import type { Signature } from '#domain/email/sender/sender'
import { nobody } from '../../../components/mail/mailPage.ts'

/** A link of a mail with what came of it. `place`: as it is numbered for whoever looks, from the top. */
export type ClickedLink = ShownLink & { place: number; receivers: number; clicks: number; machines: number }

/** Links that are counted, from the top down; `countsOf`: by their place in the message. */
export function clickedLinks(
  message: Pick<EmailMessage, 'content'>,
  countsOf: ReadonlyMap<number, Counts>,
): ClickedLink[] {
  return shownLinks(message.content)
    .filter(({ link }) => countedUrl(link) !== null)
    .map((shown, at) => {
      const counts = countsOf.get(shown.nth) ?? {}
      return {
        ...shown,
        place: at + 1,
        receivers: countOf(counts, 'clicked_unique'),
        clicks: countOf(counts, 'clicked_total'),
        machines: countOf(counts, 'clicked_machine'),
      }
    })
}

type MessagePreview = {
  message: Pick<EmailMessage, 'theme' | 'preheader' | 'language' | 'content'>
  signature: Signature
  links: readonly ClickedLink[]
  pictureUrl: (hash: string) => string
  /** what stands beside a link */
  labelOf: (link: ClickedLink) => string
}

/** The mail with a mark at each link, the stronger the more clicked there. Nothing in it leads anywhere. */
export function clickedPage({ message, signature, links, pictureUrl, labelOf }: MessagePreview): string {
  const most = Math.max(1, ...links.map(({ receivers }) => receivers))
  const byPlace = new Map(links.map((link) => [link.nth, link]))
  const linkOf = (_: string, nth: number) => `${nowhere}${nth}`
  const hooks = { linkOf, pictureUrl, pixelUrl: null, unsubscribeUrl: '#', reason: '' }
  const { html } = renderMail({ message: { ...message, plain: null }, signature, values: nobody, hooks })
  return html.replace('</head>', `<style>${css}</style>\n</head>`).replace(leadsNowhere, (_, nth: string) => {
    const link = byPlace.get(Number(nth))
    if (!link) return 'href="#"'
    const level = Math.ceil((link.receivers / most) * (levels.length - 1))
    return `data-level="${level}" data-clicks="${escapeHtml(labelOf(link))}"`
  })
}

// A name that is kept for what does not exist (RFC 2606).
const nowhere = 'https://clicks.invalid/'
const leadsNowhere = /href="https:\/\/clicks\.invalid\/(\d+)"/g

/** From nobody to most, on the white or black paper of a mail: what stands behind the number, and its letters. */
const levels = [
  ['#e0e0e0', '#242424'],
  ['#bae3ed', '#001f27'],
  ['#6db8ca', '#001f27'],
  ['#047689', '#ffffff'],
  ['#003d48', '#ffffff'],
] as const
const css = [
  'a[data-clicks]{outline:3px solid;outline-offset:3px;border-radius:4px}',
  'a[data-clicks]::after{content:attr(data-clicks);display:inline-block;margin-left:8px;padding:0 8px;border-radius:10px;font:600 13px/20px sans-serif;vertical-align:middle;white-space:nowrap}',
  ...levels.map(
    ([fill, letters], level) =>
      `a[data-level="${level}"]{outline-color:${fill}}a[data-level="${level}"]::after{background:${fill};color:${letters}}`,
  ),
].join('\n')
