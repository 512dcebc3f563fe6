/** How much more or less, in parts of what was; null where nothing was. */
export const changeOf = (count: number, before: number): number | null => (before ? count / before - 1 : null)
