import * as drafts from '../../../lib/drafts.ts'
import { readOnce } from '../../../lib/reader.ts'
import type { KeptDraft } from './editing.ts'

const prefix = 'email.message.'

/** Messages with something typed that is not in their rows, as far as is known. */
export const draftedMessages = async (): Promise<string[]> =>
  ((await readOnce((db) => db.drafts.where('key').startsWith(prefix).primaryKeys())) ?? []).map((key) =>
    key.slice(prefix.length),
  )

export const readMessageDraft = (id: string) => drafts.readDraft<KeptDraft>(prefix + id)

export const keepMessageDraft = (id: string, draft: KeptDraft | null) => drafts.keepDraft(prefix + id, draft)
