import { randomBytes } from 'node:crypto'
import { freeServiceMessages } from '#domain/whatsapp/markets'
import { mediaRefusal, whatsappMediaKind } from '#domain/whatsapp/media'
import { windowHours } from '#domain/whatsapp/window'
import { choicesOf, ownText, quickRepliesOf, reactOn, type TapChoice, tapOf, type WrittenOnPhone } from './phoneView.ts'
import type { MessageRequest, TemplateRequest } from './requests.ts'
import { fillingFault, headerFilesOf, shownTemplate } from './templateUse.ts'

/** How a phone of the sandbox behaves; `plain`: it receives, and its owner reads. */
export const phoneManners = ['plain', 'unread', 'unreachable', 'stopped', 'tooMany'] as const
export type PhoneManner = (typeof phoneManners)[number]

/** Somebody with WhatsApp. `hidesNumber`: they have a user name, and businesses are not told the number. */
export type GraphPerson = {
  phone: string
  bsuid: string
  username: string | null
  name: string
  hidesNumber: boolean
  manner: PhoneManner
}

export type GraphTemplate = TemplateRequest & { id: string; status: string; rejected_reason: string }
export type GraphFile = { id: string; mime: string; bytes: Buffer }
/** What a phone shows of one message. */
export type ShownMessage = {
  id: string
  person: GraphPerson
  isOurs: boolean
  text: string
  at: number
  choices?: readonly TapChoice[]
  /** of the business, and of the phone's owner */
  reactions?: { ours?: string; own?: string }
}

/** An answer of Graph's that is an error. */
export class GraphFault extends Error {
  readonly code: number
  readonly status: number
  constructor(code: number, status: number, details: string) {
    super(details)
    this.code = code
    this.status = status
  }
}

type GraphWorldOptions = {
  clock: () => number
  /** unique persons in 24 hours outside a window */
  portfolioLimit?: number
  perSecond?: number
  /** service messages of a month that cost nothing */
  freeService?: number
  display?: string
  /** as it was when it was saved */
  saved?: SavedGraphWorld | null
  /** takes what a webhook call would say */
  tell: (value: { field: string; value: object }) => void
}

/** Where Meta tells of what happens, and what it asked that address for. */
export type GraphCallback = { url: string; verifyToken: string }

/** What a demo that is begun again knows; files are left out, for Meta forgets them too. */
export type SavedGraphWorld = {
  ids: Record<'token' | 'appSecret' | 'app' | 'waba' | 'number' | 'portfolio', string>
  callback: GraphCallback | null
  templates: GraphTemplate[]
  shown: ShownMessage[]
  people: GraphPerson[]
  windows: [string, number][]
  writtenTo: [string, number][]
  service?: ServiceCount
}
/** of the calendar month that begins with `month`, such as 2026-11 */
type ServiceCount = { month: string; sent: number }
/** of the demo's page */
const mostShown = 5_000

const hour = 3_600_000
const id = (bytes = 8) => BigInt(`0x${randomBytes(bytes).toString('hex')}`).toString()

/** The state of the simulated Graph: one portfolio with one WhatsApp Business account (WABA), one number, and the people with WhatsApp. */
export class GraphWorld {
  readonly #ids: SavedGraphWorld['ids']
  readonly display: string
  callback: GraphCallback | null
  readonly templates: Map<string, GraphTemplate>
  readonly files = new Map<string, GraphFile>()
  readonly uploads = new Map<string, { mime: string; size: number; bytes: Buffer }>()
  readonly shown: ShownMessage[]
  readonly #people: Map<string, GraphPerson>
  readonly #windows: Map<string, number>
  readonly #writtenTo: Map<string, number>
  readonly #pairs = new Map<string, number>()
  #turns = { from: 0, sent: 0 }
  #service: ServiceCount
  readonly #options: Required<
    Pick<GraphWorldOptions, 'clock' | 'portfolioLimit' | 'perSecond' | 'freeService' | 'tell'>
  >

