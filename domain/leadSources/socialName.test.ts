import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SocialNetwork, socialNetworks, socialProfileOf, socialQuestion, titleOfProfile } from './socialName.ts'

const nameOf = (network: SocialNetwork, text: string) => socialProfileOf(network, text)?.name ?? null

test.each([
  ['facebook.com/Casa.Sombra', 'casasombra'],
  ['https://www.facebook.com/casasombra/', 'casasombra'],
  ['https://m.facebook.com/casasombra?ref=page_internal#x', 'casasombra'],
  ['http://pt-pt.facebook.com/casasombra/about/', 'casasombra'],
  ['fb.com/casasombra', 'casasombra'],
  ['https://m.me/casasombra', 'casasombra'],
  ['@casasombra', 'casasombra'],
  [' CasaSombra ', 'casasombra'],
  ['https://www.facebook.com/profile.php?id=100063456789012', '100063456789012'],
  ['https://www.facebook.com/p/Casa-Sombra-100063456789012/', '100063456789012'],
  ['https://www.facebook.com/pages/Casa-Sombra/123456789', '123456789'],
  ['https://www.facebook.com/Casa-Sombra-100063456789012', '100063456789012'],
  ['https://www.facebook.com/groups/lamps', null],
  ['https://www.facebook.com/sharer/sharer.php?u=x', null],
  ['https://www.facebook.com/watch/?v=1', null],
  ['https://www.facebook.com/', null],
  ['https://facebook.com.evil.example/casasombra', null],
  ['https://user@facebook.com/casasombra', null],
  ['https://www.facebook.com/%E0%A4%A', null],
  ['<script>alert(1)</script>', null],
  ['Casa Sombra', null],
  ['', null],
])('on Facebook %s is %s', (text, name) => {
  expect(nameOf('facebook', text)).toBe(name)
})

test.each([
  ['https://www.instagram.com/casa.sombra_1/', 'casa.sombra_1'],
  ['instagram.com/Casa.Sombra_1?igsh=abc', 'casa.sombra_1'],
  ['@casa.sombra_1', 'casa.sombra_1'],
  ['https://instagram.com/_u/casa.sombra_1', 'casa.sombra_1'],
  ['https://www.instagram.com/stories/casa.sombra_1/123/', 'casa.sombra_1'],
  ['https://www.instagram.com/p/Cxyz/', null],
  ['https://www.instagram.com/explore/tags/lamps/', null],
  ['https://www.instagram.com/accounts/login/?next=/casa/', null],
  ['.casa', null],
  ['casa..sombra', null],
  ['casa.', null],
  ['a'.repeat(31), null],
])('on Instagram %s is %s', (text, name) => {
  expect(nameOf('instagram', text)).toBe(name)
})

const someName: Record<SocialNetwork, fc.Arbitrary<string>> = {
  facebook: fc.stringMatching(/^[a-zA-Z][a-zA-Z\d]{5,20}$/).filter((name) => nameOf('facebook', name) !== null),
  instagram: fc.stringMatching(/^[a-zA-Z_][a-zA-Z\d_]{2,20}$/).filter((name) => nameOf('instagram', name) !== null),
}

test.each(socialNetworks)(
  'however a name of %s is written, it is the same one, and its address leads to it',
  (network) => {
    fc.assert(
      fc.property(someName[network], fc.constantFrom('', '/', '?x=1', '/?hl=en#a'), (name, tail) => {
        const written = [
          `https://www.${network}.com/${name}${tail}`,
          `${network}.com/${name.toUpperCase()}${tail}`,
          `@${name}`,
          name,
          ` \u200b${name} `,
        ]
        const names = new Set(written.map((one) => nameOf(network, one)))
        expect([...names]).toEqual([name.toLowerCase()])
        const { url } = socialProfileOf(network, name)!
        expect(nameOf(network, url)).toBe(name.toLowerCase())
      }),
    )
  },
)

test('whatever text it is, it is a clean name or none, and nothing of it leads elsewhere', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...socialNetworks),
      fc.string({ unit: 'binary' }),
      fc.boolean(),
      (network, text, isUrl) => {
        const profile = socialProfileOf(network, isUrl ? `https://www.${network}.com/${text}` : text)
        if (!profile) return
        expect(profile.name).toMatch(/^[a-z\d._]+$/)
        expect(profile.url.startsWith(`https://www.${network}.com/`)).toBe(true)
      },
    ),
  )
})

test('ten thousand names in three writings are so many pages as there are names', () => {
  const lines = Array.from({ length: 10_000 }, (_, n) => {
    const name = `LampShop${n % 3_000}`
    return [`https://facebook.com/${name}/`, `@${name.toLowerCase()}`, `Lamp.Shop${n % 3_000}`][n % 3]!
  })
  expect(new Set(lines.map((line) => nameOf('facebook', line))).size).toBe(3_000)
})

test('it is searched by its words, which cannot leave their marks, and a title says its name', () => {
  const asked = socialQuestion('facebook', { keyword: 'lamps" site:evil.example "', city: 'Lisbon' })
  expect(asked).toBe('site:facebook.com "lamps  site:evil.example" Lisbon')
  expect(titleOfProfile('Casa Sombra | Lisbon | Facebook')).toBe('Casa Sombra')
  expect(titleOfProfile('Casa-Sombra (@casasombra) • Instagram photos and videos')).toBe('Casa-Sombra')
  expect(titleOfProfile('Facebook')).toBe('')
})
