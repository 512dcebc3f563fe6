import { assistantCalls as calls, translateCalls } from '#domain/assistant/calls'
import { assistantPrices, modelProblems, payingProduct } from '#domain/assistant/model'
import { AppError } from '#domain/errors'
import type { Actor } from '#domain/shared/mutation'
import { answerResponse } from '../../assistant/chat/answerLines.ts'
import { assistantMessages } from '../../assistant/chat/instructions.ts'
import { recognisePicture } from '../../assistant/chat/recognise.ts'
import { type ModelInUse, modelInUse } from '../../assistant/models/companyModel.ts'
import { ModelFailure } from '../../assistant/models/modelProblem.ts'
import { streamAnswer } from '../../assistant/models/streamAnswer.ts'
import type { Assistant } from '../../assistant/open.ts'
import { holdUse } from '../../assistant/points.ts'
import { translateTexts } from '../../assistant/translation/translate.ts'
import type { Database } from '../../db/connect.ts'
import type { Route } from '../../http/route.ts'
import type { Log } from '../../log.ts'

export type AssistantUses = { database: Database; assistant: Assistant; log: Log }
type User = Actor & { products: readonly number[] }

/** Every statement begins with the company of whoever asks: the tables are the server's alone (decision 0300). */
export function assistantRoutes(route: Route, uses: AssistantUses): void {
  const { database, assistant } = uses
  const { sources, ask } = assistant

  route(calls.state, async (_, user) => {
    const model = await modelInUse(database.pool, user.account, sources)
    const translation = await assistant.translationOf(user.account)
    const isPaid = model?.owner === 'operator'
    return {
      owner: model?.owner ?? ('none' as const),
      model: model?.model ?? '',
      has_vision: model?.has_vision ?? false,
      may_use: mayUse(user, model),
      prices: {
        chat: isPaid ? assistantPrices.chat : 0,
        botAnswer: isPaid ? assistantPrices.botAnswer : 0,
        translation: translation?.isPaid ? assistantPrices.translation : 0,
        picture: isPaid ? assistantPrices.picture : 0,
      },
      product_id: payingProduct(user.products),
      translates: translation?.by ?? null,
    }
  })
  route(calls.chat, async ({ id, ...asked }, user, { request }) => {
    const model = await modelFor(uses, user)
    const points = model.owner === 'operator' ? assistantPrices.chat : 0
    const what = JSON.stringify(asked)
    const held = await holdUse(database, { ...payer(user, points), id, what, points, remark: asked.task })
    const stopping = new AbortController()
    const signal = AbortSignal.any([request.signal, stopping.signal])
    const parts = streamAnswer(ask, model, { model: model.model, messages: assistantMessages(asked) }, signal)
    return answerResponse(parts, { id, points, held, log: uses.log, stopping })
  })
  route(calls.recognise, async ({ id, ...asked }, user, { request }) => {
    const model = await modelFor(uses, user)
    if (!model.has_vision) throw new AppError('visionMissing')
    const points = model.owner === 'operator' ? assistantPrices.picture : 0
    const held = await holdUse(database, { ...payer(user, points), id, what: asked.picture, points, remark: 'picture' })
    try {
      const fields = await recognisePicture(ask, model, asked, request.signal)
      await held.settle(points)
      return { problem: null, fields, points }
    } catch (error) {
      await held.settle(0)
      if (error instanceof ModelFailure) return { problem: error.problem, fields: [], points: 0 }
      throw error
    }
  })
  route(translateCalls.translate, async (asked, user, { request }) => {
    const way = await assistant.translationOf(user.account)
    if (way?.by === 'model') await modelFor(uses, user)
    const use = { ...asked, account: user.account, user: user.user, product: payingProduct(user.products) }
    try {
      return await translateTexts(database, way, use, request.signal)
    } catch (error) {
      throw error instanceof ModelFailure ? new AppError(modelProblems[error.problem], { cause: error }) : error
    }
  })
}

const mayUse = ({ role }: Actor, model: ModelInUse | null) => role === 'main' || (model?.is_shared ?? true)

async function modelFor({ database, assistant }: AssistantUses, user: Actor): Promise<ModelInUse> {
  const model = await modelInUse(database.pool, user.account, assistant.sources)
  if (!model) throw new AppError('modelMissing')
  if (!mayUse(user, model)) throw new AppError('assistantKept')
  return model
}

function payer({ account, user, products }: User, points: number) {
  const product = payingProduct(products)
  if (product === null && points > 0) throw new AppError('productMissing')
  return { account, user, product: product ?? 0 }
}
