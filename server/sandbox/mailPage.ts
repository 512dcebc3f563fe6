import { html } from 'hono/html'
import { frame } from './frame.ts'
import { acts, type StoredMessage } from './inbox.ts'
import type { ActResult } from './receivers.ts'
import { actWord, toldWords, words } from './words.ts'

export const views = ['html', 'text', 'head'] as const
export type MailView = (typeof views)[number]

/** One mail, as a mail program shows it, and what its receiver can do. */
export const mailPage = (mail: StoredMessage, view: MailView, told: ActResult | null) =>
  frame(
    mail.subject || words.title,
    html`<p><a class="tab" href="/sandbox">← ${words.back}</a></p>
<section class="box">
<h2>${mail.subject}</h2>
<dl>
<dt class="faint">${words.from}</dt><dd>${mail.from}</dd>
<dt class="faint">${words.to}</dt><dd>${mail.to}</dd>
${mail.files.length ? html`<dt class="faint">${words.files}</dt><dd>${mail.files.map(({ name, bytes }) => `${name} (${Math.ceil(bytes / 1000)} kB)`).join(', ')}</dd>` : ''}
</dl>
<header>${mail.did.map((act) => html`<span class="done">${actWord(act)}</span>`)}<time datetime="${mail.at.toISOString()}">${mail.at.toLocaleString('sv-SE')}</time></header>
</section>
<form class="box" method="post" action="/sandbox/mail/${mail.id}">
<h2>${words.act}</h2>
${told ? html`<p role="status"><b>${toldWords[told]}</b></p>` : ''}
<label>${words.replyText}<textarea name="text" rows="2" maxlength="5000"></textarea></label>
<div class="fields">${acts.map((act) => html`<button name="act" value="${act}">${actWord(act)}</button>`)}</div>
</form>
<nav class="row">${views.map(
      (each) =>
        html`<a class="tab" href="/sandbox/mail/${mail.id}?view=${each}"${each === view ? html` aria-current="page"` : ''}>${words[each]}</a>`,
    )}</nav>
${shownAs(mail, view)}`,
  )

function shownAs(mail: StoredMessage, view: MailView) {
  if (view !== 'html') return html`<pre class="box">${mail[view]}</pre>`
  return html`<p class="faint">${words.shown}</p>
<iframe src="/sandbox/mail/${mail.id}/shown" title="${words.html}" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe>`
}

/** As its writer made it: its links open in a tab of their own. What keeps it from more is the policy that goes with it. */
export function sandboxMail({ html: written, text }: StoredMessage): string {
  if (!written) return `<!doctype html><meta charset="utf-8"><pre style="white-space:pre-wrap">${escaped(text)}</pre>`
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(written) ? written.replace(/<head[^>]*>/i, `$&${base}`) : base + written
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
