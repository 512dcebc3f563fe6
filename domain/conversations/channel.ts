import * as z from 'zod/mini'
import { type CampaignChannel, campaignChannels, campaignProducts, channelFacts } from '../campaigns/channel.ts'
import { type ProductRoute, products } from '../products.ts'

/** What the company's own pages and professional accounts hear at Meta: it is answered, and no campaign goes over it. */
export const ownPageChannels = ['facebook', 'instagram'] as const
export const OwnPageChannel = z.enum(ownPageChannels)
export type OwnPageChannel = z.output<typeof OwnPageChannel>

/** Over what one talks with somebody. */
export const conversationChannels = [...campaignChannels, ...ownPageChannels] as const
export const ConversationChannel = z.enum(conversationChannels)
export type ConversationChannel = z.output<typeof ConversationChannel>

export const isOwnPageChannel = (channel: string): channel is OwnPageChannel =>
  (ownPageChannels as readonly string[]).includes(channel)
export const isCampaignChannel = (channel: ConversationChannel): channel is CampaignChannel =>
  !isOwnPageChannel(channel)

export const ownPageProducts = { facebook: 'fbHome', instagram: 'insData' } as const satisfies Record<
  OwnPageChannel,
  ProductRoute
>

/** Any of them opens the inbox; a message leaves only while its user holds that of its channel. */
export const conversationProducts = [
  ...campaignProducts,
  ownPageProducts.facebook,
  ownPageProducts.instagram,
] as const satisfies readonly ProductRoute[]

export const conversationRoute = (channel: ConversationChannel): ProductRoute =>
  isOwnPageChannel(channel) ? ownPageProducts[channel] : channelFacts[channel].product
export const conversationProduct = (channel: ConversationChannel): number => products[conversationRoute(channel)]
