import type { DraftRecord, UserDatabase } from '#workers/database/schema'
import { PageExitStash } from '#workers/pageExitStash'

type Owner = { account: string; user: string }
/** The last that was typed of a draft; null: it is discarded, or saved. */
export type UnsavedDraft = Pick<DraftRecord, 'value' | 'at'>

/** What the database has not confirmed of drafts when the page goes. */
export const stashOf = (owner: Owner) => new PageExitStash<UnsavedDraft>(owner, 'draft')

/** Brings what former pages could not keep any more into the database, before anything is read of it. */
export const takeUnkept = (owner: Owner, db: UserDatabase): Promise<void> =>
  stashOf(owner).take((key, typed) =>
    db.transaction('rw', db.drafts, async () => {
      // Another tab may have written on.
      if (((await db.drafts.get(key))?.at ?? 0) > typed.at) return
      if (typed.value === null) await db.drafts.delete(key)
      else await db.drafts.put({ key, ...typed })
    }),
  )
