import { errorsEnUS } from '../../domain/texts/errors.en-US.ts'
import { errorsZhCN } from '../../domain/texts/errors.zh-CN.ts'
import { accountEnUS } from '../../src/features/account/texts.en-US.ts'
import { accountZhCN } from '../../src/features/account/texts.zh-CN.ts'
import { assistantEnUS } from '../../src/features/assistant/texts.en-US.ts'
import { assistantZhCN } from '../../src/features/assistant/texts.zh-CN.ts'
import { authEnUS } from '../../src/features/auth/texts.en-US.ts'
import { authZhCN } from '../../src/features/auth/texts.zh-CN.ts'
import { autoMarketingEnUS } from '../../src/features/autoMarketing/texts.en-US.ts'
import { autoMarketingZhCN } from '../../src/features/autoMarketing/texts.zh-CN.ts'
import { billingEnUS } from '../../src/features/billing/texts.en-US.ts'
import { billingZhCN } from '../../src/features/billing/texts.zh-CN.ts'
import { campaignsEnUS } from '../../src/features/campaigns/texts.en-US.ts'
import { campaignsZhCN } from '../../src/features/campaigns/texts.zh-CN.ts'
import { contactsEnUS } from '../../src/features/contacts/texts.en-US.ts'
import { contactsZhCN } from '../../src/features/contacts/texts.zh-CN.ts'
import { conversationsEnUS } from '../../src/features/conversations/texts.en-US.ts'
import { conversationsZhCN } from '../../src/features/conversations/texts.zh-CN.ts'
import { customsEnUS } from '../../src/features/customs/texts.en-US.ts'
import { customsZhCN } from '../../src/features/customs/texts.zh-CN.ts'
import { dataRightsEnUS } from '../../src/features/dataRights/texts.en-US.ts'
import { dataRightsZhCN } from '../../src/features/dataRights/texts.zh-CN.ts'
import { deviceLockEnUS } from '../../src/features/deviceLock/texts.en-US.ts'
import { deviceLockZhCN } from '../../src/features/deviceLock/texts.zh-CN.ts'
import { distributionEnUS } from '../../src/features/distribution/texts.en-US.ts'
import { distributionZhCN } from '../../src/features/distribution/texts.zh-CN.ts'
import { emailEnUS } from '../../src/features/email/texts.en-US.ts'
import { emailZhCN } from '../../src/features/email/texts.zh-CN.ts'
import { fairEnUS } from '../../src/features/fair/texts.en-US.ts'
import { fairZhCN } from '../../src/features/fair/texts.zh-CN.ts'
import { leadsEnUS } from '../../src/features/leads/texts.en-US.ts'
import { leadsZhCN } from '../../src/features/leads/texts.zh-CN.ts'
import { linkedEnUS } from '../../src/features/linked/texts.en-US.ts'
import { linkedZhCN } from '../../src/features/linked/texts.zh-CN.ts'
import { notificationsEnUS } from '../../src/features/notifications/texts.en-US.ts'
import { notificationsZhCN } from '../../src/features/notifications/texts.zh-CN.ts'
import { operationLogEnUS } from '../../src/features/operationLog/texts.en-US.ts'
import { operationLogZhCN } from '../../src/features/operationLog/texts.zh-CN.ts'
import { ownPagesEnUS } from '../../src/features/ownPages/texts.en-US.ts'
import { ownPagesZhCN } from '../../src/features/ownPages/texts.zh-CN.ts'
import { shopMailEnUS } from '../../src/features/shop/mail/texts.en-US.ts'
import { shopMailZhCN } from '../../src/features/shop/mail/texts.zh-CN.ts'
import { shopQuotationsEnUS } from '../../src/features/shop/quotations/texts.en-US.ts'
import { shopQuotationsZhCN } from '../../src/features/shop/quotations/texts.zh-CN.ts'
import { shopSiteEnUS } from '../../src/features/shop/site/texts.en-US.ts'
import { shopSiteZhCN } from '../../src/features/shop/site/texts.zh-CN.ts'
import { shopEnUS } from '../../src/features/shop/texts.en-US.ts'
import { shopZhCN } from '../../src/features/shop/texts.zh-CN.ts'
import { smsEnUS } from '../../src/features/sms/texts.en-US.ts'
import { smsZhCN } from '../../src/features/sms/texts.zh-CN.ts'
import { contactStatisticsEnUS } from '../../src/features/statistics/texts.en-US.ts'
import { contactStatisticsZhCN } from '../../src/features/statistics/texts.zh-CN.ts'
import { subAccountsEnUS } from '../../src/features/subAccounts/texts.en-US.ts'
import { subAccountsZhCN } from '../../src/features/subAccounts/texts.zh-CN.ts'
import { syncEnUS } from '../../src/features/sync/texts.en-US.ts'
import { syncZhCN } from '../../src/features/sync/texts.zh-CN.ts'
import { whatsappEnUS } from '../../src/features/whatsapp/texts.en-US.ts'
import { whatsappZhCN } from '../../src/features/whatsapp/texts.zh-CN.ts'
import { appEnUS } from '../../src/texts/app.en-US.ts'
import { appZhCN } from '../../src/texts/app.zh-CN.ts'

