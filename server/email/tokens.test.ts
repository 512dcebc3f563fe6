import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taggedAddress, tagOf } from './taggedAddress.ts'
import { addressPurposes, mailTokens, type TokenPurpose, urlPurposes } from './tokens.ts'

const old = Buffer.alloc(32, 1)
const fresh = Buffer.alloc(32, 2)
const tokens = mailTokens([old])
const receiver = '019aa000-0000-7000-8000-00000000000f'
const purposes: readonly TokenPurpose[] = [...urlPurposes, ...addressPurposes]

const ids = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))
  .map((hex) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'))
const purpose = fc.constantFrom(...purposes)

describe('a token', () => {
  test('says whose mail it is, to who asks for the same purpose and to nobody else', () => {
    fc.assert(
      fc.property(ids, purpose, purpose, (id, made, asked) => {
        const read = tokens.read(asked, tokens.make(made, id))
        expect(read).toBe(made === asked ? id : null)
      }),
    )
  })

  test('of a click names the link, and is no token of another purpose', () => {
    fc.assert(
      fc.property(ids, fc.nat(65_535), (id, link) => {
        const token = tokens.makeClick({ receiver: id, link })
        expect(tokens.readClick(token)).toEqual({ receiver: id, link })
        for (const each of purposes) expect(tokens.read(each, token)).toBeNull()
      }),
    )
    expect(tokens.readClick(tokens.make('open', receiver))).toBeNull()
    expect(() => tokens.makeClick({ receiver, link: 65_536 })).toThrow(RangeError)
  })

  test('is nothing with any one letter changed, left out, doubled or added', () => {
    const all = [...purposes.map((each) => tokens.make(each, receiver)), tokens.makeClick({ receiver, link: 7 })]
    const isRead = (token: string) =>
      purposes.some((each) => tokens.read(each, token) !== null) || tokens.readClick(token) !== null
    for (const token of all) {
      expect(isRead(token)).toBe(true)
      for (let at = 0; at < token.length; at++) {
        const [before, letter, after] = [token.slice(0, at), token[at]!, token.slice(at + 1)]
        // In an address the case says nothing.
        for (const other of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=+/ ')
          if (other.toLowerCase() !== letter.toLowerCase()) expect(isRead(before + other + after)).toBe(false)
        expect([isRead(before), isRead(before + after), isRead(before + letter + letter + after)]).not.toContain(true)
      }
      for (const end of ['=', 'A', 'a', '\n', '\0', '.gif', '%00']) expect(isRead(token + end)).toBe(false)
    }
  })

  test('is nothing when it is rubbish', () => {
    fc.assert(
      fc.property(purpose, fc.string({ maxLength: 200, unit: 'binary' }), (each, text) => {
        expect(tokens.read(each, text)).toBeNull()
        expect(tokens.readClick(text)).toBeNull()
      }),
    )
    expect(tokens.read('open', 'A'.repeat(1_000_000))).toBeNull()
    expect(tokens.read('bounce', 'a'.repeat(1_000_000))).toBeNull()
  })

  test('is known as long as its key is here, and the first key signs', () => {
    const made = tokens.make('open', receiver)
    const turned = mailTokens([fresh, old])
    expect(turned.read('open', made)).toBe(receiver)
    expect(mailTokens([fresh]).read('open', made)).toBeNull()
    expect(mailTokens([fresh]).read('open', turned.make('open', receiver))).toBe(receiver)
    expect(tokens.read('open', turned.make('open', receiver))).toBeNull()
  })

  test('needs a key worth the name and an id', () => {
    expect(() => mailTokens([])).toThrow()
    expect(() => mailTokens([randomBytes(16)])).toThrow()
    expect(() => tokens.make('open', 'lin@fair.example')).toThrow()
  })

  test('is short, and safe in a path', () => {
    for (const each of urlPurposes) expect(tokens.make(each, receiver)).toMatch(/^[\w-]{38}$/)
    expect(tokens.makeClick({ receiver, link: 65_535 })).toMatch(/^[\w-]{40}$/)
  })
})

describe('an address with a token', () => {
  test('comes through what servers do to a local part', () => {
    fc.assert(
      fc.property(ids, fc.constantFrom(...addressPurposes), fc.boolean(), (id, each, loud) => {
        const address = taggedAddress('sales@fair.example', each, tokens.make(each, id))!
        expect(address).toMatch(/^[a-z0-9+]{1,64}@fair\.example$/)
        const tag = tagOf(loud ? `<${address.toUpperCase()}>` : `prvs=0123abcdef=${address}`)
        expect(tag?.purpose).toBe(each)
        expect(tokens.read(each, tag!.token)).toBe(id)
      }),
    )
  })

  test('is not made where it would be too long for a server to take', () => {
    const token = tokens.make('bounce', receiver)
    expect(taggedAddress(`${'a'.repeat(17)}@x.example`, 'bounce', token)?.indexOf('@')).toBe(64)
    expect(taggedAddress(`${'a'.repeat(18)}@x.example`, 'bounce', token)).toBeNull()
    expect(taggedAddress(`a@${'x'.repeat(230)}.example`, 'bounce', token)).toBeNull()
  })

  test.each(['sales@fair.example', 'sales+news@fair.example', '+b@x', 'a+babc@d@e+r', ''])(
    'is not seen in %s',
    (text) => {
      const tag = tagOf(text)
      expect(tag && tokens.read(tag.purpose, tag.token)).toBeNull()
    },
  )
})
