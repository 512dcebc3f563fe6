import { useEffect, useMemo } from 'react'
import type { FileEntity } from '#domain/blobs/fileOf'
import type { BlobRecord } from '#workers/database/schema'
import { useClient } from './client.ts'
import { useStored } from './reader.ts'

/** Addresses of files that were drawn lately: scrolling back draws them at once. */
const urls = new Map<string, string>()
const mostUrls = 300

type StoredFile = {
  /** null while it is not on this device */
  url: string | null
  /** undefined while it is being looked for */
  record: BlobRecord | null | undefined
}

/** The file that a row names, from this device's own store; what is not here is asked for and appears when it comes. */
export function useFile(entity: FileEntity, id: string, hash: string): StoredFile {
  const { files } = useClient()
  const record = useStored((db) => db.blobs.get(hash).then((found) => found ?? null), [hash])
  const isHere = record !== undefined && record !== null && record.state !== 'wanted'
  const isUnknown = record === null
  useEffect(() => {
    if (isUnknown) void files.want(entity, id)
  }, [files, entity, id, isUnknown])
  const mime = record?.mime ?? ''
  const read = useStored(
    async (db) => {
      if (!isHere) return null
      const kept = urls.has(hash) ? undefined : await db.blobData.get(hash)
      if (kept) keep(hash, new Blob([kept.bytes], { type: mime }))
      return urls.get(hash) ?? null
    },
    [hash, isHere, mime],
  )
  const drawnBefore = useMemo(() => urls.get(hash) ?? null, [hash])
  return { url: read ?? drawnBefore, record }
}

const noUrls: ReadonlyMap<string, string> = new Map()

/** The addresses of several files that one row names, of those that are here; the others are asked for. */
export function useFileUrls(entity: FileEntity, id: string, hashes: readonly string[]): ReadonlyMap<string, string> {
  const { files } = useClient()
  const wanted = hashes.join(' ')
  const found = useStored(
    async (db) => {
      const names = wanted ? wanted.split(' ') : []
      const records = await db.blobs.bulkGet(names)
      const here = records.flatMap((record) => (record && record.state !== 'wanted' ? [record] : []))
      const unread = here.filter(({ hash }) => !urls.has(hash))
      const read = await db.blobData.bulkGet(unread.map(({ hash }) => hash))
      for (const [i, { hash, mime }] of unread.entries())
        if (read[i]) keep(hash, new Blob([read[i].bytes], { type: mime }))
      const shown = names.flatMap((hash) => (urls.has(hash) ? [[hash, urls.get(hash)!] as const] : []))
      return { urls: new Map(shown), isUnknown: records.includes(undefined) }
    },
    [wanted],
  )
  const isUnknown = found?.isUnknown === true
  useEffect(() => {
    if (isUnknown) void files.want(entity, id)
  }, [files, entity, id, isUnknown])
  return found?.urls ?? noUrls
}

function keep(hash: string, blob: Blob) {
  if (urls.has(hash)) return
  urls.set(hash, URL.createObjectURL(blob))
  const [oldest] = urls
  if (urls.size <= mostUrls || !oldest) return
  // What still shows it keeps what it has drawn.
  URL.revokeObjectURL(oldest[1])
  urls.delete(oldest[0])
}
