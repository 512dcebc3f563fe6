import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'
import { guarded } from '../../guarded.ts'
import { errorFields, type Log } from '../../log.ts'
import { MessageRequest, ReadRequest, SubscribeRequest, TemplateEdit, TemplateRequest } from './requests.ts'
import { type GraphHook, openTelling } from './telling.ts'
import { type UntoldChanges, untoldInMemory } from './untold.ts'
import { type GraphCallback, GraphFault, GraphWorld, type SavedGraphWorld } from './world.ts'

/** `world`: the first of its portfolios. */
export type SandboxGraph = {
  url: string
  world: GraphWorld
  worlds: readonly GraphWorld[]
  settled: () => Promise<void>
  stop: () => Promise<void>
}
export type GraphPortfolio = {
  portfolioLimit?: number
  perSecond?: number
  freeService?: number
  display?: string
  saved?: SavedGraphWorld | null
}
type Options = GraphPortfolio & {
  clock?: () => number
  /** who hears what happens; else the address that was subscribed */
  hook?: GraphHook
  log: Log
  port?: number
  portfolios?: readonly GraphPortfolio[]
  /** closed with it */
  untold?: UntoldChanges
}

/**
 * Meta's Graph on loopback, as strict as its documentation: it knows one number of each portfolio, and nothing that is sent leaves
 * this computer.
 */
export async function openSandboxGraph({
  clock = Date.now,
  hook,
  log,
  port = 0,
  portfolios,
  untold = untoldInMemory(),
  ...only
}: Options): Promise<SandboxGraph> {
  const worlds = (portfolios ?? [only]).map((portfolio) => {
    const world: GraphWorld = new GraphWorld({
      clock,
      ...portfolio,
      tell: (change) => tellings.get(world)!.tell(change),
    })
    return world
  })
  const tellings = new Map(worlds.map((world) => [world, openTelling({ world, untold, hook, log })]))
  const answer = guarded(
    log,
    'the sandbox could not answer as Graph',
    (request: IncomingMessage, response: ServerResponse) => answerAsGraph(worlds, request, response),
  )
  const server = createServer(answer)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.on('error', (error) => log('the Graph of the sandbox failed', errorFields(error)))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    world: worlds[0]!,
    worlds,
    async settled() {
      for (const world of worlds) await tellings.get(world)!.settled()
    },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      await Promise.all(worlds.map((world) => tellings.get(world)!.stop()))
      untold.close()
    },
  }
}

/** As Meta makes sure of an address before it tells it anything. */
async function isVerified({ url, verifyToken }: GraphCallback): Promise<boolean> {
  const challenge = String(Math.floor(Math.random() * 1e9))
  const asked = new URL(url)
  asked.searchParams.set('hub.mode', 'subscribe')
  asked.searchParams.set('hub.verify_token', verifyToken)
  asked.searchParams.set('hub.challenge', challenge)
  try {
    const answer = await fetch(asked, { signal: AbortSignal.timeout(5_000) })
    return answer.ok && (await answer.text()) === challenge
  } catch {
    return false
  }
}

