import { colourOr, contrast, darkPaper, ink, lettersOn, paper } from './colour.ts'
import { escapeHtml } from './escape.ts'
import type { FilledBlock, FilledMail, FilledSimple, Piece } from './fill.ts'

const mailWidth = 600
const margin = 24
const gap = 8
const linkColour = '#0b5cad'
const defaultButton = '#0f6cbd'
const fonts = `-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei',Arial,sans-serif`
const langs = { zh: 'zh-CN', en: 'en' } as const

/**
 * HTML as mail clients take it: tables, since Outlook lays out nothing else; styles inline, since some throw the head away;
 * in the head only what a client may ignore: columns below each other on a phone, and a dark screen.
 */
export function renderHtml({ subject, preheader, language, blocks, footer, pixelUrl, trapUrl }: FilledMail): string {
  const lang = langs[language]
  const title = escapeHtml(subject)
  return `<!doctype html>
<html lang="${lang}" dir="ltr" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
${outlookHead}
<style>${css}</style>
</head>
<body class="b" style="margin:0;padding:0;background:#f3f3f3;-webkit-text-size-adjust:100%">
${preheader && hidden(preheader)}${trapUrl === null ? '' : trap(trapUrl)}<div role="article" aria-roledescription="email" aria-label="${title}" lang="${lang}">
${open('100%')}<tr><td align="center" style="padding:${margin}px 0">
<!--[if mso]><table role="presentation" width="${mailWidth}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="m" style="width:100%;max-width:${mailWidth}px;background:${paper}">
<tr><td class="t p" style="padding:${margin}px;font-family:${fonts};font-size:16px;line-height:1.6;color:${ink};word-break:break-word;overflow-wrap:break-word">
${open('100%')}${blocks.map((block) => blockHtml(block, mailWidth - 2 * margin)).join('')}</table>
${footerHtml(footer)}</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
${pixelUrl === null ? '' : `<img src="${escapeHtml(pixelUrl)}" width="1" height="1" alt="" style="display:block;width:1px;height:1px;border:0">\n`}</body>
</html>
`
}

const outlookHead = `<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>table{border-collapse:collapse}td,p,h1,h2,h3,li,a{font-family:Arial,sans-serif}</style><![endif]-->`

const dark = (before: string) =>
  `${before}.b{background:#121212!important}${before}.m{background:${darkPaper}!important}${before}.t{color:#e8e8e8!important}${before}.s{color:#b5b5b5!important}${before}.l{color:#8ab4f8!important}${before}.k{color:inherit!important}`
const css = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (max-width:${mailWidth}px){.c{display:block!important;width:100%!important;padding:0!important;box-sizing:border-box}.p{padding:16px!important}}`,
  `@media (prefers-color-scheme:dark){${dark('')}}`,
  // Outlook's own dark mode writes this attribute.
  dark('[data-ogsc] '),
].join('\n')

/**
 * What fills the line after it keeps a list of mails from showing the first words of the mail there as well. Tiny letters
 * would be one more way to hide it, and one that filters take for a spammer's.
 */
const hidden = (preheader: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;opacity:0">${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>\n`

/** Without a word in it: nobody sees, reads aloud or reaches it, and no filter finds hidden text. */
const trap = (url: string) =>
  `<a href="${escapeHtml(url)}" tabindex="-1" aria-hidden="true" style="display:none;mso-hide:all"></a>\n`

const open = (width: string) =>
  `<table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0" style="width:${width}">\n`

function blockHtml(block: FilledBlock, width: number): string {
  if (block.kind !== 'columns') return simpleHtml(block, width)
  const count = block.columns.length
  const share = Math.floor(100 / count)
  const cells = block.columns.map((column, i) => {
    const [left, right] = [i === 0 ? 0 : gap, i === count - 1 ? 0 : gap]
    const rows = column.map((one) => simpleHtml(one, Math.floor(width / count) - left - right)).join('')
    return `<td class="c" width="${share}%" valign="top" style="width:${share}%;padding:0 ${right}px 0 ${left}px">${open('100%')}${rows}</table></td>`
  })
  return `<tr><td>${open('100%')}<tr>${cells.join('\n')}</tr></table></td></tr>\n`
}

function simpleHtml(block: FilledSimple, width: number): string {
  switch (block.kind) {
    case 'text':
      return row(block.align, linesHtml(block))
    case 'heading': {
      const tag = `h${block.level}`
      const size = { 1: 28, 2: 22, 3: 18 }[block.level]
      return row(
        block.align,
        `<${tag} dir="auto" style="margin:0;font-size:${size}px;line-height:1.3;font-weight:bold">${lineHtml(block.line)}</${tag}>`,
      )
    }
    case 'picture':
      return row(block.align, pictureHtml(block, Math.round((width * block.width) / 100)))
    case 'button':
      return row(block.align, buttonHtml(block))
    case 'divider':
      return `<tr><td style="padding:8px 0 24px">${open('100%')}<tr><td style="border-top:1px solid ${colourOr(block.colour, '#d1d1d1')};font-size:0;line-height:0">&nbsp;</td></tr></table></td></tr>\n`
    case 'space':
      return `<tr><td height="${block.height}" style="height:${block.height}px;font-size:0;line-height:${block.height}px;mso-line-height-rule:exactly">&nbsp;</td></tr>\n`
  }
}

