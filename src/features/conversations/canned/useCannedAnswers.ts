import type { CannedAnswer } from '#domain/conversations/note'
import { rowsWhere } from '#workers/database/read'
import { useStored } from '../../../lib/reader.ts'
import { useUser } from '../../../lib/session.ts'

const byName = new Intl.Collator('zh-CN')

/** One's own and those of the company, by name; undefined while they are read. */
export function useCannedAnswers(): CannedAnswer[] | undefined {
  const me = useUser().id
  return useStored(
    async (db) =>
      (await rowsWhere(db, 'canned_answer', ({ owner, shared }) => shared || owner === me)).sort((a, b) =>
        byName.compare(a.name, b.name),
      ),
    [me],
  )
}
