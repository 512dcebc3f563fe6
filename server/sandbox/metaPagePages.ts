import { html } from 'hono/html'
import type { OwnPageChannel } from '#domain/conversations/channel'
import type { HttpApp } from '../http/route.ts'
import { frame } from './frame.ts'
import { samplePicture } from './linkedSamples.ts'
import { clockTime, followScript } from './listPage.ts'
import type { SandboxMetaPages } from './metaPages.ts'
import { type PageComment, type PageMessage, type PageMessageFile, pageVisitors, samplePage } from './metaPageWorld.ts'
import { answerPage, isOwnForm } from './pageAnswer.ts'
import { metaPageWords } from './words.ts'

/** What visitors of the demo's page see and write, and the page of Meta on which it is connected. */
export function metaPagePages({ app: metaApp, world }: SandboxMetaPages, publicUrl: string | null) {
  const textOf = (value: unknown, most = 2_000) => (typeof value === 'string' ? value.slice(0, most) : '')
  const visitorOf = (value: unknown) => pageVisitors.find(({ psid }) => psid === value)

  return (app: HttpApp): void => {
    app.get('/sandbox/meta', (c) => answerPage(c, metaPage(world.state)))
    app.get('/sandbox/meta/state', (c) => answerPage(c, metaState(world.state)))
    app.post('/sandbox/meta/write', async (c) => {
      const { visitor: person, where, text, picture } = await c.req.parseBody()
      const visitor = visitorOf(person)
      const [channel, way] = textOf(where).split(' ')
      const said = textOf(text).trim()
      if (!isOwnForm(c, publicUrl) || !visitor || !said || (channel !== 'facebook' && channel !== 'instagram'))
        return c.text('forbidden', 403)
      if (way === 'comment') world.comment(channel, visitor, said)
      else world.write(channel, visitor, said, picture === 'yes' ? [pictureOfVisitor] : [])
      return c.redirect('/sandbox/meta', 303)
    })
    app.post('/sandbox/meta/answer', async (c) => {
      const { to, text } = await c.req.parseBody()
      const said = textOf(text).trim()
      if (!isOwnForm(c, publicUrl) || !said) return c.text('forbidden', 403)
      const [channel, person] = textOf(to).split(' ')
      const visitor = visitorOf(person)
      if (visitor && (channel === 'facebook' || channel === 'instagram')) world.answerWithTools(channel, visitor, said)
      else world.answerCommentWithTools(textOf(to), said)
      return c.redirect('/sandbox/meta', 303)
    })
    app.post('/sandbox/meta/form', async (c) => {
      const { name, email, phone, question, agrees } = await c.req.parseBody()
      if (!isOwnForm(c, publicUrl)) return c.text('forbidden', 403)
      const fields = [
        { name: 'full_name', values: [textOf(name, 200)] },
        { name: 'email', values: [textOf(email, 200)] },
        { name: 'phone_number', values: [textOf(phone, 60)] },
        { name: 'how_many_lamps?', values: [textOf(question, 500)] },
      ]
      world.answerForm(fields, agrees === 'yes')
      return c.redirect('/sandbox/meta', 303)
    })
    app.post('/sandbox/meta/withdraw', (c) => {
      if (!isOwnForm(c, publicUrl)) return c.text('forbidden', 403)
      world.endTokens()
      return c.redirect('/sandbox/meta', 303)
    })
    // As Meta's own: whoever comes here was sent by the app, and goes back to where it says.
    app.get('/sandbox/meta/dialog', async (c): Promise<Response> => {
      const { redirect_uri = '', state = '', scope = '', client_id } = c.req.query()
      if (client_id !== metaApp.id || !URL.canParse(redirect_uri)) return c.text('Invalid App ID', 400)
      return answerPage(c, dialogPage({ redirect_uri, state, scope }))
    })
    app.post('/sandbox/meta/dialog', async (c) => {
      const body = await c.req.parseBody()
      const [redirect, state, scope] = [body.redirect_uri, body.state, body.scope].map((one) => textOf(one, 8_000))
      if (!isOwnForm(c, publicUrl) || !URL.canParse(redirect!)) return c.text('forbidden', 403)
      const back =
        body.answer === 'allow'
          ? { code: world.grant(scope!.split(','), redirect!), state: state! }
          : { error: 'access_denied', state: state! }
      // To where this browser is: the demo may be open under another name of this computer.
      return c.redirect(`${new URL(redirect!).pathname}?${new URLSearchParams(back).toString()}`, 303)
    })
  }
}

const pictureOfVisitor: PageMessageFile = {
  type: 'image',
  name: 'lamp.png',
  mime: 'image/png',
  bytes: samplePicture.toString('base64'),
}

type World = SandboxMetaPages['world']['state']

const metaPage = (state: World) =>
  frame(
    metaPageWords.title,
    html`<div id="arrived">${metaState(state)}</div>${pageVisitors.map(writeForm)}${answerForm(state)}${leadForm()}`,
    {
      tab: 'meta',
      script: followScript('/sandbox/meta/state'),
    },
  )

const metaState = (state: World) => html`<ol><li class="box"><h2>${samplePage.name}</h2>
<p class="faint">${samplePage.postText}</p>
${state.subscribed ? '' : html`<p role="status">${metaPageWords.notHeard}</p>`}
<h3>${metaPageWords.comments}</h3>
${state.comments.length ? html`<ul class="lines">${state.comments.filter(({ parent }) => parent === null).map((one) => commentLine(state, one))}</ul>` : html`<p>${metaPageWords.none}</p>`}
<h3>${metaPageWords.messages}</h3>
${state.messages.length ? html`<ul class="lines">${state.messages.slice(-50).map(messageLine)}</ul>` : html`<p>${metaPageWords.none}</p>`}
</li></ol>`