/** What is on the left begins on the right where its own words run from there; who knows no `start` goes by `align`. */
const row = (align: string, inner: string) =>
  `<tr><td align="${align}" style="padding:0 0 16px;text-align:${align === 'left' ? 'start' : align}">${inner}</td></tr>\n`

function linesHtml({ style, lines }: Extract<FilledSimple, { kind: 'text' }>): string {
  const paragraphs = () =>
    lines.map((line) => `<p dir="auto" style="margin:0 0 8px">${lineHtml(line) || '&nbsp;'}</p>`).join('')
  if (style === 'plain') return paragraphs()
  if (style === 'quote')
    return `<blockquote style="margin:0;padding:0 16px;border-left:3px solid #d1d1d1;font-style:italic">${paragraphs()}</blockquote>`
  const tag = style === 'bullets' ? 'ul' : 'ol'
  const items = lines.map(lineHtml).filter((item) => item.trim())
  const inner = items.map((item) => `<li style="margin:0 0 6px">${item}</li>`).join('')
  return `<${tag} dir="auto" style="margin:0;padding:0 24px">${inner}</${tag}>`
}

const lineHtml = (line: readonly Piece[]) => line.map(pieceHtml).join('')

function pieceHtml({ href, runs }: Piece): string {
  const inner = runs.map(runHtml).join('')
  return href === null
    ? inner
    : `<a class="l" href="${escapeHtml(href)}" target="_blank" rel="noopener" style="color:${linkColour};text-decoration:underline">${inner}</a>`
}

function runHtml({ text, bold, italic, underline, colour }: Piece['runs'][number]): string {
  let html = escapeHtml(text).replaceAll('\n', '<br>')
  if (bold) html = `<strong>${html}</strong>`
  if (italic) html = `<em>${html}</em>`
  if (underline) html = `<u>${html}</u>`
  const own = colourOr(colour, '')
  if (!own) return html
  // Letters that cannot be read on a dark screen take its colour there.
  const lost = contrast(own, darkPaper) < 3 ? ' class="k"' : ''
  return `<span${lost} style="color:${own}">${html}</span>`
}

function pictureHtml({ src, alt, href }: Extract<FilledSimple, { kind: 'picture' }>, width: number): string {
  const img = `<img src="${escapeHtml(src)}" width="${width}" alt="${escapeHtml(alt)}" style="display:inline-block;width:100%;max-width:${width}px;height:auto;border:0">`
  return href === null ? img : `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">${img}</a>`
}

/** Outlook gives a link no padding, so the cell has it there (`mso-padding-alt`). Without a link it is only shown. */
function buttonHtml({ label, href, colour, align }: Extract<FilledSimple, { kind: 'button' }>): string {
  const fill = colourOr(colour, defaultButton)
  const style = `display:inline-block;padding:12px 24px;border-radius:6px;background:${fill};color:${lettersOn(fill)};font-weight:bold;text-decoration:none;mso-padding-alt:0`
  const inner = href
    ? `<a href="${escapeHtml(href)}" target="_blank" rel="noopener" style="${style}">${escapeHtml(label)}</a>`
    : `<span style="${style}">${escapeHtml(label)}</span>`
  return `<table role="presentation" align="${align}" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" bgcolor="${fill}" style="border-radius:6px;background:${fill};mso-padding-alt:12px 24px">${inner}</td></tr></table>`
}

function footerHtml({ logo, signature, small }: FilledMail['footer']): string {
  const img =
    logo &&
    `<tr><td style="padding:0 0 8px"><img src="${escapeHtml(logo.src)}" height="48" alt="${escapeHtml(logo.alt)}" style="display:block;height:48px;width:auto;max-width:240px;border:0"></td></tr>\n`
  const who = signature.map(lineHtml).join('<br>')
  return `${open('100%')}<tr><td style="border-top:1px solid #d1d1d1;padding:0 0 16px;font-size:0;line-height:0">&nbsp;</td></tr>
${img ?? ''}${who && `<tr><td dir="auto" style="padding:0 0 16px;font-size:14px;line-height:1.6">${who}</td></tr>\n`}<tr><td dir="auto" class="s" style="font-size:12px;line-height:1.6;color:#616161">${small.map(lineHtml).join('<br>')}</td></tr>
</table>
`
}
