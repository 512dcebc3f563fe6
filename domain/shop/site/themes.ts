/** How a shop looks: cards in calm colours, rows of figures, large pictures. */
export const siteThemes = ['harbour', 'ledger', 'gallery'] as const
export type SiteTheme = (typeof siteThemes)[number]
