import { type BlobMime, voiceMimes } from '#domain/blobs/blob'
import { AppError, type ErrorCode } from '#domain/errors'

export type VoiceClip = { blob: Blob; mime: BlobMime; duration_ms: number }

/** A running recording. Time counts only while it listens. */
export type Recording = {
  elapsed: () => number
  /** how loud it is now, 0 to 1 */
  level: () => number
  pause: () => void
  resume: () => void
  /** Null when nothing was heard at all. */
  finish: () => Promise<VoiceClip | null>
  cancel: () => void
}

/** Speech in a quarter of a megabyte a minute. */
const bitsPerSecond = 32_000
const wanted = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']

/** Asks for the microphone and begins; throws what is in the way as an error of the catalogue. */
export async function startRecording(): Promise<Recording> {
  const mimeType =
    typeof MediaRecorder === 'undefined' ? undefined : wanted.find((one) => MediaRecorder.isTypeSupported(one))
  if (!mimeType || !('mediaDevices' in navigator)) throw new AppError('recordingUnsupported')
  const stream = await microphone()
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond })
  const meter = openMeter(stream)
  const parts: Blob[] = []
  let before = 0
  let since: number | null = performance.now()
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve(), { once: true }))
  const elapsed = () => before + (since === null ? 0 : performance.now() - since)
  const hold = () => {
    before = elapsed()
    since = null
  }
  const release = () => {
    for (const track of stream.getTracks()) track.stop()
    meter.close()
  }
  recorder.start()
  return {
    elapsed,
    level: meter.level,
    pause() {
      hold()
      recorder.pause()
    },
    resume() {
      since = performance.now()
      recorder.resume()
    },
    async finish() {
      hold()
      if (recorder.state !== 'inactive') recorder.stop()
      await stopped
      release()
      const mime = voiceMimes.find((one) => recorder.mimeType.startsWith(one))
      const blob = new Blob(parts, { type: mime ?? '' })
      return mime && blob.size > 0 ? { blob, mime, duration_ms: Math.round(before) } : null
    },
    cancel() {
      if (recorder.state !== 'inactive') recorder.stop()
      release()
    },
  }
}

async function microphone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
    })
  } catch (cause) {
    throw new AppError(microphoneError((cause as Error).name), { cause })
  }
}

export function microphoneError(name: string): ErrorCode {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'microphoneDenied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'microphoneMissing'
  return 'microphoneBusy'
}

function openMeter(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      // Speech is mostly between -50 and -10 dB.
      return Math.max(0, Math.min(1, (10 * Math.log10(power + 1e-9) + 50) / 40))
    },
    close: () => void context.close(),
  }
}

/** 1:05 */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
