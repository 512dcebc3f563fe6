const hour = 3_600_000

/** How long somebody may be written to freely after they wrote; longer where an advertisement led them here. */
export const windowHours = { message: 24, advertisement: 72 } as const

/** Until when somebody who wrote may be written to freely. An earlier and longer window stays. */
export const windowAfter = (before: number | null, saidAt: number, isFromAdvertisement: boolean): number =>
  Math.max(before ?? 0, saidAt + windowHours[isFromAdvertisement ? 'advertisement' : 'message'] * hour)

export const isWindowOpen = (until: number | null, now: number): boolean => until !== null && now < until
