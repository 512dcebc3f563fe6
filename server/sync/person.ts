import type { AreaPerson } from '../erasure/areaPerson.ts'
import { iso, toldBy, withUser } from '../erasure/describe.ts'
import { rowsOf } from '../erasure/dossier.ts'
import { onlyPerson } from '../erasure/scrub.ts'

/** What devices sent about a person, and what became of it. Erased by `dataRights` itself. */
export const syncPerson: AreaPerson = {
  parts: {
    earlier_values: {
      group: 'log',
      means: 'values that were replaced because two users wrote at once: old was replaced by new',
      heading: { 'en-US': 'Replaced values', 'zh-CN': '被替换的值' },
      read: (_, describing) =>
        rowsOf(describing.dossier, 'lost_value')
          .map(({ edited_at, at, ...value }) => ({ ...value, edited_at: iso(edited_at), at: iso(at) }))
          .map(withUser(describing)),
    },
    earlier_states: {
      group: 'log',
      means: 'what fields were before each change',
      heading: { 'en-US': 'Earlier states', 'zh-CN': '历史状态' },
      read: async (connection, describing) => {
        const sql = `select at, user_id as user, entity, id, kind, before from row_change
          where account_id = $1 and id::text = any($2::text[]) order by id, n`
        return (await toldBy(connection, describing, sql)).map(withUser(describing))
      },
    },
    waiting_changes: {
      group: 'log',
      means: 'changes by users who were disabled, not carried out',
      heading: { 'en-US': 'Changes that wait', 'zh-CN': '待处理的修改' },
      read: (_, describing) =>
        describing.dossier.parked
          .map(({ row: { at, user, name }, args }) => ({
            at: iso(at),
            user,
            name,
            said: onlyPerson(args, describing.dossier.person),
          }))
          .map(withUser(describing)),
    },
    history: {
      group: 'log',
      means: 'what users sent about this person, when and with what result; said: what it was',
      heading: { 'en-US': 'What was written, and when', 'zh-CN': '写入历史' },
      read: (_, describing) =>
        describing.dossier.mutations
          .map(({ at, user, name, status, args }) => ({
            at: iso(at),
            user,
            name,
            status,
            said: onlyPerson(args, describing.dossier.person),
          }))
          .map(withUser(describing)),
    },
  },
}
