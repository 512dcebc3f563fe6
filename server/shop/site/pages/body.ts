import { html } from 'hono/html'
import type { AnyBlock, Run, SimpleBlock } from '#domain/email/render/message'
import { relativePath } from '#domain/shop/site/sitePaths'
import type { SiteBody } from '#domain/shop/site/snapshot'
import type { SiteView } from '../siteBook.ts'
import { sitePicturePath } from '../sitePicturePath.ts'
import type { Markup } from './pieces.ts'

/** What stands in the block editor, in the page's language. Colours are the theme's: they can be read on light and dark. */
export function bodyMarkup(view: SiteView, body: SiteBody): Markup | '' {
  const blocks = body[view.language] ?? body[view.book.shop.languages[0]!] ?? []
  if (!blocks.length) return ''
  return html`<div class="body">${blocks.map(({ block }) => anyBlock(view, block))}</div>`
}

function anyBlock(view: SiteView, block: AnyBlock): Markup {
  if (block.kind !== 'columns') return simpleBlock(view, block)
  return html`<div class="columns">${block.columns.map(
    (column) => html`<div>${column.map((one) => simpleBlock(view, one))}</div>`,
  )}</div>`
}

function simpleBlock(view: SiteView, block: SimpleBlock): Markup {
  switch (block.kind) {
    case 'heading':
      // The page's own heading is the first one.
      return block.level === '3' ? html`<h3>${runs(block.runs)}</h3>` : html`<h2>${runs(block.runs)}</h2>`
    case 'text': {
      const paragraphs = () => html`${block.lines.map((line) => html`<p>${runs(line)}</p>`)}`
      if (block.style === 'plain') return paragraphs()
      if (block.style === 'quote') return html`<blockquote>${paragraphs()}</blockquote>`
      const items = block.lines.map((line) => html`<li>${runs(line)}</li>`)
      return block.style === 'bullets' ? html`<ul>${items}</ul>` : html`<ol>${items}</ol>`
    }
    case 'picture':
      return html`<p><img class="w${Math.round(block.width / 10)}" src="${relativePath(view.path, sitePicturePath(block))}" alt="${block.alt}" loading="lazy" decoding="async"></p>`
    case 'button':
      return html`<p><a class="button" href="${webLink(block.link)}" rel="noopener">${block.label}</a></p>`
    case 'divider':
      return html`<hr>`
    case 'space':
      return html`<div class="space"></div>`
  }
}

const runs = (line: readonly Run[]): Markup => html`${line.map((run) => letters(run))}`

function letters({ text, bold, italic, link }: Run): Markup {
  const plain = html`${text}`
  const strong = bold ? html`<strong>${plain}</strong>` : plain
  const slanted = italic ? html`<em>${strong}</em>` : strong
  return link ? html`<a href="${webLink(link)}" rel="noopener">${slanted}</a>` : slanted
}

/** As it is opened: a link that names no protocol is a web address, and no other protocol than the web's is one. */
const webLink = (link: string): string => (/^https?:\/\//i.test(link) ? link : `https://${link}`)
