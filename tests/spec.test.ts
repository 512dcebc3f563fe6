import { expect, test } from 'vitest'
import { calls } from '#domain/calls'
import { contactCalls } from '#domain/contacts/calls'
import { Contact, counterFields, emailValidities, followUpStatuses, wtPhoneStatuses } from '#domain/contacts/contact'
import { limits } from '#domain/limits'
import { holds, products } from '#domain/products'

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

test('no two calls answer the same method and path', () => {
  const doors = Object.values(calls).flatMap((area) => Object.values(area).map((call) => `${call.method} ${call.path}`))
  expect(new Set(doors).size).toBe(doors.length)
  expect(doors).toContain('POST /api/user/login')
  expect(contactCalls.query.path).toBe('/api/contacts/query')
})
