import { html } from 'hono/html'
import type { PendingLink } from '../linked/links.ts'
import { frame } from './frame.ts'
import { type LinkedLine, type LinkedThread, linkedThreads } from './linkedThreads.ts'
import { clockTime, followScript } from './listPage.ts'
import type { LinkedPhoneView, PhoneRule, PhonesOverview } from './phones/protocol.ts'
import { linkedActWords, linkedRuleWords, linkedWords, words } from './words.ts'

export type WaitingLink = { uuid: string; link: Pick<PendingLink, 'qr' | 'pairing_code'> }
export type LinkedAct = keyof typeof linkedActWords

/** Owners of phones that can read a code. */
export const inventedOwners = [
  { name: '王伟', phone: '8613800138101' },
  { name: '陈静', phone: '8613800138102' },
  { name: 'Anna', phone: '8613800138103' },
] as const

/** `all`: null where no phone has been linked in this demo yet. */
export type LinkedPageState = { waiting: readonly WaitingLink[]; all: PhonesOverview | null }

export const linkedPage = (state: LinkedPageState, hasFailed: boolean) =>
  frame(
    linkedWords.title,
    html`${hasFailed ? html`<p role="alert">${linkedWords.failed}</p>` : ''}
<div id="arrived">${linkedState(state)}</div>
${codeForm}
${numbersBox(state.all)}
${state.all?.phones.map(({ phone }) => phoneForms(phone, state.all!)) ?? ''}`,
    { tab: 'linked', script: followScript('/sandbox/linked/state') },
  )

export const linkedState = ({ waiting, all }: LinkedPageState) => {
  const codes = waiting.filter(({ link }) => link.qr !== null)
  return html`<ol><li class="box"><h2>${linkedWords.waiting}</h2>
${codes.length ? html`<ul>${codes.map(scanForm)}</ul>` : html`<p>${linkedWords.noneWaiting}</p>`}</li>
${all?.phones.length ? all.phones.map((phone) => phoneBox(all, phone)) : html`<li><p>${linkedWords.none}</p></li>`}</ol>`
}

const scanForm = ({ uuid }: WaitingLink) => html`<li><form method="post" action="/sandbox/linked/scan">
<input type="hidden" name="uuid" value="${uuid}">
<div class="row">${inventedOwners.map(({ name, phone }) => html`<button name="known" value="${phone}">${linkedWords.scanWith(phone, name)}</button>`)}</div>
<label>${linkedWords.otherPhone}<input name="phone" inputmode="tel" placeholder="8613800138199"></label>
<p><button>${linkedWords.scan}</button></p></form></li>`

const codeForm = html`<form class="box" method="post" action="/sandbox/linked/code"><h2>${linkedWords.codeTitle}</h2>
<div class="fields"><label>${linkedWords.code}<input name="code" required maxlength="9" autocomplete="off" autocapitalize="characters"></label>
<label>${linkedWords.ownPhone}<input name="phone" inputmode="tel" required placeholder="8613800138101"></label></div>
<p><button>${linkedWords.enter}</button></p></form>`

const mostNumbers = 100

/** Something to check: numbers whose phones are known to be there, or not. */
const numbersBox = (all: PhonesOverview | null) => {
  const numbers = Object.keys(all?.rules ?? {}).slice(0, mostNumbers)
  if (numbers.length === 0) return ''
  return html`<details class="box"><summary>${linkedWords.numbers(numbers.length)}</summary>
<label>${linkedWords.numbersHint}<textarea rows="6" readonly>${numbers.map((number) => `+${number}`).join('\n')}</textarea></label></details>`
}

const nameOf = (phone: string) => inventedOwners.find((one) => one.phone === phone)?.name ?? ''
const mostShown = 50

function phoneBox(all: PhonesOverview, view: LinkedPhoneView) {
  const threads = linkedThreads(all, view)
  return html`<li class="box"><header><h2>${nameOf(view.phone)} +${view.phone}</h2>${view.devices.map(deviceSign)}</header>
${view.lockedUntil === null ? '' : html`<p>${linkedWords.locked(new Date(view.lockedUntil).toLocaleString('sv-SE'))}</p>`}
<h3>${linkedWords.chats}</h3>
${threads.length ? html`<ul>${threads.slice(0, mostShown).map((thread) => threadLine(all, thread))}</ul>` : html`<p>${linkedWords.noChats}</p>`}
</li>`
}

const deviceSign = ({ isConnected, isBanned, waiting }: LinkedPhoneView['devices'][number]) => {
  if (isBanned) return html`<span class="done">${linkedWords.banned}</span>`
  return html`<span class="done">${isConnected ? linkedWords.connected : linkedWords.apart(waiting)}</span>`
}

export const peerName = ({ groups }: PhonesOverview, peer: string): string =>
  groups.find(({ id }) => id === peer)?.subject ?? `+${peer}`

const threadPath = (phone: string, peer: string) => `/sandbox/linked/${phone}/${encodeURIComponent(peer)}`

function threadLine(all: PhonesOverview, { phone, peer, lines }: LinkedThread) {
  const { text, at } = lines.at(-1)!
  return html`<li><header><a href="${threadPath(phone, peer)}">${peerName(all, peer)}</a><time datetime="${new Date(at).toISOString()}">${clockTime(new Date(at))}</time></header>
<pre class="short">${text}</pre></li>`
}

