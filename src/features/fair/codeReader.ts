import { openCodes } from '#workers/fair/codes'
import { pointsOf, pointsOfPicture } from './useCamera.ts'

/** Not in TypeScript's library: https://developer.mozilla.org/docs/Web/API/BarcodeDetector */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

type CodeReader = { read(video: HTMLVideoElement): Promise<string | null>; close(): void }

/** The browser's own reader where it has one, else ours in a worker. */
export async function openCodeReader(): Promise<CodeReader> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const formats = own ? await own.getSupportedFormats().catch(() => []) : []
  if (own && formats.includes('qr_code')) {
    const detector = new own({ formats: ['qr_code'] })
    return {
      read: async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null,
      close() {},
    }
  }
  const codes = openCodes()
  return {
    async read(video) {
      const image = pointsOf(video, pointsLookedAt)
      return image && codes.decode(image)
    },
    close: codes.close,
  }
}

/** Enough for a code that fills a third of the picture. */
const pointsLookedAt = 960

/** In a picture that was taken before. */
export async function codeIn(picture: Blob): Promise<string | null> {
  const image = await pointsOfPicture(picture, 2 * pointsLookedAt)
  if (!image) return null
  const codes = openCodes()
  try {
    return await codes.decode(image)
  } finally {
    codes.close()
  }
}
