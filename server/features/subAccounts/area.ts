import type { Area } from '../../area.ts'
import { toldBy } from '../../erasure/describe.ts'
import { isNamedIn, searchesFor } from '../../erasure/dossier.ts'
import { subAccountRoutes } from './routes.ts'

export const subAccountArea = {
  tables: {
    app_user: { told: 'users', stays: true },
    export_log: 'untold',
    account: 'nobody',
    person: 'nobody',
    sub_account: 'nobody',
    product_grant: 'nobody',
    product_held: 'nobody',
    export_code: 'nobody',
    export_grant: 'nobody',
  },
  routes: subAccountRoutes,
  reassign: { dropped: ['product_grant', 'export_code'] },
  person: {
    parts: {
      users: {
        group: 'log',
        means: 'accounts of the company itself that have this address',
        heading: { 'en-US': 'Accounts of the company with this address', 'zh-CN': '使用该地址的公司账号' },
        read: (connection, describing) =>
          toldBy(
            connection,
            describing,
            `select username, nickname, email, mobile, created_at from app_user
             where account_id = $1 and status <> 'deleted'
               and (lower(email) = any($2::text[]) or mobile = any($2::text[]))`,
          ),
      },
    },
    // Exports that looked for the person.
    async scrub(connection, account, dossier) {
      await connection.query(`update export_log set filter = '' where account_id = $1 and ${isNamedIn('filter')}`, [
        account,
        searchesFor(dossier),
      ])
    },
  },
} satisfies Area