const phoneForms = (phone: string, all: PhonesOverview) => {
  const groups = all.groups.filter(({ members }) => members.some(({ number }) => number === phone))
  return html`<form class="box" method="post" action="/sandbox/linked/${phone}/write">
<h2>${linkedWords.write}: ${nameOf(phone)} +${phone}</h2>
<label>${linkedWords.from}<input name="from" inputmode="tel" required placeholder="4915112345678"></label>
<label>${linkedWords.inGroup}<select name="group"><option value="">${linkedWords.noGroup}</option>${groups.map(({ id, subject }) => html`<option value="${id}">${subject}</option>`)}</select></label>
${writeFields}</form>
<details class="box"><summary>${linkedWords.newGroup}: +${phone}</summary><form method="post" action="/sandbox/linked/${phone}/group">
<label>${linkedWords.subject}<input name="subject" required maxlength="100"></label>
<label>${linkedWords.members}<input name="members" placeholder="4915112345678, 4915112345679"></label>
<p><button>${linkedWords.make}</button></p></form></details>
<form class="box" method="post" action="/sandbox/linked/${phone}/act"><h2>${linkedWords.whatsapp}: +${phone}</h2>
<div class="row">${(Object.keys(linkedActWords) as LinkedAct[]).map((act) => html`<button name="act" value="${act}">${linkedActWords[act]}</button>`)}</div></form>`
}

const writeFields = html`<label>${linkedWords.text}<textarea name="text" rows="2" maxlength="4000"></textarea></label>
<div class="row"><button name="kind" value="text">${linkedWords.send}</button><button name="kind" value="picture">${linkedWords.sendPicture}</button><button name="kind" value="voice">${linkedWords.sendVoice}</button></div>`

/** One customer of a phone, or a group: what was written, what can be done to it, and how the number behaves. */
export const linkedThreadPage = (all: PhonesOverview, thread: LinkedThread) => {
  const { phone, peer } = thread
  const isGroup = peer.endsWith('@g.us')
  return frame(
    peerName(all, peer),
    html`<p><a class="tab" href="/sandbox/linked">← ${words.back}</a></p>
<section class="box"><h2>${peerName(all, peer)}</h2><p class="faint">→ ${nameOf(phone)} +${phone}</p></section>
<div id="arrived">${linkedThreadLines(thread)}</div>
<form class="box" method="post" action="/sandbox/linked/${phone}/write">
${isGroup ? html`<input type="hidden" name="group" value="${peer}"><label>${linkedWords.from}<input name="from" inputmode="tel" required></label>` : html`<input type="hidden" name="from" value="${peer}">`}
${writeFields}</form>
${isGroup ? '' : ruleForm(phone, peer, all.rules[peer] ?? {})}`,
    { tab: 'linked', script: followScript(`${threadPath(phone, peer)}/thread`) },
  )
}

const ruleForm = (phone: string, number: string, rule: PhoneRule) => {
  const isOn: Record<keyof typeof linkedRuleWords, boolean> = {
    unregistered: rule.isRegistered === false,
    blocks: rule.blocks === true,
    reads: rule.reads === true,
    refuses: rule.refusal === 463,
  }
  return html`<form class="box" method="post" action="/sandbox/linked/${phone}/rule"><h2>${linkedWords.rules}</h2>
<input type="hidden" name="number" value="${number}">
<ul>${(Object.keys(linkedRuleWords) as (keyof typeof linkedRuleWords)[]).map(
    (name) =>
      html`<li class="row"><input id="${name}" style="width:auto" type="checkbox" name="${name}" value="yes"${isOn[name] ? html` checked` : ''}><label for="${name}">${linkedRuleWords[name]}</label></li>`,
  )}</ul>
<label>${linkedWords.answer}<input name="answer" maxlength="1000" value="${rule.answer?.text ?? ''}"></label>
<p><button>${linkedWords.save}</button></p></form>`
}

const mostInThread = 200

export const linkedThreadLines = (thread: LinkedThread) =>
  html`<ol class="thread">${thread.lines.slice(-mostInThread).map((line) => bubble(thread, line))}</ol>`

const bubble = (thread: LinkedThread, line: LinkedLine) => html`<li class="bubble${line.isOurs ? '' : ' own'}">
${thread.peer.endsWith('@g.us') ? html`<p class="faint">+${line.from}</p>` : ''}
<pre>${line.isRemoved ? linkedWords.removed : line.text}</pre>
${line.reactions.length ? html`<p>${line.reactions.join(' ')}</p>` : ''}
${line.isRemoved ? '' : lineForm(thread, line)}
<header>${line.isEdited ? html`<span>${linkedWords.edited}</span>` : ''}<time datetime="${new Date(line.at).toISOString()}">${new Date(line.at).toLocaleString('sv-SE')}</time></header></li>`

const emojis = ['👍', '❤️', '🙏']

/** A customer reacts to what the company wrote and answers it, and edits or deletes its own. */
function lineForm({ phone, peer }: LinkedThread, { id, isOurs }: LinkedLine) {
  // Who of a group does it cannot be told here.
  if (peer.endsWith('@g.us')) return ''
  return html`<form method="post" action="/sandbox/linked/${phone}/change"><input type="hidden" name="peer" value="${peer}"><input type="hidden" name="message" value="${id}">
${isOurs ? html`<div class="row" role="group" aria-label="${linkedWords.react}">${emojis.map((emoji) => html`<button name="emoji" value="${emoji}">${emoji}</button>`)}</div>` : ''}
<label>${isOurs ? linkedWords.quote : linkedWords.text}<input name="text" maxlength="4000"></label>
<div class="row">${isOurs ? html`<button name="change" value="reply">${linkedWords.reply}</button>` : html`<button name="change" value="edit">${linkedWords.edit}</button><button name="change" value="remove">${linkedWords.remove}</button>`}</div></form>`
}
