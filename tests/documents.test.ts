import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md')
const documents = [
  'README.md',
  'domain/README.md',
  'server/README.md',
  'src/README.md',
  'workers/README.md',
  ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? `docs/${name}` : [])),
  ...['README.md', ...decisions].map((name) => `docs/decisions/${name}`),
]
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

test('every link of a document leads to a file, and to a heading in it', () => {
  const wrong = documents.flatMap((path) =>
    [...textOf(path).matchAll(/\]\((?!https?:|\/)([^)\s#]*)(?:#([^)\s]+))?\)/g)].flatMap(([link, to, heading]) => {
      const target = to ? join(dirname(path), to) : path
      if (!existsSync(join(root, target))) return `${path}: ${link}`
      return heading && !headingsOf(target).includes(heading) ? `${path}: ${link}` : []
    }),
  )
  expect(wrong).toEqual([])
})

const headingsOf = (path: string) =>
  [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

test('each decision has a number of its own, a date, and a line in the index', () => {
  const index = textOf('docs/decisions/README.md')
  expect(new Set(decisions.map((name) => name.slice(0, 4))).size).toBe(decisions.length)
  for (const name of decisions) {
    const [title, , dated] = textOf(`docs/decisions/${name}`).split('\n')
    const [date, area] = dated!.split(' · ')
    expect(index, name).toContain(`- [${name.slice(0, 4)}](${name}) ${date} ${title!.slice(2)}`)
    expect(index, name).toContain(`## ${area}`)
  }
})
