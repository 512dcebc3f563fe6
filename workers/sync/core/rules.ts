/**
 * The rules of the protocol that the simulator can take away one by one, to prove that each of them carries weight.
 * The product never does.
 */
export type Rule =
  | 'compareAndSwap'
  | 'confirmAfterPull'
  | 'confirmAfterRound'
  | 'tombstoneScope'
  | 'history'
  | 'journal'
  | 'writeAheadLog'
  | 'aside'
  | 'interval'
  | 'refusalJournal'
  | 'refusedRows'
  | 'withdrawal'
  | 'lastAnswer'
  | 'witness'
  | 'doubt'
  | 'orphans'
  | 'pace'
  | 'announcement'
  | 'wholeRound'

/** What every transaction of a leader carries. */
export type Fence = { leader: number; user: string; without: ReadonlySet<Rule> }

/** Another tab took the lead; this one has nothing to write any more. */
export class LostLead extends Error {
  override name = 'LostLead'
}
