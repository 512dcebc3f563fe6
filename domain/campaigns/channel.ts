import * as z from 'zod/mini'
import type { ConsentChannel } from '../contacts/companions/consent.ts'
import type { Contact } from '../contacts/contact.ts'
import { type ProductRoute, products } from '../products.ts'

/** The ways out over which a campaign goes: `whatsapp` is the official one, `linked` a phone of the company's own. */
export const campaignChannels = ['email', 'sms', 'whatsapp', 'linked'] as const
export const CampaignChannel = z.enum(campaignChannels)
export type CampaignChannel = z.output<typeof CampaignChannel>

/** What a contact is written to at: one of its email addresses, or one of its phones. */
export type ReceiverAddress = 'email' | 'phone'

type ChannelFacts = {
  product: ProductRoute
  address: ReceiverAddress
  /** the record of why somebody may be written to, or said no */
  consent: ConsentChannel
  /** the contact's counter */
  sends: keyof Contact
  /**
   * The last moment at which a message surely has not left; from then on only an answer says what became of it: before the end
   * of a mail, before a text message is submitted, before the body of a request, before a frame is written.
   */
  handsOver: 'endOfData' | 'submit' | 'request' | 'frame'
  /** how what the other side says later finds the message: by the reference that it gave it, or by our own id in it */
  receipts: 'byReference' | 'byOwnId'
  /** whether points come back for a message that was taken and did not arrive */
  refundsReturned: boolean
}

export const channelFacts = {
  email: {
    product: 'emailMarketing',
    address: 'email',
    consent: 'email',
    sends: 'email_send_count',
    handsOver: 'endOfData',
    receipts: 'byOwnId',
    refundsReturned: false,
  },
  sms: {
    product: 'smsMarketing',
    address: 'phone',
    consent: 'sms',
    sends: 'sms_send_count',
    handsOver: 'submit',
    receipts: 'byReference',
    refundsReturned: true,
  },
  whatsapp: {
    product: 'fairleadWTMarketing',
    address: 'phone',
    consent: 'whatsapp',
    sends: 'wt_api_send_count',
    handsOver: 'request',
    receipts: 'byReference',
    refundsReturned: true,
  },
  linked: {
    product: 'wtMarketing',
    address: 'phone',
    consent: 'whatsapp',
    sends: 'wt_send_count',
    handsOver: 'frame',
    receipts: 'byReference',
    refundsReturned: true,
  },
} as const satisfies Record<CampaignChannel, ChannelFacts>

/** Any of them opens campaigns; a task is sent only while its user holds that of its channel. */
export const campaignProducts = [
  'emailMarketing',
  'smsMarketing',
  'fairleadWTMarketing',
  'wtMarketing',
] as const satisfies readonly ProductRoute[]

export const channelProduct = (channel: CampaignChannel): number => products[channelFacts[channel].product]
