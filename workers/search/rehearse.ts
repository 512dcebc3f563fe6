import { everyContact } from '../api.ts'
import type { ContactIndex } from './contactIndex.ts'
import { turns } from './inTurns.ts'

const searches = ['a', 'an', '1', '13', 'a 1', '13 22', '王', '王伟']

/** Answers questions that nobody asked: what runs for the first time is slow, and the first letters would wait for it. */
export async function rehearse(index: ContactIndex): Promise<void> {
  const turn = turns()
  for (const search of searches) {
    const view = index.open({ ...everyContact, search, ranked: true }, () => {})
    await view.lines(0, 30)
    view.close()
    await turn()
  }
}
