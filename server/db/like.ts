/** For `like` and `ilike`: has this text somewhere, taken as it is. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
