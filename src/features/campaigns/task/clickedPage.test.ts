import { expect, test } from 'vitest'
import type { Block } from '#domain/email/render/message'
import { noSignature } from '../../../components/mail/mailPage.ts'
import { clickedLinks, clickedPage } from './clickedPage.ts'

const button = (id: string, label: string, link: string): Block => ({
  id,
  block: { kind: 'button', label, link, colour: '#114488', align: 'left' },
})
const message = {
  theme: 'Lamps',
  preheader: '',
  language: 'en' as const,
  content: [
    button('a', 'Yours', '{{website|https://lamps.org}}'),
    button('b', 'Catalogue', 'https://lamps.org/c'),
    button('c', 'Write us', 'mailto:li@lamps.org'),
    button('d', 'Prices', 'https://lamps.org/p'),
    button('e', 'For you', 'https://lamps.org/?n={{name|x}}'),
  ],
}
const counts = new Map([
  [1, { clicked_unique: 3, clicked_total: 4, clicked_machine: 1 }],
  [3, { clicked_unique: 12, clicked_total: 15 }],
  // The trap that only machines follow.
  [5, { clicked_machine: 9 }],
])

test('links that are counted are listed from the top, by what is read, with what came of each', () => {
  expect(clickedLinks(message, counts)).toEqual([
    { nth: 1, link: 'https://lamps.org/c', shown: 'Catalogue', place: 1, receivers: 3, clicks: 4, machines: 1 },
    { nth: 3, link: 'https://lamps.org/p', shown: 'Prices', place: 2, receivers: 12, clicks: 15, machines: 0 },
  ])
})

test('in the mail each of them has its mark, and nothing leads anywhere', () => {
  const links = clickedLinks(message, counts)
  const html = clickedPage({
    message,
    signature: noSignature,
    links,
    pictureUrl: () => '',
    labelOf: ({ receivers }) => `"${receivers}" <b>`,
  })
  expect(
    [...html.matchAll(/data-level="(\d)" data-clicks="([^"]*)"/g)].map(([, level, label]) => [level, label]),
  ).toEqual([
    ['1', '&quot;3&quot; &lt;b&gt;'],
    ['4', '&quot;12&quot; &lt;b&gt;'],
  ])
  expect(html).not.toContain('https://')
  expect(html).toContain('For you')
})
