import { html } from 'hono/html'
import { oneClick } from '#domain/email/unsubscribe'
import type { Language } from '#domain/texts/errorText'
import type { LeavingMail } from './unsubscribePages.ts'
import { type ShownPage, unsubscribeWords } from './unsubscribeWords.ts'

/** The field that says: over no other channel either. */
export const everywhere = 'everywhere'

export type UnsubscribeView = { page: ShownPage; language: Language; mail: LeavingMail | null; fromAll: boolean }

/** One page without a script, and nothing of the app. */
export function unsubscribePage({ page, language, mail, fromAll }: UnsubscribeView) {
  const words = unsubscribeWords[language]
  const { title, text } = words[page]
  const said = text
    .replace('{{company}}', () => mail?.company || words.unnamed)
    .replace('{{email}}', () => (mail?.address.includes('@') ? shortened(mail.address) : words.unnamedAddress))
  const form = (fields: Part, button: string) => html`<form method="post" action="?lang=${language.slice(0, 2)}">
<input type="hidden" name="${oneClick.name}" value="${oneClick.value}">${fields}
<button>${button}</button>
</form>`
  const asks = html`<label><input type="checkbox" name="${everywhere}" value="1"> ${words.also}</label>`
  const more = html`<input type="hidden" name="${everywhere}" value="1">`
  const isOut = page === 'done' || page === 'already'
  return frame(
    language,
    title,
    html`<h1>${title}</h1>
<p role="status">${said}${isOut && fromAll ? html` ${words.alsoDone}` : ''}</p>
${page === 'confirm' ? form(asks, words.button) : ''}
${isOut && !fromAll ? form(more, words.alsoButton) : ''}
${page === 'failed' ? form(html``, words.again) : ''}`,
  )
}

type Part = ReturnType<typeof html>

/** l•••@example.com */
const shortened = (email: string) => email.replace(/^(.)[^@]*(?=@)/u, (_, first: string) => `${first}•••`)

const otherOf = (language: Language): Language => (language === 'zh-CN' ? 'en-US' : 'zh-CN')

const frame = (language: Language, title: string, body: Part) => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif; --accent: light-dark(#016678, #6db8ca); --on: light-dark(#fff, #001117) }
body { margin: 0 }
main { box-sizing: border-box; width: min(32rem, 100%); margin: 0 auto; padding: 1rem 1rem 3rem; display: grid; gap: 1rem }
nav { text-align: end }
a { color: var(--accent); display: inline-block; padding: .6rem 0 }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 }
p { margin: 0; overflow-wrap: anywhere }
form { display: grid; gap: 1rem }
label { display: flex; align-items: center; gap: .75rem; min-height: 44px }
input { width: 22px; height: 22px; flex: none; accent-color: var(--accent) }
button { font: inherit; font-weight: 600; min-height: 52px; border: 0; border-radius: 6px; background: var(--accent); color: var(--on) }
:is(a, input, button):focus-visible { outline: 3px solid var(--accent); outline-offset: 1px }
</style>
</head>
<body>
<main>
<nav><a href="?lang=${otherOf(language).slice(0, 2)}" lang="${otherOf(language)}">${unsubscribeWords[language].other}</a></nav>
${body}
</main>
</body>
</html>`
