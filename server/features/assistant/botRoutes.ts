import { botCalls as calls } from '#domain/assistant/calls'
import { payingProduct } from '#domain/assistant/model'
import { AppError } from '#domain/errors'
import { answerAsBot } from '../../assistant/bot/answerAsBot.ts'
import { giveBotFile, keepBotFile } from '../../assistant/bot/botFiles.ts'
import { addBotDocument, dropBotDocument, listBotDocuments } from '../../assistant/bot/documents.ts'
import { listHandovers } from '../../assistant/bot/handovers.ts'
import { answersToday, countPassages, keepBotSetting, readBotSetting } from '../../assistant/bot/settingRow.ts'
import { beginImport, keepImport, readImport, readLastImport, readSiteImport } from '../../assistant/bot/siteImport.ts'
import type { BackgroundQueue } from '../../backgroundQueue.ts'
import type { BlobStore } from '../../blobs/store.ts'
import type { VirusScan } from '../../blobs/virusScan.ts'
import type { Connection } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { readDocument } from '../../documents/readDocument.ts'
import type { Route } from '../../http/route.ts'
import type { AssistantUses } from './assistantRoutes.ts'
import { recordOperationOf } from './record.ts'

export type BotUses = AssistantUses & { background: BackgroundQueue; blobs: BlobStore; virusScan: VirusScan }

/** What a company tells its bot, and what the bot would say. */
export function botRoutes(route: Route, uses: BotUses): void {
  const { database, assistant } = uses
  const inside = <T>(work: (connection: Connection) => Promise<T>) => asSystem(database, work)
  documentRoutes(route, uses)
  importRoutes(route, uses)

  route(calls.setting, async (_, { account }) => ({
    setting: await readBotSetting(database.pool, account),
    passages: await countPassages(database.pool, account),
    answers_today: await answersToday(database.pool, account),
  }))
  route(calls.setSetting, (setting, user, asking) =>
    inside(async (connection) => {
      const { account } = user
      await keepBotSetting(connection, account, setting)
      const { is_on, channel_accounts, languages } = setting
      const detail = { is_on, accounts: channel_accounts.length, languages }
      await recordOperationOf(connection, user, asking, { action: 'bot.setSetting', detail })
      return { passages: await countPassages(connection, account) }
    }),
  )
  route(calls.try, async ({ id, text }, { account, user, products }, { request }) => {
    const begun = performance.now()
    const setting = await readBotSetting(database.pool, account)
    const { ask, sources, translationOf } = assistant
    const tools = { database, ask, sources, translationOf }
    const question = { account, user, product: payingProduct(products), id, setting, channel: null, text }
    const { answer, points } = await answerAsBot(tools, question, request.signal)
    return { answer, points, ms: Math.round(performance.now() - begun) }
  })
  route(calls.handedOver, async (_, { account }) => ({ list: await listHandovers(database.pool, account) }))
}

function importRoutes(route: Route, { database, assistant, background, blobs: store, virusScan }: BotUses): void {
  const inside = <T>(work: (connection: Connection) => Promise<T>) => asSystem(database, work)

  route(calls.importSite, async (asked, user, asking) => {
    const { account } = user
    const product = payingProduct(user.products)
    if (product === null) throw new AppError('productMissing')
    const { start, isNew } = await inside(async (connection) => {
      const begun = await beginImport(connection, { account, user: user.user, product }, asked)
      const detail = { domain: begun.start.hostname, with_files: asked.with_files }
      if (begun.isNew)
        await recordOperationOf(connection, user, asking, { action: 'bot.importSite', target: asked.id, detail })
      return begun
    })
    if (isNew)
      background.enqueue('a site for the bot', (signal) =>
        readImport(
          { database, crawl: assistant.crawl, store, virusScan },
          { account, id: asked.id, start, with_files: asked.with_files },
          signal,
        ),
      )
    return readSiteImport(database.pool, account, asked.id)
  })
  route(calls.lastImport, async (_, { account }) => ({ found: await readLastImport(database.pool, account) }))
  route(calls.keepImport, (chosen, user, asking) =>
    inside(async (connection) => {
      const passages = await keepImport(connection, user.account, chosen)
      const detail = { pages: chosen.urls.length }
      await recordOperationOf(connection, user, asking, { action: 'bot.keepImport', target: chosen.id, detail })
      return { passages }
    }),
  )
}

function documentRoutes(route: Route, { database, blobs: store, virusScan }: BotUses): void {
  const inside = <T>(work: (connection: Connection) => Promise<T>) => asSystem(database, work)

  route(calls.documents, async (_, { account }) => ({ list: await listBotDocuments(database.pool, account) }))
  route(calls.addDocument, async ({ id, name, text, file }, user, asking) => {
    const bytes = file === undefined ? null : new Uint8Array(Buffer.from(file, 'base64'))
    const read = bytes === null ? (text ?? '') : await readDocument(bytes)
    if (read === null) throw new AppError('documentUnreadable')
    const kept = bytes && (await keepBotFile({ database, store, virusScan }, user.account, { name, bytes }))
    return inside(async (connection) => {
      const document = await addBotDocument(connection, user.account, { id, name, text: read })
      await giveBotFile(connection, user.account, id, kept)
      await recordOperationOf(connection, user, asking, { action: 'bot.addDocument', target: id, detail: { name } })
      return document
    })
  })
  route(calls.dropDocument, ({ id }, user, asking) =>
    inside(async (connection) => {
      const name = await dropBotDocument(connection, user.account, id)
      await recordOperationOf(connection, user, asking, { action: 'bot.dropDocument', target: id, detail: { name } })
      return {}
    }),
  )
}
