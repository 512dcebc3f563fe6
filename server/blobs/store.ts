import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { AppError } from '#domain/errors'

/** Where the bytes of files are. Nothing reads a key's bytes before `put` has said that they are safe. */
export type BlobStore = {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** null where there is nothing under this key */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  delete: (keys: readonly string[]) => Promise<void>
}

export type S3Settings = { endpoint: string; bucket: string; accessKey: string; secretKey: string; region: string }

export const openBlobStore = ({ data, s3 }: { data: string; s3: S3Settings | null }): BlobStore =>
  s3 ? s3Store(s3) : diskStore(join(data, 'blobs'))

export function diskStore(folder: string): BlobStore {
  let written = 0
  return {
    async put(key, bytes) {
      const file = join(folder, key)
      const draft = `${file}.${process.pid}-${++written}.new`
      await mkdir(dirname(file), { recursive: true })
      await writeSafely(draft, bytes)
      await rename(draft, file)
      await syncFolder(dirname(file))
    },
    async get(key) {
      try {
        return await readFile(join(folder, key))
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return null
        throw error
      }
    },
    async delete(keys) {
      for (const key of keys) await rm(join(folder, key), { force: true })
    },
  }
}

async function writeSafely(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } catch (error) {
    await rm(file, { force: true })
    throw (error as { code?: string }).code === 'ENOSPC' ? new AppError('serverDiskFull', { cause: error }) : error
  } finally {
    await handle.close()
  }
}

/** A new name is on the disk only when its folder is. Windows opens no folders and needs no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

const s3TimeoutMs = 30_000

/** Any endpoint that speaks S3, addressed by path: https://endpoint/bucket/key. */
export function s3Store({ endpoint, bucket, accessKey, secretKey, region }: S3Settings): BlobStore {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 2,
    initRetryMs: 200,
  })
  async function send(method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Uint8Array<ArrayBuffer>) {
    const address = `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    // The signature covers the body's hash, so nothing between us can put other bytes in.
    const headers = { 'x-amz-content-sha256': sha256 }
    const signal = AbortSignal.timeout(s3TimeoutMs)
    const response = await client
      .fetch(address, { method, headers, signal, ...(body && { body }) })
      .catch((cause: unknown) => {
        throw new AppError('serverBusy', { cause })
      })
    if (response.ok || response.status === 404) return response
    throw new AppError('serverBusy', {
      cause: new Error(
        `The S3 store answered ${response.status} to ${method}: ${(await response.text()).slice(0, 300)}`,
      ),
    })
  }
  return {
    async put(key, bytes) {
      const response = await send('PUT', key, new Uint8Array(bytes))
      if (!response.ok) throw new AppError('serverBusy', { cause: new Error('The S3 store has no such bucket') })
    },
    async get(key) {
      const response = await send('GET', key)
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
    },
    async delete(keys) {
      for (const key of keys) await send('DELETE', key)
    },
  }
}
