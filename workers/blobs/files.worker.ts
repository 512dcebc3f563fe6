import { expose } from 'comlink'
import { takeFile } from './attachment.ts'
import { nameFile } from './newFile.ts'
import { shrinkPicture } from './picture.ts'

/** Decoding a photo takes a while: neither the screen nor the queue waits for it. */
const api = { shrink: shrinkPicture, name: nameFile, take: takeFile }
export type FilesWorkerApi = typeof api

expose(api)
