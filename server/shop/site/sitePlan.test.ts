import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PageFacts } from '#domain/shop/site/pageFacts'
import { type SiteProduct, SiteSnapshot } from '#domain/shop/site/snapshot'
import { siteThemes } from '#domain/shop/site/themes'
import { lamp, lampShop } from '../../testing/lampShop.ts'
import { openBook } from './siteBook.ts'
import { planSite } from './sitePlan.ts'

const hostile = `"><script>alert(1)</script><img src=x onerror=alert(2)>'&</title>`
const all = (text: string) => ({ en: text, zh: text })
const picture = { hash: 'ab'.repeat(32), mime: 'image/png' as const, width: 750, height: 500, alt: {} }

/** One that says bad things wherever something can be said. */
function badLamp(): SiteProduct {
  return {
    ...lamp(0),
    slug: 'bad',
    id: '01990000-0000-7000-8200-0000000fffff',
    title: all(hostile),
    subtitle: all(hostile),
    sku: hostile,
    pictures: [{ ...picture, alt: all(hostile) }, picture],
    facts: [{ name: all(hostile), value: all(hostile) }],
    body: {
      en: [
        { id: 'a', block: { kind: 'heading', level: '1', runs: [{ text: hostile, bold: true }], align: 'left' } },
        {
          id: 'b',
          block: {
            kind: 'text',
            style: 'bullets',
            lines: [[{ text: hostile, link: `javascript:alert(3)` }]],
            align: 'left',
          },
        },
        {
          id: 'c',
          block: {
            kind: 'button',
            label: hostile,
            link: `x.example/"onmouseover="alert(4)`,
            colour: '#000000',
            align: 'left',
          },
        },
        {
          id: 'd',
          block: {
            kind: 'picture',
            hash: 'cd'.repeat(32),
            size: 9,
            mime: 'image/jpeg',
            alt: hostile,
            width: 50,
            link: '',
            align: 'left',
          },
        },
      ],
    },
  }
}

function sampleSite() {
  const site = lampShop(60, 'https://lamps.example')
  return { ...site, products: [...site.products, badLamp()] }
}

const written = (site: SiteSnapshot) =>
  new Map(planSite(openBook(site), 'test').files.map(({ path, write }) => [path, write()]))

test('the made-up shop is a snapshot', () => {
  expect(z.safeParse(SiteSnapshot, lampShop(60)).error).toBeUndefined()
})

test('the same snapshot gives the same bytes', () => {
  const site = sampleSite()
  expect(written(structuredClone(site))).toEqual(written(site))
})

test('a file whose mark is the same has the same content, and one changed product changes few', () => {
  const site = sampleSite()
  const changed = {
    ...site,
    products: site.products.map((one, n) => (n === 20 ? { ...one, title: all('Other') } : one)),
  }
  const plan = (of: SiteSnapshot) => new Map(planSite(openBook(of), 'test').files.map((one) => [one.path, one]))
  const [before, after] = [plan(site), plan(changed)]
  const moved = [...after.values()].filter(({ path, mark }) => before.get(path)?.mark !== mark)
  for (const { path, write } of after.values())
    if (!moved.some((one) => one.path === path)) expect(write()).toBe(before.get(path)!.write())
  expect(moved.map(({ path }) => path)).toContain(`/p/${site.products[20]!.slug}/`)
  expect(moved.map(({ path }) => path)).toContain(`/zh/p/${site.products[20]!.slug}/`)
  expect(moved.length).toBeLessThan(after.size / 3)
})

test('another name of a tag changes its page and those of its products, and no other', () => {
  const site = sampleSite()
  const [tag] = site.tags
  const changed = { ...site, tags: site.tags.map((one) => (one === tag ? { ...one, title: all('Other') } : one)) }
  const plan = (of: SiteSnapshot) => new Map(planSite(openBook(of), 'test').files.map((one) => [one.path, one.mark]))
  const before = plan(site)
  const moved = [...plan(changed)].flatMap(([path, mark]) => (before.get(path) === mark ? [] : [path]))
  const tagged = site.products.filter(({ tags }) => tags.includes(tag!.id)).map(({ slug }) => `/p/${slug}/`)
  expect(tagged.length).toBeGreaterThan(3)
  const own = [`/t/${tag!.slug}/`, ...tagged]
  expect(moved.toSorted()).toEqual([...own, ...own.map((path) => `/zh${path}`)].toSorted())
})

