/** One number per transaction, however often it is asked for. Its row is the last lock: nothing is waited for after it. */
export type RevisionCounter = { next: () => Promise<number>; taken: () => number | null }
