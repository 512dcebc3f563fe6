import type { Feature } from '../lib/feature.ts'
import { account } from './account/feature.ts'
import type { accountEnUS } from './account/texts.en-US.ts'
import { assistant } from './assistant/feature.ts'
import type { assistantEnUS } from './assistant/texts.en-US.ts'
import { auth } from './auth/feature.ts'
import type { authEnUS } from './auth/texts.en-US.ts'
import { autoMarketing } from './autoMarketing/feature.ts'
import type { autoMarketingEnUS } from './autoMarketing/texts.en-US.ts'
import { billing } from './billing/feature.ts'
import type { billingEnUS } from './billing/texts.en-US.ts'
import { campaigns } from './campaigns/feature.ts'
import type { campaignsEnUS } from './campaigns/texts.en-US.ts'
import { contacts } from './contacts/feature.ts'
import type { contactsEnUS } from './contacts/texts.en-US.ts'
import { conversations } from './conversations/feature.ts'
import type { conversationsEnUS } from './conversations/texts.en-US.ts'
import { customs } from './customs/feature.ts'
import type { customsEnUS } from './customs/texts.en-US.ts'
import { dataRights } from './dataRights/feature.ts'
import type { dataRightsEnUS } from './dataRights/texts.en-US.ts'
import { deviceLock } from './deviceLock/feature.ts'
import type { deviceLockEnUS } from './deviceLock/texts.en-US.ts'
import { distribution } from './distribution/feature.ts'
import type { distributionEnUS } from './distribution/texts.en-US.ts'
import { email } from './email/feature.ts'
import type { emailEnUS } from './email/texts.en-US.ts'
import { fair } from './fair/feature.ts'
import type { fairEnUS } from './fair/texts.en-US.ts'
import { leads } from './leads/feature.ts'
import type { leadsEnUS } from './leads/texts.en-US.ts'
import { linked } from './linked/feature.ts'
import type { linkedEnUS } from './linked/texts.en-US.ts'
import { notifications } from './notifications/feature.ts'
import type { notificationsEnUS } from './notifications/texts.en-US.ts'
import { operationLog } from './operationLog/feature.ts'
import type { operationLogEnUS } from './operationLog/texts.en-US.ts'
import { ownPages } from './ownPages/feature.ts'
import type { ownPagesEnUS } from './ownPages/texts.en-US.ts'
import { shop } from './shop/feature.ts'
import { shopMail } from './shop/mail/feature.ts'
import type { shopMailEnUS } from './shop/mail/texts.en-US.ts'
import { shopQuotations } from './shop/quotations/feature.ts'
import type { shopQuotationsEnUS } from './shop/quotations/texts.en-US.ts'
import { shopSite } from './shop/site/feature.ts'
import type { shopSiteEnUS } from './shop/site/texts.en-US.ts'
import type { shopEnUS } from './shop/texts.en-US.ts'
import { sms } from './sms/feature.ts'
import type { smsEnUS } from './sms/texts.en-US.ts'
import { statistics } from './statistics/feature.ts'
import type { contactStatisticsEnUS } from './statistics/texts.en-US.ts'
import { subAccounts } from './subAccounts/feature.ts'
import type { subAccountsEnUS } from './subAccounts/texts.en-US.ts'
import { sync } from './sync/feature.ts'
import type { syncEnUS } from './sync/texts.en-US.ts'
import { whatsapp } from './whatsapp/feature.ts'
import type { whatsappEnUS } from './whatsapp/texts.en-US.ts'

/** The words of each area; an area that is missing here has no typed texts, and its feature does not compile. */
export type AreaTexts = {
  account: typeof accountEnUS
  assistant: typeof assistantEnUS
  auth: typeof authEnUS
  autoMarketing: typeof autoMarketingEnUS
  billing: typeof billingEnUS
  campaigns: typeof campaignsEnUS
  contacts: typeof contactsEnUS
  conversations: typeof conversationsEnUS
  customs: typeof customsEnUS
  dataRights: typeof dataRightsEnUS
  deviceLock: typeof deviceLockEnUS
  distribution: typeof distributionEnUS
  email: typeof emailEnUS
  fair: typeof fairEnUS
  leads: typeof leadsEnUS
  notifications: typeof notificationsEnUS
  operationLog: typeof operationLogEnUS
  ownPages: typeof ownPagesEnUS
  shop: typeof shopEnUS
  shopMail: typeof shopMailEnUS
  shopQuotations: typeof shopQuotationsEnUS
  shopSite: typeof shopSiteEnUS
  sms: typeof smsEnUS
  statistics: typeof contactStatisticsEnUS
  subAccounts: typeof subAccountsEnUS
  sync: typeof syncEnUS
  whatsapp: typeof whatsappEnUS
  linked: typeof linkedEnUS
}
export type AreaId = keyof AreaTexts

/** Every area of the product. */
export const features: Feature[] = [
  auth,
  account,
  billing,
  subAccounts,
  dataRights,
  distribution,
  notifications,
  operationLog,
  contacts,
  fair,
  leads,
  autoMarketing,
  statistics,
  campaigns,
  email,
  sms,
  whatsapp,
  linked,
  ownPages,
  conversations,
  customs,
  shop,
  assistant,
  shopMail,
  shopQuotations,
  shopSite,
  sync,
  deviceLock,
]
