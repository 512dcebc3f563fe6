import { readPdf } from './readPdf.ts'
import { makeThreadReader } from './threadReader.ts'

const readOffice = makeThreadReader(new URL('./office.worker.ts', import.meta.url))

/** The text of a PDF or of a file of an office program; null: it is neither, or cannot be read. */
export const readDocument = (bytes: Uint8Array<ArrayBuffer>): Promise<string | null> =>
  isZip(bytes) ? readOffice({ bytes }) : readPdf(bytes)

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b
