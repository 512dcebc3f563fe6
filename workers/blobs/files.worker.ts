import { expose } from 'comlink'
import { takeFile } from './attachment.ts'
import { nameFile } from './newFile.ts'
import { shrinkPicture } from './picture.ts'
import { cutShopPicture } from './shopPicture.ts'

/** Decoding a photo takes a while: neither the screen nor the queue waits for it. */
const api = { shrink: shrinkPicture, name: nameFile, take: takeFile, cut: cutShopPicture }
export type FilesWorkerApi = typeof api

expose(api)
