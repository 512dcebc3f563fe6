import { openServiceCalls } from '../channels/callService.ts'
import { crawlerName } from '../crawl/crawler.ts'
import { type FetchPage, openPageFetch } from '../crawl/fetchPage.ts'
import { makeHostTurns } from '../crawl/hostTurns.ts'
import type { CrawlTools } from '../crawl/politePage.ts'
import { openRobotsBook } from '../crawl/robots.ts'
import type { Database } from '../db/connect.ts'
import { isPublicAddress } from '../email/verify/publicAddress.ts'
import type { Secrets } from '../secrets.ts'
import { sourcesAllowedAt } from '../sources/network.ts'
import { type ModelSandbox, type ModelSources, modelInUse } from './models/companyModel.ts'
import { type OpenModelAnswer, openModelCalls } from './models/modelCalls.ts'
import type { AssistantSettings } from './settings.ts'
import { deeplService, libreService } from './translation/services.ts'
import { modelTranslation, type TranslationWay } from './translation/translate.ts'

/** What the assistant and the bot reach of the world. */
export type Assistant = {
  ask: OpenModelAnswer
  sources: ModelSources
  /** how texts of this company are translated; null: nothing is set up */
  translationOf: (account: string) => Promise<TranslationWay | null>
  /** how a company's own site is read */
  crawl: CrawlTools
  stop: () => void
}

type AssistantNeeds = {
  database: Database
  secrets: Secrets
  settings: AssistantSettings
  /** the demo's own model: then a company may set one on this computer, and nothing on the internet */
  sandbox: ModelSandbox
  /** where a site can complain */
  contact: string
  /** the demo's web; null: the public one */
  fetchPage: FetchPage | null
}

/** Servers of models listen at the usual ports of the web, or at any that needs no rights. */
const isUsual = (port: number) => port === 80 || port === 443 || port >= 1_024
const isThisComputer = (address: string) => address === '127.0.0.1' || address === '::1'

/** Our name in the rules of hosts. */
const product = 'FairleadBot'

export function openAssistant({ database, secrets, settings, sandbox, contact, fetchPage }: AssistantNeeds): Assistant {
  const models = openModelCalls((port) => (address) => {
    if (settings.servers.some((server) => server.address === address && server.port === port)) return true
    return isUsual(port) && (sandbox ? isThisComputer(address) : isPublicAddress(address))
  })
  // These are the operator's own choice.
  const services = openServiceCalls()
  const stopping = new AbortController()
  const pages = openPageFetch({ allowedAt: sourcesAllowedAt([], null), agentName: crawlerName(contact) })
  const sources: ModelSources = { secrets, settings, sandbox }
  return {
    ask: models.ask,
    sources,
    async translationOf(account) {
      if (settings.libre) return { by: 'libre', ask: libreService(services.call, settings.libre), isPaid: false }
      if (settings.deepl) return { by: 'deepl', ask: deeplService(services.call, settings.deepl), isPaid: true }
      const model = await modelInUse(database.pool, account, sources)
      return model && { by: 'model', ask: modelTranslation(models.ask, model), isPaid: model.owner === 'operator' }
    },
    crawl: {
      fetchPage: fetchPage ?? pages.fetchPage,
      turns: makeHostTurns(),
      robots: openRobotsBook({ product, signal: stopping.signal }),
      now: Date.now,
    },
    stop() {
      stopping.abort()
      pages.stop()
      models.stop()
      services.stop()
    },
  }
}
