import { assistantCalls as calls } from '#domain/assistant/calls'
import { AppError } from '#domain/errors'
import {
  dropModel,
  givenServer,
  keepModel,
  modelInUse,
  readModelSetting,
  setModelUse,
} from '../../assistant/models/companyModel.ts'
import { ModelFailure } from '../../assistant/models/modelProblem.ts'
import { listModels, streamAnswer } from '../../assistant/models/streamAnswer.ts'
import type { Connection } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { Route } from '../../http/route.ts'
import type { AssistantUses } from './assistantRoutes.ts'
import { recordOperationOf } from './record.ts'

/** Which model a company has: kept, looked at and tried. Its key comes in and never goes out. */
export function modelRoutes(route: Route, { database, assistant }: AssistantUses): void {
  const { sources, ask } = assistant
  const inside = <T>(work: (connection: Connection) => Promise<T>) => asSystem(database, work)

  route(calls.model, (_, user) => readModelSetting(database.pool, user.account, sources))
  route(calls.setModel, (given, user, asking) =>
    inside(async (connection) => {
      await keepModel(connection, sources.secrets, user.account, given)
      const detail = { url: given.url, model: given.model, key: given.key === undefined ? 'kept' : given.key !== '' }
      await recordOperationOf(connection, user, asking, { action: 'assistant.setModel', detail })
      return readModelSetting(connection, user.account, sources)
    }),
  )
  route(calls.dropModel, (_, user, asking) =>
    inside(async (connection) => {
      await dropModel(connection, user.account)
      await recordOperationOf(connection, user, asking, { action: 'assistant.dropModel', detail: {} })
      return readModelSetting(connection, user.account, sources)
    }),
  )
  route(calls.setUse, (use, user, asking) =>
    inside(async (connection) => {
      await setModelUse(connection, user.account, use)
      await recordOperationOf(connection, user, asking, { action: 'assistant.setUse', detail: use })
      return readModelSetting(connection, user.account, sources)
    }),
  )
  route(calls.models, async (given, user, { request }) => {
    const server = await givenServer(database.pool, user.account, sources, given)
    if (!server) throw new AppError('modelMissing')
    return orProblem(async () => ({ models: await listModels(ask, server, request.signal), problem: null }), {
      models: [],
    })
  })
  route(calls.tryModel, async (given, user, { request }) => {
    const used = await modelInUse(database.pool, user.account, sources)
    const server = await givenServer(database.pool, user.account, sources, given)
    const model = given.model ?? used?.model
    if (!server || !model) throw new AppError('modelMissing')
    const messages = [{ role: 'user' as const, content: 'Answer with one short sentence: are you there?' }]
    return orProblem(
      () => firstWords(streamAnswer(ask, server, { model, messages, mostTokens: 300 }, request.signal)),
      { text: '', first_ms: null },
    )
  })
}

async function firstWords(parts: ReturnType<typeof streamAnswer>) {
  const begun = performance.now()
  let text = ''
  let first_ms: number | null = null
  for await (const part of parts) {
    if (part.kind !== 'text') continue
    first_ms ??= Math.round(performance.now() - begun)
    text += part.text
  }
  return { problem: null, text: text.slice(0, 500), first_ms }
}

/** Of a server that fails, what is the matter; a screen shows it beside the setting. */
async function orProblem<T extends { problem: null }>(work: () => Promise<T>, nothing: Omit<T, 'problem'>) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return { ...nothing, problem: error.problem }
  }
}
