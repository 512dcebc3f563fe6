import type { BlobStore } from '../../../blobs/store.ts'
import type { Database } from '../../../db/connect.ts'
import { gunzipped } from '../packed.ts'
import { bucketOf, type ManifestEntries, type ManifestEntry, redirectFile } from '../publishing/manifest.ts'

/** `packed`: by gzip; null: a picture, which is packed already. */
export type ServedFile = { entry: ManifestEntry; bytes: Uint8Array<ArrayBuffer>; isPacked: boolean }

export type PublishedFiles = {
  find: (of: { account: string; publication: string }, path: string) => Promise<ServedFile | null>
  redirect: (of: { account: string; publication: string }, path: string) => Promise<string | null>
}

const mostBytes = 96_000_000
const mostBuckets = 4_000

/** What was read stays in memory, as much as there is room for: nothing of it ever changes. */
export function openSiteFiles({
  database: { pool },
  blobs,
}: {
  database: Pick<Database, 'pool'>
  blobs: BlobStore
}): PublishedFiles {
  const publications = keeping<readonly string[]>(500, () => 1)
  const buckets = keeping<ManifestEntries>(mostBuckets, () => 1)
  const contents = keeping<Uint8Array<ArrayBuffer> | null>(mostBytes, (bytes) => (bytes?.length ?? 0) + 200)
  const redirects = keeping<ReadonlyMap<string, string>>(200, () => 1)

  const bucketsOf = (account: string, id: string) =>
    publications.of(id, async () => {
      const { rows } = await pool.query<{ buckets: string[] }>(
        'select buckets from shop_publication where account_id = $1 and id = $2',
        [account, id],
      )
      return rows[0]?.buckets ?? []
    })

  const bucket = (account: string, hash: string) =>
    buckets.of(`${account} ${hash}`, async () => {
      const { rows } = await pool.query<{ entries: ManifestEntries }>(
        'select entries from shop_bucket where account_id = $1 and hash = $2',
        [account, hash],
      )
      return rows[0]?.entries ?? {}
    })

  async function entryOf(
    { account, publication }: { account: string; publication: string },
    path: string,
  ): Promise<ManifestEntry | null> {
    const hash = (await bucketsOf(account, publication))[bucketOf(path)]
    if (hash === undefined) return null
    const entries = await bucket(account, hash)
    return Object.hasOwn(entries, path) ? entries[path]! : null
  }

  const contentOf = (account: string, [mark, hash, type]: ManifestEntry) =>
    contents.of(`${account} ${hash}`, async () => {
      if (mark === '') return pictureBytes(account, hash, type)
      const { rows } = await pool.query<{ packed: Buffer<ArrayBuffer> }>(
        'select packed from shop_file where account_id = $1 and hash = $2',
        [account, hash],
      )
      return rows[0]?.packed ?? null
    })

  async function pictureBytes(account: string, hash: string, type: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const { rows } = await pool.query<{ key: string }>(
      'select key from blob where account_id = $1 and sha256 = $2 and mime = $3',
      [account, hash, type],
    )
    return rows[0] ? blobs.get(rows[0].key) : null
  }

  async function find(of: { account: string; publication: string }, path: string): Promise<ServedFile | null> {
    const entry = await entryOf(of, path)
    const bytes = entry && (await contentOf(of.account, entry))
    return entry && bytes ? { entry, bytes, isPacked: entry[0] !== '' } : null
  }

  return {
    find,
    async redirect(of, path) {
      const list = await redirects.of(of.publication, async () => {
        const file = await find(of, redirectFile)
        return file ? readRedirects(file) : new Map<string, string>()
      })
      return list.get(path) ?? list.get(`${path}/`) ?? null
    },
  }
}

async function readRedirects({ bytes }: ServedFile): Promise<Map<string, string>> {
  const text = await gunzipped(bytes)
  return new Map(
    text
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  )
}

/** What was asked for last, up to a sum of weights; one that is being read is read once. A reading that fails is forgotten. */
function keeping<V>(most: number, weigh: (value: V) => number) {
  const kept = new Map<string, { value: Promise<V>; weight: number }>()
  let sum = 0
  const drop = (key: string) => {
    sum -= kept.get(key)?.weight ?? 0
    kept.delete(key)
  }
  async function settle(key: string, one: { value: Promise<V>; weight: number }): Promise<void> {
    const value = await one.value
    if (kept.get(key) !== one) return
    one.weight = weigh(value)
    sum += one.weight
    for (const oldest of kept.keys()) {
      if (sum <= most || kept.size === 1) return
      drop(oldest)
    }
  }
  return {
    of(key: string, read: () => Promise<V>): Promise<V> {
      const known = kept.get(key)
      if (known) {
        // Put at the end: what was not used for longest stands first, and goes first.
        kept.delete(key)
        kept.set(key, known)
        return known.value
      }
      const one = { value: read(), weight: 0 }
      kept.set(key, one)
      settle(key, one).catch(() => drop(key))
      return one.value
    },
  }
}
