import type { Area } from '../../area.ts'
import { iso, withUser } from '../../erasure/describe.ts'
import { rowsOf } from '../../erasure/dossier.ts'

export const viewArea = {
  tables: {
    saved_view: { told: 'views' },
  },
  person: {
    naming: { saved_view: { text: `concat_ws(' ', name, filter)` } },
    parts: {
      views: {
        group: 'company',
        means: 'lists that users saved which look for an address of this person',
        heading: { 'en-US': 'Saved views that look for this person', 'zh-CN': '查找此人的已存视图' },
        read: (_, describing) =>
          rowsOf(describing.dossier, 'saved_view')
            .map(({ created_at, owner, name, filter }) => ({ at: iso(created_at), user: owner, name, filter }))
            .map(withUser(describing)),
      },
    },
  },
} satisfies Area
