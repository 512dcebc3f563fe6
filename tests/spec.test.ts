import { expect, test } from 'vitest'
import { calls } from '#domain/calls'
import { contactCalls } from '#domain/contacts/calls'
import { Contact, counterFields, emailValidities, followUpStatuses, wtPhoneStatuses } from '#domain/contacts/contact'
import { limits } from '#domain/limits'
import { holds, products } from '#domain/products'
import { subAccountCalls } from '#domain/subAccounts/calls'

// The specification's numbers and tables, typed in a second time on purpose.

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
  const fields = [...Object.keys(Contact.shape), 'is_wt', 'is_valid']
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

test('a product is there only while it is granted, not expired and not switched off', () => {
  const grant = { id: 7, expired: false, status: '1' }
  expect(holds([grant], 7)).toBe(true)
  expect(holds([grant], 6)).toBe(false)
  expect(holds([{ ...grant, expired: true }], 7)).toBe(false)
  expect(holds([{ ...grant, status: '0' }], 7)).toBe(false)
})

test('the main account’s calls about sub accounts take what the specification sends', () => {
  const [id, ids] = ['019aa000-0000-7000-8000-000000000001', ['019aa000-0000-7000-8000-000000000001']]
  const sent = {
    '/api/user/create_sub_account': { subusername: 'ann', nickname: 'Ann', password: 'a long password' },
    '/api/user/update_sub_account_nickname': { subuserid: id, nickname: 'Ann' },
    '/api/user/set_sub_pwd': { subuserid: id, username: 'ann', password: 'a long password' },
    '/api/user/set_sub_account_status': { type: 'disable', subuserids: ids },
    '/api/product/set_sub_product_status': { type: 'disable', subuserids: ids, productids: [7] },
    '/api/user/delete_sub_account': { subuserids: ids },
    '/api/user/query_sub_account': { page: 1, limit: 20, show_contact_count: true, keyword: 'an' },
    '/api/product/grant_sub': { subuserids: ids, productids: [7, 4] },
    '/api/user/set_sub_account_export_data': { subuserids: ids, type: 'agree' },
    '/api/user/operate_delete_data': { sub_user_id: id, status: 'reject' },
  }
  for (const [path, input] of Object.entries(sent)) {
    const call = Object.values(subAccountCalls).find((one) => one.path === path)
    expect([path, call?.access]).toEqual([path, 'main'])
    expect([path, call?.input.safeParse(input).data]).toEqual([path, input])
  }
})

test('no two calls answer the same method and path', () => {
  const doors = Object.values(calls).flatMap((area) => Object.values(area).map((call) => `${call.method} ${call.path}`))
  expect(new Set(doors).size).toBe(doors.length)
  expect(doors).toContain('POST /api/user/login')
  expect(contactCalls.query.path).toBe('/api/contacts/query')
})
