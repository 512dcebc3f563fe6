const told = ['budget', 'rate', 'quota', 'busy', 'unreachable', 'blocked', 'key'] as const

/** What there are words for; all else is something that is no answer. */
export const problemWord = (problem: string) => told.find((one) => one === problem) ?? 'other'