const nameOf = (id: string | null) =>
  pageVisitors.find(({ psid, igsid }) => psid === id || igsid === id)?.name ?? metaPageWords.ours
const channelNames: Readonly<Record<OwnPageChannel, string>> = { facebook: 'Facebook', instagram: 'Instagram' }

function commentLine(state: World, { id, by, text, at, channel, isHidden }: PageComment): ReturnType<typeof html> {
  const below = state.comments.filter(({ parent }) => parent === id)
  return html`<li><header><b>${nameOf(by)}</b><span>${channelNames[channel]}</span>${isHidden ? html`<span class="done">${metaPageWords.hidden}</span>` : ''}<time datetime="${new Date(at).toISOString()}">${clockTime(new Date(at))}</time></header>
<pre>${text}</pre>${below.length ? html`<ul class="lines">${below.map((one) => commentLine(state, one))}</ul>` : ''}</li>`
}

const messageLine = ({ visitor, isOurs, text, at, channel, files = [] }: PageMessage) =>
  html`<li><header><b>${isOurs ? `${metaPageWords.ours} → ${nameOf(visitor)}` : nameOf(visitor)}</b><span>${channelNames[channel]}</span><time datetime="${new Date(at).toISOString()}">${clockTime(new Date(at))}</time></header><pre>${text}</pre>${files.map(({ name }) => html`<p>📎 ${name}</p>`)}</li>`

const places = [
  ['facebook comment', metaPageWords.facebookComment],
  ['facebook message', metaPageWords.facebookMessage],
  ['instagram comment', metaPageWords.instagramComment],
  ['instagram message', metaPageWords.instagramMessage],
] as const

const writeForm = ({
  name,
  psid,
}: (typeof pageVisitors)[number]) => html`<form class="box" method="post" action="/sandbox/meta/write" aria-label="${metaPageWords.asVisitor(name)}">
<h2>${metaPageWords.asVisitor(name)}</h2><input type="hidden" name="visitor" value="${psid}">
<label>${metaPageWords.where}<select name="where">${places.map(([value, word]) => html`<option value="${value}">${word}</option>`)}</select></label>
<label>${metaPageWords.text}<textarea name="text" rows="2" maxlength="1000" required></textarea></label>
<label><input type="checkbox" name="picture" value="yes"> ${metaPageWords.picture}</label>
<p><button>${metaPageWords.send}</button></p></form>`

/** To whoever has written, and below each comment of theirs. */
function answerForm({ comments, messages }: World): ReturnType<typeof html> {
  const writers = [...new Set(messages.map(({ channel, visitor }) => `${channel} ${visitor}`))]
  const asked = comments.filter(({ by }) => by !== null)
  if (!writers.length && !asked.length) return html``
  return html`<form class="box" method="post" action="/sandbox/meta/answer" aria-label="${metaPageWords.asPage}">
<h2>${metaPageWords.asPage}</h2>
<label>${metaPageWords.answers}<select name="to">${writers.map((to) => html`<option value="${writerValue(to)}">${writerName(to)}</option>`)}${asked.map(({ id, by, text }) => html`<option value="${id}">${nameOf(by)}: ${text.slice(0, 60)}</option>`)}</select></label>
<label>${metaPageWords.text}<textarea name="text" rows="2" maxlength="1000" required></textarea></label>
<p><button>${metaPageWords.send}</button></p></form>`
}

const personOf = (writer: string) => {
  const [, id] = writer.split(' ')
  return pageVisitors.find(({ psid, igsid }) => psid === id || igsid === id)
}
const writerValue = (writer: string) => `${writer.split(' ')[0]} ${personOf(writer)?.psid}`
const writerName = (writer: string) =>
  `${personOf(writer)?.name} · ${channelNames[writer.split(' ')[0] as OwnPageChannel]}`

const leadForm =
  () => html`<form class="box" method="post" action="/sandbox/meta/form" aria-label="${metaPageWords.form}">
<h2>${metaPageWords.form}: ${samplePage.formName}</h2>
<label>${metaPageWords.name}<input name="name" required></label>
<label>${metaPageWords.email}<input name="email" type="email" required></label>
<label>${metaPageWords.phone}<input name="phone" placeholder="+351 912 345 678"></label>
<label>${metaPageWords.question}<input name="question"></label>
<label><input type="checkbox" name="agrees" value="yes"> ${metaPageWords.agrees}</label>
<p><button>${metaPageWords.sendForm}</button></p></form>
<form class="box" method="post" action="/sandbox/meta/withdraw"><p><button>${metaPageWords.endGrant}</button></p></form>`

const dialogPage = ({ redirect_uri, state, scope }: { redirect_uri: string; state: string; scope: string }) =>
  frame(
    metaPageWords.dialog,
    html`<form class="box" method="post" action="/sandbox/meta/dialog">
<h2>${metaPageWords.dialog}</h2><p>${metaPageWords.dialogText}</p>
<p>${samplePage.name} · @${samplePage.username}</p><p class="faint">${scope.replaceAll(',', ', ')}</p>
<input type="hidden" name="redirect_uri" value="${redirect_uri}"><input type="hidden" name="state" value="${state}"><input type="hidden" name="scope" value="${scope}">
<div class="row"><button name="answer" value="allow">${metaPageWords.allow}</button><button name="answer" value="deny">${metaPageWords.deny}</button></div></form>`,
    { tab: null },
  )
