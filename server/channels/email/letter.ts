import type { Language } from '#domain/texts/errorText'

/** A short mail, as plain text and as HTML that says the same. `code` stands large, on a line of its own. */
type Letter = {
  language: Language
  title: string
  lines: readonly string[]
  code?: string
  /** what there is to open, after the first line */
  items?: readonly { text: string; note: string; link: string }[]
  /** why it came, and where that is changed */
  foot?: { text: string; action: string; link: string }
}

const sender = { 'en-US': 'Fairlead', 'zh-CN': '展客通 Fairlead' } satisfies Record<Language, string>

export function writeLetter({ language, title, lines, code, items = [], foot }: Letter): {
  text: string
  html: string
} {
  const [first = '', ...rest] = lines
  const text = [
    first,
    ...(code ? [code] : []),
    ...items.map(({ text, note, link }) => [text, note, link].filter(Boolean).join('\n')),
    ...rest,
    `— ${sender[language]}`,
    ...(foot ? [`${foot.text}\n${foot.action}: ${foot.link}`] : []),
  ].join('\n\n')
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`
  const item = ({ text, note, link }: NonNullable<Letter['items']>[number]) =>
    `<li style="margin:0 0 12px">${anchor(text, link)}${note && `<br><span style="font-size:14px">${escapeHtml(note)}</span>`}</li>`
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif">
<div style="max-width:480px;margin:0 auto">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeHtml(title)}</h1>
${paragraph(first)}
${code ? `<p style="margin:0 0 16px;font:600 32px/40px Consolas,Menlo,monospace;letter-spacing:4px">${escapeHtml(code)}</p>\n` : ''}${items.length ? `<ul style="margin:0 0 16px;padding:0 0 0 20px">\n${items.map(item).join('\n')}\n</ul>\n` : ''}${rest.map(paragraph).join('\n')}
<p style="margin:24px 0 0;font-size:14px">${sender[language]}</p>
${foot ? `<p style="margin:8px 0 0;font-size:14px">${escapeHtml(foot.text)} ${anchor(foot.action, foot.link)}</p>\n` : ''}</div>
</body>
</html>
`
  return { text, html }
}

const anchor = (text: string, link: string) => `<a href="${escapeHtml(link)}">${escapeHtml(text)}</a>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!)
