import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { followUpStatuses } from '../../contacts/contact.ts'
import { classifyHit, type Hit, type HitMail } from '../../email/hits/classifyHit.ts'
import { funnelStages } from '../../statistics/fields.ts'
import { engagementOf, engagements, followUpAfter, looksOf, mostHits, withHit } from './tracking.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const outlook =
  'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; WOW64; Trident/7.0; Microsoft Outlook 16.0.18025; ms-office)'
const gmail = 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)'
const hour = 3_600_000
const mail: HitMail = { handed_over_at: 0, trap: 9 }
const open: Hit = { at: hour, kind: 'open', link: null, method: 'GET', user_agent: chrome, purpose: '', from: 'a' }
const click: Hit = { ...open, kind: 'click', link: 1 }
const alone = (hit: Hit) => classifyHit(hit, [hit], mail)

describe('who looked', () => {
  test.each<[string, Partial<Hit>, string, string | null]>([
    ['a browser', {}, 'person', null],
    ['Outlook on a desk', { user_agent: outlook }, 'person', null],
    [
      'a phone called CUBOT',
      {
        user_agent:
          'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
      },
      'person',
      null,
    ],
    [
      'the browser in an app',
      { user_agent: 'Mozilla/5.0 (iPhone) AppleWebKit/605 Mobile/15E148 [LinkedInApp]' },
      'person',
      null,
    ],
    ['a chat', { user_agent: 'TelegramBot (like TwitterBot)' }, 'machine', 'agent'],
    ['Gmail, for its user', { user_agent: gmail }, 'proxy', 'imageProxy'],
    ['Yahoo, for its user', { user_agent: 'YahooMailProxy; https://help.yahoo.com/kb/x' }, 'proxy', 'imageProxy'],
    ['Apple, for everybody', { user_agent: 'Mozilla/5.0' }, 'proxy', 'appleProxy'],
    [
      'Gmail when the mail came',
      {
        user_agent:
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/42.0.2311.135 Safari/537.36 Edge/12.246 Mozilla/5.0',
      },
      'machine',
      'gmailScan',
    ],
    ['a question for the head', { method: 'HEAD' }, 'machine', 'method'],
    ['a browser that only prepares', { purpose: 'prefetch;prerender' }, 'machine', 'prefetch'],
    ['a card of the link', { purpose: 'preview' }, 'machine', 'prefetch'],
    ['nobody who says a name', { user_agent: ' ' }, 'machine', 'agent'],
    ['a program', { user_agent: 'python-requests/2.32' }, 'machine', 'agent'],
    [
      'a search engine',
      { user_agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      'machine',
      'agent',
    ],
    ['a gateway', { user_agent: 'Mozilla/5.0 BarracudaSentinel (EE)' }, 'machine', 'agent'],
    ['somebody three seconds after the mail left', { at: 3_000 }, 'machine', 'tooSoon'],
    ['somebody before its server said that it took it', { at: -800 }, 'machine', 'tooSoon'],
  ])('%s', (_, change, by, because) => {
    expect(alone({ ...open, ...change })).toMatchObject({ by, because })
  })

  test('Gmail fetches when somebody reads, and Apple whether anybody does or not', () => {
    expect(alone({ ...open, user_agent: gmail }).counts).toBe(true)
    expect(alone({ ...open, user_agent: 'Mozilla/5.0' }).counts).toBe(false)
  })

  test('two links within a second are followed by a machine, and the picture that it fetched on the way is its own', () => {
    const other = { ...click, link: 2, at: hour + 900, from: 'b' }
    const looks = looksOf([open, click, other], mail)
    expect(looks.judged.map(({ verdict }) => verdict.because)).toEqual([null, 'burst', 'burst'])
    expect(looks).toMatchObject({ opened_at: hour, clicked_at: null, machine_clicked_at: hour })
    const byOne = looksOf([open, click, { ...other, from: 'a' }], mail)
    expect(byOne).toMatchObject({ opened_at: null, machine_opened_at: hour, clicked_at: null })
    expect(looksOf([click, { ...other, at: hour + 1_001 }], mail)).toMatchObject({ clicked_at: hour })
  })

  test('who follows the link that nobody sees is a machine in all it does, and nobody else is', () => {
    const trapped = { ...click, link: 9, at: hour + 60_000 }
    const person = { ...click, at: 2 * hour, user_agent: outlook }
    const looks = looksOf([open, click, trapped, person], mail)
    expect(looks.judged.map(({ verdict }) => verdict.because)).toEqual(['trap', 'trap', 'trap', null])
    expect(looks).toMatchObject({ opened_at: 2 * hour, clicked_at: 2 * hour })
    expect([...looks.links]).toEqual([[1, 2 * hour]])
  })

  test('nothing is too soon where nobody knows when the mail left', () => {
    expect(classifyHit({ ...open, at: 1 }, [], { handed_over_at: null, trap: null }).by).toBe('person')
  })
})

describe('hits', () => {
  test('a click without a picture is an open too', () => {
    expect(looksOf([click], mail)).toMatchObject({ opened_at: hour, clicked_at: hour })
  })

  test('the same one twice is one, and another one later is another', () => {
    const once = withHit([], click)
    expect(withHit(once, { ...click, at: hour + 1_500 })).toBe(once)
    expect(withHit(once, { ...click, at: hour + 2_500 })).toHaveLength(2)
    expect(withHit(once, { ...click, link: 2 })).toHaveLength(2)
    expect(withHit(once, { ...click, from: 'b' })).toHaveLength(2)
  })

  test('a program that asks without end is not kept without end', () => {
    let hits: readonly Hit[] = []
    for (let i = 0; i < 3 * mostHits; i++) hits = withHit(hits, { ...click, at: hour + i * 10_000 })
    expect(hits).toHaveLength(mostHits)
    expect(looksOf(withHit(hits, { ...click, link: 2, at: 10 * hour, from: 'b' }), mail).links.get(2)).toBe(10 * hour)
  })

  const anyHit = fc.record<Hit>({
    at: fc.integer({ min: 0, max: 20_000 }),
    kind: fc.constant('click'),
    link: fc.integer({ min: 1, max: 9 }),
    method: fc.constantFrom('GET', 'HEAD'),
    user_agent: fc.constantFrom(chrome, outlook, 'curl/8'),
    purpose: fc.constantFrom('', 'prefetch'),
    from: fc.constantFrom('a', 'b'),
  })
  test('never say more than happened, in whatever order they are read', () => {
    fc.assert(
      fc.property(fc.array(anyHit, { maxLength: 12 }), (hits) => {
        const { opened_at, clicked_at, links } = looksOf(hits, mail)
        expect(opened_at ?? Infinity).toBeLessThanOrEqual(clicked_at ?? Infinity)
        expect(links.size > 0).toBe(clicked_at !== null)
        expect(links.has(9)).toBe(false)
        const turned = looksOf(hits.toReversed(), mail)
        expect([turned.opened_at, turned.clicked_at, new Map([...turned.links].sort())]).toEqual([
          opened_at,
          clicked_at,
          new Map([...links].sort()),
        ])
      }),
    )
  })
})

describe('what it makes of a contact', () => {
  test('the statuses that the specification numbers 4, 5 and 6', () => {
    expect(engagements.map((each) => followUpStatuses.indexOf(followUpAfter('none', each)))).toEqual([4, 5, 6])
  })

  test('it never goes down in the funnel, and never changes what a user decided', () => {
    const rank = (status: string) => (funnelStages as readonly string[]).indexOf(status)
    for (const status of followUpStatuses)
      for (const engagement of engagements) {
        const after = followUpAfter(status, engagement)
        if (status === 'noIntention') expect(after).toBe(status)
        else expect(rank(after)).toBeGreaterThanOrEqual(Math.max(rank(status), rank(engagement)))
      }
  })

  test('an answer says more than a click, and a click more than an open', () => {
    expect(engagementOf({ opened_at: 1, clicked_at: 2 }, 3)).toBe('replied')
    expect(engagementOf({ opened_at: null, clicked_at: null }, 3)).toBe('replied')
    expect(engagementOf({ opened_at: 1, clicked_at: 2 }, null)).toBe('clicked')
    expect(engagementOf({ opened_at: 1, clicked_at: null }, null)).toBe('opened')
    expect(engagementOf({ opened_at: null, clicked_at: null }, null)).toBeNull()
  })
})
