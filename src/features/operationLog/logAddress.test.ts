import { expect, test } from 'vitest'
import { noLogFilters, questionOf, readLog, withLog } from './logAddress.ts'

const id = '019aa000-0000-7000-8000-000000000001'
const before = { at: 1_763_000_000_123_456, nth: 7, id }
const at = (search: string) => readLog(new URLSearchParams(search))

test('an address is read as it was written', () => {
  const address = { user: id, group: 'signIn', period: 'days7', text: '张', before, entry: id } as const
  const written = withLog(new URLSearchParams(), address)
  expect(readLog(written)).toEqual(address)
})

test('what no list has is left out', () => {
  expect(at('user=me&group=all&period=ever&before=1.2.x&entry=1')).toEqual({
    ...noLogFilters,
    before: null,
    entry: null,
  })
})

test('another filter begins with the newest entry, and opening an entry stays on the page', () => {
  const params = withLog(new URLSearchParams(), { before })
  expect(readLog(withLog(params, { entry: id })).before).toEqual(before)
  expect(readLog(withLog(params, { group: 'made' })).before).toBeNull()
})

test('only what narrows the log is asked', () => {
  const now = new Date(2026, 10, 21, 14, 2)
  expect(questionOf(at(''), now)).toEqual({})
  expect(questionOf(at(`group=made&period=today&text=wei`), now)).toEqual({
    group: 'made',
    from: new Date(2026, 10, 21).getTime(),
    text: 'wei',
  })
})
