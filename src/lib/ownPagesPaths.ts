/** Where pages and accounts of the company's own are connected. */
export const ownPagesPaths = { facebook: '/fbHome/pages', instagram: '/insData/accounts' } as const
