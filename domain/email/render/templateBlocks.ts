import type { SimpleBlock } from './message.ts'

/** Where a button of a template leads until somebody says where it should. */
export const templateLink = 'https://example.com/your-page'

/** Blocks as templates begin with them: to the left, in the product's own colour. */
export const heading = (text: string, level: '1' | '2' | '3' = '1'): SimpleBlock => ({
  kind: 'heading',
  level,
  runs: [{ text }],
  align: 'left',
})
const lines =
  (style: 'plain' | 'bullets' | 'numbers') =>
  (...texts: string[]): SimpleBlock => ({ kind: 'text', style, lines: texts.map((text) => [{ text }]), align: 'left' })
export const paragraphs = lines('plain')
export const bullets = lines('bullets')
export const button = (label: string): SimpleBlock => ({
  kind: 'button',
  label,
  link: templateLink,
  colour: '#0f6cbd',
  align: 'left',
})
export const divider: SimpleBlock = { kind: 'divider', colour: '#d1d1d1' }
