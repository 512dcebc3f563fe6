import { type CustomsFile, customsCalls as calls } from '#domain/customs/calls'
import { tradeLines } from '#domain/customs/comtrade'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Actor } from '#domain/shared/mutation'
import { tellOfNewShipments } from '../../customs/alerts.ts'
import {
  alikeCompanies,
  mergeCompanies,
  readCustomsCompany,
  removeCustomsCompany,
  unmergeCompanies,
} from '../../customs/companies.ts'
import {
  beginCustomsFile,
  countShipments,
  dropCustomsFile,
  endCustomsFile,
  listCustomsFiles,
} from '../../customs/files.ts'
import { addShipments } from '../../customs/importRows.ts'
import { addUpCompany, keepLargeSums } from '../../customs/keptSums.ts'
import { lookUpShipments } from '../../customs/lookUp.ts'
import { addUpShipments, findShipments, rankCompanies } from '../../customs/search.ts'
import { type ShipmentSellers, sellerOf } from '../../customs/seller.ts'
import { similarCompanies } from '../../customs/similar.ts'
import {
  type Comtrade,
  comtradeKey,
  questionsADay,
  questionsToday,
  setComtradeKey,
  tradeOf,
  tradeOfPeriods,
} from '../../customs/trade.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { inBackground } from '../../guarded.ts'
import type { RequestContext, Route } from '../../http/route.ts'
import type { Log } from '../../log.ts'
import { type Operation, recordOperation } from '../../operation.ts'
import type { Secrets } from '../../secrets.ts'

type CustomsUses = {
  database: Database
  secrets: Secrets
  comtrade: Comtrade
  sellers: ShipmentSellers
  log: Log
}

/** Every statement begins with the company of whoever asks: the tables are the server's alone (decision 0281). */
export function customsRoutes(route: Route, uses: CustomsUses): void {
  const { database, log } = uses
  const inside = <T>(work: (connection: Connection) => Promise<T>) => asSystem(database, work)
  const sumUp = (user: Actor) =>
    inBackground(log, 'sums of companies could not be kept', keepLargeSums(database, user.account))
  /** What changes which rows there are, or whose they are. */
  const changing = async <T>(user: Actor, work: (connection: Connection) => Promise<T>) => {
    const done = await inside(work)
    sumUp(user)
    return done
  }
  const tell = (user: Actor, file: CustomsFile) => {
    if (!file.added) return
    inBackground(log, 'users could not be told of new shipments', tellOfNewShipments(database, user.account, file))
    sumUp(user)
  }
  readingRoutes(route, uses)

  route(calls.beginFile, async (input, user) => {
    await inside(async (connection) => {
      if ((await countShipments(connection, user.account)) >= limits.shipments) throw new AppError('rowsFull')
      await beginCustomsFile(connection, user, input)
    })
    return {}
  })
  route(calls.addRows, (input, user) => addShipments(database, user, input))
  route(calls.endFile, async ({ id }, user, asking) => {
    const { file, isNew } = await inside(async (connection) => {
      const ended = await endCustomsFile(connection, user, id)
      const { name, rows, added, doubled } = ended.file
      const detail = { file: name, rows, added, doubled }
      if (ended.isNew) await recordOperation(connection, act('customs.import', { user, asking, target: id, detail }))
      return ended
    })
    if (isNew) tell(user, file)
    return file
  })
  route(calls.lookUp, async (input, user, asking) => {
    const { answer, file } = await lookUpShipments(uses, user, input, asking.request.signal)
    if (!file) return answer
    tell(user, file)
    const detail = { seller: file.seller, added: answer.added, points: answer.points }
    await inside((connection) =>
      recordOperation(connection, act('customs.lookUp', { user, asking, target: input.id, detail })),
    )
    return answer
  })
  route(calls.dropFile, ({ id }, user, asking) =>
    changing(user, async (connection) => {
      const { name, shipments } = await dropCustomsFile(connection, user, id)
      const detail = { file: name, shipments }
      await recordOperation(connection, act('customs.dropFile', { user, asking, target: id, detail }))
      return { shipments }
    }),
  )
  route(calls.merge, (input, user, asking) =>
    changing(user, async (connection) => {
      const { isNew } = await mergeCompanies(connection, user, input)
      const detail = { from: input.from, into: input.into }
      if (isNew) await recordOperation(connection, act('customs.merge', { user, asking, target: input.id, detail }))
      return {}
    }),
  )
  route(calls.unmerge, ({ id }, user, asking) =>
    changing(user, async (connection) => {
      const { from, into } = await unmergeCompanies(connection, user.account, id)
      await recordOperation(connection, act('customs.unmerge', { user, asking, target: id, detail: { from, into } }))
      return {}
    }),
  )
  route(calls.remove, ({ id }, user, asking) =>
    changing(user, async (connection) => {
      const removed = await removeCustomsCompany(connection, user.account, id)
      // Its name stays nowhere, and not here either.
      await recordOperation(connection, act('customs.remove', { user, asking, target: String(id), detail: removed }))
      return removed
    }),
  )
  route(calls.setKey, ({ key }, user, asking) =>
    inside(async (connection) => {
      await setComtradeKey(connection, uses.secrets, user.account, key)
      await recordOperation(
        connection,
        act('customs.setKey', { user, asking, target: '', detail: { set: key !== '' } }),
      )
      return {}
    }),
  )
}

