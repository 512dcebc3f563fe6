import type { AreaPerson } from '../../erasure/areaPerson.ts'
import { iso, withUser } from '../../erasure/describe.ts'
import { rowsOf } from '../../erasure/dossier.ts'

/** Whom runs of auto marketing name: in what they look for, and in the numbers that they had looked up. */
export const autoMarketingPerson: AreaPerson = {
  naming: {
    auto_run: { text: `concat_ws(' ', name, plan)` },
    auto_rule: { text: `concat_ws(' ', name, effect)` },
  },
  scrub: async (connection, account, { person }) => {
    await connection.query(
      `update auto_check set numbers = array(select one from unnest(numbers) one where one <> all($2::text[]))
       where account_id = $1 and numbers && $2::text[]`,
      [account, [...person.addresses]],
    )
  },
  parts: {
    auto_rules: {
      group: 'company',
      means: 'rules of auto marketing that name this person',
      heading: { 'en-US': 'Rules of auto marketing that name this person', 'zh-CN': '提及此人的自动营销规则' },
      read: (_, describing) =>
        rowsOf(describing.dossier, 'auto_rule')
          .map(({ created_at, belongto, name }) => ({ at: iso(created_at), user: belongto, name }))
          .map(withUser(describing)),
    },
    auto_runs: {
      group: 'company',
      means: 'runs of auto marketing that look for an address of this person',
      heading: { 'en-US': 'Auto marketing that names this person', 'zh-CN': '提及此人的自动营销任务' },
      read: (_, describing) =>
        rowsOf(describing.dossier, 'auto_run')
          .map(({ created_at, belongto, name }) => ({ at: iso(created_at), user: belongto, name }))
          .map(withUser(describing)),
    },
  },
}
