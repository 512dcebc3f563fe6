import { expect, test } from 'vitest'
import { type PastedNode, pastedLines, pastedParts } from './pasted.ts'

type Child = PastedNode | string
const el = (nodeName: string, attributes: Record<string, string> = {}, ...children: Child[]): PastedNode => ({
  nodeName,
  nodeValue: null,
  childNodes: children.map((child) =>
    typeof child === 'string' ? { nodeName: '#text', nodeValue: child, childNodes: [] } : child,
  ),
  getAttribute: (name) => attributes[name] ?? null,
})
const body = (...children: Child[]) => el('BODY', {}, ...children)

test('what Word brings along is left behind: styles, signs of lists, its own elements', () => {
  const page = body(
    el('STYLE', {}, 'p.MsoNormal {margin:0}'),
    '\n',
    el('P', { class: 'MsoNormal', style: 'color:black' }, el('B', {}, 'Offer'), ' for\n', el('O:P', {}, '\u00a0')),
    '\n',
    el(
      'P',
      { class: 'MsoListParagraph' },
      el('SPAN', { style: 'mso-list:Ignore' }, '·', '\u00a0\u00a0'),
      'CE ',
      el('SPAN', { style: 'color:#C00000' }, 'tested'),
    ),
  )
  expect(pastedLines(page)).toEqual([
    [{ text: 'Offer', bold: true }, { text: ' for' }],
    [{ text: 'CE ' }, { text: 'tested', colour: '#c00000' }],
  ])
})

test('a page that would run something leaves its words, and no link but to a page', () => {
  const page = body(
    el('SCRIPT', {}, 'steal()'),
    el('IFRAME', { src: 'https://x' }, 'inside'),
    el('IMG', { src: 'x', onerror: 'steal()' }),
    el('DIV', { onclick: 'steal()' }, el('A', { href: 'javascript:steal()' }, 'bad')),
    el('DIV', {}, el('A', { href: 'https://lamps.org/new' }, 'good')),
    el('DIV', { style: 'display: none' }, 'hidden'),
  )
  expect(pastedLines(page)).toEqual([[{ text: 'bad' }], [{ text: 'good', link: 'https://lamps.org/new' }]])
})

test('Google Docs wraps all in a bold that is none; its own bold is one', () => {
  const page = body(
    el(
      'B',
      { style: 'font-weight:normal;' },
      el('P', {}, el('SPAN', { style: 'font-weight:400;color:#000000' }, 'plain ')),
      el('P', {}, el('SPAN', { style: 'font-weight:700;font-style:italic' }, 'both')),
    ),
  )
  expect(pastedLines(page)).toEqual([[{ text: 'plain' }], [{ text: 'both', bold: true, italic: true }]])
})

test('lines of a list, a table and breaks are lines; nothing more than one empty one', () => {
  const page = body(
    el('UL', {}, el('LI', {}, el('P', {}, 'one')), el('LI', {}, 'two')),
    el('TABLE', {}, el('TR', {}, el('TD', {}, 'a'), el('TD', {}, 'b'))),
    'x',
    el('BR'),
    el('BR'),
    el('BR'),
    'y',
  )
  expect(pastedLines(page).map((line) => line.map(({ text }) => text).join(''))).toEqual([
    'one',
    'two',
    'a b',
    'x',
    '',
    'y',
  ])
})

test('what is copied from a mail keeps its tags and links', () => {
  const page = body(
    el(
      'P',
      {},
      'Hello ',
      el('SPAN', { 'data-tag': '{{name|there}}' }, 'name · there'),
      el('SPAN', { 'data-link': 'https://lamps.org' }, ' see'),
      el('SPAN', { 'data-link': 'javascript:steal()', 'data-tag': '{{nobody}} {{name}}' }, 'x'),
    ),
  )
  expect(pastedLines(page)).toEqual([[{ text: 'Hello {{name|there}}' }, { text: ' see', link: 'https://lamps.org' }]])
})

test('headings, lists, quotations and lines of a page stay what they are, and what could run is gone', () => {
  const page = body(
    el('H1', {}, 'Desk lamp'),
    el('STYLE', {}, 'p {color: red}'),
    el('P', { onclick: 'steal()' }, 'Warm ', el('B', {}, 'light')),
    el('SCRIPT', {}, 'steal()'),
    el('P', {}, 'No flicker'),
    el('UL', {}, el('LI', {}, '90 lumens'), el('LI', {}, 'dimmable')),
    el('IFRAME', { src: 'https://evil.example' }, 'frame'),
    el('OL', {}, el('LI', {}, el('P', {}, 'Order'))),
    el('HR'),
    el('BLOCKQUOTE', {}, el('P', {}, 'Best lamp'), el('P', {}, 'A buyer')),
    el('H5', {}, el('A', { href: 'javascript:steal()' }, 'Small')),
  )
  const line = (...runs: object[]) => runs
  expect(pastedParts(page)).toEqual([
    { kind: 'heading', level: '1', runs: [{ text: 'Desk lamp' }], align: 'left' },
    {
      kind: 'text',
      style: 'plain',
      lines: [line({ text: 'Warm ' }, { text: 'light', bold: true }), line({ text: 'No flicker' })],
      align: 'left',
    },
    { kind: 'text', style: 'bullets', lines: [line({ text: '90 lumens' }), line({ text: 'dimmable' })], align: 'left' },
    { kind: 'text', style: 'numbers', lines: [line({ text: 'Order' })], align: 'left' },
    { kind: 'divider', colour: '#d1d1d1' },
    { kind: 'text', style: 'quote', lines: [line({ text: 'Best lamp' }), line({ text: 'A buyer' })], align: 'left' },
    { kind: 'heading', level: '3', runs: [{ text: 'Small' }], align: 'left' },
  ])
  expect(pastedLines(page).flat()).toHaveLength(10)
})
