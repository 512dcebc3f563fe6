import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyArticle } from '#domain/shop/article'
import { rateIdOf } from '#domain/shop/currencyRate'
import { emptyProduct } from '#domain/shop/product'
import { defaultShop, shopIdOf } from '#domain/shop/shop'
import { shopSiteCalls as calls } from '#domain/shop/site/calls'
import { createCompany } from '../../../operator.ts'
import { testPicture, upload } from '../../../testing/blobs.ts'
import { Device, newTestId } from '../../../testing/device.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { mapBackOffice } from './mapBackOffice.ts'

let server: TestServer
let boss: Device
let account: string
beforeAll(async () => {
  server = await startTestServer({ shop: { port: 0, url: null, company: 'boss' } })
  await createCompany(server.database, { username: 'boss', password: 'a long password' })
  boss = await new Device(server.url).signIn('boss', 'a long password')
  account = boss.user.account
})
afterAll(() => server.stop())

async function publish(isPreview = false): Promise<string | null> {
  const { preview } = await boss.get(calls.publish, { isPreview })
  await server.background.idle()
  return preview
}
const see = (path: string) => fetch(`${server.shopUrl}${path}`, { redirect: 'manual' })
const page = async (path: string) => (await see(path)).text()
const map = () => mapBackOffice({ database: server.database }, account)
const set = (id: string, fields: object) => boss.does('product.patch', { ids: [id], fields })

const product = (slug: string, fields: object = {}) => ({
  ...emptyProduct,
  id: newTestId(),
  title: { en: `The ${slug}`, zh: `灯 ${slug}` },
  price: 10,
  slug,
  status: 'publish',
  ...fields,
})
const category = {
  id: newTestId(),
  name: { en: 'Desk lamps' },
  text: { en: 'For desks.' },
  picture: null,
  slug: 'desk-lamps',
  parent: null as string | null,
  place: 0,
  menu_place: 1,
}
const upper = { ...category, id: newTestId(), slug: 'lamps', name: { en: 'All lamps' } }
const desk = product('desk', { category: category.id, stock: 3 })
const floor = product('floor')
const draft = product('draft', { status: 'draft' })
const hidden = product('hidden', { status: 'private' })
const about = {
  ...emptyArticle,
  id: newTestId(),
  kind: 'page',
  title: { en: 'About us' },
  slug: 'about',
  status: 'publish',
  menu_place: 5,
}
const fair = { ...emptyArticle, id: newTestId(), title: { en: 'The fair' }, slug: 'fair', status: 'publish' }

test('a shop without a name publishes nothing, and says why', async () => {
  await publish()
  const { work, languages } = await boss.get(calls.state, {})
  expect(work).toMatchObject({ state: 'failed', problem: 'siteEmpty' })
  expect(languages).toEqual([])
})

test('visitors see what is published in the back office, and no draft of it', async () => {
  const shop = {
    ...defaultShop,
    name: { en: 'Harbour Lights' },
    claim: { en: 'Lamps for hotels' },
    email: 'a@lamps.example',
    phone: '+86 574 1',
  }
  await boss.does('shop.create', { id: shopIdOf(account), ...shop })
  // What hung below one that is gone stands at the top.
  await boss.does('shop_category.create', upper)
  await boss.does('shop_category.create', { ...category, parent: upper.id })
  await boss.does('shop_category.delete', { ids: [upper.id] })
  for (const one of [desk, floor, draft, hidden])
    expect((await boss.does('product.create', one)).status).toBe('applied')
  for (const one of [about, fair]) expect((await boss.does('article.create', one)).status).toBe('applied')
  await publish()
  const home = await page('/')
  expect(home).not.toContain('All lamps')
  for (const words of ['Harbour Lights', 'Lamps for hotels', 'a@lamps.example', 'About us', 'Desk lamps', 'The fair'])
    expect(home).toContain(words)
  expect(await page('/p/desk/')).toContain('$10.00')
  expect(await page('/zh/p/desk/')).toContain('灯 desk')
  expect(home).toContain('class="chips"')
  expect(await page('/c/desk-lamps/')).toContain('The desk')
  for (const path of ['/p/draft/', '/p/hidden/']) expect((await see(path)).status).toBe(404)
  expect(await boss.get(calls.state, {})).toMatchObject({ products: 2, articles: 1, languages: ['en', 'zh'] })
})

test('of many products only those are made anew that changed since, and a former address leads to the new one', async () => {
  expect(await map()).toBe(0)
  await set(desk.id, { price: 12, slug: 'desk-lamp' })
  expect(await map()).toBe(1)
  await publish()
  expect(await page('/p/desk-lamp/')).toContain('$12.00')
  const moved = await see('/p/desk/')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, expect.stringContaining('/p/desk-lamp/')])
})

