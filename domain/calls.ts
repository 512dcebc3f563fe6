import { authCalls } from './auth/calls.ts'
import { blobCalls } from './blobs/calls.ts'
import { contactCalls } from './contacts/calls.ts'
import type { Call } from './shared/call.ts'
import { subAccountCalls } from './subAccounts/calls.ts'
import { syncCalls } from './sync/protocol.ts'
import { systemCalls } from './system/calls.ts'

/** Every call of the product, joined from the areas. */
export const calls = {
  auth: authCalls,
  blobs: blobCalls,
  contacts: contactCalls,
  subAccounts: subAccountCalls,
  sync: syncCalls,
  system: systemCalls,
} satisfies Record<string, Record<string, Call>>
