import { makeThreadReader } from './threadReader.ts'

/** As sentences (`pdfText`), or as they stand on the page (`pdfLines`). */
export type PdfLayout = 'sentences' | 'lines'

const read = makeThreadReader(new URL('./pdf.worker.ts', import.meta.url))

/** The text of a PDF, read in a thread of its own; null too where it takes too long, or too much memory. */
export const readPdf = (bytes: Uint8Array<ArrayBuffer>, as: PdfLayout = 'sentences'): Promise<string | null> =>
  read({ bytes, as })
