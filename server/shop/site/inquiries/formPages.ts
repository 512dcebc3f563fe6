import { html, raw } from 'hono/html'
import { formTrap } from '#domain/shop/site/embedForm'
import { formWords } from '#domain/shop/site/formWords'
import { workBits } from '#domain/shop/site/inquiry'
import { plainHtml } from '../plainHtml.ts'
import { emptyInquiry, type InquiryProblem, type TypedInquiry } from './readForm.ts'

export type FormView = { language: string; shop: string; email: string }
type Markup = ReturnType<typeof html>
export type InquiryFormProblem = InquiryProblem | 'again' | 'busy' | 'failed' | 'press' | 'write'

type InquiryForm = FormView & {
  stamp: string
  about: Markup | null
  typed?: TypedInquiry
  problem?: InquiryFormProblem | null
}

/** What stands in the shop's page around it: the question, and what it is about. */
export function inquiryForm({
  language,
  shop,
  email,
  stamp,
  about,
  typed = emptyInquiry,
  problem = null,
}: InquiryForm): string {
  const words = formWords(language)
  const input = (name: 'name' | 'company' | 'email' | 'phone', type: string, complete: string, isNeeded = false) =>
    html`<label>${words.fields[name]}<input name="${name}" type="${type}" value="${typed[name]}" autocomplete="${complete}" maxlength="250"${isNeeded ? raw(' required') : ''}${problem === name ? raw(' aria-invalid="true" aria-describedby="problem"') : ''}></label>`
  return plainHtml(html`<h1>${words.title}</h1><p class="lead">${words.intro}</p>
${problemLine(problem, { language, email })}
<form class="write" method="post" enctype="multipart/form-data" data-stamp="${stamp}" data-bits="${workBits}">
${hidden(stamp, words.trap)}
${about ? html`<p><b>${words.about}:</b> ${about}</p>` : ''}
<fieldset data-list hidden><legend>${words.list}</legend><input type="hidden" name="items" value="${typed.items}"><ul data-rows></ul></fieldset>
<label>${words.fields.text}<textarea name="text" rows="6" maxlength="5000" required>${typed.text}</textarea></label>
${input('email', 'email', 'email', true)}
${input('name', 'text', 'name')}
${input('company', 'text', 'organization')}
${input('phone', 'tel', 'tel')}
<label>${words.fields.files}<input type="file" name="files" multiple></label>
<label class="check"><input type="checkbox" name="news" value="1"${typed.news ? raw(' checked') : ''}> <span>${words.news(shop)}</span></label>
<p><small>${words.privacy(shop)}</small></p>
<button type="submit">${words.send}</button>
</form>`)
}

/** The same words everywhere, also where it is embedded: they are what was agreed to. */
export function subscribeForm({
  language,
  shop,
  email,
  stamp,
  typed = '',
  problem = null,
}: FormView & { stamp: string; typed?: string; problem?: InquiryFormProblem | null }): string {
  const words = formWords(language)
  return plainHtml(html`<h1>${words.subscribe}</h1><p class="lead">${words.subscribeIntro}</p>
${problemLine(problem, { language, email })}
<form class="write" method="post" data-stamp="${stamp}" data-bits="${workBits}">
${hidden(stamp, words.trap)}
<label>${words.fields.email}<input name="email" type="email" value="${typed}" autocomplete="email" maxlength="250" required></label>
<p>${words.news(shop)}</p>
<button type="submit">${words.subscribeSend}</button>
</form>`)
}

type PressForm = { language: string; shop: string; email: string; from: string; stamp: string }

/** What came from another site: who it is, what they agree to, and one press. */
export function pressForm({ language, shop, email, from, stamp }: PressForm): string {
  const words = formWords(language)
  return plainHtml(html`<h1>${words.subscribe}</h1><p class="lead">${words.embedded.press}</p>
<form class="write" method="post">
<input type="hidden" name="email" value="${email}"><input type="hidden" name="from" value="${from}">
<input type="hidden" name="stamp" value="${stamp}">
<p><b>${email}</b></p>
<p>${words.news(shop)}</p>
<button type="submit">${words.subscribeButton}</button>
</form>`)
}

/** A form on a site that nobody put on the list; here one can sign up all the same. */
export function refusedForm(language: string, { host, own }: { host: string; own: string }): string {
  const words = formWords(language)
  return plainHtml(html`<h1>${words.embedded.refused}</h1><p class="lead">${words.embedded.refusedMore(host)}</p>
<p><a href="${own}">${words.embedded.own}</a></p>`)
}

/** A click, and not a program that looks through mails, says yes. */
export function confirmForm(language: string, token: string, kind: 'inquiry' | 'news'): string {
  const words = formWords(language)
  return plainHtml(html`<h1>${kind === 'news' ? words.subscribe : words.confirm}</h1>
<form class="write" method="post"><input type="hidden" name="confirm" value="${token}"><button type="submit">${
    kind === 'news' ? words.subscribeButton : words.confirmButton
  }</button></form>`)
}

/** `isSent`: the list of what was asked about is done with. */
export const saidPage = (title: string, more = '', isSent = false): string =>
  plainHtml(html`<h1${isSent ? raw(' data-sent') : ''}>${title}</h1>${more ? html`<p class="lead">${more}</p>` : ''}`)

const hidden = (
  stamp: string,
  trap: string,
) => html`<input type="hidden" name="stamp" value="${stamp}"><input type="hidden" name="work" value="">
<div class="trap" aria-hidden="true"><label>${trap}<input name="${formTrap}" tabindex="-1" autocomplete="off"></label></div>`

function problemLine(
  problem: InquiryFormProblem | null,
  { language, email }: Pick<FormView, 'language' | 'email'>,
): Markup | '' {
  if (!problem) return ''
  const { wrong } = formWords(language)
  return html`<p class="wrong" id="problem" role="alert">${problem === 'write' ? wrong.write(email) : wrong[problem]}</p>`
}
