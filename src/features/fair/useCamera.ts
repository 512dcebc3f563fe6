import { type RefObject, useEffect, useRef, useState } from 'react'

type CameraState = 'asking' | 'running' | 'missing'

/** The camera at the back, while something shows it; it is let go with the screen, and while the tab is hidden. */
export function useCamera(): { video: RefObject<HTMLVideoElement | null>; state: CameraState } {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('asking')
  const [isShown, setShown] = useState(document.visibilityState === 'visible')

  useEffect(() => {
    const look = () => setShown(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  useEffect(() => {
    if (!isShown) return
    let stream: MediaStream | null = null
    let isLeft = false
    const release = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const begin = async () => {
      stream = await openCamera()
      // The user had gone before the browser's question was answered.
      if (isLeft || !video.current) return release()
      if (!stream) return setState('missing')
      video.current.srcObject = stream
      await video.current.play().catch(() => setState('missing'))
      setState((old) => (old === 'missing' ? old : 'running'))
    }
    void begin()
    return () => {
      isLeft = true
      release()
    }
  }, [isShown])

  return { video, state }
}

/** Null where there is none, or nobody allows it: then a picture is chosen. */
async function openCamera(): Promise<MediaStream | null> {
  try {
    const wanted = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } }
    return await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false })
  } catch {
    return null
  }
}

/** What the camera sees now, as a photo. */
export async function photograph(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = drawn(video, Math.max(video.videoWidth, video.videoHeight))
  return canvas && new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
}

/** What the camera sees now, as points; `edge`: at most so many on the longer side. */
export function pointsOf(video: HTMLVideoElement, edge: number): ImageData | null {
  const canvas = drawn(video, edge)
  return canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? null
}

/** The same of a picture; null where it is none. */
export async function pointsOfPicture(picture: Blob, edge: number): Promise<ImageData | null> {
  const bitmap = await createImageBitmap(picture).catch(() => null)
  const canvas = bitmap && scaled(bitmap, bitmap, edge)
  bitmap?.close()
  return canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? null
}

/** Whatever its name and type say. */
export async function isPicture(file: Blob): Promise<boolean> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  bitmap?.close()
  return bitmap !== null
}

function drawn(video: HTMLVideoElement, edge: number): HTMLCanvasElement | null {
  const { videoWidth: width, videoHeight: height } = video
  return width && height ? scaled(video, { width, height }, edge) : null
}

type Size = { width: number; height: number }

function scaled(source: CanvasImageSource, { width, height }: Size, edge: number): HTMLCanvasElement {
  const scale = Math.min(1, edge / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}
