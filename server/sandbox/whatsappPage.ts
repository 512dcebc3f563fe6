import { html } from 'hono/html'
import { frame } from './frame.ts'
import {
  type GraphPerson,
  type GraphTemplate,
  type GraphWorld,
  phoneManners,
  type ShownMessage,
} from './graph/world.ts'
import { clockTime, followScript } from './listPage.ts'
import { mannerWords, templateCategoryWords, templateStateWords, templateWords, whatsappWords, words } from './words.ts'

/** The two numbers of the demo, who was written to from each, and the templates that wait for a decision. */
export const whatsappPage = (worlds: readonly GraphWorld[]) =>
  frame(whatsappWords.title, html`<div id="arrived">${whatsappState(worlds)}</div>${worlds.map(writeForm)}`, {
    tab: 'whatsapp',
    script: followScript('/sandbox/whatsapp/state'),
  })

export const whatsappState = (worlds: readonly GraphWorld[]) => html`<ol>${worlds.map(numberBox)}</ol>`

const mostShown = 50

function numberBox(world: GraphWorld) {
  const people = lastOf(world)
  return html`<li class="box"><h2>${world.display}</h2>
<p class="faint">${whatsappWords.limit(world.portfolioLimit)}</p>
${world.templates.size ? html`<h3>${templateWords.title}</h3><ul class="lines">${[...world.templates.values()].map((one) => templateLine(world, one))}</ul>` : ''}
<h3>${whatsappWords.people}</h3>
${people.length ? html`<ul class="lines">${people.slice(0, mostShown).map((last) => personLine(world, last))}</ul>` : html`<p>${whatsappWords.none}</p>`}
</li>`
}

/** The last message of each person, the newest first. */
function lastOf(world: GraphWorld): ShownMessage[] {
  const byPhone = new Map<string, ShownMessage>()
  for (const message of world.shown.toReversed())
    if (!byPhone.has(message.person.phone)) byPhone.set(message.person.phone, message)
  return [...byPhone.values()]
}

const personLine = (world: GraphWorld, { person, text, at }: ShownMessage) => html`<li>
<header><a href="/sandbox/whatsapp/${world.number}/${person.phone}">+${person.phone}</a><time datetime="${new Date(at).toISOString()}">${clockTime(new Date(at))}</time></header>
<pre class="short">${text}</pre></li>`

const templateLine = (world: GraphWorld, { id, name, language, status, category }: GraphTemplate) => html`<li>
<header><b>${name}</b><span>${language}</span><span>${templateCategoryWords[category] ?? category}</span><span class="done">${templateStateWords[status] ?? status}</span></header>
<form class="row" method="post" action="/sandbox/whatsapp/${world.number}/template"><input type="hidden" name="template" value="${id}">
<div class="row"><button name="verdict" value="approve">${templateWords.approve}</button><button name="verdict" value="reject">${templateWords.reject}</button><button name="verdict" value="pause">${templateWords.pause}</button></div></form></li>`

const writeForm = (
  world: GraphWorld,
) => html`<form class="box" method="post" action="/sandbox/whatsapp/${world.number}/write">
<h2>${whatsappWords.writeTo(world.display)}</h2>
<label>${whatsappWords.from}<input name="phone" inputmode="tel" required placeholder="4915112345678"></label>
<label>${whatsappWords.text}<textarea name="text" rows="2" maxlength="4000" required></textarea></label>
<p><button>${whatsappWords.send}</button></p></form>`

/** One phone: what it has, what its owner writes, and how it behaves. */
export const personPage = (world: GraphWorld, person: GraphPerson) =>
  frame(
    `+${person.phone}`,
    html`<p><a class="tab" href="/sandbox/whatsapp">← ${words.back}</a></p>
<section class="box"><h2>+${person.phone}</h2><p class="faint">${person.bsuid}</p></section>
<div id="arrived">${personThread(world, person)}</div>
<form class="box" method="post" action="/sandbox/whatsapp/${world.number}/write">
<input type="hidden" name="phone" value="${person.phone}">
<label>${whatsappWords.text}<textarea name="text" rows="2" maxlength="4000"></textarea></label>
<label>${whatsappWords.manner}<select name="manner">${phoneManners.map(
      (manner) =>
        html`<option value="${manner}"${manner === person.manner ? html` selected` : ''}>${mannerWords[manner]}</option>`,
    )}</select></label>
<label><input type="checkbox" name="hides" value="yes"${person.hidesNumber ? html` checked` : ''}> ${whatsappWords.hides}</label>
<p><button>${whatsappWords.send}</button></p></form>`,
    { tab: 'whatsapp', script: followScript(`/sandbox/whatsapp/${world.number}/${person.phone}/thread`) },
  )

const mostInThread = 200

export const personThread = (world: GraphWorld, { phone }: GraphPerson) =>
  html`<ol class="thread">${world.shown
    .filter(({ person }) => person.phone === phone)
    .slice(-mostInThread)
    .map((message) => bubble(world, message))}</ol>`

const bubble = (world: GraphWorld, message: ShownMessage) => html`<li class="bubble${message.isOurs ? '' : ' own'}">
<pre>${message.text}</pre>${reactionsOf(message)}${message.isOurs ? whatCanBeDone(world, message) : ''}${timeOf(message)}</li>`

const reactionsOf = ({ reactions }: ShownMessage) => {
  const all = [reactions?.ours, reactions?.own].filter(Boolean)
  return all.length ? html`<p>${all.join(' ')}</p>` : ''
}

const emojis = ['👍', '❤️', '🙏']

/** What is tapped below it, and what its reader thinks of it. */
const whatCanBeDone = ({ number }: GraphWorld, { id, person, choices = [], reactions }: ShownMessage) => {
  const fields = html`<input type="hidden" name="phone" value="${person.phone}"><input type="hidden" name="message" value="${id}">`
  return html`${choices.length ? html`<form class="row" method="post" action="/sandbox/whatsapp/${number}/tap">${fields}${choices.map((choice) => html`<button name="choice" value="${choice.id}">${choice.title || whatsappWords.share}</button>`)}</form>` : ''}
<form class="row" method="post" action="/sandbox/whatsapp/${number}/react" aria-label="${whatsappWords.react}">${fields}${emojis.map((emoji) => html`<button name="emoji" value="${emoji}">${emoji}</button>`)}${reactions?.own ? html`<button name="emoji" value="">${whatsappWords.noReaction}</button>` : ''}</form>`
}

const timeOf = ({ at }: ShownMessage) =>
  html`<header><time datetime="${new Date(at).toISOString()}">${new Date(at).toLocaleString('sv-SE')}</time></header>`
