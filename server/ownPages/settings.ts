import type { GraphAddress } from '../channels/whatsapp/graph.ts'
import { allOrNone, type Environment, SettingError } from '../environment.ts'

/** The operator's app at Meta, by which companies connect their pages and accounts. */
export type MetaApp = {
  id: string
  secret: string
  graph: GraphAddress
  /** Meta's page on which somebody lets the app in */
  dialogUrl: string
  /** whether it has the Human Agent feature: a person may answer for seven days */
  answersLate: boolean
}

/** Null: nobody can connect anything. Meta sends users back to the public address, so there has to be one. */
export function metaAppOf(env: Environment, graph: GraphAddress): MetaApp | null {
  if (!allOrNone(env, ['META_APP_ID', 'META_APP_SECRET'], 'Pages of Facebook and accounts of Instagram')) return null
  if (!env.FAIRLEAD_URL)
    throw new SettingError('META_APP_ID needs FAIRLEAD_URL, the public address: Meta sends users back there.')
  if (!/^\d{5,30}$/.test(env.META_APP_ID!))
    throw new SettingError('META_APP_ID must be the digits of your app at Meta.')
  return {
    id: env.META_APP_ID!,
    secret: env.META_APP_SECRET!,
    graph,
    dialogUrl: `https://www.facebook.com/${graph.version}/dialog/oauth`,
    answersLate: env.META_HUMAN_AGENT === '1',
  }
}
