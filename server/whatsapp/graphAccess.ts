import type { WhatsappAccount } from '#domain/channels/account'
import type { CallService } from '../channels/callService.ts'
import type { GraphSetting } from '../channels/whatsapp/graph.ts'

/** How Meta is called for one number (its id there), with the token of its account. */
export type GraphAccess = { setting: GraphSetting; call: CallService; number: string }

/** Finds that out; fails where its secrets cannot be read. */
export type ReachGraph = { of: (one: { account: string; row: WhatsappAccount }) => Promise<GraphAccess> }
