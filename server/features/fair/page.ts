import { html } from 'hono/html'
import { consentChannels } from '#domain/contacts/companions/consent'
import { countryCodes } from '#domain/contacts/countryCodes'
import { countryNamer } from '#domain/contacts/countryName'
import type { Language } from '#domain/texts/errorText'
import { emptyForm, type FormErrors, type FormValues, trap, type VisitorField } from './form.ts'
import type { OpenPage } from './receive.ts'
import { type BoothWords, boothWords } from './words.ts'

type FormState = { uid: string; typed?: FormValues; wrong?: FormErrors; problem?: string }

/** The form for a visitor: one page without a script, and nothing of the app. */
export function formPage(
  page: OpenPage,
  language: Language,
  { uid, typed = emptyForm, wrong = {}, problem }: FormState,
) {
  const words = boothWords[language]
  const input = (field: VisitorField, type = 'text', autocomplete = 'on') => html`<label>${words.fields[field]}
<input name="${field}" type="${type}" value="${typed[field]}" autocomplete="${autocomplete}" maxlength="300"
${problemOf(field, wrong)}>${saying(field, wrong, words)}</label>`
  const country = html`<label>${words.fields.country}
<select name="country" autocomplete="country">${options(language, typed.country, words)}</select></label>`
  return frame(
    language,
    words.title(page.booth),
    html`<h1>${page.title || words.title('')}</h1>
<p class="place">${[page.fair, page.booth].filter(Boolean).join(' · ')}</p>
<p>${words.intro}</p>
${problem ? html`<p class="problem" role="alert">${problem}</p>` : ''}
<form method="post" action="?lang=${short(language)}" accept-charset="utf-8" novalidate>
<input type="hidden" name="uid" value="${uid}">
<div class="trap" aria-hidden="true"><label>${trap}<input name="${trap}" tabindex="-1" autocomplete="off"></label></div>
${input('name', 'text', 'name')}
${input('company', 'text', 'organization')}
${input('position', 'text', 'organization-title')}
${input('email', 'email', 'email')}
${input('phone', 'tel', 'tel')}
${country}
<label>${words.fields.remark}<textarea name="remark" rows="3" maxlength="2000">${typed.remark}</textarea></label>
<fieldset><legend>${words.consents}</legend>
${consentChannels.map(
  (channel) => html`<label class="check"><input type="checkbox" name="consent" value="${channel}"
${typed.channels.includes(channel) ? html`checked` : ''}> ${words.consent[channel]}</label>`,
)}
</fieldset>
<p class="small">${words.privacy(page.title)}</p>
<button>${words.send}</button>
</form>`,
  )
}

export const thanksPage = (language: Language) =>
  frame(
    language,
    boothWords[language].thanks,
    html`<h1>${boothWords[language].thanks}</h1><p>${boothWords[language].thanksMore}</p>
<p><a href="?lang=${short(language)}">${boothWords[language].again}</a></p>`,
    { isForm: false },
  )

export const closedPage = (language: Language) =>
  frame(
    language,
    boothWords[language].closed,
    html`<h1>${boothWords[language].closed}</h1><p>${boothWords[language].closedMore}</p>`,
  )

const short = (language: Language) => language.slice(0, 2)
const otherOf = (language: Language): Language => (language === 'zh-CN' ? 'en-US' : 'zh-CN')

const problemOf = (field: VisitorField, wrong: FormErrors) =>
  wrong[field] ? html` aria-invalid="true" aria-describedby="wrong-${field}"` : ''
const saying = (field: VisitorField, wrong: FormErrors, words: BoothWords) =>
  wrong[field] ? html`<span class="problem" id="wrong-${field}">${words.wrong[wrong[field]]}</span>` : ''

function options(language: Language, chosen: string, words: BoothWords) {
  return [
    html`<option value="">${words.noCountry}</option>`,
    ...countriesIn(language).map(
      ({ code, name }) => html`<option value="${code}"${code === chosen ? html` selected` : ''}>${name}</option>`,
    ),
  ]
}

type Country = { code: string; name: string }
const countriesByLanguage = new Map<Language, Country[]>()

/** Sorted once: whoever asks for pages without end is not to keep the server busy with it. */
function countriesIn(language: Language): Country[] {
  const known = countriesByLanguage.get(language)
  if (known) return known
  const nameOf = countryNamer(language)
  const countries = countryCodes
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
  countriesByLanguage.set(language, countries)
  return countries
}

type Body = ReturnType<typeof html>

const frame = (language: Language, title: string, body: Body, { isForm = true } = {}) => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif; --accent: light-dark(#016678, #6db8ca); --on: light-dark(#fff, #001117); --wrong: light-dark(#b10e1c, #f1707b) }
body { margin: 0 }
main { box-sizing: border-box; width: min(32rem, 100%); margin: 0 auto; padding: 1rem 1rem 3rem; display: grid; gap: 1rem }
nav { text-align: end }
a { color: var(--accent); display: inline-block; padding: .6rem 0 }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0; overflow-wrap: anywhere }
p { margin: 0 }
.place, .small { color: color-mix(in srgb, currentcolor 75%, transparent) }
.small { font-size: .875rem }
form { display: grid; gap: 1rem }
label { display: grid; gap: .25rem; font-weight: 600 }
input, select, textarea { font: inherit; font-weight: 400; box-sizing: border-box; width: 100%; min-height: 48px; padding: .5rem .75rem; border: 1px solid GrayText; border-radius: 6px }
:is(input, select, textarea, button, a):focus-visible { outline: 3px solid var(--accent); outline-offset: 1px }
[aria-invalid] { border-color: var(--wrong) }
.problem { color: var(--wrong); font-weight: 400; font-size: .875rem }
fieldset { border: 0; margin: 0; padding: 0; display: grid }
legend { padding: 0 0 .25rem }
.check { display: flex; align-items: center; gap: .75rem; min-height: 44px; font-weight: 400 }
.check input { width: 22px; min-height: 22px; height: 22px; flex: none; accent-color: var(--accent) }
button { font: inherit; font-weight: 600; min-height: 52px; border: 0; border-radius: 6px; background: var(--accent); color: var(--on) }
.trap { position: absolute; inset-inline-start: -9999px; height: 1px; overflow: hidden }
</style>
</head>
<body>
<main>
${
  isForm
    ? html`<nav><a href="?lang=${short(otherOf(language))}" lang="${otherOf(language)}">${boothWords[language].other}</a></nav>`
    : ''
}
${body}
</main>
</body>
</html>`
