import { useEffect, useMemo, useState } from 'react'
import type { FileEntity } from '#domain/blobs/fileOf'
import type { BlobRecord, UserDatabase } from '#workers/database/schema'
import { useClient } from './client.ts'
import { useStored } from './reader.ts'

/** Addresses of files that were drawn lately: scrolling back draws them at once. */
const urls = new Map<string, string>()
const mostUrls = 300
let kept = 0

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
      const data = urls.has(hash) ? undefined : await db.blobData.get(hash)
      if (data) keep(hash, new Blob([data.bytes], { type: mime }))
      return urls.get(hash) ?? null
    },
    [hash, isHere, mime],
  )
  const drawnBefore = useMemo(() => urls.get(hash) ?? null, [hash])
  return { url: read ?? drawnBefore, record }
}

/** Rows that are drawn by hand ask while they are drawn; the function is another one when something has come for them. */
export function useRowFiles(entity: FileEntity): (id: string, hash: string) => string | null {
  const { files } = useClient()
  const [asked, setAsked] = useState<readonly FileRequest[]>(noRequests)
  const [asks] = useState(() => new FileRequests(setAsked))
  const found = useStored((db) => readFiles(db, hashesOf(asked)), [asked])
  useEffect(() => {
    const unknown = new Set(found?.unknown)
    for (const { id, hash } of asked) if (unknown.has(hash)) void files.want(entity, id)
  }, [files, entity, asked, found])
  return useMemo(() => {
    const read = new Set(found?.here)
    return (id, hash) => urls.get(hash) ?? asks.forFile({ id, hash }, read.has(hash))
  }, [found, asks])
}

/** What rows asked for and do not have; all of one drawing are told together. */
class FileRequests {
  readonly #tell: (asked: readonly FileRequest[]) => void
  #asked: readonly FileRequest[] = noRequests
  #isTelling = false

  constructor(tell: (asked: readonly FileRequest[]) => void) {
    this.#tell = tell
  }

  /** `wasRead`: it was here, and others have taken its place since. */
  forFile(file: FileRequest, wasRead: boolean): null {
    const isAwaited = this.#asked.some(({ hash }) => hash === file.hash)
    if (isAwaited && !wasRead) return null
    this.#asked = [...this.#asked.filter(({ hash }) => hash !== file.hash), file].slice(-mostAsked)
    if (!this.#isTelling)
      queueMicrotask(() => {
        this.#isTelling = false
        this.#tell(this.#asked)
      })
    this.#isTelling = true
    return null
  }
}

type FileRequest = { id: string; hash: string }
const noRequests: readonly FileRequest[] = []
const mostAsked = 100
const hashesOf = (asked: readonly FileRequest[]) => asked.map(({ hash }) => hash)

/** Makes addresses of those of these files that are on this device. `kept`: how many there have ever been. */
async function readFiles(db: UserDatabase, hashes: readonly string[]) {
  const records = await db.blobs.bulkGet([...hashes])
  const here = records.flatMap((record) => (record && record.state !== 'wanted' ? [record] : []))
  const unread = here.filter(({ hash }) => !urls.has(hash))
  const read = await db.blobData.bulkGet(unread.map(({ hash }) => hash))
  for (const [i, { hash, mime }] of unread.entries()) if (read[i]) keep(hash, new Blob([read[i].bytes], { type: mime }))
  return { here: here.map(({ hash }) => hash), unknown: hashes.filter((_, at) => records[at] === undefined), kept }
}

const noUrls: ReadonlyMap<string, string> = new Map()

/** The addresses of several files that one row names, of those that are here; the others are asked for. */
export function useFileUrls(entity: FileEntity, id: string, hashes: readonly string[]): ReadonlyMap<string, string> {
  const { files } = useClient()
  const wanted = hashes.join(' ')
  const found = useStored(
    async (db) => {
      const names = wanted ? wanted.split(' ') : []
      const { unknown } = await readFiles(db, names)
      const shown = names.flatMap((hash) => (urls.has(hash) ? [[hash, urls.get(hash)!] as const] : []))
      return { urls: new Map(shown), isUnknown: unknown.length > 0 }
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
  kept++
  const [oldest] = urls
  if (urls.size <= mostUrls || !oldest) return
  // What still shows it keeps what it has drawn.
  URL.revokeObjectURL(oldest[1])
  urls.delete(oldest[0])
}
