import type { Area } from '../../area.ts'
import { toldBy, withUser } from '../../erasure/describe.ts'
import { isNamedIn } from '../../erasure/dossier.ts'
import { operationLogRoutes } from './routes.ts'

export const operationLogArea = {
  tables: {
    operation: { told: 'records' },
  },
  routes: operationLogRoutes,
  person: {
    parts: {
      records: {
        group: 'log',
        means: 'other acts of users about these records',
        heading: { 'en-US': 'Other acts about these records', 'zh-CN': '与这些记录有关的其他操作' },
        read: async (connection, describing) => {
          const sql = `select at, user_id as user, action, target, detail from operation
            where account_id = $1 and (target = any($2::text[]) or ${isNamedIn('detail::text')}) order by at, id`
          return (await toldBy(connection, describing, sql)).map(withUser(describing))
        },
      },
    },
  },
} satisfies Area
