import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinedRuns } from '#domain/campaigns/runs'
import type { Run } from '#domain/email/render/message'
import { emailTemplates, templateKeys } from '#domain/email/render/templates'
import { docOf, linesOf } from './lines.ts'

const text = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom(
    '{{name}}',
    'Hello {{name|there}},',
    '{{ Company | your firm }}{{email}}',
    '{{unknown}} {{',
    '一\n二',
    '😀',
  ),
)
const run = fc.record<Run>(
  {
    text,
    bold: fc.boolean(),
    italic: fc.boolean(),
    underline: fc.boolean(),
    colour: fc.constantFrom('#aa0000', '#0b5cad'),
    link: fc.constantFrom('https://lamps.org', 'https://lamps.org/{{name|x}}'),
  },
  { requiredKeys: ['text'] },
)

test('what is shown to be typed in gives back what it was made of', () => {
  fc.assert(
    fc.property(fc.array(fc.array(run), { minLength: 1 }), (lines) => {
      const doc = docOf(lines)
      doc.check()
      expect(linesOf(doc)).toEqual(lines.map(joinedRuns))
    }),
  )
})

test('no line at all is an empty one, since there must be a place to type', () => {
  expect(linesOf(docOf([]))).toEqual([[]])
})

test('a tag is one thing; what is none of the list stays text', () => {
  const kinds = (words: string) => docOf([[{ text: words }]]).firstChild!.children.map(({ type }) => type.name)
  expect(kinds('Hello {{name|there}}, {{nobody}}')).toEqual(['text', 'tag', 'text'])
})

test('every template can be typed in without losing a letter', () => {
  for (const language of ['zh', 'en'] as const)
    for (const key of templateKeys)
      for (const { block } of emailTemplates[language][key].content)
        if (block.kind === 'text') expect(linesOf(docOf(block.lines))).toEqual(block.lines)
})
