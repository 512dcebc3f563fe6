import { expose } from 'comlink'
import { decodeQR } from 'qr/decode.js'

const api = {
  /** The text of the code in a picture of the camera, where the browser itself reads none. */
  decode(image: ImageData): string | null {
    try {
      return decodeQR(image)
    } catch {
      // Most pictures have no code in them.
      return null
    }
  },
}

export type CodesWorkerApi = typeof api
expose(api)
