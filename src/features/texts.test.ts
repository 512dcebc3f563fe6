import { expect, test } from 'vitest'
import { appEnUS } from '../texts/app.en-US.ts'
import { appZhCN } from '../texts/app.zh-CN.ts'
import { features } from './index.ts'

type Words = { [key: string]: string | Words }
const flat = (words: Words, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] as [string, string]] : flat(text, `${path}${key}.`),
  )
const blanks = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()

async function areas() {
  const loaded = features.map(async ({ id, texts }) => ({
    id,
    en: flat((await texts['en-US']()) as Words),
    zh: new Map(flat((await texts['zh-CN']()) as Words)),
  }))
  return [{ id: 'app', en: flat(appEnUS), zh: new Map(flat(appZhCN)) }, ...(await Promise.all(loaded))]
}

test('both languages fill the same blanks', async () => {
  for (const { id, en, zh } of await areas())
    for (const [key, text] of en.filter(([key]) => !key.endsWith('_one')))
      expect([id, key, blanks(zh.get(key) ?? '')]).toEqual([id, key, blanks(text)])
})

test('no words are empty, and no Chinese ends in half-width punctuation', async () => {
  for (const { id, en, zh } of await areas())
    for (const [key, text] of [...en, ...zh]) {
      expect([id, key, text.trim() !== '']).toEqual([id, key, true])
      if (/\p{Script=Han}$/u.test(text.slice(0, -1)))
        expect([id, key, text.at(-1)]).not.toEqual([id, key, expect.stringMatching(/[,.;:!?]/)])
    }
})

test('every page and every capture has the name that its feature gives it', async () => {
  const all = await areas()
  for (const { id, screens, capture } of features) {
    const { en, zh } = all.find((area) => area.id === id)!
    for (const title of [...screens.map((screen) => screen.title), ...(capture ? [capture.title] : [])])
      expect([id, title, en.some(([key]) => key === title), zh.has(title)]).toEqual([id, title, true, true])
  }
})
