import { expect, test } from 'vitest'
import { type BrowserTranslators, browserTranslation } from './browserTranslator.ts'

type Played = { source: string; confidence: number; state: 'available' | 'downloadable' | 'unavailable'; fails?: true }

/** A browser that translates by naming the languages, and counts what it was made to open and close. */
function playBrowser({ source, confidence, state, fails }: Played) {
  const open = { translators: 0, detectors: 0, made: 0 }
  const browser: BrowserTranslators = {
    Translator: {
      availability: async () => state,
      async create({ sourceLanguage, targetLanguage }) {
        open.translators++
        open.made++
        return {
          async translate(text) {
            if (fails) throw new Error('the model ended')
            return `${sourceLanguage}>${targetLanguage} ${text}`
          },
          destroy: () => void open.translators--,
        }
      },
    },
    LanguageDetector: {
      availability: async () => 'available',
      async create() {
        open.detectors++
        return {
          detect: async () => [{ detectedLanguage: source, confidence }],
          destroy: () => void open.detectors--,
        }
      },
    },
  }
  return { browser, open }
}

test('a browser that has both languages translates by itself and lets go of what it opened', async () => {
  const { browser, open } = playBrowser({ source: 'de', confidence: 0.9, state: 'available' })
  expect(await browserTranslation('Guten Tag', 'en', browser)).toEqual({
    text: 'de>en Guten Tag',
    source: 'de',
    by: 'browser',
  })
  expect(open).toEqual({ translators: 0, detectors: 0, made: 1 })
})

test.each([
  ['has nothing of it', {}],
  ['would have to fetch the language first', { source: 'de', confidence: 0.9, state: 'downloadable' as const }],
  ['does not know the language', { source: 'de', confidence: 0.9, state: 'unavailable' as const }],
  ['is not sure what it reads', { source: 'de', confidence: 0.2, state: 'available' as const }],
])('a browser that %s leaves it to the server and fetches nothing', async (_, played) => {
  const { browser, open } = 'source' in played ? playBrowser(played) : { browser: {}, open: { made: 0 } }
  expect(await browserTranslation('Guten Tag', 'en', browser)).toBeNull()
  expect(open.made).toBe(0)
})

test('a browser that fails half-way leaves it to the server and keeps nothing open', async () => {
  const { browser, open } = playBrowser({ source: 'de', confidence: 0.9, state: 'available', fails: true })
  expect(await browserTranslation('Guten Tag', 'en', browser)).toBeNull()
  expect(open.translators).toBe(0)
})
