import { useEffect, useRef, useState } from 'react'
import { type CardDraft, filled } from '#domain/fair/captured'
import {
  asPhoto,
  type Capture,
  type CapturedVoice,
  type CaptureFiles,
  type CaptureWay,
  forgetCapture,
  keepCapture,
  newCapture,
  noFiles,
  readFiles,
} from './captures.ts'
import { readPhoto, useRecognition } from './recognition.ts'

/** The capture that is being made. Every change of it is on the disk before anything else happens. */
export function useCapture(way: CaptureWay, unfinished: Capture | null) {
  const [capture, setCapture] = useState<Capture>(() => unfinished ?? newCapture(way))
  /** null while those of an unfinished one are being read */
  const [files, setFiles] = useState<CaptureFiles | null>(unfinished ? null : noFiles)
  const now = useRef({ capture, files })
  const canRead = useRecognition().kind === 'here'

  function become(next: Capture, nextFiles?: CaptureFiles) {
    now.current = { capture: next, files: nextFiles ?? now.current.files }
    setCapture(next)
    if (nextFiles) setFiles(nextFiles)
    void keepCapture(next, nextFiles)
  }
  const change = (captured: CardDraft) => become({ ...now.current.capture, captured })

  const isLate = files === null
  const first = useRef(capture.id)
  useEffect(() => {
    if (!isLate) return
    let isLeft = false
    const load = async () => {
      const found = await readFiles(first.current)
      if (isLeft) return
      now.current = { ...now.current, files: found }
      setFiles(found)
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [isLate])

  const { read } = capture
  const photo = files?.photo ?? null
  const isReading = photo !== null && canRead && read === undefined
  const keepRead = useRef((_: CardDraft | null) => {})
  useEffect(() => {
    keepRead.current = (more) => {
      const mine = now.current.capture
      become({ ...mine, captured: more ? filled(mine.captured, more) : mine.captured, read: more })
    }
  })
  useEffect(() => {
    if (!photo || !isReading) return
    let isLeft = false
    // The next card is in front of the camera already: this one is read with the others that wait.
    const keep = (more: CardDraft | null) => !isLeft && keepRead.current(more)
    readPhoto(asPhoto(photo)).then(keep, (error: unknown) => {
      console.error(error)
      keep(null)
    })
    return () => {
      isLeft = true
    }
  }, [photo, isReading])

  function setPhoto(bytes: Uint8Array<ArrayBuffer> | null) {
    const { read: _, ...rest } = now.current.capture
    become({ ...rest, hasPhoto: bytes !== null }, { ...(now.current.files ?? noFiles), photo: bytes })
  }
  function setVoices(voices: CapturedVoice[]) {
    const lengths = voices.map(({ duration_ms }) => duration_ms)
    become({ ...now.current.capture, voices: lengths }, { ...(now.current.files ?? noFiles), voices })
  }
  return {
    capture,
    files,
    isReading,
    canRead,
    change,
    photographed: async (picture: Blob) => setPhoto(new Uint8Array(await picture.arrayBuffer())),
    withoutPhoto: () => setPhoto(null),
    spoken: (voice: CapturedVoice) => setVoices([...(now.current.files?.voices ?? []), voice]),
    withoutVoice: (at: number) => setVoices((now.current.files?.voices ?? []).toSpliced(at, 1)),
    found: (captured: CardDraft) => change(filled(now.current.capture.captured, captured)),
    next() {
      const next = newCapture(way)
      now.current = { capture: next, files: noFiles }
      setCapture(next)
      setFiles(noFiles)
    },
    discard: () => forgetCapture(now.current.capture.id),
  }
}
