import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { BlobStore } from '../../blobs/store.ts'
import type { Database } from '../../db/connect.ts'
import { gzippedEntry, type PackedFile, zipStream } from '../../zip.ts'
import { isHiddenFile, type ManifestEntries, redirectFile } from './publishing/manifest.ts'
import { openSiteFiles } from './serving/siteFilesStore.ts'

type ZipTools = { database: Pick<Database, 'pool'>; blobs: BlobStore }

/** All files of a state of the site, as any host shows them. What is packed already is not packed again. */
export async function siteZip(
  tools: ZipTools,
  account: string,
  id: string,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { rows } = await tools.database.pool.query<{ entries: ManifestEntries; at: Date }>(
    `select b.entries, p.created_at as at from shop_publication p
     join shop_bucket b on b.account_id = p.account_id and b.hash = any(p.buckets) where p.account_id = $1 and p.id = $2`,
    [account, id],
  )
  if (!rows[0]) throw new AppError('notFound')
  const paths = rows
    .flatMap(({ entries }) => Object.keys(entries))
    .filter((path) => path === redirectFile || !isHiddenFile(path))
    .toSorted()
  if (paths.length > limits.siteZipFiles) throw new AppError('siteTooLarge')
  return zipStream(filesOf(tools, { account, publication: id }, { paths, at: rows[0].at }))
}

async function* filesOf(
  tools: ZipTools,
  of: { account: string; publication: string },
  { paths, at }: { paths: readonly string[]; at: Date },
): AsyncGenerator<PackedFile> {
  const files = openSiteFiles(tools)
  for (const path of paths) {
    const file = await files.find(of, path)
    if (!file) continue
    const name = path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1)
    // A picture does not get smaller.
    yield file.isPacked ? gzippedEntry(name, file.bytes, at) : { name, at, size: file.bytes.length, stored: file.bytes }
  }
}
