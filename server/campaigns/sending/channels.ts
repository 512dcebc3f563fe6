import { emailLedger } from '../../email/campaignLedger.ts'
import type { ChannelLedgers } from './driver.ts'

/** Every channel that campaigns can go over. */
export const channelLedgers: ChannelLedgers = { email: emailLedger }
