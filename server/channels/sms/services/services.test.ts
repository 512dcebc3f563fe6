import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { SmsServiceName } from '#domain/sms/services'
import { aliyunSignature } from './aliyun.ts'
import { askByHttp, sendByHttp, services } from './sendByHttp.ts'
import type { SmsRequest, WebhookCall } from './service.ts'

/** A service on loopback: it keeps what it is asked and answers what the test says. */
type ServiceRequest = { path: string; headers: IncomingMessage['headers']; body: string }
let stop: (() => Promise<void>) | null = null
afterEach(async () => stop?.())

async function serviceThat(answer: (asked: ServiceRequest, response: ServerResponse) => void) {
  const asked: ServiceRequest[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      asked.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts).toString() })
      answer(asked.at(-1)!, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}
const saying = (status: number, body: unknown) => (_: ServiceRequest, response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const values: Record<SmsServiceName, Record<string, string>> = {
  twilio: { account: 'AC1', token: '12345' },
  infobip: { key: 'the-key' },
  vonage: { key: 'abc', secret: 'def', signatureSecret: 'a secret of signatures' },
  aliyun: { keyId: 'testId', keySecret: 'testSecret' },
  aliyunGlobe: { keyId: 'testId', keySecret: 'testSecret' },
  tencent: { secretId: 'AKID1', secretKey: 'key1', appId: '1400006666' },
}
const message: SmsRequest = {
  key: '0192-7f',
  to: '351912345678',
  from: 'Lighthouse',
  text: 'Olá! Stand 5B, “hall 3”',
  template: {
    sign: '灯塔',
    code: 'SMS_1',
    values: [
      ['name', '王小明 & 李娜'],
      ['stand', '5B'],
    ],
  },
  reportTo: 'https://fairlead.example/hooks/sms/1',
}
const never = new AbortController().signal
const send = (name: SmsServiceName, url: string, changes: Partial<SmsRequest> = {}) =>
  sendByHttp(
    name,
    { url, values: values[name] },
    { ...message, ...changes },
    { onHandedOver: async () => {}, signal: never },
  )

const names = Object.keys(values) as SmsServiceName[]

test('each service takes a message in its documented form, and says by what name it will report it', async () => {
  const answers: Record<SmsServiceName, unknown> = {
    twilio: { sid: 'SM1', status: 'queued' },
    infobip: {
      messages: [{ messageId: 'SM1', status: { groupId: 1, groupName: 'PENDING', id: 26, name: 'PENDING_ACCEPTED' } }],
    },
    vonage: { message_uuid: 'SM1' },
    aliyun: { Code: 'OK', BizId: 'SM1', Message: 'OK', RequestId: 'r' },
    aliyunGlobe: { ResponseCode: 'OK', MessageId: 'SM1', ResponseDescription: 'OK' },
    tencent: { Response: { SendStatusSet: [{ SerialNo: 'SM1', Code: 'Ok', Fee: 1 }], RequestId: 'r' } },
  }
  for (const name of names) {
    const { url, asked } = await serviceThat(saying(name === 'twilio' ? 201 : 200, answers[name]))
    expect(await send(name, url), name).toEqual({ kind: 'accepted', refs: ['SM1'] })
    expect(asked, name).toHaveLength(1)
    expect(`${asked[0]!.path}\n${decodeURIComponent(asked[0]!.body.replaceAll('+', ' '))}`, name).toMatch(wire[name])
    await stop!()
  }
})
const wire: Record<SmsServiceName, RegExp> = {
  twilio:
    /^\/2010-04-01\/Accounts\/AC1\/Messages\.json\nTo=\+351912345678&From=Lighthouse&Body=Olá! Stand 5B, “hall 3”&StatusCallback=https:/,
  infobip:
    /^\/sms\/3\/messages\n\{"messages":\[\{"sender":"Lighthouse","destinations":\[\{"to":"351912345678","messageId":"0192-7f"\}\],"content":\{"text":"Olá!/,
  vonage:
    /^\/v1\/messages\n\{"channel":"sms","message_type":"text","to":"351912345678","from":"Lighthouse","text":"Olá!.*"client_ref":"0192-7f"/,
  aliyun:
    /^\/\nAccessKeyId=testId&Action=SendSms&.*OutId=0192-7f&PhoneNumbers=351912345678&.*SignName=灯塔&.*TemplateCode=SMS_1&TemplateParam=\{"name":"王小明 & 李娜","stand":"5B"\}/,
  aliyunGlobe: /Action=SendMessageToGlobe&.*From=Lighthouse&.*Message=Olá! Stand 5B, “hall 3”&.*To=351912345678/,
  tencent:
    /\{"PhoneNumberSet":\[" 351912345678"\],"SmsSdkAppId":"1400006666","SignName":"灯塔","TemplateId":"SMS_1","TemplateParamSet":\["王小明 & 李娜","5B"\]/,
}

test('what a service refuses is told apart: this number, later, the whole route', async () => {
  const cases: readonly (readonly [SmsServiceName, number, unknown, object])[] = [
    ['twilio', 400, { code: 21211 }, { kind: 'refused', reason: 'badNumber', code: '21211' }],
    ['twilio', 400, { code: 21610 }, { kind: 'refused', reason: 'optedOut' }],
    ['twilio', 401, { code: 20003 }, { kind: 'route', problem: 'credentials', passes: false }],
    ['twilio', 429, { code: 20429 }, { kind: 'later' }],
    ['twilio', 400, { code: 21606 }, { kind: 'route', problem: 'sender' }],
    [
      'infobip',
      200,
      { messages: [{ messageId: 'x', status: { groupId: 5, name: 'REJECTED_NOT_ENOUGH_CREDITS' } }] },
      { kind: 'route', problem: 'balance', passes: true },
    ],
    [
      'infobip',
      200,
      { messages: [{ messageId: 'x', status: { groupId: 5, name: 'REJECTED_PREFIX_MISSING' } }] },
      { kind: 'refused', reason: 'country' },
    ],
    [
      'infobip',
      401,
      { requestError: { serviceException: { messageId: 'UNAUTHORIZED' } } },
      { kind: 'route', problem: 'credentials', code: 'UNAUTHORIZED' },
    ],
    [
      'vonage',
      402,
      { type: 'https://developer.vonage.com/api-errors/#low-balance' },
      { kind: 'route', problem: 'balance', code: 'low-balance' },
    ],
    [
      'vonage',
      422,
      { title: 'Invalid params', detail: 'The value of the recipient `to` is wrong' },
      { kind: 'refused', reason: 'badNumber' },
    ],
    ['aliyun', 200, { Code: 'isv.MOBILE_NUMBER_ILLEGAL' }, { kind: 'refused', reason: 'badNumber' }],
    ['aliyun', 200, { Code: 'isv.BUSINESS_LIMIT_CONTROL' }, { kind: 'refused', reason: 'limit' }],
    ['aliyun', 200, { Code: 'isv.AMOUNT_NOT_ENOUGH' }, { kind: 'route', problem: 'balance' }],
    ['aliyun', 200, { Code: 'isv.SMS_TEMPLATE_ILLEGAL' }, { kind: 'route', problem: 'template' }],
    ['aliyun', 400, { Code: 'SignatureDoesNotMatch' }, { kind: 'route', problem: 'credentials' }],
    ['aliyun', 400, { Code: 'Throttling.User' }, { kind: 'later' }],
    [
      'tencent',
      200,
      { Response: { SendStatusSet: [{ SerialNo: '', Code: 'FailedOperation.PhoneNumberInBlacklist' }] } },
      { kind: 'refused', reason: 'blocked' },
    ],
    [
      'tencent',
      200,
      { Response: { Error: { Code: 'AuthFailure.SignatureFailure' } } },
      { kind: 'route', problem: 'credentials' },
    ],
    ['tencent', 200, { Response: { Error: { Code: 'InternalError.SendAndRecvFail' } } }, { kind: 'uncertain' }],
  ]
  for (const [name, status, body, outcome] of cases) {
    const { url } = await serviceThat(saying(status, body))
    expect(await send(name, url), `${name} ${JSON.stringify(body)}`).toMatchObject(outcome)
    await stop!()
  }
})

test('an answer that does not come, breaks off, or is no answer leaves it open whether the message was sent', async () => {
  for (const name of names) {
    const broken = await serviceThat((_, response) => response.destroy())
    expect(await send(name, broken.url), `${name}: broken off`).toMatchObject({ kind: 'uncertain' })
    await stop!()
    const garbled = await serviceThat((_, response) => response.writeHead(502).end('<html>'))
    expect(await send(name, garbled.url), `${name}: a proxy's page`).toMatchObject({ kind: 'uncertain' })
    await stop!()
    expect(await send(name, garbled.url), `${name}: nobody there`).toMatchObject({
      kind: 'route',
      problem: 'unreachable',
      passes: true,
    })
  }
})

test('a service that takes templates alone is not asked without one', async () => {
  const { url, asked } = await serviceThat(saying(200, {}))
  for (const name of ['aliyun', 'tencent'] as const)
    expect(await send(name, url, { template: null }), name).toMatchObject({ kind: 'refused', reason: 'template' })
  expect(asked).toEqual([])
})

test('the hand-over is written down before the service hears anything', async () => {
  const { url, asked } = await serviceThat(saying(201, { sid: 'SM1' }))
  let heardBefore = -1
  const onHandedOver = async () => void (heardBefore = asked.length)
  await sendByHttp('twilio', { url, values: values.twilio }, message, { onHandedOver, signal: never })
  expect([heardBefore, asked.length]).toEqual([0, 1])
})

test('signatures are those of the services’ own documents', () => {
  // https://help.aliyun.com/zh/sms: the example of the signature mechanism
  const parameters = {
    AccessKeyId: 'testId',
    Action: 'SendSms',
    Format: 'XML',
    OutId: '123',
    PhoneNumbers: '15300000001',
    RegionId: 'cn-hangzhou',
    SignName: '阿里云短信测试专用',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: '45e25e9b-0a6f-4070-8c85-2956eda1b466',
    SignatureVersion: '1.0',
    TemplateCode: 'SMS_71390007',
    TemplateParam: '{"customer":"test"}',
    Timestamp: '2017-07-12T02:42:19Z',
    Version: '2017-05-25',
  }
  expect(aliyunSignature('GET', parameters, 'testSecret')).toBe('zJDF+Lrzhj/ThnlvIToysFRq6t4=')
  // https://www.twilio.com/docs/usage/security: the example of a signed request
  const call = {
    url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
    headers: { 'x-twilio-signature': '0/KCTR6DLpKmkAf8muzZqo1nDgQ=' },
    body: 'CallSid=CA1234567890ABCDE&Caller=%2B12349013030&Digits=1234&From=%2B12349013030&To=%2B18005551212',
  }
  const setting = { url: '', values: values.twilio }
  expect(services.twilio.isGenuine(call, setting)).toBe(true)
  expect(services.twilio.isGenuine({ ...call, body: call.body.replace('1234', '1235') }, setting)).toBe(false)
  expect(services.twilio.isGenuine({ ...call, headers: {} }, setting)).toBe(false)
})

/** As Vonage signs: a JWT over the hash of the body. */
function vonageCall(body: string, secret = values.vonage.signatureSecret!): WebhookCall {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const payload_hash = createHash('sha256').update(body).digest('hex')
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ payload_hash, iat: 1 })}`
  const signature = createHmac('sha256', secret).update(unsigned).digest('base64url')
  return { url: '', headers: { authorization: `Bearer ${unsigned}.${signature}` }, body }
}

test('a call of Vonage counts only with the signature of this body', () => {
  const setting = { url: '', values: values.vonage }
  const body = '{"message_uuid":"a","status":"delivered"}'
  expect(services.vonage.isGenuine(vonageCall(body), setting)).toBe(true)
  expect(services.vonage.isGenuine({ ...vonageCall(body), body: body.replace('delivered', 'rejected') }, setting)).toBe(
    false,
  )
  expect(services.vonage.isGenuine(vonageCall(body, 'somebody else’s'), setting)).toBe(false)
})

test('receipts and answers are read in each service’s own form', () => {
  const call = (body: unknown): WebhookCall => ({
    url: '',
    headers: {},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const at = Date.parse('2026-11-26T01:30:00Z')
  const heard: readonly (readonly [SmsServiceName, unknown, object])[] = [
    ['twilio', 'MessageSid=SM1&MessageStatus=delivered', { kind: 'receipt', ref: 'SM1', state: 'delivered' }],
    ['twilio', 'MessageSid=SM1&MessageStatus=sent', { kind: 'receipt', state: 'onItsWay', reason: null }],
    [
      'twilio',
      'MessageSid=SM1&MessageStatus=undelivered&ErrorCode=30006',
      { state: 'failed', reason: 'landline', code: '30006' },
    ],
    [
      'twilio',
      'MessageSid=SM2&SmsStatus=received&From=%2B351912345678&To=%2B4412&Body=STOP',
      { kind: 'message', ref: 'SM2', from: '351912345678', text: 'STOP' },
    ],
    [
      'infobip',
      {
        results: [
          {
            messageId: 'SM1',
            callbackData: 'k',
            doneAt: '2026-11-26T01:30:00.000+0000',
            status: { groupId: 3, name: 'DELIVERED_TO_HANDSET' },
          },
        ],
      },
      { state: 'delivered', key: 'k', at },
    ],
    [
      'infobip',
      {
        results: [
          {
            messageId: 'SM1',
            status: { groupId: 2, name: 'UNDELIVERABLE_NOT_DELIVERED' },
            error: { name: 'EC_UNKNOWN_SUBSCRIBER' },
          },
        ],
      },
      { state: 'failed', reason: 'badNumber' },
    ],
    [
      'infobip',
      { results: [{ messageId: 'M', from: '351912345678', to: '44', text: 'yes', receivedAt: null }] },
      { kind: 'message', text: 'yes' },
    ],
    [
      'vonage',
      { message_uuid: 'SM1', status: 'undeliverable', error: { title: 1330 }, timestamp: '2026-11-26T01:30:00Z' },
      { state: 'failed', reason: 'badNumber', at },
    ],
    [
      'vonage',
      { message_uuid: 'SM2', channel: 'sms', from: '351912345678', to: '44', text: 'yes' },
      { kind: 'message', text: 'yes' },
    ],
    [
      'aliyun',
      [{ phone_number: '13800138000', biz_id: 'SM1', out_id: 'k', success: true, report_time: '2026-11-26 09:30:00' }],
      { state: 'delivered', key: 'k', at },
    ],
    [
      'aliyun',
      [{ phone_number: '13800138000', content: 'T', dest_code: '10690', sequence_id: 7 }],
      { kind: 'message', from: '8613800138000', text: 'T' },
    ],
    [
      'aliyunGlobe',
      [{ MessageId: 'SM1', Status: '2', ErrorCode: 'UNKNOWN_SUBSCRIBER' }],
      { state: 'failed', reason: 'badNumber' },
    ],
    [
      'tencent',
      [{ sid: 'SM1', report_status: 'FAIL', errmsg: '空号', user_receive_time: '2026-11-26 09:30:00' }],
      { state: 'failed', reason: 'badNumber', at },
    ],
  ]
  for (const [name, body, expected] of heard)
    expect(services[name].hear(call(body))?.[0], `${name} ${JSON.stringify(body)}`).toMatchObject(expected)
  for (const name of names) {
    expect(services[name].hear(call('')) ?? [], name).toEqual([])
    expect(services[name].hear(call('{"a":[{}]}')) ?? [], name).toEqual([])
  }
})

test('a service that cannot call us is asked what became of a message', async () => {
  const { url } = await serviceThat(saying(200, { sid: 'SM1', status: 'delivered', date_updated: null }))
  const refs = [{ ref: 'SM1', to: '351912345678', sentAt: Date.parse('2026-11-25T20:00:00Z') }]
  expect(await askByHttp('twilio', { url, values: values.twilio }, refs, never)).toMatchObject([
    { ref: 'SM1', state: 'delivered' },
  ])
  await stop!()
  const other = await serviceThat(
    saying(200, { SmsSendDetailDTOs: { SmsSendDetailDTO: [{ SendStatus: 3, OutId: 'k' }] } }),
  )
  expect(await askByHttp('aliyun', { url: other.url, values: values.aliyun }, refs, never)).toMatchObject([
    { ref: 'SM1', key: 'k', state: 'delivered' },
  ])
  expect(other.asked[0]!.body, 'the day in China').toContain('SendDate=20261126')
})
