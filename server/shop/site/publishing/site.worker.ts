import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import type { SitePartKind, SiteSnapshot } from '#domain/shop/site/snapshot'
import { partMarksOf, type SitePartMark } from '../parts.ts'
import { markOf, openBook } from '../siteBook.ts'
import { planSite } from '../sitePlan.ts'
import { contentHash, cutManifest, type ManifestEntries, type ManifestEntry, redirectFile } from './manifest.ts'
import type { ThreadAnswer, ThreadOrder } from './siteThread.ts'

// A site of ten thousand products takes seconds: here nobody waits for it. One order at a time.

const port = parentPort!
/** The parts of the site that was written last, by what they say: the same company publishes again after a change. */
let read: { account: string; parts: ReadonlyMap<string, unknown> } = { account: '', parts: new Map() }
let order: { account: string; marks: readonly SitePartMark[]; parts: Map<string, unknown> } | null = null
let goOn: () => void = () => {}

port.on('message', (heard: ThreadOrder) => {
  if (heard.kind === 'marks') begin(heard)
  else if (heard.kind === 'texts') for (const [mark, text] of heard.texts) order!.parts.set(mark, JSON.parse(text))
  else if (heard.kind === 'more') goOn()
  else
    write(heard).catch((error: unknown) =>
      tell({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
})

const tell = (answer: ThreadAnswer, transfer: readonly ArrayBuffer[] = []) => port.postMessage(answer, [...transfer])

function begin({ account, marks: text }: Extract<ThreadOrder, { kind: 'marks' }>): void {
  const marks = partMarksOf(text)
  const before = read.account === account ? read.parts : new Map<string, unknown>()
  const parts = new Map(marks.flatMap(({ mark }) => (before.has(mark) ? [[mark, before.get(mark)] as const] : [])))
  order = { account, marks, parts }
  tell({ kind: 'wants', ids: marks.flatMap(({ id, mark }) => (parts.has(mark) ? [] : id)) })
}

/** Bytes that go to the database with one statement. */
const portionBytes = 2_000_000

async function write({ origin, theme, known: knownTexts }: Extract<ThreadOrder, { kind: 'write' }>): Promise<void> {
  const { account, marks, parts } = order!
  order = null
  const snapshot = snapshotOf({ origin, theme }, marks, parts)
  if (!snapshot) return tell({ kind: 'empty' })
  read = { account, parts }
  const known = Object.assign({}, ...knownTexts.map((text) => JSON.parse(text) as ManifestEntries)) as ManifestEntries
  const book = openBook(snapshot, new Map(marks.map(({ id, mark }) => [id, mark])))
  const { files, pictures, redirects } = planSite(book, program)
  const redirectText = redirects.map((pair) => pair.join(' ')).join('\n')
  files.push({ path: redirectFile, type: 'text/plain', mark: markOf(redirects), write: () => redirectText })

  const entries = new Map<string, ManifestEntry>()
  let waiting: { hash: string; packed: Uint8Array<ArrayBuffer> }[] = []
  let [waitingBytes, written] = [0, 0]
  async function flush(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    goOn = resolve
    const buffers = waiting.map(({ packed }) => packed.buffer)
    tell({ kind: 'files', files: waiting, done: entries.size, of: files.length }, buffers)
    waiting = []
    waitingBytes = 0
    await promise
  }
  for (const { path, type, mark, write: textOf } of files) {
    const before = Object.hasOwn(known, path) ? known[path] : undefined
    if (before?.[0] === mark) {
      entries.set(path, before)
      continue
    }
    const bytes = Buffer.from(textOf())
    const hash = contentHash(bytes)
    // Copied: a small buffer of Node's is a piece of a large one.
    const packed = new Uint8Array(gzipSync(bytes))
    waiting.push({ hash, packed })
    waitingBytes += packed.length
    written++
    entries.set(path, [mark, hash, type, bytes.length])
    if (waitingBytes >= portionBytes) await flush()
  }
  if (waiting.length) await flush()
  for (const [path, { hash, mime }] of pictures) entries.set(path, ['', hash, mime, 0])
  tell({
    kind: 'done',
    buckets: cutManifest(entries),
    pictures: [...pictures.values()].map(({ hash }) => hash),
    files: entries.size,
    bytes: [...entries.values()].reduce((sum, one) => sum + one[3], 0),
    written,
  })
}

/** null: nobody has said yet what the shop is called. A part that changed while it was read is of the next publication. */
function snapshotOf(
  { origin, theme }: Pick<Extract<ThreadOrder, { kind: 'write' }>, 'origin' | 'theme'>,
  marks: readonly SitePartMark[],
  parts: ReadonlyMap<string, unknown>,
): SiteSnapshot | null {
  const of = <T>(wanted: SitePartKind) =>
    marks.flatMap(({ kind, mark }) => (kind === wanted && parts.has(mark) ? [parts.get(mark) as T] : []))
  const [shop] = of<SiteSnapshot['shop']>('shop')
  if (!shop) return null
  return {
    origin,
    shop: { ...shop, theme },
    categories: of('category'),
    tags: of('tag'),
    products: of('product'),
    articles: of('article'),
    pages: of('page'),
    redirects: of('redirect'),
  }
}

/** What writes the pages is a part of what they are made of: with another version each is written anew. */
const program = markOf(
  ['..', '../pages', '../assets', '../../../../domain/shop/site'].map((folder) => {
    const at = join(import.meta.dirname, folder)
    return readdirSync(at, { withFileTypes: true })
      .filter((one) => one.isFile() && !one.name.endsWith('.test.ts'))
      .map(({ name }) => readFileSync(join(at, name), 'utf8'))
  }),
)