type Act = { user: Actor; asking: RequestContext; target: string; detail: Operation['detail'] }

function act(action: string, { user, asking: { device, address }, target, detail = {} }: Act): Operation {
  return { account: user.account, user: user.user, action, target, detail, device, address }
}

function readingRoutes(route: Route, { database, secrets, comtrade }: CustomsUses): void {
  const inside = <T>(work: (connection: Connection) => Promise<T>) => asSystem(database, work)

  route(calls.state, async (_, user) => {
    const [key, asked_today, seller] = await Promise.all([
      comtradeKey({ database, secrets }, user.account),
      questionsToday(database, user.account),
      sellerOf({ database, secrets }, user.account),
    ])
    const has_key = key !== null
    const kept = await inside((connection) => describeShipments(connection, user.account))
    const sells = seller && { name: seller.name, points: seller.points }
    return { ...kept, seller: sells, comtrade: { has_key, asked_today, most_a_day: questionsADay(has_key) } }
  })
  route(calls.search, ({ filter, after }, user) =>
    inside((connection) => findShipments(connection, user.account, filter, after)),
  )
  route(calls.statistics, ({ filter }, user) =>
    inside(async (connection) => {
      const { company, ...more } = filter
      if (company === undefined || Object.keys(more).length) return addUpShipments(connection, user.account, filter)
      return addUpCompany(connection, user.account, (await readCustomsCompany(connection, user.account, company)).id)
    }),
  )
  route(calls.companies, ({ filter, ...ranking }, user) =>
    inside((connection) => rankCompanies(connection, user.account, filter, ranking)),
  )
  route(calls.company, ({ id }, user) =>
    inside(async (connection) => {
      const company = await readCustomsCompany(connection, user.account, id)
      return {
        company,
        statistics: await addUpCompany(connection, user.account, company.id),
        alike: await alikeCompanies(connection, user.account, company.id),
      }
    }),
  )
  route(calls.similar, async ({ id }, user) => ({
    companies: await inside((connection) => similarCompanies(connection, user.account, id)),
  }))
  route(calls.files, async (_, user) => ({
    files: await inside((connection) => listCustomsFiles(connection, user.account)),
  }))
  route(calls.trade, ({ question, anew = false }, user, { request }) =>
    tradeOf({ database, secrets, comtrade, now: comtrade.reach.clock() }, user, question, {
      anew,
      signal: request.signal,
    }),
  )
  route(calls.tradeSeries, async (question, user, { request }) => {
    const uses = { database, secrets, comtrade, now: comtrade.reach.clock() }
    const { answers, problem, until } = await tradeOfPeriods(uses, user, question, request.signal)
    return {
      lines: tradeLines(answers.map(({ period, answer }) => ({ period, rows: answer.rows }))),
      asked_at: answers.length ? Math.min(...answers.map(({ answer }) => answer.asked_at)) : null,
      is_whole: answers.every(({ answer }) => answer.is_whole),
      problem,
      until,
    }
  })
}

async function describeShipments(connection: Connection, account: string) {
  const { rows } = await connection.query<{ first: string; last: string; files: number }>(
    `select coalesce((select min(traded_on) from shipment where account_id = $1)::text, '') as first,
       coalesce((select max(traded_on) from shipment where account_id = $1)::text, '') as last,
       (select count(*) from customs_file where account_id = $1)::int as files`,
    [account],
  )
  return { ...rows[0]!, shipments: await countShipments(connection, account) }
}
