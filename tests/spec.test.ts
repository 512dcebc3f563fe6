import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ProductGrant, UserInfo } from '#domain/auth/user'
import { entryStatuses, PointsEntry } from '#domain/billing/ledger'
import { allCalls } from '#domain/calls'
import { contactCalls } from '#domain/contacts/calls'
import {
  Contact,
  ContactEmail,
  counterFields,
  emailValidities,
  followUpStatuses,
  Phone,
  wtPhoneStatuses,
} from '#domain/contacts/contact'
import { limits } from '#domain/limits'
import { holds, isBuiltProduct, products } from '#domain/products'
import type { Call } from '#domain/shared/call'
import { errorsEnUS } from '#domain/texts/errors.en-US'
import { openApi } from '../server/http/openapi.ts'
import { features } from '../src/features/index.ts'

// The specification's numbers and tables, typed in a second time on purpose.

const specification = readFileSync(join(import.meta.dirname, 'fixtures/specification.md'), 'utf8')
/** Its second section and its eighth are there. */
const section = (number: number) =>
  specification.split(/^## /m).find((text) => text.startsWith(`${number}.`)) ?? expect.fail(`no section ${number}`)

/** `/account (redirects to overview) with children overview, order.`, and the table of products. */
function routesIn(text: string): string[] {
  const nested = [...text.matchAll(/^- (\/\w+).* with children (.+)\.$/gm)].map(([, top, children]) => [
    top!,
    children!,
  ])
  const ofProducts = [...text.matchAll(/^\| (\/\S+) \| \d+ \| (.+) \|$/gm)]
    .map(([, top, children]) => [top!.replace('{product}', 'fairlead'), children!] as const)
    .filter(([, children]) => children !== 'not shown')
  return [...nested, ...ofProducts].flatMap(([top, children]) => {
    const names = children.replaceAll(/ \(.*?\)/g, '').split(', ')
    return names.every((name) => /^\w+$/.test(name)) ? names.map((name) => `${top}/${name}`) : [top]
  })
}

/** Those of products that are still to be built. Nothing is ever added. */
const routesToBuild: string[] = []

test('every route of the specification opens a page, or stands in the list of those to be built', () => {
  const wanted = routesIn(section(2))
  expect(wanted).toContain('/emailMarketing/emailMarketingCourse')
  expect(wanted.length).toBeGreaterThan(50)
  const paths = features.flatMap(({ screens }) => screens.map(({ path }) => path))
  const isBuilt = (route: string) => paths.some((path) => path === route || path.startsWith(`${route}/`))
  expect(wanted.filter((route) => !isBuilt(route))).toEqual(routesToBuild)
})

/** What other programs say to us, and not we to a user. */
const heard = /^(not logged in to WT account|Session closed|user bound to|wt account bound|please log in first)/

test('every text of the error catalogue is said', () => {
  const wanted = [...section(8).matchAll(/'([A-Z][^']+|network error[^']+)'/g)].map(([, text]) => text!)
  expect(wanted.length).toBeGreaterThan(15)
  const said = Object.values(errorsEnUS)
  const isSaid = (text: string) => said.some((words) => words.startsWith(text))
  expect(wanted.filter((text) => !heard.test(text) && !isSaid(text))).toEqual([])
})

test('limits are those of the specification', () => {
  expect(limits).toMatchObject({
    exportRows: 50_000,
    emailImportRows: 30_000,
    exportVerificationMinutes: 60,
    requestTimeoutMs: 60_000,
    sendTimeoutMs: 180_000,
    debounceMs: 200,
    toasts: 2,
    headerPx: 88,
    menuTileMinPx: 90,
    menuTileMaxPx: 120,
    menuTilesMin: 9,
    menuTilesMax: 14,
  })
})

test('statuses stand in their wire order', () => {
  expect(followUpStatuses).toEqual([
    'none',
    'interested',
    'followingUp',
    'closed',
    'opened',
    'clicked',
    'replied',
    'noIntention',
  ])
  expect(wtPhoneStatuses).toEqual(['unvalidated', 'registered', 'unregistered'])
  expect(emailValidities).toEqual(['toVerify', 'valid', 'invalid'])
})

test('a contact has every field of the specification, spelt the same', () => {
  const fields = [Contact, Phone, ContactEmail].flatMap(({ shape }) => Object.keys(shape))
  for (const field of [
    'name',
    'company',
    'company_website',
    'address',
    'founded_time',
    'phones',
    'emails',
    'tag',
    'category',
    'source',
    'country',
    'follow_up_status',
    'is_wt',
    'is_valid',
    'wt_send_count',
    'sms_send_count',
    'wt_api_send_count',
    'email_send_count',
    'wtreplycount',
    'ins_fans',
    'ins_follow',
    'fb_fans',
    'fb_follow',
    'belongto',
  ])
    expect(fields).toContain(field)
  expect(counterFields).toHaveLength(9)
})

test('product routes have the ids of the specification', () => {
  expect(products).toEqual({
    autoMarketing: 25,
    fbHome: 15,
    insData: 2,
    wtMarketing: 4,
    globalTrade: 3,
    customsData: 16,
    smsMarketing: 6,
    deepSearch: 5,
    emailMarketing: 7,
    fairleadWTMarketing: 8,
    pinShopEmail: 23,
  })
})

test('the products that can be paid for are those that have a page', () => {
  const opened = features.flatMap(({ screens }) => screens.map(({ path }) => path.split('/')[1]))
  for (const [route, id] of Object.entries(products))
    expect([route, isBuiltProduct(id)]).toEqual([route, opened.includes(route)])
})

test('a product is there only while it is granted, not expired and not switched off', () => {
  const grant = { id: 7, expired: false, status: '1' }
  expect(holds([grant], 7)).toBe(true)
  expect(holds([grant], 6)).toBe(false)
  expect(holds([{ ...grant, expired: true }], 7)).toBe(false)
  expect(holds([{ ...grant, status: '0' }], 7)).toBe(false)
})

const [id, ids] = ['019aa000-0000-7000-8000-000000000001', ['019aa000-0000-7000-8000-000000000001']]
const [password, captcha, email, mobile] = ['a long password', '123456', 'ann@fair.example', '8613800138000']
const toThePhone = { email: null, mobile, captcha }

/** What the specification's table of calls sends, and by whom. */
const sent: Record<string, { by: 'anyone' | 'user' | 'main'; input: object }> = {
  'POST /api/user/login': { by: 'anyone', input: { account: 'ann', password } },
  'POST /api/user/sub_account_login': { by: 'anyone', input: { username: 'ann', password } },
  'POST /api/sms/send': { by: 'anyone', input: { mobile, event: 'mobilelogin' } },
  'POST /api/user/mobilelogin': { by: 'anyone', input: { mobile, captcha } },
  'POST /api/ems/send': { by: 'anyone', input: { email, event: 'emaillogin' } },
  'POST /api/user/emaillogin': { by: 'anyone', input: { email, captcha } },
  'POST /api/user/register': { by: 'anyone', input: { ...toThePhone, username: 'ann', password } },
  'POST /api/user/resetpwd': { by: 'anyone', input: { ...toThePhone, newpassword: password } },
  'POST /api/user/updatepwd': { by: 'user', input: { oldpassword: password, newpassword: 'another long one' } },
  'POST /api/user/changemobile': { by: 'user', input: { mobile, captcha } },
  'POST /api/user/changeemail': { by: 'user', input: { email, captcha } },
  'POST /api/user/bindemail': { by: 'user', input: { email, captcha } },
  'POST /api/user/bindmobile': { by: 'user', input: { mobile, captcha } },
  'POST /api/user/create_sub_account': { by: 'main', input: { subusername: 'ann', nickname: 'Ann', password } },
  'POST /api/user/update_sub_account_nickname': { by: 'main', input: { subuserid: id, nickname: 'Ann' } },
  'POST /api/user/operate_export_verify': { by: 'main', input: { type: 'on' } },
  'POST /api/user/set_sub_pwd': { by: 'main', input: { subuserid: id, username: 'ann', password } },
  'POST /api/user/set_sub_account_status': { by: 'main', input: { type: 'disable', subuserids: ids } },
  'POST /api/product/set_sub_product_status': {
    by: 'main',
    input: { type: 'disable', subuserids: ids, productids: [7] },
  },
  'POST /api/user/delete_sub_account': { by: 'main', input: { subuserids: ids } },
  'GET /api/version/last': { by: 'anyone', input: {} },
  'GET /api/version/mobile_last': { by: 'anyone', input: {} },
  'GET /api/user/account_info': { by: 'user', input: {} },
  'POST /api/user/query_sub_account': {
    by: 'main',
    input: { page: 1, limit: 20, show_contact_count: true, keyword: 'an' },
  },
  'POST /api/contacts/query': {
    by: 'user',
    input: { full_number: '8613800138000', limit: 20, page: 1, query_type: 'equals' },
  },
  'POST /api/data_source/insert': { by: 'user', input: { data_list: [{ name: 'Ann', emails: ['ann@fair.example'] }] } },
  'POST /api/tag/add_associations': { by: 'user', input: { contact_ids: ids, tag_ids: ids } },
  'POST /api/tag/disassociate': { by: 'user', input: { contact_ids: ids, tag_ids: ids } },
  'POST /api/category/add_associations': { by: 'user', input: { contact_ids: ids, category_id: id } },
  'POST /api/category/disassociate': { by: 'user', input: { contact_ids: ids, category_id: id } },
  'POST /api/phone/sync_wt_msg': { by: 'user', input: { full_number_list: ['8613800138000'] } },
  'POST /api/phone/reply_count_inc': { by: 'user', input: { full_number_list: ['8613800138000'] } },
  'POST /api/notification/query': { by: 'user', input: { page: 1, limit: 20 } },
  'POST /api/notification/read': { by: 'user', input: { notification_id: id } },
  'GET /api/notification/pull': { by: 'user', input: {} },
  'POST /api/money/logs': { by: 'main', input: { limit: 20, page: 1 } },
  'POST /api/money/exchange_score': { by: 'main', input: { money: 100, product_id: 7 } },
  'POST /api/money/query': { by: 'main', input: { count: true, page: 1, limit: 20 } },
  'POST /api/product_score_order/online_recharge': {
    by: 'main',
    input: { paytype: 'alipay', price: 100, product_id: 7 },
  },
  'POST /api/product_score_order/re_online_recharge': { by: 'main', input: { order_id: id } },
  'POST /api/product_score_order/check_pay_res': { by: 'main', input: { paytype: 'alipay', orderid: id } },
  'POST /api/product_score_order/query': { by: 'main', input: { limit: 20, page: 1 } },
  'POST /api/product/main_query_sub': { by: 'main', input: {} },
  'POST /api/product/grant_sub': { by: 'main', input: { subuserids: ids, productids: [7, 4] } },
  'POST /api/user/allow_grant_sub_user_product': { by: 'main', input: {} },
  'POST /api/user/set_sub_account_export_data': { by: 'main', input: { subuserids: ids, type: 'agree' } },
  'POST /api/user/operate_delete_data': { by: 'main', input: { sub_user_id: id, status: 'reject' } },
}

test.each(Object.entries(sent))('%s takes what the specification sends', (door, { by, input }) => {
  const call = Object.values(allCalls)
    .flatMap((area): Call[] => Object.values(area))
    .find(({ method, path }) => `${method} ${path}` === door)
  expect(call?.access).toBe(by)
  expect(call?.input.parse(input)).toMatchObject(input)
  const described = openApi('1') as { paths: Record<string, Record<string, object>> }
  expect(described.paths[call!.path]).toHaveProperty(call!.method.toLowerCase())
})

test('the points list has every field and status of the specification', () => {
  const fields = ['type', 'order_no', 'before', 'change', 'after', 'status', 'remark', 'created_at', 'updated_at']
  expect(Object.keys(PointsEntry.shape)).toEqual(expect.arrayContaining(fields))
  expect(entryStatuses).toEqual(['pending', 'processing', 'done', 'failed'])
})

test('who is signed in is told with every field of the specification, spelt the same', () => {
  const fields = ['token', 'username', 'parentuser', 'export_verify', 'product_list']
  expect(Object.keys(UserInfo.shape)).toEqual(expect.arrayContaining(fields))
  expect(Object.keys(ProductGrant.shape)).toEqual(expect.arrayContaining(['id', 'expired', 'status']))
})

test('no two calls answer the same method and path', () => {
  const doors = Object.values(allCalls).flatMap((area) =>
    Object.values(area).map((call) => `${call.method} ${call.path}`),
  )
  expect(new Set(doors).size).toBe(doors.length)
  expect(doors).toContain('POST /api/user/login')
  expect(contactCalls.query.path).toBe('/api/contacts/query')
})
