import type { UserInfo } from './user.ts'

/** A non-empty `parentuser` means sub account; apart from the schemas, so that the first screen need not load them. */
export const isSubAccount = (user: Pick<UserInfo, 'parentuser'>) => user.parentuser !== ''
