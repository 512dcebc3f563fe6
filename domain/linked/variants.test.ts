import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merged, mergeValues } from '../email/render/mergeTags.ts'
import { countVariants, variantBy, variantFault, variantTexts, withVariants } from './variants.ts'

const first = () => 0
const last = (many: number) => many - 1

test('each place gives one of its choices, and merge tags keep their own strokes', () => {
  const text = '{Hello|Hi} {{name|friend}}, {see us|come {{company|all}}} {soon}!'
  expect(withVariants(text, first)).toBe('Hello {{name|friend}}, see us {soon}!')
  expect(withVariants(text, last)).toBe('Hi {{name|friend}}, come {{company|all}} {soon}!')
  expect(countVariants(text)).toBe(4)
})

test('a choice may end with a merge tag', () => {
  expect(withVariants('{Dear {{name}}|Hello {{name|you}}}!', last)).toBe('Hello {{name|you}}!')
  expect(variantTexts('{a {{nme}}|b}')).toEqual(['a {{nme}}', 'b'])
})

test('an empty choice is one, only empty ones are a fault', () => {
  expect(withVariants('Hello{ again|}', last)).toBe('Hello')
  expect(variantFault('Hello{ again|}')).toBe(false)
  expect(variantFault('Hello{|}')).toBe(true)
})

test('a text without strokes in braces stays as it is, whoever gets it', () => {
  const plain = fc.string({ unit: fc.constantFrom('a', '{', '}', ' ', '{{name}}', '你') })
  fc.assert(
    fc.property(plain, fc.uuid(), (text, id) => {
      expect(withVariants(text, variantBy(id))).toBe(text)
    }),
  )
})

test('somebody gets the same each time, one of what it can be, and all choices are given', () => {
  const parts = fc.array(fc.stringMatching(/^[a-z ]{0,6}$/), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(parts, fc.uuid(), (choices, id) => {
      const text = `{${choices.join('|')}}`
      const given = withVariants(text, variantBy(id))
      expect(choices).toContain(given)
      expect(withVariants(text, variantBy(id))).toBe(given)
    }),
  )
  const ids = Array.from({ length: 300 }, (_, n) => `01890a5d-ac96-774b-bcce-${String(n).padStart(12, '0')}`)
  const given = ids.map((id) => withVariants('{a|b|c}', variantBy(id)))
  expect(['a', 'b', 'c'].every((one) => given.filter((each) => each === one).length > 70)).toBe(true)
})

test('what a contact is called is never taken for a variant', () => {
  const values = mergeValues(
    { name: '{a|b}', company: '', position: '', country: '', company_website: '' },
    '',
    () => '',
  )
  expect(merged(withVariants('{Hi|Hi} {{name}}', first), values)).toBe('Hi {a|b}')
})
