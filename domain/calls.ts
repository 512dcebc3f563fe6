import { assistantCalls, botCalls, translateCalls } from './assistant/calls.ts'
import { authCalls } from './auth/calls.ts'
import { autoCalls } from './autoMarketing/calls.ts'
import { billingCalls } from './billing/calls.ts'
import { blobCalls } from './blobs/calls.ts'
import { campaignCalls } from './campaigns/calls.ts'
import { messageCalls } from './campaigns/messageCalls.ts'
import { channelCalls } from './channels/calls.ts'
import { contactCalls } from './contacts/calls.ts'
import { conversationCalls } from './conversations/calls.ts'
import { olderMessageCalls } from './conversations/olderCalls.ts'
import { customsCalls } from './customs/calls.ts'
import { dataRightsCalls } from './dataRights/calls.ts'
import { distributionCalls } from './distribution/calls.ts'
import { emailCalls } from './email/calls.ts'
import { leadCalls } from './leads/calls.ts'
import { linkedCalls } from './linked/calls.ts'
import { wtChatCalls } from './linked/chatCalls.ts'
import { phonePaceCalls } from './linked/paceCalls.ts'
import { noticeCalls } from './notifications/calls.ts'
import { operationLogCalls } from './operationLog/calls.ts'
import { ownPageCalls } from './ownPages/calls.ts'
import type { Call } from './shared/call.ts'
import { shopCalls } from './shop/calls.ts'
import { quotationCalls } from './shop/quotation/calls.ts'
import { shopSiteCalls } from './shop/site/calls.ts'
import { subAccountCalls } from './subAccounts/calls.ts'
import { syncCalls } from './sync/protocol.ts'
import { systemCalls } from './system/calls.ts'
import { numberCalls } from './whatsapp/numberCalls.ts'
import { templateCalls } from './whatsapp/templateCalls.ts'

/** Every call of the product, joined from the areas. */
export const allCalls = {
  assistant: { ...assistantCalls, ...translateCalls },
  auth: authCalls,
  billing: billingCalls,
  blobs: blobCalls,
  bot: botCalls,
  autoMarketing: autoCalls,
  campaigns: campaignCalls,
  channels: channelCalls,
  whatsappNumbers: numberCalls,
  contacts: contactCalls,
  conversations: { ...conversationCalls, ...olderMessageCalls },
  customs: customsCalls,
  shop: shopCalls,
  quotation: quotationCalls,
  dataRights: dataRightsCalls,
  distribution: distributionCalls,
  email: emailCalls,
  leads: leadCalls,
  linked: linkedCalls,
  linkedChats: wtChatCalls,
  linkedPaces: phonePaceCalls,
  notifications: noticeCalls,
  operationLog: operationLogCalls,
  ownPages: ownPageCalls,
  shopSite: shopSiteCalls,
  smsMessages: messageCalls.sms,
  subAccounts: subAccountCalls,
  sync: syncCalls,
  system: systemCalls,
  whatsappMessages: messageCalls.whatsapp,
  whatsappTemplates: templateCalls,
} satisfies Record<string, Record<string, Call>>
