import type { Call, InputOf } from '#domain/shared/call'
import type { UserDatabase } from '#workers/database/schema'
import { request } from './http.ts'
import { answerName, pinnedAnswers, remember } from './lastAnswers.ts'
import { readOnce, useStored } from './reader.ts'

/** What a user keeps on this device: a page with the answers that it is drawn from. */
export type PinnedPage = { key: string; title: string; to: string; names: string[] }
export type PinnedQuestion<C extends Call = Call> = { call: C; input: InputOf<C> }

const timeout = 60_000

const pinnedIn = async (db: UserDatabase) =>
  ((await db.snapshots.get(pinnedAnswers))?.value as PinnedPage[] | undefined) ?? []

/** Undefined until they are read. */
export const usePinned = (): PinnedPage[] | undefined => useStored(pinnedIn, [])

/** Asks for all that the page is drawn from, and keeps it however much is opened later. */
export async function pinPage(
  page: Pick<PinnedPage, 'key' | 'title' | 'to'>,
  questions: readonly PinnedQuestion[],
): Promise<void> {
  const names = questions.map(({ call, input }) => answerName(call, JSON.stringify(input)))
  await change((pages) => [...pages.filter(({ key }) => key !== page.key), { ...page, names }])
  for (const { call, input } of questions)
    remember(call, JSON.stringify(input), { data: await request(call, input, { timeout }), at: Date.now() })
}

export const unpinPage = (gone: string): Promise<void> => change((pages) => pages.filter(({ key }) => key !== gone))

async function change(next: (pages: PinnedPage[]) => PinnedPage[]): Promise<void> {
  await readOnce(async (db) => db.snapshots.put({ name: pinnedAnswers, value: next(await pinnedIn(db)) }))
}
