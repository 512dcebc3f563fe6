import { Schema } from 'prosemirror-model'

/**
 * The lines of one block while they are typed. A merge tag is one thing that nothing can be typed into: a tag that changes
 * its look in the middle is none.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'line+' },
    line: { content: 'inline*', toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
    text: { group: 'inline' },
    break: { group: 'inline', inline: true, selectable: false, toDOM: () => ['br'], parseDOM: [{ tag: 'br' }] },
    tag: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { source: { validate: 'string' } },
      leafText: ({ attrs }) => String(attrs.source),
      toDOM: ({ attrs }) => ['span', { 'data-tag': String(attrs.source) }, String(attrs.source)],
      parseDOM: [{ tag: 'span[data-tag]', getAttrs: (span) => ({ source: span.getAttribute('data-tag') }) }],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      // Nothing is opened from here: a click sets the caret.
      toDOM: ({ attrs }) => ['span', { 'data-link': String(attrs.href), title: String(attrs.href) }, 0],
      parseDOM: [{ tag: 'span[data-link]', getAttrs: (span) => ({ href: span.getAttribute('data-link') }) }],
    },
    bold: { toDOM: () => ['strong', 0], parseDOM: [{ tag: 'strong' }] },
    italic: { toDOM: () => ['em', 0], parseDOM: [{ tag: 'em' }] },
    underline: { toDOM: () => ['u', 0], parseDOM: [{ tag: 'u' }] },
    colour: {
      attrs: { colour: { validate: 'string' } },
      toDOM: ({ attrs }) => ['span', { 'data-colour': String(attrs.colour), style: `color: ${attrs.colour}` }, 0],
      parseDOM: [{ tag: 'span[data-colour]', getAttrs: (span) => ({ colour: span.getAttribute('data-colour') }) }],
    },
  },
})
