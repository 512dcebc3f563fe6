/** Held shared by every page and worker that has this database open; alone by the page that rewrites it. */
export const openName = (database: string) => `fairlead-open:${database}`
