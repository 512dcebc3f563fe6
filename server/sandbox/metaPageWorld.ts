import { createHmac, randomBytes } from 'node:crypto'
import type { OwnPageChannel } from '#domain/conversations/channel'
import { pageScopes } from '#domain/ownPages/facts'
import { type PageFileKind, pageFileBytes, pageFileKind } from '#domain/ownPages/pageFiles'
import {
  MetaFault,
  type MetaRequest,
  type MetaRoute,
  type MetaToken,
  mustHavePermission,
  type SandboxFormFile,
} from './metaGraph.ts'

/** Somebody who looks at the page and the account. `psid`, `igsid`: by which each of the two knows them. */
export type PageVisitor = { name: string; username: string; psid: string; igsid: string }
export type PageComment = {
  id: string
  channel: OwnPageChannel
  /** null: the page itself */
  by: string | null
  text: string
  at: number
  parent: string | null
  isHidden: boolean
}
export type PageMessage = {
  id: string
  channel: OwnPageChannel
  visitor: string
  isOurs: boolean
  text: string
  at: number
  tag: string
  files?: PageMessageFile[]
}
/** `type`: as Meta calls it; `bytes`: in base64. */
export type PageMessageFile = { type: PageFileKind; name: string; mime: string; bytes: string }
type PageLead = { id: string; at: number; fields: { name: string; values: string[] }[]; agrees: boolean }

export type SavedPageWorld = {
  app: string
  secret: string
  callback: { url: string; verifyToken: string } | null
  subscribed: boolean
  tokens: { text: string; kind: 'user' | 'page'; ends_at: number | null }[]
  comments: PageComment[]
  messages: PageMessage[]
  leads: PageLead[]
  /** comments that were answered by a message */
  answered: string[]
  /** files that were handed over, by their ids */
  attachments?: Record<string, PageMessageFile>
  next: number
}

type SentAttachment = { type?: string; payload?: { attachment_id?: string } }

const hour = 3_600_000
const day = 24 * hour

export const samplePage = {
  page: '104200000000001',
  profile: '17841400000000001',
  name: 'Ningbo Lamps 宁波灯具',
  username: 'ningbo.lamps',
  post: '104200000000001_5001',
  media: '17900000000005001',
  postText: 'Our new solar lamps for terraces: 12 hours of light, IP65. 新款露台太阳能灯，亮灯 12 小时，IP65 防水。',
  form: '880000000000001',
  formName: 'Catalogue 2027 · 产品目录',
  user: '10160000000000001',
} as const

export const pageVisitors: readonly PageVisitor[] = [
  { name: 'Marta Silva', username: 'marta.silva', psid: '24000000000000001', igsid: '52000000000000001' },
  { name: 'Jonas Weber', username: 'jonas_weber', psid: '24000000000000002', igsid: '52000000000000002' },
  { name: 'Amira Haddad', username: 'amira.haddad', psid: '24000000000000003', igsid: '52000000000000003' },
]
/** The page and its account, as they stand among who says something. */
const ownVisitor: PageVisitor = {
  name: samplePage.name,
  username: samplePage.username,
  psid: samplePage.page,
  igsid: samplePage.profile,
}
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const visitorOf = (id: string) => pageVisitors.find(({ psid, igsid }) => psid === id || igsid === id)

type Needs = { clock: () => number; saved?: SavedPageWorld | null }
type TokenKind = { kind: 'app' | 'user' | 'page' }

/** A page, its account of Instagram, and those who look at them, as strict as Meta where a company could go wrong. */
export class PageWorld {
  readonly clock: () => number
  readonly state: SavedPageWorld
  tokens = new Map<string, MetaToken>()
  readonly #kinds = new Map<MetaToken, TokenKind['kind']>()
  readonly #codes = new Map<string, { scopes: string[]; redirect: string; until: number }>()
  /** what is to be told, in its order */
  tell: (object: 'page' | 'instagram', entry: object) => void = () => {}
  /** how many answers are lost on the way back: what was asked is done */
  losesAnswers = 0
  /** where files of messages stand */
  filesAt = ''

