import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadCode } from '#workers/fair/readCode'
import { PictureButton, ViewFinder } from './CardCamera.tsx'
import { codeIn, openCodeReader } from './codeReader.ts'
import { useCamera } from './useCamera.ts'

/** Between two looks; a hand that holds a phone still holds it longer. */
const lookMs = 150

/** done: looking ends; more: it was one of several; other: not what is looked for; its text is told, and looking goes on. */
export type Took = 'done' | 'more' | 'other'

/** Looks for codes until somebody has what is looked for. */
export function CodeCamera({ hint, onRead }: { hint: string; onRead: (read: ReadCode) => Took }) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const { video, state } = useCamera()
  const [other, setOther] = useState('')
  const says = (read: ReadCode) => t('capture.noCard', { text: textOf(read) })
  const take = useRef(onRead)
  const tell = useRef(says)
  useEffect(() => {
    take.current = onRead
    tell.current = says
  })

  const isRunning = state === 'running'
  useEffect(() => {
    if (!isRunning) return
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const opening = openCodeReader()
    const look = async () => {
      const reader = await opening
      if (isLeft || !video.current) return
      const text = await reader.read(video.current)
      if (isLeft) return
      const read = text ? await meaning(text) : null
      if (isLeft) return
      if (read) {
        const took = take.current(read)
        if (took === 'done') return
        setOther(took === 'other' ? tell.current(read) : '')
      }
      timer = setTimeout(() => void look(), lookMs)
    }
    void look()
    return () => {
      isLeft = true
      clearTimeout(timer)
      void opening.then((reader) => reader.close())
    }
  }, [isRunning, video])

  async function look(picture: Blob) {
    const text = await codeIn(picture)
    if (!text) return setOther(t('capture.noCode'))
    const read = await meaning(text)
    setOther(onRead(read) === 'other' ? says(read) : '')
  }
  return (
    <div className={styles.root}>
      <ViewFinder isMissing={state === 'missing'}>
        <video ref={video} className={styles.video} playsInline muted />
        {isRunning && <div className={styles.frame} aria-hidden />}
      </ViewFinder>
      {state !== 'asking' && (
        <p className={styles.hint} role="status">
          {hint}
        </p>
      )}
      {state !== 'asking' && (
        <div className={styles.bar}>
          <PictureButton primary={state === 'missing'} onPhoto={(picture) => void look(picture)} />
        </div>
      )}
      {other && (
        <MessageBar>
          <MessageBarBody>{other}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  )
}

/** A vCard's reader comes with the first code. */
const meaning = async (text: string) => (await import('#workers/fair/readCode')).readCode(text)
const textOf = (read: ReadCode) => (read.kind === 'captured' ? read.captured.name : read.text).slice(0, 120)

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, flexGrow: 1, minHeight: 0 },
  video: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' },
  frame: {
    position: 'absolute',
    inset: '15%',
    border: `3px solid ${tokens.colorNeutralForegroundStaticInverted}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  bar: { display: 'flex', justifyContent: 'center' },
  hint: { margin: 0, textAlign: 'center', color: tokens.colorNeutralForeground2 },
})