test('a tag has a page once a product has it, and loses it with the last; both languages, the map and search engines know of it', async () => {
  const [sale, unused] = ['sale', 'unused'].map((slug) => ({
    id: newTestId(),
    name: { en: `Tag ${slug}`, zh: `标签 ${slug}` },
    slug,
  }))
  for (const tag of [sale!, unused!]) expect((await boss.does('shop_tag.create', tag)).status).toBe('applied')
  await set(desk.id, { tags: [sale!.id] })
  await publish()
  const product = await page('/p/desk-lamp/')
  expect(product).toContain('<a href="../../t/sale/" rel="tag">Tag sale</a>')
  const shown = await page('/t/sale/')
  expect(shown).toContain('The desk')
  expect(shown).not.toContain('The floor')
  expect(shown).toMatch(/rel="canonical" href="[^"]+\/t\/sale\/"/)
  expect(shown).toMatch(/hreflang="zh" href="[^"]+\/zh\/t\/sale\/"/)
  expect(await page('/zh/t/sale/')).toContain('标签 sale')
  expect(await page('/sitemap-1.xml')).toContain('/zh/t/sale/')
  expect((await see('/t/unused/')).status).toBe(404)

  await boss.does('shop_tag.patch', { id: sale!.id, fields: { slug: 'on-sale', name: { en: 'On sale' } } })
  await publish()
  expect(await page('/p/desk-lamp/')).toContain('<a href="../../t/on-sale/" rel="tag">On sale</a>')
  expect((await see('/t/sale/')).headers.get('location')).toContain('/t/on-sale/')
  await set(desk.id, { tags: [] })
  await publish()
  expect((await see('/t/on-sale/')).status).toBe(404)
  expect(await page('/p/desk-lamp/')).not.toContain('rel="tag"')
})

test('what visitors are told of the stock follows the shop’s setting, and search engines are told the same', async () => {
  const say = async (fields: object) => {
    await boss.does('shop.patch', { id: shopIdOf(account), fields })
    await publish()
    return page('/p/desk-lamp/')
  }
  expect(await page('/p/desk-lamp/')).toContain('schema.org/InStock')
  expect(await say({ show_stock: 'number' })).toContain('<dd>In stock: 3</dd>')
  const silent = await say({ show_stock: 'no' })
  expect(silent).not.toContain('Availability')
  expect(silent).not.toContain('"availability"')
  await set(desk.id, { stock: 0 })
  const out = await say({ show_stock: 'availability', without_stock: 'out' })
  expect(out).toContain('<dd>Out of stock</dd>')
  expect(out).toContain('schema.org/OutOfStock')
  await set(desk.id, { stock: 3, stock_warning: 5 })
  await publish()
  expect(await page('/p/desk-lamp/')).toContain('schema.org/LimitedAvailability')
  await say({ without_stock: 'order' })
  await set(desk.id, { stock_warning: null })
})

test('an address that another product has now leads to that one', async () => {
  await set(floor.id, { slug: 'desk' })
  await publish()
  expect(await page('/p/desk/')).toContain('The floor')
  await set(floor.id, { slug: 'floor' })
})

test('what is hidden, deleted or another kind of page is gone with the next publishing', async () => {
  await set(floor.id, { status: 'private' })
  await boss.does('article.patch', { id: fair.id, fields: { kind: 'page' } })
  await publish()
  expect((await see('/p/floor/')).status).toBe(404)
  expect((await see('/a/fair/')).status).toBe(404)
  expect((await see('/i/fair/')).status).toBe(200)
  await set(floor.id, { status: 'publish' })
  await boss.does('article.delete', { ids: [fair.id] })
  await publish()
  expect((await see('/p/floor/')).status).toBe(200)
  expect((await see('/i/fair/')).status).toBe(404)
  await boss.does('product.delete', { ids: [floor.id] })
  await publish()
  expect((await see('/p/floor/')).status).toBe(404)
})

test('a currency more, and another rate of it, change every price', async () => {
  const day = '2026-01-01'
  const rate = (currency: string, per_euro: number) => ({
    id: rateIdOf(account, currency, day),
    currency,
    day,
    per_euro,
    by: 'hand',
  })
  await boss.does('currency_rate.create', { rows: [rate('USD', 1.2)] })
  await boss.does('shop.patch', { id: shopIdOf(account), fields: { other_currencies: ['EUR'] } })
  await publish()
  expect(await page('/p/desk-lamp/')).toContain('€10.00')
  await boss.does('currency_rate.create', { rows: [rate('USD', 1.5)] })
  await publish()
  expect(await page('/p/desk-lamp/')).toContain('€8.00')
})

test('a preview shows the change, and the bot hears of what is published alone', async () => {
  const known = async () =>
    (
      await server.database.pool.query<{ name: string; url: string }>(
        `select name, url from bot_document where account_id = $1 and kind = 'product'`,
        [account],
      )
    ).rows
  await set(desk.id, { title: { en: 'Only in the preview' } })
  const preview = await publish(true)
  expect(await page(`/preview/${preview}/p/desk-lamp/`)).toContain('Only in the preview')
  expect(await page('/p/desk-lamp/')).not.toContain('Only in the preview')
  expect((await boss.get(calls.state, {})).work).toMatchObject({ state: 'done', isPreview: true })
  expect((await known()).map(({ name }) => name)).toEqual(['The desk'])
  await publish()
  expect(await known()).toEqual([{ name: 'Only in the preview', url: `${server.shopUrl}/p/desk-lamp/` }])
})

test('a picture that is published is seen in the back office as before', async () => {
  const picture = testPicture(2_000)
  await upload(boss, picture)
  const { ref } = picture
  await set(desk.id, { picture: { ...ref, width: 10, height: 10, alt: {} } })
  await publish()
  expect((await see(`/files/${ref.hash}.${ref.mime === 'image/png' ? 'png' : 'jpg'}`)).status).toBe(200)
  const answer = await fetch(`${server.url}/api/sync/v1/blobs/${ref.hash}`, {
    headers: { cookie: boss.cookie, token: boss.token },
  })
  expect(answer.status).toBe(200)
})
