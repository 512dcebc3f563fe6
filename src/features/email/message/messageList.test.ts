import { expect, test } from 'vitest'
import type { AnyBlock, EmailMessage } from '#domain/email/render/message'
import { readQuery, shownMessages } from './messageList.ts'

const text = (words: string): AnyBlock => ({ kind: 'text', style: 'plain', lines: [[{ text: words }]], align: 'left' })
const message = (id: string, more: Partial<EmailMessage>, ...blocks: AnyBlock[]) =>
  ({
    id,
    name: id,
    theme: '',
    preheader: '',
    content: blocks.map((block, i) => ({ id: `b${i}`, block })),
    updated_at: 0,
    schedule_count: 0,
    ...more,
  }) as EmailMessage

const rows = [
  message('a10', { updated_at: 1, schedule_count: 2 }, text('Our new lamps')),
  message('a9', { updated_at: 3 }, { kind: 'columns', columns: [[{ ...text('Spare parts') } as never], []] }),
  message('c', { updated_at: 2, theme: 'LAMPS for you' }, text('See you at the fair')),
]
const ids = (search: string, sort: 'updated_at' | 'name' | 'schedule_count' = 'updated_at') =>
  shownMessages(rows, { search, sort }).map(({ id }) => id)

test('a message is found by any words in it, those of columns too', () => {
  expect(ids('lamps')).toEqual(['c', 'a10'])
  expect(ids('lamps fair')).toEqual(['c'])
  expect(ids('spare')).toEqual(['a9'])
  expect(ids('nobody')).toEqual([])
})

test('the list stands in the order that is asked for', () => {
  expect(ids('')).toEqual(['a9', 'c', 'a10'])
  expect(ids('', 'name')).toEqual(['a9', 'a10', 'c'])
  expect(ids('', 'schedule_count')).toEqual(['a10', 'a9', 'c'])
  expect(readQuery(new URLSearchParams('q=x&sort=nonsense'))).toEqual({ search: 'x', sort: 'updated_at' })
})
