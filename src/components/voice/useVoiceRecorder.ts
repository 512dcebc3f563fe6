import { useEffect, useRef, useState } from 'react'
import { AppError, type ErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import { type Recording, startRecording, type VoiceClip } from './voiceRecording.ts'

type RecorderState = 'idle' | 'asking' | 'recording' | 'paused' | 'keeping'
const lookMs = 200
export const isRunning = (state: RecorderState) => state === 'recording' || state === 'paused'

/** One recording at a time. It ends by itself at its greatest length, and with the panel: what was said is kept. */
export function useVoiceRecorder(onRecorded: (recorded: VoiceClip) => Promise<void>) {
  const [state, setState] = useState<RecorderState>('idle')
  const [problem, setProblem] = useState<ErrorCode | null>(null)
  const [elapsed, setElapsed] = useState(0)
  const running = useRef<Recording | null>(null)
  const left = useRef(false)
  const keep = useRef(onRecorded)
  useEffect(() => {
    keep.current = onRecorded
  })

  async function start() {
    setProblem(null)
    setElapsed(0)
    setState('asking')
    try {
      const recording = await startRecording()
      // The user had gone before the browser's question was answered.
      if (left.current) return recording.cancel()
      running.current = recording
      setState('recording')
    } catch (error) {
      setProblem(error instanceof AppError ? error.code : 'microphoneBusy')
      setState('idle')
    }
  }

  async function finish() {
    const recording = running.current
    if (!recording) return
    running.current = null
    setState('keeping')
    const recorded = await recording.finish()
    if (recorded) await keep.current(recorded)
    else setProblem('recordingEmpty')
    setState('idle')
  }
  const finishNow = useRef(finish)
  useEffect(() => {
    finishNow.current = finish
  })

  const runs = isRunning(state)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => {
      const now = running.current?.elapsed() ?? 0
      setElapsed(now)
      if (now >= limits.voiceSeconds * 1_000) void finishNow.current()
    }, lookMs)
    return () => clearInterval(timer)
  }, [runs])

  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      void finishNow.current()
    }
  }, [])

  return {
    state,
    problem,
    elapsed,
    level: () => running.current?.level() ?? 0,
    start: () => void start(),
    finish: () => void finish(),
    pause() {
      running.current?.pause()
      setState('paused')
    },
    resume() {
      running.current?.resume()
      setState('recording')
    },
    cancel() {
      running.current?.cancel()
      running.current = null
      setState('idle')
    },
  }
}
export type VoiceRecorderState = ReturnType<typeof useVoiceRecorder>
