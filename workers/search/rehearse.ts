import type { ContactColumns } from './columns.ts'
import { turns } from './inTurns.ts'
import { distances, termsOf } from './terms.ts'

const searches = ['a', 'an', '1', '13', 'a 1', '13 22', '王', '王伟']
const rounds = 3
/** Enough for the browser to make its fastest code of it, and few enough that nobody waits. */
const looked = 10_000

/** Looks for what nobody asked for: what runs for the first time is slow, and the first letters would wait for it. */
export async function rehearse(columns: ContactColumns): Promise<void> {
  const turn = turns()
  for (let round = 0; round < rounds; round++)
    for (const search of searches) {
      distances(termsOf(search), columns, columns.slots().subarray(0, looked))
      await turn()
    }
}
