import { html } from 'hono/html'
import { frame } from './frame.ts'
import { acts, codeInText, type Inbox, type StoredMessage, type TaskMails } from './inbox.ts'
import type { PageQuery } from './pageAnswer.ts'
import { mostOfAct, type Progress, usualCounts } from './sampleActs.ts'
import { actWord, kinds, toldWords, words } from './words.ts'

export const perPage = 50

/** What comes and changes by itself: what is done to the tasks' mails, and a page of what arrived. */
export function arrivedList(inbox: Inbox, progress: Progress | null, asked: PageQuery) {
  const { rows, all } = inbox.page({ words: asked.words, skip: asked.page * perPage, count: perPage })
  return html`${inbox.tasks().map(taskCounts)}
${progress ? progressLine(progress) : ''}
${rows.length === 0 ? html`<p>${asked.words ? words.nothingFound : words.nothing}</p>` : html`<ol>${rows.map(entry)}</ol>`}
${turnPages('/sandbox', asked, all)}`
}

const taskCounts = ({ subject, since, count, did }: TaskMails) => html`<section class="box">
<header><h2>${subject}</h2><time datetime="${since.toISOString()}">${clockTime(since)}</time></header>
<div class="row"><span>${words.delivered} <b>${count}</b></span>${acts
  .filter((act) => did[act] > 0)
  .map((act) => html`<span>${actWord(act)} <b>${did[act]}</b></span>`)}</div>
</section>`

const progressLine = ({ done, all, told }: Progress) =>
  html`<p role="status">${words.running} ${done} / ${all}${[...told].map(
    ([what, count]) => html`<br>${what === 'failed' ? words.failed : toldWords[what]}: ${count}`,
  )}</p>`

function entry(message: StoredMessage) {
  const { id, kind, to, subject, text, at, did } = message
  const code = codeInText(message)
  return html`<li class="box">
<header><span>${kinds[kind]}</span><span>${kind === 'sms' ? `+${to}` : to}</span>${did.map((act) => html`<span class="done">${actWord(act)}</span>`)}<time datetime="${at.toISOString()}">${clockTime(at)}</time></header>
${code ? html`<output>${code}</output>` : ''}
${kind === 'email' ? html`<h2><a href="/sandbox/mail/${id}">${subject || '…'}</a></h2>` : ''}
<pre${kind === 'email' ? html` class="short"` : ''}>${kind === 'email' ? text.slice(0, 300) : text}</pre>
</li>`
}

export const clockTime = (at: Date) => at.toTimeString().slice(0, 8)

export function turnPages(path: string, { words: find, page }: PageQuery, all: number) {
  const link = (to: number, text: string) =>
    html`<a class="tab" href="${path}?${new URLSearchParams({ q: find, page: String(to) }).toString()}">${text}</a>`
  const last = Math.max(0, Math.ceil(all / perPage) - 1)
  if (last === 0) return ''
  return html`<nav class="row">${page > 0 ? link(page - 1, words.newer) : ''}<span>${page + 1} / ${last + 1}</span>${
    page < last ? link(page + 1, words.older) : ''
  }</nav>`
}

export const listPage = (inbox: Inbox, progress: Progress | null, asked: PageQuery) =>
  frame(
    words.title,
    html`<form class="find" role="search"><label>${words.search}<input type="search" name="q" value="${asked.words}"></label><button>${words.find}</button></form>
${someForm(inbox.tasks())}
<div id="arrived">${arrivedList(inbox, progress, asked)}</div>`,
    { tab: 'inbox', script: followScript('/sandbox/arrived') },
  )

const someForm = (tasks: readonly TaskMails[]) =>
  tasks.length === 0
    ? ''
    : html`<details class="box"><summary>${words.some}</summary>
<form method="post" action="/sandbox/some">
<p class="faint">${words.someHint}</p>
<div class="fields">
<label>${words.task}<select name="task">${tasks.map(({ task, subject, since, count }) => html`<option value="${task}">${clockTime(since)} ${subject} (${count})</option>`)}</select></label>
${acts.map((act) => html`<label>${actWord(act)}<input type="number" name="${act}" min="0" max="${mostOfAct}" value="${usualCounts[act]}" required></label>`)}
<label>${words.seed}<input type="number" name="seed" min="0" max="999999" value="1" required></label>
</div>
<p><button>${words.start}</button></p>
</form></details>`

/** Brings what is new of `#arrived`, from the page's own path. */
export const followScript = (path: string) => html`<script>
const shown = document.getElementById('arrived')
let last = ''
setInterval(async () => {
  const answer = await fetch('${path}' + location.search).catch(() => null)
  const text = answer?.ok ? await answer.text() : last
  if (text !== last && !shown.contains(document.activeElement)) {
    shown.innerHTML = text
    last = text
  }
}, 1000)
</script>`
