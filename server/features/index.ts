import type { Area } from '../area.ts'
import type { Services } from '../services.ts'
import { syncArea } from '../sync/area.ts'
import { assistantArea } from './assistant/area.ts'
import { authArea } from './auth/area.ts'
import { autoMarketingArea } from './autoMarketing/area.ts'
import { billingArea } from './billing/area.ts'
import { blobArea } from './blobs/area.ts'
import { campaignArea } from './campaigns/area.ts'
import { contactArea } from './contacts/area.ts'
import { conversationArea } from './conversations/area.ts'
import { customsArea } from './customs/area.ts'
import { dataRightsArea } from './dataRights/area.ts'
import { distributionArea } from './distribution/area.ts'
import { emailArea } from './email/area.ts'
import { exchangeArea } from './exchange/area.ts'
import { fairArea } from './fair/area.ts'
import { leadArea } from './leads/area.ts'
import { linkedArea } from './linked/area.ts'
import { notificationArea } from './notifications/area.ts'
import { operationLogArea } from './operationLog/area.ts'
import { ownPageArea } from './ownPages/area.ts'
import { shopArea } from './shop/area.ts'
import { smsArea } from './sms/area.ts'
import { subAccountArea } from './subAccounts/area.ts'
import { viewArea } from './views/area.ts'
import { whatsappArea } from './whatsapp/area.ts'

/** All areas. The order matters: it is the order of locks, and of the sections in a person's file. */
export const areas: readonly Area<Services>[] = [
  syncArea,
  authArea,
  billingArea,
  blobArea,
  contactArea,
  viewArea,
  campaignArea,
  emailArea,
  smsArea,
  whatsappArea,
  linkedArea,
  ownPageArea,
  conversationArea,
  exchangeArea,
  customsArea,
  fairArea,
  shopArea,
  assistantArea,
  leadArea,
  autoMarketingArea,
  distributionArea,
  notificationArea,
  operationLogArea,
  dataRightsArea,
  subAccountArea,
]
