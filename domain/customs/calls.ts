import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { type SourceProblem, sourceProblems } from '../leadSources/sourceAnswer.ts'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id, Line, Time, text } from '../shared/schema.ts'
import { TradeAnswer, TradeLine, TradeQuestion, TradeSeriesQuestion } from './comtrade.ts'
import { ShipmentRow } from './shipment.ts'
import { CustomsCompanyId, ShipmentFilter } from './shipmentFilter.ts'
import { SimilarCompany } from './similar.ts'
import { ShipmentStatistics } from './statistics.ts'

const customs = { access: 'user', product: 'customsData' } as const
const searching = { ...customs, searchSeconds: limits.searchSeconds, keptAnswers: limits.customsAnswersKept } as const
const Done = z.object({})

export const CustomsFile = z.object({
  id: Id,
  user: Id,
  name: z.string(),
  /** the seller or authority that the file came from, as the user typed it */
  seller: z.string(),
  /** all pages of it came */
  is_done: z.boolean(),
  rows: z.int(),
  added: z.int(),
  /** that were there already, in this file or another one */
  doubled: z.int(),
  /** of companies that asked not to be kept */
  removed: z.int(),
  created_at: Time,
})
export type CustomsFile = z.output<typeof CustomsFile>

export const CustomsCompany = z.object({
  id: CustomsCompanyId,
  name: z.string(),
  country: z.string(),
  /** names that were merged into it by hand, with the merge that can be undone */
  merged: z.array(z.object({ id: CustomsCompanyId, name: z.string(), country: z.string(), merge: Id })),
})
export type CustomsCompany = z.output<typeof CustomsCompany>

/** A shipment as it is shown: its companies are those that they were merged into. */
export const ShownShipment = z.extend(ShipmentRow, {
  id: Id,
  buyer_id: z.nullable(CustomsCompanyId),
  supplier_id: z.nullable(CustomsCompanyId),
  file: Id,
})
export type ShownShipment = z.output<typeof ShownShipment>

export const CompanyLine = z.object({
  id: CustomsCompanyId,
  name: z.string(),
  country: z.string(),
  count: z.int(),
  usd: z.number(),
  kg: z.number(),
  last: z.string(),
  /** in the twelve months to the newest row of all that match, and in the twelve before */
  recent: z.int(),
  previous: z.int(),
})
export type CompanyLine = z.output<typeof CompanyLine>

/** `<day>,<id>`: behind which row the next page begins. */
const Place = z.string().check(z.regex(/^\d{4}-\d\d-\d\d,[0-9a-f-]{36}$/))
const problems = Object.keys(sourceProblems) as [SourceProblem, ...SourceProblem[]]

/** What a look-up at a seller has brought, and what it cost. `problem`: why it brought nothing, and cost nothing. */
export const LookUpAnswer = z.object({
  added: z.int(),
  doubled: z.int(),
  removed: z.int(),
  points: z.int(),
  problem: z.nullable(z.enum(problems)),
})
export type LookUpAnswer = z.output<typeof LookUpAnswer>

