import { expect, test } from 'vitest'
import {
  closingOf,
  emptyHanded,
  firstPage,
  isUnpurchased,
  mayOpen,
  maySee,
  menuTiles,
  nearestTo,
  refusalOf,
  signInPath,
  wantedPath,
} from './guards.ts'

const nobody = { parentuser: '', product_list: [] }
const emailUser = {
  parentuser: '',
  product_list: [{ id: 7, expired: false, status: '1' as const }],
}
const pages = [{ path: '/statistics/contacts' }, { path: '/emailMarketing/emailTask' }, { path: '/account/overview' }]

test('the menu shows what has a page and what the user holds', () => {
  expect(menuTiles(pages, nobody)).toEqual(['statistics'])
  expect(menuTiles(pages, emailUser)).toEqual(['statistics', 'emailMarketing'])
})

test('an expired or switched-off product is not there', () => {
  expect(mayOpen('emailMarketing', { product_list: [{ id: 7, expired: true, status: '1' }] })).toBe(false)
  expect(mayOpen('emailMarketing', { product_list: [{ id: 7, expired: false, status: '0' }] })).toBe(false)
})

test('a product that ends while its page is open closes the page with the reason, and no other', () => {
  const without = (change: object) => ({
    ...emailUser,
    product_list: emailUser.product_list.map((grant) => ({ ...grant, ...change })),
  })
  const page = '/emailMarketing/emailTask'
  expect(closingOf(page, emailUser, without({ expired: true }))).toEqual({ tile: 'emailMarketing', why: 'expired' })
  expect(closingOf(page, emailUser, without({ status: '0' }))).toEqual({ tile: 'emailMarketing', why: 'withdrawn' })
  expect(closingOf(page, emailUser, nobody)).toEqual({ tile: 'emailMarketing', why: 'withdrawn' })
  expect(closingOf(page, emailUser, emailUser)).toBeNull()
  expect(closingOf('/statistics/contacts', emailUser, nobody)).toBeNull()
  expect(closingOf(page, nobody, nobody), 'it was not open').toBeNull()
})

test('an area that is asked for by its address and cannot be shown says why', () => {
  const expired = { ...nobody, product_list: [{ id: 7, expired: true, status: '1' as const }] }
  expect(refusalOf('emailMarketing', emailUser, true)).toBeNull()
  expect(refusalOf('emailMarketing', emailUser, false)).toEqual({ tile: 'emailMarketing', why: 'later' })
  expect(refusalOf('emailMarketing', expired, true)).toEqual({ tile: 'emailMarketing', why: 'over' })
  expect(refusalOf('emailMarketing', nobody, true)).toEqual({ tile: 'emailMarketing', why: 'notHeld' })
  expect(refusalOf('statistics', nobody, true)).toBeNull()
})

test('an address without a page yet leads to the nearest page that this user may open', () => {
  const all = [...pages, { path: '/tools/ptCRM' }, { path: '/account/pointsExchangeRate', access: 'main' as const }]
  expect(nearestTo('botSetting', all, nobody)).toBe('/tools/ptCRM')
  expect(nearestTo('currencyExchange', all, nobody)).toBe('/account/pointsExchangeRate')
  expect(nearestTo('currencyExchange', all, { ...nobody, parentuser: 'harbour' })).toBe('/')
  expect(nearestTo('currencyExchange', [...all, { path: '/tools/currencyExchange' }], nobody)).toBe(
    '/tools/currencyExchange',
  )
  expect(nearestTo('pinShop', [], nobody)).toBe('/')
})

test('the tools open on the shop as soon as it is there', () => {
  const tools = [{ path: '/tools/ptCRM' }, { path: '/tools/other' }]
  expect(firstPage('tools', tools, nobody)).toBe('/tools/ptCRM')
  expect(firstPage('tools', [...tools, { path: '/tools/pinShop' }], nobody)).toBe('/tools/pinShop')
})

test('an area that is not here yet says so also to whoever does not hold it', () => {
  expect(refusalOf('smsMarketing', nobody, false)).toEqual({ tile: 'smsMarketing', why: 'later' })
})

test('what is not purchased, or no longer, leads to the purchase page, and what is not here yet does not', () => {
  const whys = ['expired', 'withdrawn', 'over', 'notHeld', 'later', 'mainOnly', 'nothing'] as const
  const leading = whys.filter((why) => isUnpurchased({ tile: 'emailMarketing', why }))
  expect(leading).toEqual(['expired', 'withdrawn', 'over', 'notHeld', 'nothing'])
})

test('who signs in without a product that holds is told whom to ask', () => {
  const lapsed = { id: 7, expired: true, status: '1' }
  expect(emptyHanded({ product_list: [] })).toEqual({ tile: 'account', why: 'nothing' })
  expect(emptyHanded({ product_list: [lapsed, { ...lapsed, id: 4, status: '0' }] })).toMatchObject({ why: 'nothing' })
  expect(emptyHanded({ product_list: [lapsed, { ...lapsed, expired: false }] })).toBe(null)
})

test('a page for the main account is neither in the menu of a sub account nor may it be opened', () => {
  const sub = { ...nobody, parentuser: 'harbour' }
  const mainOnly = { path: '/tools/rates', access: 'main' } as const
  expect(menuTiles([...pages, mainOnly], nobody)).toEqual(['statistics', 'tools'])
  expect(menuTiles([...pages, mainOnly], sub)).toEqual(['statistics'])
  expect([maySee(mainOnly, nobody), maySee(mainOnly, sub), maySee({}, sub)]).toEqual([true, false, true])
})

test('signing in leads to the page that was wanted', () => {
  const wanted = '/statistics/contacts?search=李&tag=1'
  expect(wantedPath(new URL(signInPath(wanted), 'http://x').search)).toBe(wanted)
  expect(signInPath('/')).toBe('/login')
})

test('signing in never leads to another site or to an unknown page', () => {
  for (const to of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/statistics',
    '/nowhere',
    'javascript:1',
    '',
  ])
    expect(wantedPath(`?to=${encodeURIComponent(to)}`)).toBe('/statistics')
})
