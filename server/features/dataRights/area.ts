import type { Area } from '../../area.ts'
import { toldBy } from '../../erasure/describe.ts'
import { dataRightsRoutes } from './routes.ts'

export const dataRightsArea = {
  tables: {
    data_request: { told: 'requests' },
    erased_row: 'ids',
    erased_address: 'nobody',
    erasure_key: 'nobody',
  },
  routes: dataRightsRoutes,
  secrets: {
    sealed: { erasure_key: 'sealed' },
    // Nobody can compare them any more.
    async lost(connection) {
      await connection.query('delete from erased_address')
    },
  },
  person: {
    parts: {
      requests: {
        group: 'log',
        means: 'what this person asked for under data protection law, and what became of it',
        heading: { 'en-US': 'Requests under data protection law', 'zh-CN': '个人信息请求' },
        read: (connection, describing) =>
          toldBy(
            connection,
            describing,
            `select kind, state, address, asked_by, asked_at, due_at, done_at, outcome from data_request
             where account_id = $1 and address = any($2::text[]) order by asked_at, id`,
          ),
      },
    },
  },
} satisfies Area