test('what somebody writes is text everywhere, in pages, facts, feeds and maps', () => {
  for (const [path, text] of written(sampleSite())) {
    // The search's index is no page: its reader puts it there as text.
    if (/^\/assets\/|\.json$/.test(path)) continue
    expect(text, path).not.toContain('<script>alert')
    expect(text, path).not.toContain('<img src=x')
    expect(text, path).not.toMatch(/href="javascript:/)
    expect(text, path).not.toContain('"onmouseover="')
  }
})

test('every kind of page is valid HTML, in all themes and languages', async () => {
  // All files are the site's own, and a title is as long as its owner wrote it.
  const rules = { 'long-title': 'off', 'require-sri': 'off' } as const
  const validate = new HtmlValidate({ extends: ['html-validate:recommended', 'html-validate:document'], rules })
  const kinds = [
    '',
    'products/',
    'products/2/',
    'c/outdoor/',
    't/dimmable/',
    'p/bad/',
    'a/canton-fair/',
    'news/',
    'i/about-us/',
  ]
  for (const theme of siteThemes) {
    const site = sampleSite()
    const files = written({ ...site, shop: { ...site.shop, theme } })
    const more = theme === 'harbour' ? ['search/', '404.html', '_form.html', `p/${lamp(9).slug}/`] : []
    for (const path of [...kinds, ...more].flatMap((one) => [`/${one}`, `/zh/${one}`])) {
      const { results } = await validate.validateString(files.get(path)!)
      const wrong = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${path} ${line} ${ruleId}: ${message}`),
      )
      expect(wrong).toEqual([])
    }
  }
})

test('the facts for search engines are what they ask for', () => {
  const found = new Set<string>()
  for (const [path, text] of written(sampleSite()))
    for (const [, json] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      const facts = z.safeParse(PageFacts, JSON.parse(json!))
      expect(facts.error, `${path} ${json}`).toBeUndefined()
      const offers = facts.data && 'offers' in facts.data ? facts.data.offers?.['@type'] : undefined
      found.add(`${facts.data?.['@type']} ${offers ?? ''}`.trim())
    }
  expect(found).toEqual(
    new Set(['Organization', 'BreadcrumbList', 'Article', 'Product', 'Product Offer', 'Product AggregateOffer']),
  )
})

test('a page is light, and every link within the site leads to a file of it', () => {
  const site = sampleSite()
  const files = written(site)
  const { pictures } = planSite(openBook(site), 'test')
  const dynamic = /\/(inquiry|subscribe)\/$/
  for (const [path, text] of files) {
    if (!text.startsWith('<!DOCTYPE')) continue
    const styles = [...files]
      .filter(([name]) => name.startsWith('/assets/'))
      .reduce((sum, [, one]) => sum + one.length, 0)
    expect(Buffer.byteLength(text) + styles, path).toBeLessThan(60_000)
    for (const [, link] of text.matchAll(/(?:href|src)="([^"#][^"]*)"/g)) {
      if (/^(https?:|mailto:|tel:)/.test(link!)) continue
      const target = new URL(link!, `https://x.example${path.replace('404.html', '')}`).pathname
      expect(files.has(target) || pictures.has(target) || dynamic.test(target), `${path} → ${link}`).toBe(true)
    }
  }
})

test('each page names itself in the other languages, and they name it', () => {
  const files = written(sampleSite())
  for (const [path, text] of files) {
    const own = /<link rel="canonical" href="https:\/\/lamps\.example([^"]+)">/.exec(text)?.[1]
    if (!own) continue
    expect(own).toBe(path)
    const others = [...text.matchAll(/hreflang="(?:en|zh)" href="https:\/\/lamps\.example([^"]+)"/g)].map(
      ([, one]) => one!,
    )
    expect(others).toHaveLength(2)
    for (const other of others) expect(files.get(other), other).toContain(`href="https://lamps.example${path}"`)
  }
})

test('the maps name every page that search engines may show, once', () => {
  const files = written(sampleSite())
  const maps = [...files]
    .filter(([path]) => /^\/sitemap-\d+\.xml$/.test(path))
    .map(([, text]) => text)
    .join('')
  const named = [...maps.matchAll(/<loc>https:\/\/lamps\.example([^<]+)<\/loc>/g)].map(([, path]) => path!)
  expect(new Set(named).size).toBe(named.length)
  const shown = [...files].filter(([, text]) => text.includes('rel="canonical"')).map(([path]) => path)
  const withoutPages = shown.filter((path) => !/\/\d+\/$/.test(path))
  expect(named.toSorted()).toEqual(withoutPages.toSorted())
})
