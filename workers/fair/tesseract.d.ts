/** What is used of the package, which has no types of its own. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  type BaseApi = {
    /** 0: it went well; `mode` 1 is the network alone */
    Init(data: string | null, languages: string, mode: number): number
    SetVariable(name: string, value: string): boolean
    /** The file `/input`, turned by EXIF orientation, by so many radians, and enlarged so much. */
    SetImageFile(exif: number, angle: number, upscale: number): number
    Recognize(monitor: null): number
    /** what was recognised, row by row, parted by tabs */
    GetTSVText(page: number): string
    Clear(): void
  }
  type Core = {
    FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
    TessBaseAPI: new () => BaseApi
  }
  export default function core(options: {
    wasmBinary: Uint8Array
    print: (line: string) => void
    printErr: (line: string) => void
  }): Promise<Core>
}
