import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { interrupts, Notice, NoticeLink, newestFirst, noticeText } from './notice.ts'
import { noticesEnUS } from './texts.en-US.ts'
import { noticesZhCN } from './texts.zh-CN.ts'

const today = Date.UTC(2026, 10, 21)
const notice: Notice = {
  id: '019aa000-0000-7000-8000-000000000001',
  user: '019aa000-0000-7000-8000-0000000000aa',
  type: 'signIn',
  level: 2,
  status: '0',
  content: { key: 'newDevice', values: { device: 'Firefox' } },
  link: null,
  createtime: today + 1,
}

test('an important notice of today interrupts until it is read', () => {
  expect(interrupts(notice, today)).toBe(true)
  expect(interrupts({ ...notice, level: 3 }, today)).toBe(true)
  expect(interrupts({ ...notice, level: 1 }, today)).toBe(false)
  expect(interrupts({ ...notice, status: '1' }, today)).toBe(false)
  expect(interrupts({ ...notice, createtime: today - 1 }, today)).toBe(false)
})

test('the newest stands first', () => {
  const older = { ...notice, createtime: today }
  expect([older, notice].sort(newestFirst)).toEqual([notice, older])
})

test('a notice is said in the language of its reader, the operator’s words as they are', () => {
  expect(noticeText(notice.content, 'en-US')).toContain('Firefox')
  expect(noticeText(notice.content, 'zh-CN')).toContain('新设备（Firefox）')
  expect(noticeText({ text: '{{name}} 今晚维护' }, 'en-US')).toBe('{{name}} 今晚维护')
})

test('both languages fill the same blanks', () => {
  const blanks = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()
  for (const [key, text] of Object.entries(noticesEnUS))
    expect([key, ...blanks(noticesZhCN[key as keyof typeof noticesZhCN])]).toEqual([key, ...blanks(text)])
})

test('a link leads to a page of ours', () => {
  const isLink = (link: string) => z.safeParse(NoticeLink, link).success
  expect(['/account/notify?notice=1', '/statistics/contacts'].map(isLink)).toEqual([true, true])
  expect(['https://a.example', '//a.example', '/\\a.example', 'javascript:alert(1)', '/'].map(isLink)).toEqual(
    Array(5).fill(false),
  )
})
