import { plainName } from './dns.ts'

/** What stands after the last @, as names are compared. */
export const domainIn = (address: string) => plainName(address.slice(address.lastIndexOf('@') + 1))