  constructor({ display = '+86 574 8700 0001', saved = null, ...options }: GraphWorldOptions) {
    this.#options = { portfolioLimit: 2_000, perSecond: 80, freeService: freeServiceMessages, ...options }
    this.display = display
    this.#ids = saved?.ids ?? {
      token: `EAA${randomBytes(16).toString('hex')}`,
      appSecret: randomBytes(16).toString('hex'),
      app: id(),
      waba: id(),
      number: id(),
      portfolio: id(),
    }
    this.callback = saved?.callback ?? null
    this.templates = new Map(saved?.templates.map((template) => [template.id, template]))
    this.shown = saved?.shown ?? []
    this.#people = new Map(saved?.people.map((person) => [person.phone, person]))
    this.#windows = new Map(saved?.windows)
    this.#writtenTo = new Map(saved?.writtenTo)
    this.#service = saved?.service ?? { month: '', sent: 0 }
  }

  get token() {
    return this.#ids.token
  }
  get appSecret() {
    return this.#ids.appSecret
  }
  get app() {
    return this.#ids.app
  }
  get waba() {
    return this.#ids.waba
  }
  get number() {
    return this.#ids.number
  }
  get portfolio() {
    return this.#ids.portfolio
  }
  get portfolioLimit() {
    return this.#options.portfolioLimit
  }

  saved(): SavedGraphWorld {
    this.shown.splice(0, this.shown.length - mostShown)
    return {
      ids: this.#ids,
      callback: this.callback,
      templates: [...this.templates.values()],
      shown: this.shown,
      people: this.people,
      windows: [...this.#windows],
      writtenTo: [...this.#writtenTo],
      service: this.#service,
    }
  }

  /** Who has a number; they have WhatsApp from the first time that anybody asks. */
  person(phone: string, told: Partial<GraphPerson> = {}): GraphPerson {
    const known = this.#people.get(phone) ?? {
      phone,
      bsuid: `XX.${id(10)}`,
      username: null,
      name: `+${phone}`,
      hidesNumber: false,
      manner: 'plain',
    }
    const person = { ...known, ...told }
    this.#people.set(phone, person)
    return person
  }

  get people(): GraphPerson[] {
    return [...this.#people.values()]
  }

  /** Answers as Graph does, and tells the rest by the webhook later. */
  send(request: MessageRequest): { wamid: string; person: GraphPerson | null } {
    const now = this.#options.clock()
    this.#takeTurn(now)
    const person = this.#receiverOf(request)
    const shown = this.#textOf(request)
    const wamid = `wamid.${randomBytes(18).toString('base64url')}`
    // Meta drops what goes to a BSUID in the field of numbers, and says nothing.
    if (!person) return { wamid, person }
    this.#takePair(person, now)
    const fault = this.#faultFor(person, request, now)
    if (fault !== null) {
      this.#status(wamid, request, person, { status: 'failed', errors: [graphErrorOf(fault)] })
      return { wamid, person }
    }
    this.#show(request, { id: wamid, person, isOurs: true, text: shown, at: now })
    const pricing = { pricing: this.#pricingOf(request, person, now) }
    this.#status(wamid, request, person, { status: 'sent', ...pricing })
    this.#status(wamid, request, person, { status: 'delivered', ...pricing })
    if (person.manner === 'plain') this.#status(wamid, request, person, { status: 'read' })
    return { wamid, person }
  }

  /** What somebody writes; it opens their window. `of`: what kind of message it is, such as `{ type: 'text', text: { body } }`. */
  write(phone: string, of: WrittenOnPhone, answers?: string): string {
    const person = this.person(phone)
    const now = this.#options.clock()
    this.#windows.set(phone, now + windowHours.message * hour)
    const wamid = `wamid.${randomBytes(18).toString('base64url')}`
    const isShown = of.type === 'reaction' && reactOn(this.shown, 'own', of.reaction as Parameters<typeof reactOn>[2])
    if (!isShown) this.shown.push({ id: wamid, person, isOurs: false, text: ownText(of), at: now })
    this.#tell({
      contacts: [contactOf(person)],
      messages: [
        {
          ...(!person.hidesNumber && { from: person.phone }),
          from_user_id: person.bsuid,
          id: wamid,
          timestamp: String(Math.floor(now / 1_000)),
          ...(answers && { context: { id: answers } }),
          ...of,
        },
      ],
    })
    return wamid
  }

  /** What is below a message is tapped; false: it is not there. */
  tap(phone: string, message: string, choice: string): boolean {
    const shown = this.shown.find(({ id, person }) => id === message && person.phone === phone)
    const tapped = shown?.choices?.find(({ id }) => id === choice)
    if (!tapped) return false
    this.write(phone, tapOf(tapped, this.person(phone)), message)
    return true
  }

  handInTemplate(request: TemplateRequest, replaces?: string): GraphTemplate {
    const same = [...this.templates.values()].find(
      ({ name, language }) => name === request.name && language === request.language,
    )
    if (same && same.id !== replaces)
      throw new GraphFault(100, 400, 'There is already a template with this name and language')
    const template = { ...request, id: replaces ?? id(), status: 'PENDING', rejected_reason: 'NONE' }
    this.templates.set(template.id, template)
    return template
  }

  /** What a person at Meta decides. */
  judgeTemplate(templateId: string, status: 'APPROVED' | 'REJECTED' | 'PAUSED' | 'DISABLED', reason = 'NONE'): void {
    const template = this.templates.get(templateId)!
    this.templates.set(templateId, { ...template, status, rejected_reason: reason })
    const { name, language } = template
    this.#options.tell({
      field: 'message_template_status_update',
      value: {
        event: status,
        message_template_id: templateId,
        message_template_name: name,
        message_template_language: language,
        reason,
      },
    })
  }

  keepFile(mime: string, bytes: Buffer): GraphFile {
    const kind = whatsappMediaKind(mime)
    if (kind === null || mediaRefusal({ mime, size: bytes.length }, kind))
      throw new GraphFault(131_053, 400, 'Media upload error')
    const file = { id: id(), mime, bytes }
    this.files.set(file.id, file)
    return file
  }

  #show(request: MessageRequest, message: ShownMessage): void {
    if (request.type === 'reaction' && reactOn(this.shown, 'ours', request.reaction)) return
    const choices =
      request.type === 'template' ? quickRepliesOf(this.#templateOf(request), request.template) : choicesOf(request)
    this.shown.push({ ...message, ...(choices.length && { choices }) })
  }

  #takeTurn(now: number): void {
    if (now - this.#turns.from >= 1_000) this.#turns = { from: now, sent: 0 }
    if (++this.#turns.sent > this.#options.perSecond)
      throw new GraphFault(130_429, 400, 'Cloud API message throughput has been reached')
  }

  /** A burst to one person is lent, and paid back at one message in six seconds. */
  #takePair({ phone }: GraphPerson, now: number): void {
    const due = Math.max(this.#pairs.get(phone) ?? 0, now) + 6_000
    if (due > now + 45 * 6_000) throw new GraphFault(131_056, 400, 'Too many messages to this person')
    this.#pairs.set(phone, due)
  }

  #receiverOf({ to, recipient }: MessageRequest): GraphPerson | null {
    if (to === undefined && recipient === undefined)
      throw new GraphFault(131_008, 400, 'Required parameter is missing: to')
    if (to !== undefined) return /^\+?[1-9]\d{4,14}$/.test(to) ? this.person(to.replace('+', '')) : null
    const person = this.people.find(({ bsuid }) => bsuid === recipient)
    if (!person) throw new GraphFault(100, 400, 'Invalid parameter: recipient')
    return person
  }

  #textOf(request: MessageRequest): string {
    if (request.type === 'template') {
      const template = this.#templateOf(request)
      const fault = fillingFault(template, request.template)
      if (fault) throw new GraphFault(fault, 400, 'The parameters are not those of the template')
      for (const id of headerFilesOf(request.template)) this.#wantsFileOf(id)
      return shownTemplate(template, request.template)
    }
    this.#wantsFile(request)
    switch (request.type) {
      case 'text':
        return request.text.body
      case 'interactive':
        return request.interactive.body.text
      case 'location': {
        const { name = '', address = '', latitude, longitude } = request.location
        return `📍 ${[name, address, `${latitude}, ${longitude}`].filter(Boolean).join('\n')}`
      }
      default:
        return `[${request.type}]`
    }
  }

  #wantsFile(request: MessageRequest): void {
    const media =
      request.type === 'image'
        ? request.image
        : request.type === 'video'
          ? request.video
          : request.type === 'audio'
            ? request.audio
            : request.type === 'document'
              ? request.document
              : null
    if (media) this.#wantsFileOf(media.id)
  }

  #wantsFileOf(fileId: string): void {
    if (!this.files.has(fileId)) throw new GraphFault(131_053, 400, 'Media upload error: no such file')
  }

  #templateOf({ template: { name, language } }: Extract<MessageRequest, { type: 'template' }>): GraphTemplate {
    const template = [...this.templates.values()].find((one) => one.name === name && one.language === language.code)
    if (template?.status === 'PAUSED') throw new GraphFault(132_015, 400, 'The template is paused')
    if (template?.status === 'DISABLED') throw new GraphFault(132_016, 400, 'The template is disabled')
    if (template?.status !== 'APPROVED')
      throw new GraphFault(132_001, 404, 'There is no such template in this language')
    return template
  }

  /** What Meta finds out only after it has taken the message. */
  #faultFor(person: GraphPerson, request: MessageRequest, now: number): number | null {
    if (person.manner === 'unreachable') return 131_026
    const isOpen = (this.#windows.get(person.phone) ?? 0) > now
    if (request.type !== 'template') return isOpen ? null : 131_047
    const isMarketing = this.#templateOf(request).category === 'MARKETING'
    if (person.manner === 'stopped' && isMarketing) return 131_050
    if (person.manner === 'tooMany' && isMarketing) return 131_049
    if (isOpen) return null
    return this.#isWithinPortfolio(person.phone, now) ? null : 131_048
  }

  #isWithinPortfolio(phone: string, now: number): boolean {
    // In the order in which they were written to.
    for (const [one, at] of this.#writtenTo) {
      if (now - at < 24 * hour) break
      this.#writtenTo.delete(one)
    }
    if (this.#writtenTo.has(phone)) return true
    if (this.#writtenTo.size >= this.#options.portfolioLimit) return false
    this.#writtenTo.set(phone, now)
    return true
  }

  #pricingOf(request: MessageRequest, { phone }: GraphPerson, now: number): object {
    const category = request.type === 'template' ? this.#templateOf(request).category.toLowerCase() : 'service'
    const isOpen = (this.#windows.get(phone) ?? 0) > now
    const isFree = category === 'service' ? this.#isFreeService(now) : category === 'utility' && isOpen
    const type = isFree ? 'free_customer_service' : 'regular'
    return { billable: !isFree, pricing_model: 'PMP', type, category }
  }

  #isFreeService(now: number): boolean {
    const month = new Date(now).toISOString().slice(0, 7)
    const sent = this.#service.month === month ? this.#service.sent + 1 : 1
    this.#service = { month, sent }
    return sent <= this.#options.freeService
  }

  #status(wamid: string, { biz_opaque_callback_data }: MessageRequest, person: GraphPerson, of: object): void {
    this.#tell({
      statuses: [
        {
          id: wamid,
          timestamp: String(Math.floor(this.#options.clock() / 1_000)),
          ...(!person.hidesNumber && { recipient_id: person.phone }),
          recipient_user_id: person.bsuid,
          ...(biz_opaque_callback_data !== undefined && { biz_opaque_callback_data }),
          ...of,
        },
      ],
    })
  }

  #tell(value: object): void {
    const metadata = { display_phone_number: this.display.replace(/\D/g, ''), phone_number_id: this.number }
    this.#options.tell({ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } })
  }
}

const contactOf = ({ phone, bsuid, username, name, hidesNumber }: GraphPerson) => ({
  profile: { name, ...(username !== null && { username }) },
  ...(!hidesNumber && { wa_id: phone }),
  user_id: bsuid,
})

const graphErrorOf = (code: number) => ({ code, title: '', message: '', error_data: { details: '' } })
