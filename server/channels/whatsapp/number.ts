import * as z from 'zod/mini'
import { graphMeaning, type WhatsappProblem } from '#domain/whatsapp/graphErrors'
import { type CallService, type HttpCall, jsonOf, ServiceUnanswered } from '../callService.ts'
import { GraphError, type GraphSetting, graphCall } from './graph.ts'

/** What Meta says of a number: each as it writes it, '' where it says nothing. */
export type GraphNumberFacts = {
  display: string
  name: string
  nameState: string
  quality: string
  throughput: string
  /** unique persons that the whole portfolio may write to first in 24 hours, such as TIER_2K */
  portfolioLimit: string
  state: string
}

export type GraphProblem = { problem: WhatsappProblem; code: string }

const words = z._default(z.string(), '')
const NumberAnswer = z.object({
  display_phone_number: words,
  verified_name: words,
  name_status: words,
  quality_rating: words,
  throughput: z.optional(z.object({ level: words })),
  whatsapp_business_manager_messaging_limit: words,
  status: words,
})

const fields =
  'display_phone_number,verified_name,name_status,quality_rating,throughput,whatsapp_business_manager_messaging_limit,status'

/** Reads what a number is, which only who may send from it can. */
export async function readGraphNumber(
  call: CallService,
  setting: GraphSetting,
  number: string,
  signal: AbortSignal,
): Promise<GraphNumberFacts | GraphProblem> {
  const answer = await askGraph(
    call,
    graphCall(setting, 'GET', `${encodeURIComponent(number)}?fields=${fields}`),
    signal,
  )
  if ('problem' in answer) return answer
  const read = z.safeParse(NumberAnswer, answer.body)
  if (!read.success) return { problem: 'unreachable', code: 'noNumber' }
  const { throughput, ...told } = read.data
  return {
    display: told.display_phone_number,
    name: told.verified_name,
    nameState: told.name_status.toLowerCase(),
    quality: told.quality_rating.toLowerCase(),
    throughput: throughput?.level.toLowerCase() ?? '',
    portfolioLimit: told.whatsapp_business_manager_messaging_limit,
    state: told.status.toLowerCase(),
  }
}

const AppAnswer = z.object({ id: words })
const BusinessAnswer = z.object({ owner_business_info: z.optional(z.object({ id: words, name: words })) })

/** The app that the token is of, and the portfolio of businesses that the WABA belongs to: each '' where Meta does not say. */
export async function readGraphOwners(
  call: CallService,
  setting: GraphSetting,
  waba: string,
  signal: AbortSignal,
): Promise<{ app: string; portfolio: string; portfolioName: string } | GraphProblem> {
  const app = await askGraph(call, graphCall(setting, 'GET', 'app?fields=id'), signal)
  if ('problem' in app) return app
  const business = await askGraph(
    call,
    graphCall(setting, 'GET', `${encodeURIComponent(waba)}?fields=owner_business_info`),
    signal,
  )
  if ('problem' in business) return business
  const owner = z.safeParse(BusinessAnswer, business.body).data?.owner_business_info
  return {
    app: z.safeParse(AppAnswer, app.body).data?.id ?? '',
    portfolio: owner?.id ?? '',
    portfolioName: owner?.name ?? '',
  }
}

/**
 * Has Meta tell an address of what happens to the WABA; it makes sure of that at once. Without an address it tells the one that
 * the app was given.
 */
export const subscribeCall = (
  setting: GraphSetting,
  waba: string,
  to: { url: string; verifyToken: string } | null,
): HttpCall =>
  graphCall(
    setting,
    'POST',
    `${encodeURIComponent(waba)}/subscribed_apps`,
    to ? { override_callback_uri: to.url, verify_token: to.verifyToken } : undefined,
  )

/** A call that sends no message: its answer, or why there is none. */
export async function askGraph(
  call: CallService,
  request: HttpCall,
  signal: AbortSignal,
): Promise<{ body: unknown } | GraphProblem> {
  try {
    const { status, text } = await call(request, signal)
    const body = jsonOf(text)
    if (status < 300 && body !== null) return { body }
    const error = z.safeParse(GraphError, body)
    const code = error.success ? error.data.error.code : status
    const meaning = graphMeaning(code, status)
    return { problem: meaning.kind === 'number' ? meaning.problem : 'unreachable', code: String(code) }
  } catch (error) {
    if (error instanceof ServiceUnanswered) return { problem: 'unreachable', code: error.code }
    throw error
  }
}
