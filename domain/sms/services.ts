/** Services that send text messages over HTTP, beside message centres that speak SMPP. */
export const smsServices = ['twilio', 'infobip', 'vonage', 'aliyunGlobe', 'aliyun', 'tencent'] as const
export type SmsServiceName = (typeof smsServices)[number]

type ServiceField = { name: string; isSecret?: true; isOptional?: true }
type ServiceFacts = {
  /** where it delivers: mainland China alone, or anywhere */
  reach: 'mainland' | 'anywhere'
  /** takes an approved template and its variables instead of a text */
  needsTemplate: boolean
  /** how it tells receipts and answers: signed calls, calls to a secret address, or only when asked */
  receipts: 'signed' | 'secretAddress'
  fields: readonly ServiceField[]
  /** its documentation, which the screen links to */
  docs: string
}

export const smsServiceFacts: Record<SmsServiceName, ServiceFacts> = {
  twilio: {
    reach: 'anywhere',
    needsTemplate: false,
    receipts: 'signed',
    fields: [{ name: 'account' }, { name: 'token', isSecret: true }],
    docs: 'https://www.twilio.com/docs/messaging/api/message-resource',
  },
  infobip: {
    reach: 'anywhere',
    needsTemplate: false,
    receipts: 'secretAddress',
    fields: [{ name: 'key', isSecret: true }],
    docs: 'https://www.infobip.com/docs/api/channels/sms/outbound-sms/send-sms-messages',
  },
  vonage: {
    reach: 'anywhere',
    needsTemplate: false,
    receipts: 'signed',
    fields: [{ name: 'key' }, { name: 'secret', isSecret: true }, { name: 'signatureSecret', isSecret: true }],
    docs: 'https://developer.vonage.com/en/api/messages',
  },
  aliyunGlobe: {
    reach: 'anywhere',
    needsTemplate: false,
    receipts: 'secretAddress',
    fields: [{ name: 'keyId' }, { name: 'keySecret', isSecret: true }],
    docs: 'https://help.aliyun.com/zh/sms/developer-reference/api-dysmsapi-2018-05-01-sendmessagetoglobe',
  },
  aliyun: {
    reach: 'mainland',
    needsTemplate: true,
    receipts: 'secretAddress',
    fields: [{ name: 'keyId' }, { name: 'keySecret', isSecret: true }],
    docs: 'https://help.aliyun.com/zh/sms/developer-reference/api-dysmsapi-2017-05-25-sendsms',
  },
  tencent: {
    reach: 'mainland',
    needsTemplate: true,
    receipts: 'secretAddress',
    fields: [
      { name: 'secretId' },
      { name: 'secretKey', isSecret: true },
      { name: 'appId' },
      { name: 'region', isOptional: true },
    ],
    docs: 'https://cloud.tencent.com/document/product/382/55981',
  },
}

/** Why a message did not arrive, in the words that all services' codes are translated to. */
export const smsReasons = [
  'badNumber',
  'landline',
  'unreachable',
  'blocked',
  'optedOut',
  'content',
  'sender',
  'template',
  'country',
  'expired',
  'limit',
  'other',
] as const
export type SmsReason = (typeof smsReasons)[number]
/** Reasons that lie in the number itself: no other text or sender would reach it. */
export const endsNumber: ReadonlySet<SmsReason> = new Set(['badNumber', 'landline', 'optedOut'])

/** Problems that stop a route for every receiver. */
export const smsRouteProblems = ['credentials', 'balance', 'sender', 'template', 'forbidden', 'unreachable'] as const
export type SmsRouteProblem = (typeof smsRouteProblems)[number]
