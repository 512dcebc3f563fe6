import { randomUUID } from 'node:crypto'
import { newChannelAccount, type WhatsappAccount } from '#domain/channels/account'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { newTemplateContent } from '#domain/whatsapp/template'
import { newTemplateFacts, type WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { type CallService, type HttpCall, openServiceCalls, ServiceUnanswered } from '../channels/callService.ts'
import { openLeases } from '../db/leases.ts'
import { noLog } from '../log.ts'
import { createCompany } from '../operator.ts'
import type { SandboxGraph } from '../sandbox/graph/server.ts'
import { newIdAt } from '../sync/newId.ts'
import type { TemplateTools } from '../whatsapp/templates/tools.ts'
import type { TestDatabase } from './database.ts'
import { put } from './emailCompany.ts'

const start = Date.UTC(2026, 9, 1)
let made = 0

/** What happens to a call: `lost`: Meta does it, and nobody hears its answer; a number: it says that instead. */
export type GraphMishap = 'lost' | { status: number; body: object }

/** A process that speaks to the sandbox's Graph about templates, and may be kept from hearing it. */
export function openTemplateTools(server: TestDatabase, graph: SandboxGraph, secret = { token: graph.world.token }) {
  const services = openServiceCalls()
  const leases = openLeases(server.database, noLog)
  const files = new Map<string, Uint8Array>()
  const calls: HttpCall[] = []
  let mishap: (call: HttpCall) => GraphMishap | null = () => null
  const call: CallService = async (request, signal) => {
    calls.push(request)
    const happens = mishap(request)
    if (happens && happens !== 'lost')
      return { status: happens.status, headers: new Headers(), text: JSON.stringify(happens.body) }
    const answer = await services.call(request, signal)
    if (happens === 'lost') throw new ServiceUnanswered(Object.assign(new Error('lost'), { code: 'ECONNRESET' }), false)
    return answer
  }
  const tools: TemplateTools = {
    database: server.database,
    leases,
    log: noLog,
    readFile: async (_, hash) => files.get(hash) ?? null,
    openGraph: async ({ row }) => ({
      setting: { url: graph.url, version: 'v25.0', token: secret.token },
      call,
      waba: row.setting.waba,
      app: graph.world.app,
    }),
  }
  return {
    tools,
    files,
    calls,
    secret,
    meets(next: (call: HttpCall) => GraphMishap | null) {
      mishap = next
    },
    async stop() {
      services.stop()
      await leases.stop()
    },
  }
}

export const templateCompany = ({ database }: TestDatabase): Promise<Actor> =>
  createCompany(database, {
    username: `wa-${++made}-${randomUUID().slice(0, 6)}`,
    password: 'a long password',
    products: [products.fairleadWTMarketing],
  })

/** A number of this company with its secrets, of the Graph's WhatsApp Business account or another one. */
export async function putTemplateNumber(
  { database }: TestDatabase,
  company: Actor,
  graph: SandboxGraph,
  waba = graph.world.waba,
): Promise<string> {
  const row: WhatsappAccount = {
    id: newIdAt(start + ++made),
    channel: 'whatsapp',
    name: 'Sales',
    setting: { kind: 'cloud', waba, number: graph.world.number },
    sender: '',
    registered_in: [],
    countries: [],
    hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
    per_second: 80,
    currency: '',
    prices: [],
    templates: [],
    is_on: true,
    users: [],
    assignment: 'contactOwner',
    ...newChannelAccount,
    secrets: ['appSecret', 'token'],
    created_at: start,
    updated_at: start,
  }
  await put(database, company, 'channel_account', [row])
  return row.id
}

export async function putTemplate(
  { database }: TestDatabase,
  company: Actor,
  changes: Pick<WhatsappTemplate, 'channel_account_id'> & Partial<WhatsappTemplate>,
): Promise<string> {
  const row: WhatsappTemplate = {
    ...newTemplateContent,
    ...newTemplateFacts,
    id: newIdAt(start + ++made),
    name: `offer_${made}`,
    body: 'Hello {{first_name}}, the lamp is here.',
    examples: { first_name: 'Anna' },
    created_by: company.user,
    created_at: start,
    updated_at: start,
    ...changes,
  }
  await put(database, company, 'whatsapp_template', [row])
  return row.id
}