/** Journeys speak the product's own words, so they run in both languages and a changed label breaks none of them. */
export const words = {
  'zh-CN': {
    app: appZhCN,
    account: accountZhCN,
    assistant: assistantZhCN,
    auth: authZhCN,
    autoMarketing: autoMarketingZhCN,
    billing: billingZhCN,
    campaigns: campaignsZhCN,
    contacts: contactsZhCN,
    conversations: conversationsZhCN,
    ownPages: ownPagesZhCN,
    customs: customsZhCN,
    dataRights: dataRightsZhCN,
    deviceLock: deviceLockZhCN,
    distribution: distributionZhCN,
    email: emailZhCN,
    fair: fairZhCN,
    sms: smsZhCN,
    statistics: contactStatisticsZhCN,
    subAccounts: subAccountsZhCN,
    leads: leadsZhCN,
    shop: shopZhCN,
    shopMail: shopMailZhCN,
    shopQuotations: shopQuotationsZhCN,
    shopSite: shopSiteZhCN,
    linked: linkedZhCN,
    notifications: notificationsZhCN,
    operationLog: operationLogZhCN,
    sync: syncZhCN,
    whatsapp: whatsappZhCN,
    errors: errorsZhCN,
  },
  'en-US': {
    app: appEnUS,
    account: accountEnUS,
    assistant: assistantEnUS,
    auth: authEnUS,
    autoMarketing: autoMarketingEnUS,
    billing: billingEnUS,
    campaigns: campaignsEnUS,
    contacts: contactsEnUS,
    conversations: conversationsEnUS,
    ownPages: ownPagesEnUS,
    customs: customsEnUS,
    dataRights: dataRightsEnUS,
    deviceLock: deviceLockEnUS,
    distribution: distributionEnUS,
    email: emailEnUS,
    fair: fairEnUS,
    sms: smsEnUS,
    statistics: contactStatisticsEnUS,
    subAccounts: subAccountsEnUS,
    leads: leadsEnUS,
    shop: shopEnUS,
    shopMail: shopMailEnUS,
    shopQuotations: shopQuotationsEnUS,
    shopSite: shopSiteEnUS,
    linked: linkedEnUS,
    notifications: notificationsEnUS,
    operationLog: operationLogEnUS,
    sync: syncEnUS,
    whatsapp: whatsappEnUS,
    errors: errorsEnUS,
  },
} as const
export type Language = keyof typeof words

/** The text with its holes filled, as i18next would; numbers with thousands separators where the hole asks for them. */
export function say(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    return typeof value === 'number' ? value.toLocaleString('en-US') : value
  })
}

/** The text around its holes, as a pattern. */
export const like = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\{[^}]+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  )
