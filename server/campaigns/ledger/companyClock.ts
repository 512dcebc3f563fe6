import type { OffsetAt } from '#domain/campaigns/statistics/statistics'

/** A company has no clock of its own: its people sit in several zones, and their days are counted in UTC. */
export const companyOffsetAt: OffsetAt = () => 0
