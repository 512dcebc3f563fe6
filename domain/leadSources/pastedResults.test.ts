import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPasted } from './pastedResults.ts'

const at = Date.UTC(2026, 10, 28)
const read = (text: string) => {
  const answer = readPasted(text, at)
  return answer.kind === 'answered' ? answer.found.results : answer
}

test('a page of results that was copied is read with titles and snippets', () => {
  const text = `Luz e Sombra - Lisbon lamps
https://luz.example/lojas
Lamps of all kinds in Lisbon.

Elbe Leuchten
https://elbe.example`
  expect(read(text)).toMatchObject([
    {
      title: 'Luz e Sombra - Lisbon lamps',
      url: 'https://luz.example/lojas',
      snippet: 'Lamps of all kinds in Lisbon.',
    },
    { title: 'Elbe Leuchten', url: 'https://elbe.example', snippet: '' },
  ])
})

test('lists, links of Markdown and lines with commas are read, each address once, and may be stored', () => {
  const found = read(
    '[Luz](https://luz.example)\nElbe, www.elbe.example\n- https://luz.example\n华美灯饰 https://huamei.example。',
  )
  expect(found).toMatchObject([
    { title: 'Luz', url: 'https://luz.example' },
    { title: 'Elbe', url: 'https://www.elbe.example' },
    { title: '华美灯饰', url: 'https://huamei.example' },
  ])
  expect(Array.isArray(found) && found.every(({ evidence }) => evidence.mayStore && evidence.source === 'pasted')).toBe(
    true,
  )
})

test.each([
  'Our systems have detected unusual traffic from your computer network.',
  '安全验证：请输入验证码',
  'Verify you are human',
])('"%s" is a page that blocks', (text) => {
  expect(read(text)).toMatchObject({ kind: 'later', problem: 'blocked' })
})

test('a text without an address was not read, which is not "none found"', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const answer = readPasted(text.replaceAll(/www|http/gi, ''), at)
      expect(answer.kind).not.toBe('answered')
    }),
  )
})
