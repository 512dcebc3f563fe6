import { readOnce } from '../../../../lib/reader.ts'
import type { KeptDraft } from './editing.ts'

const prefix = 'email.message.'
const keyOf = (id: string) => prefix + id

/** Messages with something typed that is not in their rows, as far as is known. */
export const draftedMessages = async (): Promise<string[]> =>
  ((await readOnce((db) => db.drafts.where('key').startsWith(prefix).primaryKeys())) ?? []).map((key) =>
    key.slice(prefix.length),
  )

export const readDraft = async (id: string): Promise<KeptDraft | null> =>
  ((await readOnce((db) => db.drafts.get(keyOf(id))))?.value as KeptDraft | undefined) ?? null

let writing: Promise<unknown> = Promise.resolve()

/**
 * One after the other, so that an older text cannot overtake a newer one. A full disk refuses one text and not those that
 * come after; what is typed stays on the screen meanwhile.
 */
export function keepDraft(id: string, draft: KeptDraft | null): Promise<unknown> {
  const write = () =>
    readOnce(async (db) => {
      if (draft) await db.drafts.put({ key: keyOf(id), value: draft, at: Date.now() })
      else await db.drafts.delete(keyOf(id))
    })
  writing = writing.then(write).catch(console.error)
  return writing
}