  constructor({ clock, saved }: Needs) {
    this.clock = clock
    this.state = saved ?? {
      app: '990000000000001',
      secret: randomBytes(16).toString('hex'),
      callback: null,
      subscribed: false,
      tokens: [],
      comments: [],
      messages: [],
      leads: [],
      answered: [],
      next: 1,
    }
    this.#keepToken(this.appToken, 'app', null)
    for (const { text, kind, ends_at } of this.state.tokens) this.#keepToken(text, kind, ends_at)
  }

  get appToken(): string {
    return `${this.state.app}|${this.state.secret}`
  }

  /** From now on the Graph's own list of tokens is this one's. */
  shareTokens(tokens: Map<string, MetaToken>): void {
    for (const [text, token] of this.tokens) tokens.set(text, token)
    this.tokens = tokens
  }

  #keepToken(text: string, kind: TokenKind['kind'], ends_at: number | null, scopes?: readonly string[]): MetaToken {
    const all = [...new Set([...pageScopes.facebook, ...pageScopes.instagram])]
    const token: MetaToken = { app: this.state.app, permissions: scopes ?? all, ends_at }
    this.tokens.set(text, token)
    this.#kinds.set(token, kind)
    return token
  }

  #newToken(kind: 'user' | 'page', ends_at: number | null, scopes: readonly string[]): string {
    const text = `EAA${randomBytes(24).toString('hex')}`
    this.#keepToken(text, kind, ends_at, scopes)
    this.state.tokens.push({ text, kind, ends_at })
    return text
  }

  /** All that was granted is withdrawn, as when its owner changes their password. */
  endTokens(): void {
    for (const { text } of this.state.tokens) this.tokens.delete(text)
    this.state.tokens = []
  }

  /** Somebody lets the app in on Meta's page: the code that their browser comes back with. */
  grant(scopes: readonly string[], redirect: string): string {
    const code = randomBytes(16).toString('hex')
    this.#codes.set(code, { scopes: [...scopes], redirect, until: this.clock() + hour })
    return code
  }

  #id(prefix: string): string {
    return `${prefix}${this.state.next++}`
  }

  comment(channel: OwnPageChannel, visitor: PageVisitor, text: string): PageComment {
    const comment: PageComment = {
      id: channel === 'facebook' ? this.#id('5001_9') : this.#id('1795000000000'),
      channel,
      by: channel === 'facebook' ? visitor.psid : visitor.igsid,
      text,
      at: this.clock(),
      parent: null,
      isHidden: false,
    }
    this.state.comments.push(comment)
    this.#tellComment(comment, visitor)
    return comment
  }

  #tellComment({ id, channel, text, at, parent }: PageComment, { name, username, psid, igsid }: PageVisitor): void {
    if (channel === 'instagram')
      return this.tell('instagram', {
        id: samplePage.profile,
        time: Math.floor(at / 1_000),
        changes: [
          {
            field: 'comments',
            value: {
              id,
              from: { id: igsid, username },
              media: { id: samplePage.media, media_product_type: 'FEED' },
              ...(parent && { parent_id: parent }),
              text,
            },
          },
        ],
      })
    this.tell('page', {
      id: samplePage.page,
      time: at,
      changes: [
        {
          field: 'feed',
          value: {
            item: 'comment',
            verb: 'add',
            comment_id: id,
            post_id: samplePage.post,
            parent_id: parent ?? samplePage.post,
            from: { id: psid, name },
            message: text,
            created_time: Math.floor(at / 1_000),
          },
        },
      ],
    })
  }

  write(channel: OwnPageChannel, visitor: PageVisitor, text: string, files: PageMessageFile[] = []): PageMessage {
    const person = channel === 'facebook' ? visitor.psid : visitor.igsid
    const message = this.#keepMessage({ channel, visitor: person, isOurs: false, text, tag: '', files })
    const own = channel === 'facebook' ? samplePage.page : samplePage.profile
    this.tell(channel === 'facebook' ? 'page' : 'instagram', {
      id: own,
      time: message.at,
      messaging: [
        {
          sender: { id: person },
          recipient: { id: own },
          timestamp: message.at,
          message: { mid: message.id, ...this.#contentOf(message) },
        },
      ],
    })
    return message
  }

  #contentOf({ id, text, files = [] }: PageMessage): object {
    const attachments = files.map(({ type, name }, n) => ({
      type,
      payload: { url: `${this.filesAt}/files/${id}/${n}/${encodeURIComponent(name)}` },
    }))
    return { ...(text && { text }), ...(files.length && { attachments }) }
  }

  fileAt(path: string): { mime: string; bytes: Buffer } | null {
    const [, id, n] = /^\/files\/([^/]+)\/(\d+)\//.exec(path) ?? []
    const file = this.state.messages.find((one) => one.id === id)?.files?.[Number(n)]
    return file ? { mime: file.mime, bytes: Buffer.from(file.bytes, 'base64') } : null
  }

  /** Somebody of the company answers with Meta's own tools. */
  answerWithTools(channel: OwnPageChannel, visitor: PageVisitor, text: string): PageMessage {
    const person = channel === 'facebook' ? visitor.psid : visitor.igsid
    const sent = this.#keepMessage({ channel, visitor: person, isOurs: true, text, tag: '' })
    this.#tellSent(sent, undefined)
    return sent
  }

  answerCommentWithTools(id: string, text: string): PageComment | null {
    const comment = this.state.comments.find((one) => one.id === id)
    return comment ? this.#keepAnswer(comment, text) : null
  }

  #keepMessage(said: Omit<PageMessage, 'id' | 'at'>): PageMessage {
    const message = { ...said, id: this.#id('m_'), at: this.clock() }
    this.state.messages.push(message)
    return message
  }

  /** Somebody answers the page's lead form. */
  answerForm(fields: PageLead['fields'], agrees: boolean): string {
    const lead = { id: this.#id('77000000'), at: this.clock(), fields, agrees }
    this.state.leads.push(lead)
    this.tell('page', {
      id: samplePage.page,
      time: lead.at,
      changes: [
        {
          field: 'leadgen',
          value: {
            leadgen_id: lead.id,
            page_id: samplePage.page,
            form_id: samplePage.form,
            created_time: Math.floor(lead.at / 1_000),
          },
        },
      ],
    })
    return lead.id
  }

  /** The last time somebody wrote a message, which opens the window; null: never. */
  #wroteAt(person: string): number | null {
    return this.state.messages.findLast(({ visitor, isOurs }) => visitor === person && !isOurs)?.at ?? null
  }

  readonly routes: readonly MetaRoute[] = [
    (request) => this.#oauth(request),
    (request) => this.#accounts(request),
    (request) => this.#subscriptions(request),
    (request) => this.#attachments(request),
    (request) => this.#messages(request),
    (request) => this.#comments(request),
    (request) => this.#reads(request),
  ]

  #oauth({ path, query, now }: MetaRequest): object | null {
    if (path === 'oauth/access_token') {
      if (query.get('client_id') !== this.state.app || query.get('client_secret') !== this.state.secret)
        throw new MetaFault(1, 'Error validating client secret.')
      if (query.get('grant_type') === 'fb_exchange_token') {
        const token = this.tokens.get(query.get('fb_exchange_token') ?? '')
        if (!token || this.#kinds.get(token) !== 'user') throw new MetaFault(190, 'Invalid token', { status: 401 })
        const text = this.#newToken('user', now + 60 * day, token.permissions)
        return { access_token: text, token_type: 'bearer', expires_in: (60 * day) / 1_000 }
      }
      const code = this.#codes.get(query.get('code') ?? '')
      this.#codes.delete(query.get('code') ?? '')
      if (!code || code.until < now)
        throw new MetaFault(100, 'This authorization code has been used.', { subcode: 36_009 })
      if (code.redirect !== query.get('redirect_uri'))
        throw new MetaFault(
          100,
          'Error validating verification code. Please make sure your redirect_uri is identical',
          {
            subcode: 36_008,
          },
        )
      return { access_token: this.#newToken('user', now + hour, code.scopes), token_type: 'bearer', expires_in: 3_600 }
    }
    return null
  }

  #accounts(request: MetaRequest): object | null {
    const { path, token, query, now } = request
    if (path === 'debug_token') {
      if (this.#kinds.get(token) !== 'app') throw new MetaFault(190, 'An app token is needed', { status: 401 })
      const asked = this.tokens.get(query.get('input_token') ?? '')
      if (!asked || (asked.ends_at !== null && asked.ends_at <= now))
        return { data: { is_valid: false, app_id: this.state.app, scopes: [], error: { code: 190 } } }
      return {
        data: {
          is_valid: true,
          app_id: this.state.app,
          user_id: samplePage.user,
          scopes: asked.permissions,
          expires_at: asked.ends_at === null ? 0 : Math.floor(asked.ends_at / 1_000),
          data_access_expires_at: Math.floor((now + 90 * day) / 1_000),
        },
      }
    }
    if (path === 'me/accounts') {
      if (this.#kinds.get(token) !== 'user') throw new MetaFault(190, 'A user token is needed', { status: 401 })
      mustHavePermission(request, 'pages_show_list')
      const { page: id, name, username, profile } = samplePage
      const access_token = this.#newToken('page', null, token.permissions)
      const account = { id: profile, username, name }
      return {
        data: [
          {
            id,
            name,
            username,
            access_token,
            link: `https://www.facebook.com/${username}`,
            ...(token.permissions.includes('instagram_basic') && { instagram_business_account: account }),
          },
        ],
        paging: { cursors: { before: 'a', after: 'a' } },
      }
    }
    return null
  }

  #subscriptions(request: MetaRequest): object | null {
    const { path, method, body, token } = request
    if (path === `${this.state.app}/subscriptions` && method === 'POST') {
      if (this.#kinds.get(token) !== 'app') throw new MetaFault(190, 'An app token is needed', { status: 401 })
      this.state.callback = { url: textOf(body.callback_url), verifyToken: textOf(body.verify_token) }
      return { success: true }
    }
    if (path !== `${samplePage.page}/subscribed_apps`) return null
    this.#mustBePage(request)
    mustHavePermission(request, 'pages_manage_metadata')
    this.state.subscribed = method === 'POST'
    return { success: true }
  }

  #mustBePage({ token }: MetaRequest): void {
    if (this.#kinds.get(token) !== 'page') throw new MetaFault(190, 'A page token is needed', { status: 401 })
  }

  /** An answer that nobody hears: what was asked is done all the same. */
  #said(answer: object): object {
    if (this.losesAnswers <= 0) return answer
    this.losesAnswers--
    throw new MetaFault(2, 'Service temporarily unavailable', { status: 503 })
  }

  /** https://developers.facebook.com/docs/messenger-platform/reference/attachment-upload-api */
  #attachments(request: MetaRequest): object | null {
    const { path, method, body } = request
    if (path !== `${samplePage.page}/message_attachments` || method !== 'POST') return null
    this.#mustBePage(request)
    const channel = body.platform === 'instagram' ? 'instagram' : 'facebook'
    mustHavePermission(request, channel === 'facebook' ? 'pages_messaging' : 'instagram_manage_messages')
    const said = JSON.parse(textOf(body.message) || '{}') as { attachment?: { type?: string } }
    const file = body.filedata as SandboxFormFile | undefined
    if (!file || typeof file !== 'object') throw new MetaFault(100, '(#100) Param filedata is required')
    const type = pageFileKind(channel, file)
    if (!type || type !== said.attachment?.type || file.bytes.length > pageFileBytes[channel])
      throw new MetaFault(100, '(#100) Upload attachment failure.', { subcode: 2_018_047 })
    const id = this.#id('91000000')
    this.state.attachments ??= {}
    this.state.attachments[id] = { type, name: file.name, mime: file.mime, bytes: file.bytes.toString('base64') }
    return { attachment_id: id }
  }

  /** What a message names; a file goes without a text. */
  #namedFile({ text, attachment }: { text?: string; attachment?: SentAttachment }): PageMessageFile | null {
    if (!attachment) return null
    const file = this.state.attachments?.[attachment.payload?.attachment_id ?? '']
    if (text !== undefined || !file || file.type !== attachment.type)
      throw new MetaFault(100, '(#100) Param message[attachment] is no attachment of this page', { subcode: 2_018_074 })
    return file
  }

  #messages(request: MetaRequest): object | null {
    const { path, method, body, now } = request
    if (path !== `${samplePage.page}/messages` || method !== 'POST') return null
    this.#mustBePage(request)
    const {
      recipient = {},
      message = {},
      tag = '',
    } = body as {
      recipient?: { id?: string; comment_id?: string }
      message?: { text?: string; metadata?: string; attachment?: SentAttachment }
      tag?: string
    }
    const { text = '', metadata } = message
    const comment = recipient.comment_id === undefined ? null : this.#commentToAnswer(recipient.comment_id, now)
    const person = comment?.by ?? recipient.id ?? ''
    const visitor = visitorOf(person)
    if (!visitor) throw new MetaFault(100, 'No matching user found', { subcode: 2_018_001 })
    const channel = visitor.psid === person ? 'facebook' : 'instagram'
    mustHavePermission(request, channel === 'facebook' ? 'pages_messaging' : 'instagram_manage_messages')
    const file = this.#namedFile(message)
    if ((!text && !file) || text.length > (channel === 'facebook' ? 2_000 : 1_000))
      throw new MetaFault(100, 'Length of param message[text] must be less than or equal to 2000')
    if (!comment) this.#mustBeOpen(person, tag, now)
    const files = file ? [file] : []
    const sent = this.#keepMessage({ channel, visitor: person, isOurs: true, text, tag, files })
    if (comment) this.state.answered.push(comment.id)
    this.#tellSent(sent, metadata)
    return this.#said({ recipient_id: person, message_id: sent.id })
  }

  #commentToAnswer(id: string, now: number): PageComment {
    const comment = this.state.comments.find((one) => one.id === id && one.by !== null)
    if (!comment) throw new MetaFault(100, `Object with ID '${id}' does not exist`, { subcode: 33 })
    if (this.state.answered.includes(id)) throw new MetaFault(10_900, 'Activity already replied to')
    if (now - comment.at > 7 * day) throw new MetaFault(10_901, 'Activity is too old to be replied to')
    return comment
  }

  #mustBeOpen(person: string, tag: string, now: number): void {
    const wrote = this.#wroteAt(person)
    const most = tag === 'HUMAN_AGENT' ? 7 * day : day
    if (wrote === null || now - wrote >= most)
      throw new MetaFault(10, '(#10) This message is sent outside of allowed window.', {
        subcode: 2_018_278,
        status: 403,
      })
  }

  /** Messenger tells the page of what it sent, and when it arrived and was read. */
  #tellSent(sent: PageMessage, metadata: string | undefined): void {
    const { id, channel, visitor, at } = sent
    const own = channel === 'facebook' ? samplePage.page : samplePage.profile
    const object = channel === 'facebook' ? 'page' : 'instagram'
    const entry = (event: object) => ({ id: own, time: at, messaging: [event] })
    const echo = { mid: id, ...this.#contentOf(sent), is_echo: true, ...(metadata && { metadata }) }
    this.tell(object, entry({ sender: { id: own }, recipient: { id: visitor }, timestamp: at, message: echo }))
    const from = { sender: { id: visitor }, recipient: { id: own }, timestamp: at }
    if (channel === 'facebook') this.tell(object, entry({ ...from, delivery: { mids: [id], watermark: at } }))
    this.tell(object, entry({ ...from, read: channel === 'facebook' ? { watermark: at + 1 } : { mid: id } }))
  }

  #comments(request: MetaRequest): object | null {
    const { path, method, body, query } = request
    const [id = '', edge = ''] = path.split('/')
    const comment = this.state.comments.find((one) => one.id === id)
    if (!comment) return null
    const isInstagram = comment.channel === 'instagram'
    this.#mustBePage(request)
    if (method === 'GET' && (edge === 'comments' || edge === 'replies')) return this.#answersBelow(comment)
    if (method === 'GET')
      return (query.get('fields') ?? '').includes('hidden')
        ? { id, ...(isInstagram ? { hidden: comment.isHidden } : { is_hidden: comment.isHidden }) }
        : { id }
    mustHavePermission(request, isInstagram ? 'instagram_manage_comments' : 'pages_manage_engagement')
    if (method === 'DELETE') {
      this.state.comments = this.state.comments.filter((one) => one !== comment && one.parent !== id)
      return this.#said({ success: true })
    }
    if (edge === (isInstagram ? 'replies' : 'comments')) return this.#answerBelow(comment, textOf(body.message))
    if (edge) return null
    const isHidden = isInstagram ? body.hide : body.is_hidden
    if (typeof isHidden !== 'boolean') throw new MetaFault(100, '(#100) Unsupported post request')
    comment.isHidden = isHidden
    return this.#said({ success: true })
  }

  #answerBelow(comment: PageComment, text: string): object {
    if (!text) throw new MetaFault(100, '(#100) Missing message')
    return this.#said({ id: this.#keepAnswer(comment, text).id })
  }

  /** Meta tells of what the page says itself as well. */
  #keepAnswer({ id, channel }: PageComment, text: string): PageComment {
    const answer: PageComment = {
      id: channel === 'facebook' ? this.#id('5001_9') : this.#id('1795000000000'),
      channel,
      by: null,
      text,
      at: this.clock(),
      parent: id,
      isHidden: false,
    }
    this.state.comments.push(answer)
    this.#tellComment(answer, ownVisitor)
    return answer
  }

  #answersBelow({ id, channel }: PageComment): object {
    const below = this.state.comments.filter(({ parent }) => parent === id)
    return {
      data: below.map((one) =>
        channel === 'instagram'
          ? { id: one.id, text: one.text, username: samplePage.username, timestamp: new Date(one.at).toISOString() }
          : {
              id: one.id,
              message: one.text,
              from: { id: samplePage.page },
              created_time: new Date(one.at).toISOString(),
            },
      ),
    }
  }

  #reads(request: MetaRequest): object | null {
    const { path, query, method, token } = request
    const kind = this.#kinds.get(token)
    if (method !== 'GET' || !kind) return null
    if (path === samplePage.page && kind === 'user')
      return { id: path, access_token: this.#newToken('page', null, token.permissions) }
    if (kind !== 'page') return null
    if (path === `${samplePage.page}/conversations`) return this.#conversations(query.get('user_id') ?? '')
    if (path === samplePage.post)
      return { id: path, message: samplePage.postText, permalink_url: `https://www.facebook.com/${samplePage.post}` }
    if (path === samplePage.media)
      return { id: path, caption: samplePage.postText, permalink: 'https://www.instagram.com/p/sandbox/' }
    if (path === samplePage.form) return formFacts
    const lead = this.state.leads.find(({ id }) => id === path)
    if (lead) {
      mustHavePermission(request, 'leads_retrieval')
      return {
        id: lead.id,
        created_time: new Date(lead.at).toISOString(),
        form_id: samplePage.form,
        field_data: lead.fields,
        custom_disclaimer_responses: [{ checkbox_key: 'news', is_checked: lead.agrees ? '1' : '0' }],
      }
    }
    const visitor = visitorOf(path)
    if (!visitor) return null
    const [first_name = '', last_name = ''] = visitor.name.split(' ')
    return visitor.psid === path
      ? { id: path, first_name, last_name }
      : { id: path, name: visitor.name, username: visitor.username }
  }

  #conversations(person: string): object {
    const said = this.state.messages.filter(({ visitor }) => visitor === person).slice(-20)
    const data = said.toReversed().map(({ id, text, at, isOurs, channel }) => ({
      id,
      message: text,
      created_time: new Date(at).toISOString(),
      from: { id: isOurs ? (channel === 'facebook' ? samplePage.page : samplePage.profile) : person },
    }))
    return { data: said.length ? [{ messages: { data } }] : [] }
  }
}

const formFacts = {
  id: samplePage.form,
  name: samplePage.formName,
  legal_content: {
    privacy_policy: { url: 'https://lamps.example/privacy', link_text: 'Privacy' },
    custom_disclaimer: {
      title: 'News · 资讯',
      body: { text: 'We write four times a year. 我们每年发送四次邮件。' },
      checkboxes: [{ key: 'news', text: 'I want news by email · 我愿意接收邮件资讯', is_required: false }],
    },
  },
}

/** As Meta signs what it tells, over the bytes as they go. */
export const metaSignatureOf = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** What Meta sends where somebody wants their data deleted. */
export function signedRequestOf(secret: string, user: string): string {
  const payload = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', user_id: user })).toString('base64url')
  return `${createHmac('sha256', secret).update(payload).digest('base64url')}.${payload}`
}
