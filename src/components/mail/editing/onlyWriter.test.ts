import { afterEach, expect, test, vi } from 'vitest'
import { onlyWriter, type Writer } from './onlyWriter.ts'

const tabs: Writer[] = []
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop()
})

/** A tab that writes as soon as its turn comes, and keeps what it wrote when it has to leave. */
function open(name: string, kept: { text: string }) {
  const tab = { writes: '', isTold: false, letters: '', left: () => {} }
  const writer = onlyWriter(name, {
    read: async () => kept.text,
    onTurn(turn) {
      if (turn) {
        Object.assign(tab, { writes: turn.found, isTold: false, left: writer.begin() })
        return
      }
      tab.isTold = true
      void leave()
    },
  })
  async function leave() {
    await Promise.resolve()
    kept.text += tab.letters
    tab.letters = ''
    tab.left()
    tab.left = () => {}
  }
  tabs.push(writer)
  return { tab, writer, leave }
}

test('a second tab is told, takes over when it asks to, and finds all that the first one wrote', async () => {
  const kept = { text: 'Dear' }
  const first = open('one', kept)
  await vi.waitFor(() => expect(first.tab.writes).toBe('Dear'))
  const second = open('one', kept)
  await vi.waitFor(() => expect(second.tab.isTold).toBe(true))
  expect(second.tab.writes).toBe('')

  first.tab.letters = ' reader'
  second.writer.take()
  await vi.waitFor(() => expect(second.tab.writes).toBe('Dear reader'))
  expect(first.tab.isTold).toBe(true)
})

test('its turn comes by itself when the first tab is left, not before all of it is kept', async () => {
  const kept = { text: 'Dear' }
  const first = open('two', kept)
  await vi.waitFor(() => expect(first.tab.writes).toBe('Dear'))
  const second = open('two', kept)
  await vi.waitFor(() => expect(second.tab.isTold).toBe(true))
  first.tab.letters = ' reader'
  first.writer.stop()
  expect(second.tab.writes).toBe('')
  await first.leave()
  await vi.waitFor(() => expect(second.tab.writes).toBe('Dear reader'))
})

test('another message is nobody else’s matter', async () => {
  const first = open('three', { text: 'A' })
  const second = open('four', { text: 'B' })
  await vi.waitFor(() => expect([first.tab.writes, second.tab.writes]).toEqual(['A', 'B']))
})
