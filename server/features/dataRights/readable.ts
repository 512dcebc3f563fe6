import type { Language } from '#domain/texts/errorText'
import type { Areas } from '../../area.ts'
import type { PersonDocument } from './document.ts'
import { documentWords } from './words.ts'

/** The same as the JSON for somebody with a browser and nothing else: no script, nothing from elsewhere. */
export function readablePerson(document: PersonDocument, areas: Areas, language: Language): string {
  const words = documentWords[language]
  const title = words.title.replace('{{person}}', () => document.person)
  const fields = Object.assign({}, words.fields, ...areas.map(({ person }) => person?.fields?.[language]))
  const parts = document.parts.map(({ part, entries }) => {
    const told = entries.map((entry) => table(entry, fields))
    return `<section><h2>${escaped(part.heading[language])}</h2>${told.join('') || `<p>${words.nothing}</p>`}</section>`
  })
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1><p>${escaped(words.made.replace('{{at}}', document.made_at))}</p>
${parts.join('\n')}</body></html>
`
}

function table(entry: Record<string, unknown>, fields: Record<string, string>): string {
  const rows = Object.entries(entry)
    .filter(([, value]) => !isNothing(value))
    .map(([key, value]) => `<tr><th>${escaped(fields[key] ?? key)}</th><td>${cell(key, value)}</td></tr>`)
  return `<table>${rows.join('')}</table>`
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || value === 0 || (Array.isArray(value) && !value.length)

function cell(key: string, value: unknown): string {
  if (isNothing(value)) return ''
  if ((key === 'picture' || key === 'file') && typeof value === 'string')
    return `<a href="${escaped(value)}">${escaped(value)}</a>`
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return escaped(String(value))
  if (Array.isArray(value)) return value.map((one) => `<div>${cell('', one)}</div>`).join('')
  const said = Object.entries(value as object).filter(([, one]) => !isNothing(one))
  return said.map(([name, one]) => `<div>${escaped(name)}: ${cell(name, one)}</div>`).join('')
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;padding:0 1rem;max-width:60rem}
table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}th,td{text-align:left;vertical-align:top;
padding:.3rem .6rem;border-bottom:1px solid #ccc;overflow-wrap:anywhere}th{width:12rem;font-weight:600}`