export const customsCalls = calls({
  /** What shipments the company has, and how many questions to UN Comtrade are left today. */
  state: {
    ...customs,
    method: 'GET',
    path: '/api/customs/state',
    input: z.object({}),
    output: z.object({
      shipments: z.int(),
      first: z.string(),
      last: z.string(),
      files: z.int(),
      /** who sells shipments to the company, and for how many points a look-up */
      seller: z.nullable(z.object({ name: z.string(), points: z.int() })),
      comtrade: z.object({ has_key: z.boolean(), asked_today: z.int(), most_a_day: z.int() }),
    }),
  },
  search: {
    ...searching,
    method: 'POST',
    path: '/api/customs/search',
    input: z.object({ filter: ShipmentFilter, after: z.optional(Place) }),
    output: z.object({ shipments: z.array(ShownShipment), next: z.nullable(Place) }),
  },
  statistics: {
    ...searching,
    method: 'POST',
    path: '/api/customs/statistics',
    input: z.object({ filter: ShipmentFilter }),
    output: ShipmentStatistics,
  },
  companies: {
    ...searching,
    method: 'POST',
    path: '/api/customs/companies',
    input: z.object({
      filter: ShipmentFilter,
      side: z.enum(['buyer', 'supplier']),
      order: z.enum(['count', 'usd', 'growth']),
    }),
    output: z.object({ companies: z.array(CompanyLine), is_about: z.boolean() }),
  },
  company: {
    ...searching,
    method: 'POST',
    path: '/api/customs/company',
    input: z.object({ id: CustomsCompanyId }),
    output: z.object({
      company: CustomsCompany,
      statistics: ShipmentStatistics,
      /** other companies whose name begins with the same word: possible duplicates, which the user may merge */
      alike: z.array(z.object({ id: CustomsCompanyId, name: z.string(), country: z.string() })),
    }),
  },
  /** Asked for by itself: it looks at the shipments of others, and the page does not wait for it. */
  similar: {
    ...searching,
    method: 'POST',
    path: '/api/customs/similar',
    input: z.object({ id: CustomsCompanyId }),
    output: z.object({ companies: z.array(SimilarCompany) }),
  },
  merge: {
    ...customs,
    method: 'POST',
    path: '/api/customs/merge',
    input: z.object({ id: Id, from: CustomsCompanyId, into: CustomsCompanyId }),
    output: Done,
  },
  unmerge: { ...customs, method: 'POST', path: '/api/customs/unmerge', input: z.object({ id: Id }), output: Done },
  /** A company asked not to be kept: its rows go, and no later import brings them back. */
  remove: {
    ...customs,
    access: 'main',
    method: 'POST',
    path: '/api/customs/remove',
    input: z.object({ id: CustomsCompanyId }),
    output: z.object({ shipments: z.int() }),
  },
  files: {
    ...customs,
    method: 'GET',
    path: '/api/customs/files',
    input: z.object({}),
    output: z.object({ files: z.array(CustomsFile) }),
  },
  beginFile: {
    ...customs,
    method: 'POST',
    path: '/api/customs/begin_file',
    input: z.object({ id: Id, name: Line, seller: Line }),
    output: Done,
  },
  /** A page of a file. One that came already changes nothing, and is answered as it was. */
  addRows: {
    ...customs,
    method: 'POST',
    path: '/api/customs/add_rows',
    bodyBytes: 6_000_000,
    input: z.object({
      file: Id,
      page: z.int().check(z.minimum(0), z.maximum(100_000)),
      rows: z.array(ShipmentRow).check(z.minLength(1, says('nothingSelected')), z.maxLength(limits.shipmentsPerPage)),
    }),
    output: z.object({ added: z.int(), doubled: z.int(), removed: z.int() }),
  },
  endFile: {
    ...customs,
    method: 'POST',
    path: '/api/customs/end_file',
    input: z.object({ id: Id }),
    output: CustomsFile,
  },
  /** Takes a file back, with the rows that it brought. */
  dropFile: {
    ...customs,
    method: 'POST',
    path: '/api/customs/drop_file',
    input: z.object({ id: Id }),
    output: z.object({ shipments: z.int() }),
  },
  /** Buys what the seller has of what is looked for. Sent again with the same id it is the same look-up. */
  lookUp: {
    ...searching,
    unkept: true,
    method: 'POST',
    path: '/api/customs/look_up',
    input: z.object({ id: Id, filter: ShipmentFilter }),
    output: LookUpAnswer,
  },
  /** Trade of countries, from what was asked before, or from UN Comtrade. */
  trade: {
    ...customs,
    keptAnswers: limits.customsAnswersKept,
    method: 'POST',
    path: '/api/customs/trade',
    input: z.object({ question: TradeQuestion, anew: z.optional(z.boolean()) }),
    output: z.object({
      answer: z.nullable(TradeAnswer),
      /** why there is none, or none that is newer */
      problem: z.nullable(z.enum(['budget', ...problems])),
      until: z.nullable(Time),
    }),
  },
  /** Years or months beside each other; those that nobody reported yet are missing. */
  tradeSeries: {
    ...customs,
    keptAnswers: limits.customsAnswersKept,
    method: 'POST',
    path: '/api/customs/trade_series',
    input: TradeSeriesQuestion,
    output: z.object({
      lines: z.array(TradeLine),
      /** of the oldest period among them; null: there is none */
      asked_at: z.nullable(Time),
      is_whole: z.boolean(),
      problem: z.nullable(z.enum(['budget', ...problems])),
      until: z.nullable(Time),
    }),
  },
  /** The company's own key to UN Comtrade; '' lets it go. */
  setKey: {
    ...customs,
    access: 'main',
    method: 'POST',
    path: '/api/customs/set_key',
    input: z.object({ key: text(200) }),
    output: Done,
  },
})
