/** Rows on one page of a list. */
export const pageRows = 20
