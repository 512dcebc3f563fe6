import makeCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import { type SeenWord, sureLines } from '#domain/fair/sureWords'

/** The program, and what it knows of the two scripts that cards are printed in. */
export type RecogniserParts = { wasm: Uint8Array; eng: Uint8Array; chi_sim: Uint8Array }
export type Recogniser = { read(picture: Uint8Array): string[] }

const networkOnly = 1

/** Reads the lines of a photographed card; half a second each, so it belongs into a worker. */
export async function openRecogniser({ wasm, eng, chi_sim }: RecogniserParts): Promise<Recogniser> {
  const core = await makeCore({ wasmBinary: wasm, print: ignore, printErr: ignore })
  core.FS.writeFile('./eng.traineddata', eng)
  core.FS.writeFile('./chi_sim.traineddata', chi_sim)
  const api = new core.TessBaseAPI()
  if (api.Init(null, 'chi_sim+eng', networkOnly) !== 0) throw new Error('the recogniser does not start')
  return {
    read(picture) {
      core.FS.writeFile('/input', picture)
      try {
        if (api.SetImageFile(1, 0, 1) !== 0 || api.Recognize(null) !== 0) return []
        return sureLines(wordsOf(api.GetTSVText(0)))
      } finally {
        api.Clear()
        core.FS.unlink('/input')
      }
    },
  }
}

/** Rows of level 5 are words: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function wordsOf(table: string): SeenWord[] {
  const rows = table.split('\n').map((row) => row.split('\t'))
  return rows
    .filter(([level, ...cells]) => level === '5' && cells.at(-1)?.trim())
    .map((cells) => {
      const [left = 0, , width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number)
      return { line: cells.slice(2, 5).join(' '), text: cells[11]!, confidence, left, right: left + width, height }
    })
}

/** It remarks on its own settings. */
const ignore = () => {}
