import { expect, test } from 'vitest'
import { fieldsOfDraft, newReplyDraft, replyDraftOf, replyFaultsOf, replyWordsIn } from './replyDraft.ts'

const draft = { ...newReplyDraft('Asia/Shanghai', 'zh', false), text: '我们明天回复您。' }

test('words are parted by the commas of both languages, each once', () => {
  expect(replyWordsIn(' price, 价格，报价、price;\nlist ')).toEqual(['price', '价格', '报价', 'list'])
})

test('a reply needs a text, words where it looks for some, and a day where it has hours', () => {
  expect(replyFaultsOf(draft)).toEqual([])
  expect(replyFaultsOf({ ...draft, text: ' ' })).toEqual(['text'])
  expect(replyFaultsOf({ ...draft, match: 'word', words: ' , ' })).toEqual(['words'])
  expect(replyFaultsOf({ ...draft, when: 'outside', hours: { from: 9, to: 18, days: [] } })).toEqual(['days'])
})

test('what is answered by mail may be longer than text messages are', () => {
  const long = { ...draft, text: '长'.repeat(1_500) }
  expect(replyFaultsOf(long)).toEqual(['tooLong'])
  expect(replyFaultsOf({ ...long, inquiries: true })).toEqual([])
  expect(replyFaultsOf({ ...long, inquiries: true, text: '' })).toEqual(['text'])
})

test('what is saved is typed again as it was', () => {
  const typed = { ...draft, match: 'word' as const, words: 'price, 价格' }
  const fields = fieldsOfDraft(typed)
  expect(fields).toMatchObject({ name: '我们明天回复您。', words: ['price', '价格'] })
  expect(replyDraftOf({ id: 'x', place: 0, created_at: 1, updated_at: 1, ...fields })).toEqual({
    ...typed,
    name: fields.name,
  })
  expect(fieldsOfDraft({ ...typed, match: 'any' }).words).toEqual([])
})