async function answerAsGraph(
  worlds: readonly GraphWorld[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const say = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  try {
    const bytes = await bytesOf(request)
    const answer = await route(worlds, request, bytes)
    if (Buffer.isBuffer(answer)) response.end(answer)
    else say(200, answer)
  } catch (error) {
    if (!(error instanceof GraphFault)) throw error
    const { code, status, message } = error
    say(status, {
      error: { message, type: 'OAuthException', code, error_data: { messaging_product: 'whatsapp', details: message } },
    })
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

function route(
  worlds: readonly GraphWorld[],
  request: IncomingMessage,
  bytes: Buffer,
): object | Buffer | Promise<object> {
  const { pathname, searchParams: query } = new URL(request.url!, 'http://graph')
  const token = request.headers.authorization?.replace(/^(Bearer|OAuth) /, '')
  const world = worlds.find((one) => one.token === token)
  if (!world) throw new GraphFault(190, 401, 'Invalid OAuth access token')
  const file = /^\/files\/(\d+)$/.exec(pathname)?.[1]
  if (file) return world.files.get(file)?.bytes ?? notFound()
  const [, object, edge] = /^\/v\d+\.\d+\/([^/]+)(?:\/([a-z_]+))?$/.exec(pathname) ?? notFound()
  const asked = {
    world,
    method: request.method!,
    object: decodeURIComponent(object!),
    query,
    bytes,
    headers: request.headers,
  }
  const handler = edges[edge ?? ''] ?? notFound()
  return handler(asked)
}

const notFound = (): never => {
  throw new GraphFault(100, 400, 'Unsupported request')
}

type GraphRequest = {
  world: GraphWorld
  method: string
  object: string
  query: URLSearchParams
  bytes: Buffer
  headers: IncomingMessage['headers']
}

const edges: Readonly<Record<string, (request: GraphRequest) => object | Promise<object>>> = {
  messages({ world, object, bytes }) {
    isNumber(world, object)
    const body = json(bytes)
    if (ReadRequest.safeParse(body).success) return { success: true }
    const { wamid, person } = world.send(shaped(MessageRequest, body))
    const input = (body as { to?: string; recipient?: string }).to ?? (body as { recipient: string }).recipient
    const contact = person
      ? { input, ...(person.hidesNumber ? { user_id: person.bsuid } : { wa_id: person.phone }) }
      : { input }
    return { messaging_product: 'whatsapp', contacts: [contact], messages: [{ id: wamid, message_status: 'accepted' }] }
  },

  media({ world, object, bytes, headers }) {
    isNumber(world, object)
    const { mime, content } = filePart(bytes, headers['content-type'] ?? '')
    return { id: world.keepFile(mime, content).id }
  },

  message_templates({ world, method, object, query, bytes }) {
    if (object !== world.waba) return notFound()
    if (method === 'POST') {
      const { id, status, category } = world.handInTemplate(shaped(TemplateRequest, json(bytes)))
      return { id, status, category }
    }
    if (method === 'DELETE') return { success: world.templates.delete(query.get('hsm_id') ?? '') || notFound() }
    const name = query.get('name') ?? ''
    return pageOf(
      [...world.templates.values()].filter((template) => template.name.includes(name)),
      query,
    )
  },

  async subscribed_apps({ world, object, bytes }) {
    if (object !== world.waba) return notFound()
    const asked = bytes.length ? shaped(SubscribeRequest, json(bytes)) : null
    if (!asked) return { success: true }
    const callback = { url: asked.override_callback_uri, verifyToken: asked.verify_token }
    if (!(await isVerified(callback))) throw new GraphFault(2_200, 400, 'Callback verification failed')
    world.callback = callback
    return { success: true }
  },

  uploads({ world, object, query }) {
    if (object !== world.app) return notFound()
    const id = `upload:${Buffer.from(String(Math.random())).toString('base64url')}`
    world.uploads.set(id, {
      mime: query.get('file_type') ?? '',
      size: Number(query.get('file_length')),
      bytes: Buffer.alloc(0),
    })
    return { id }
  },

  ''({ world, method, object, bytes, headers, query }) {
    const upload = world.uploads.get(object)
    if (upload)
      return method === 'GET'
        ? { id: object, file_offset: upload.bytes.length }
        : takeUpload(world, object, headers, bytes)
    const template = world.templates.get(object)
    if (template && method === 'POST') {
      const { category = template.category, components } = shaped(TemplateEdit, json(bytes))
      world.handInTemplate({ ...template, category, components }, object)
      return { success: true }
    }
    const file = world.files.get(object)
    if (file)
      return {
        messaging_product: 'whatsapp',
        id: object,
        url: `http://${headers.host}/files/${object}`,
        mime_type: file.mime,
        file_size: file.bytes.length,
      }
    if (object === 'app') return { id: world.app }
    if (object === world.waba)
      return fieldsIn(query, 'id', {
        name: 'Ningbo Lamps',
        owner_business_info: { id: world.portfolio, name: 'Ningbo Lamps' },
      })
    isNumber(world, object)
    return { id: world.number, ...numberFields(world, query) }
  },
}

function numberFields(world: GraphWorld, query: URLSearchParams): object {
  const all: Readonly<Record<string, unknown>> = {
    display_phone_number: world.display,
    verified_name: 'Ningbo Lamps',
    name_status: 'APPROVED',
    quality_rating: 'GREEN',
    throughput: { level: 'STANDARD' },
    whatsapp_business_manager_messaging_limit: world.portfolioLimit >= 2_000 ? 'TIER_2K' : 'TIER_250',
    status: 'CONNECTED',
  }
  return fieldsIn(query, 'display_phone_number', all)
}

function fieldsIn(query: URLSearchParams, usual: string, all: Readonly<Record<string, unknown>>): object {
  const fields = (query.get('fields') ?? usual).split(',')
  if (fields.some((field) => !(field in all)))
    throw new GraphFault(100, 400, 'Tried accessing a field that does not exist')
  return Object.fromEntries(fields.map((field) => [field, all[field]]))
}

function pageOf(templates: readonly object[], query: URLSearchParams): object {
  const [from, limit] = [Number(query.get('after') ?? 0), Number(query.get('limit') ?? 25)]
  const after = String(from + limit)
  const hasMore = from + limit < templates.length
  return {
    data: templates.slice(from, from + limit),
    paging: { cursors: { after }, ...(hasMore && { next: `?after=${after}` }) },
  }
}

function takeUpload(world: GraphWorld, id: string, headers: IncomingMessage['headers'], bytes: Buffer): object {
  const upload = world.uploads.get(id)!
  if (Number(headers.file_offset) !== upload.bytes.length)
    throw new GraphFault(100, 400, 'file_offset is not where the upload stands')
  upload.bytes = Buffer.concat([upload.bytes, bytes])
  if (upload.bytes.length < upload.size) throw new GraphFault(100, 400, 'The file is not complete')
  return { h: `4::${Buffer.from(id).toString('base64url')}` }
}

const isNumber = (world: GraphWorld, object: string): void => {
  if (object !== world.number) throw new GraphFault(100, 400, `Object with ID '${object}' does not exist`)
}

function json(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new GraphFault(100, 400, 'The body is no JSON')
  }
}

function shaped<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const read = z.safeParse(schema, body)
  if (read.success) return read.data
  throw new GraphFault(100, 400, z.prettifyError(read.error))
}

/** The one file of a form. */
function filePart(bytes: Buffer, contentType: string): { mime: string; content: Buffer } {
  const boundary = /boundary=(.+)$/.exec(contentType)?.[1]
  const text = bytes.toString('latin1')
  const part = text.split(`--${boundary}`).find((one) => /name="file"/.test(one))
  const mime = /content-type: ([^\r]+)\r\n\r\n/i.exec(part ?? '')?.[1]
  if (!boundary || !part || !mime) throw new GraphFault(131_053, 400, 'Media upload error: no file')
  return { mime, content: Buffer.from(part.slice(part.indexOf('\r\n\r\n') + 4, -2), 'latin1') }
}
