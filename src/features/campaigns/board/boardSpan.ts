/** The days that a board shows. */
export const boardSpans = ['today', 'days7', 'days30'] as const
export type BoardSpan = (typeof boardSpans)[number]
export const daysOfSpan: Record<BoardSpan, number> = { today: 1, days7: 7, days30: 30 }
