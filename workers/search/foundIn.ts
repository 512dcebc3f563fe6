import { folded } from '#domain/contacts/searchText'
import { carriedText } from '#domain/conversations/identity'
import { type ContactLine, moreFields } from './api.ts'
import { type ContactColumns, fieldEnd, identitiesIn, searchedFields } from './columns.ts'
import type { TextFinder } from './searchTexts.ts'
import { inPhones, type Terms } from './terms.ts'

const hidden = searchedFields.slice(searchedFields.indexOf('identities'))

/** Of a slot, the first word that stands only in what few lists show, and what is around it there. */
export function foundIn({ words, phone }: Terms, columns: ContactColumns): (slot: number) => ContactLine['found'] {
  const finders = words.map((word) => ({ ...word, find: columns.searched.finder(word.text) }))
  return (slot) => foundOf(finders, phone, columns, slot)
}

function foundOf(
  words: readonly (Terms['words'][number] & { find: TextFinder })[],
  phone: readonly string[],
  columns: ContactColumns,
  slot: number,
): ContactLine['found'] {
  const { searched, texts, numbers } = columns
  const isInPhones = (digits: readonly string[]) => inPhones(digits, columns, Int32Array.of(slot))[0] === 1
  if (isInPhones(phone)) return null
  const hiddenFrom = numbers.emailsEnd[slot]! + fieldEnd.length
  for (const { text, digits, find } of words) {
    const at = find(slot, 0, numbers.remarkEnd[slot])
    if (at < hiddenFrom || isInPhones(digits)) continue
    const place = searched.textOf(slot, hiddenFrom, at).split(fieldEnd).length - 1
    const field = hidden[place] as 'identities' | 'position' | 'custom' | (typeof moreFields)[number]
    if (field === 'custom') {
      const custom = customFoundIn(text, columns, slot)
      if (custom) return custom
      continue
    }
    if (field === 'identities') return { field, text: identityFoundIn(text, columns, slot) }
    const written =
      field === 'position' ? texts.positions(slot) : texts.mores(slot).split(fieldEnd)[moreFields.indexOf(field)]!
    return { field, text: around(written, text) }
  }
  return null
}

function identityFoundIn(word: string, { texts }: ContactColumns, slot: number): string {
  const all = identitiesIn(texts.identities(slot)).map(carriedText)
  return all.find((one) => folded(one).includes(word)) ?? all[0] ?? ''
}

/** A field that was deleted is not shown. */
function customFoundIn(word: string, { custom, customFields, texts }: ContactColumns, slot: number) {
  const values = custom.read(texts.customs(slot))
  const field = customFields.find(({ id, removed_at }) => !removed_at && folded(values[id] ?? '').includes(word))
  return field ? { custom: field.id, text: around(values[field.id]!, word) } : null
}

const before = 10
const shown = 120

/** Folding may change the length; then the beginning is shown. */
function around(written: string, word: string): string {
  const searched = folded(written)
  const at = searched.length === written.length ? searched.indexOf(word) : 0
  const from = Math.max(0, at - before)
  // Half of a letter is no letter.
  const text = written.slice(from, from + shown).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
  return from > 0 ? `…${text}` : text
}
