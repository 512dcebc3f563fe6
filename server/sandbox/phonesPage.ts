import { html } from 'hono/html'
import type { SmppSettings } from '../channels/sms/smppSession.ts'
import { frame } from './frame.ts'
import { clockTime, followScript, perPage, turnPages } from './listPage.ts'
import type { PageQuery } from './pageAnswer.ts'
import { canBeAnswered } from './phoneNetwork.ts'
import type { PhoneMessage, Phones, SandboxPhone } from './phones.ts'
import { traitOf, traitsByEnding } from './phoneTraits.ts'
import { phoneStates, phoneWords, traitWords, words } from './words.ts'

/** The phones that were written to, the last one first. */
export const phonesPage = (phones: Phones, settings: SmppSettings, asked: PageQuery) =>
  frame(
    phoneWords.title,
    html`<form class="find" role="search"><label>${phoneWords.search}<input type="search" inputmode="tel" name="q" value="${asked.words}"></label><button>${words.find}</button></form>
<details class="box"><summary>${phoneWords.behaviour}</summary>${behaviours}<p class="faint">${phoneWords.time}</p></details>
<details class="box"><summary>${phoneWords.access}</summary>${access(settings)}</details>
<div id="arrived">${phoneList(phones, asked)}</div>`,
    { tab: 'phones', script: followScript('/sandbox/phones/list') },
  )

export function phoneList(phones: Phones, asked: PageQuery) {
  const { rows, all } = phones.page({
    words: asked.words.replaceAll(/\D/g, ''),
    skip: asked.page * perPage,
    count: perPage,
  })
  if (rows.length === 0) return html`<p>${asked.words ? words.nothingFound : phoneWords.none}</p>`
  return html`<ol>${rows.map(phoneEntry)}</ol>${turnPages('/sandbox/phones', asked, all)}`
}

const phoneEntry = ({ number, count, last }: SandboxPhone) => html`<li class="box">
<header><h2><a href="/sandbox/phones/${number}">+${number}</a></h2><span>${phoneWords.messages(count)}</span>${stateOf(last)}<time datetime="${last.at.toISOString()}">${clockTime(last.at)}</time></header>
<pre class="short">${last.text}</pre>
</li>`

const stateOf = ({ state }: PhoneMessage) => html`<span class="done">${phoneStates[state]}</span>`

const behaviours = html`<div class="scroll"><table>
<tr><th scope="col">${phoneWords.ending}</th><th scope="col">${phoneWords.conduct}</th></tr>
${Object.entries(traitsByEnding)
  .toSorted(([one], [other]) => Number(one) - Number(other))
  .map(([ending, trait]) => html`<tr><td>${ending}</td><td>${traitWords[trait]}</td></tr>`)}
<tr><td>${phoneWords.others}</td><td>${traitWords.ordinary}</td></tr>
</table></div>`

const access = ({ host, port, password }: SmppSettings) => html`<p class="faint">${phoneWords.accessHint}</p>
<dl><dt class="faint">${phoneWords.host}</dt><dd>${host}</dd><dt class="faint">${phoneWords.port}</dt><dd>${port}</dd>
<dt class="faint">${phoneWords.systemId}</dt><dd>demo-2</dd><dt class="faint">${phoneWords.password}</dt><dd>${password}</dd></dl>`

/** One phone: what it has, and what its owner may write. */
export const phonePage = (phones: Phones, number: string) =>
  frame(
    `+${number}`,
    html`<p><a class="tab" href="/sandbox/phones">← ${words.back}</a></p>
<section class="box"><h2>+${number}</h2><p class="faint">${traitWords[traitOf(number)]}</p></section>
<div id="arrived">${phoneThread(phones, number)}</div>
${answerForm(phones, number)}`,
    { tab: 'phones', script: followScript(`/sandbox/phones/${number}/thread`) },
  )

export const phoneThread = (phones: Phones, number: string) =>
  html`<ol class="thread">${phones.thread(number).map(bubble)}</ol>`

const bubble = (message: PhoneMessage) => html`<li class="bubble${message.isOwn ? ' own' : ''}">
<header><span>${message.isOwn ? phoneWords.sentTo : phoneWords.from} ${senderName(message.other)}</span></header>
<pre>${message.text}</pre>
<header><span>${phoneWords.parts(message.taken, message.parts)}</span>${stateOf(message)}<time datetime="${message.at.toISOString()}">${message.at.toLocaleString('sv-SE')}</time></header>
</li>`

const senderName = (other: string) => (/^\d{7,15}$/.test(other) ? `+${other}` : other)

function answerForm(phones: Phones, number: string) {
  const writers = phones.writersTo(number)
  const others = writers.map(({ other }) => other).filter(canBeAnswered)
  if (others.length === 0) return html`<p class="faint">${writers.length ? phoneWords.nameOnly : phoneWords.none}</p>`
  return html`<form class="box" method="post" action="/sandbox/phones/${number}">
<label>${phoneWords.answerTo}<select name="to">${others.map((other) => html`<option value="${other}">${senderName(other)}</option>`)}</select></label>
<label>${phoneWords.answerText}<textarea name="text" rows="2" maxlength="1000" required></textarea></label>
<p><button>${phoneWords.send}</button></p>
</form>`
}
