import {
  Button,
  DialogBody,
  DialogSurface,
  MessageBar,
  MessageBarBody,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { CameraRegular, DeleteRegular, DismissRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCardUntouched } from '#domain/fair/captured'
import type { Fair } from '#domain/fair/fair'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { VoiceRecorder } from '../../components/voice/VoiceRecorder.tsx'
import { clockOf, type VoiceClip } from '../../components/voice/voiceRecording.ts'
import { useBusy } from '../../lib/busy.ts'
import { useUser } from '../../lib/session.ts'
import { useToasts } from '../../lib/toasts.ts'
import { CapturedFields } from './CapturedFields.tsx'
import { CardCamera } from './CardCamera.tsx'
import { CodeCamera } from './CodeCamera.tsx'
import { type Capture, type CaptureWay, isEmpty } from './captures.ts'
import { DuplicateMatchNote } from './DuplicateMatchNote.tsx'
import { FetchReader } from './FetchReader.tsx'
import { useCapture } from './useCapture.ts'
import { useFairDay } from './useFairDay.ts'
import type { FairChoice } from './useFairs.ts'
import { useKeep } from './useKeep.ts'
import { usePhotoUrl } from './usePhotoUrl.ts'

type Props = {
  way: CaptureWay
  unfinished: Capture | null
  fair: Fair | null
  choice: FairChoice
  onWay: (way: CaptureWay) => void
  onClose: () => void
}

/** One card after the other, on the whole screen: picture or code first, then what it says, then the next one. */
export function CaptureDialog({ way, unfinished, fair, choice, onWay, onClose }: Props) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const toasts = useToasts()
  const { keep, keepVoice } = useKeep()
  const { capture, files, isReading, canRead, ...act } = useCapture(way, unfinished)
  const [isTyping, setTyping] = useState(way === 'typed' || unfinished !== null)
  const [isOld, setOld] = useState(unfinished !== null)
  const [isKeeping, setKeeping] = useState(false)
  const [problem, setProblem] = useState('')
  const [last, setLast] = useState('')
  const [isAsking, setAsking] = useState(false)
  const top = useRef<HTMLHeadingElement>(null)
  const ended = useRef(new Map<string, 'kept' | 'discarded'>())
  const nothing = isEmpty(capture) || files === null
  useBusy(!isEmpty(capture))

  const isLooking = way === 'card' ? !capture.hasPhoto && !isTyping : way === 'code' && !isTyping
  async function save(another: boolean) {
    if (isKeeping || isEmpty(capture) || !files) return
    setKeeping(true)
    const kept = await keep(capture, files, fair, choice)
    setKeeping(false)
    if ('problem' in kept) return setProblem(kept.problem)
    ended.current.set(capture.id, 'kept')
    if (!another) {
      toasts.done(t('capture.kept', { name: kept.name }))
      return onClose()
    }
    // A toast would lie over the shutter.
    setLast(kept.name)
    setProblem('')
    setOld(false)
    setTyping(way === 'typed')
    act.next()
    top.current?.focus()
  }
  async function discard() {
    ended.current.set(capture.id, 'discarded')
    await act.discard()
    onClose()
  }
  /** A recording ends with its card; the contact may have been made meanwhile. */
  async function spoken({ blob, mime, duration_ms }: VoiceClip) {
    const voice = { bytes: new Uint8Array(await blob.arrayBuffer()), mime, duration_ms }
    const end = ended.current.get(capture.id)
    if (end === 'kept') await keepVoice(capture.id, voice)
    else if (!end) act.spoken(voice)
  }
  const place = [fair?.name, choice.booth].filter(Boolean).join(' · ')
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface} aria-label={t(`capture.${way}`)}>
        <DialogBody className={styles.body}>
          <header className={styles.head}>
            <div className={styles.words}>
              <h2 ref={top} tabIndex={-1} className={styles.title}>
                {t(`capture.${way}`)}
              </h2>
              {place && <span className={styles.place}>{place}</span>}
              <Count />
            </div>
            <Button
              appearance="subtle"
              size="large"
              icon={<DismissRegular />}
              aria-label={t('capture.close')}
              onClick={onClose}
            />
          </header>
          <div className={styles.content}>
            <div aria-live="polite">
              {last && isEmpty(capture) && (
                <MessageBar intent="success">
                  <MessageBarBody>{t('capture.kept', { name: last })}</MessageBarBody>
                </MessageBar>
              )}
            </div>
            {problem && (
              <MessageBar intent="error">
                <MessageBarBody>{problem}</MessageBarBody>
              </MessageBar>
            )}
            {isOld && (
              <MessageBar>
                <MessageBarBody>{t('capture.unfinished')}</MessageBarBody>
              </MessageBar>
            )}
            {isLooking && way === 'card' && (
              <>
                <CardCamera onPhoto={(photo) => void act.photographed(photo)} />
                <FetchReader text={(size) => t('capture.noReader', { size })} />
              </>
            )}
            {isLooking && way === 'code' && (
              <CodeCamera
                hint={t('capture.searching')}
                onRead={(read) => {
                  if (read.kind !== 'captured') return 'other'
                  act.found(read.captured)
                  setTyping(true)
                  return 'done'
                }}
              />
            )}
            {!isLooking && (
              <>
                <Photo photo={files?.photo ?? null} onAgain={act.withoutPhoto} />
                <Says capture={capture} isReading={isReading} canRead={canRead} way={way} />
                {capture.hasPhoto && <FetchReader text={(size) => t('capture.noReader', { size })} />}
                <DuplicateMatchNote key={`twin ${capture.id}`} captured={capture.captured} />
                <Voices capture={capture} onRecorded={spoken} onRemove={act.withoutVoice} />
                <CapturedFields
                  key={capture.id}
                  autoFocus={isEmpty(capture)}
                  value={capture.captured}
                  onChange={act.change}
                />
              </>
            )}
          </div>
          <footer className={styles.foot}>
            {isLooking ? (
              <>
                <Button size="large" onClick={() => onWay(way === 'card' ? 'code' : 'card')}>
                  {t(way === 'card' ? 'capture.code' : 'capture.card')}
                </Button>
                <Button size="large" onClick={() => setTyping(true)}>
                  {t('capture.typed')}
                </Button>
              </>
            ) : (
              <>
                {!nothing && (
                  <Button size="large" appearance="subtle" onClick={() => setAsking(true)}>
                    {t('capture.discard')}
                  </Button>
                )}
                <Button size="large" disabledFocusable={nothing || isKeeping} onClick={() => void save(false)}>
                  {t('capture.done')}
                </Button>
                <Button
                  size="large"
                  appearance="primary"
                  disabledFocusable={nothing || isKeeping}
                  onClick={() => void save(true)}
                >
                  {t('capture.next')}
                </Button>
              </>
            )}
          </footer>
        </DialogBody>
        {isAsking && (
          <ConfirmDialog
            title={t('capture.discardTitle')}
            text={t('capture.discardText')}
            confirm={t('capture.discard')}
            cancel={t('fair.cancel')}
            onConfirm={() => void discard()}
            onClose={() => setAsking(false)}
          />
        )}
      </DialogSurface>
    </Dialog>
  )
}

/** How many are safe on this device today, and how many the office has. */
function Count() {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const today = useFairDay(useUser().id)
  if (!today?.safe) return null
  const { safe, arrived } = today
  return (
    <span className={styles.place}>
      {[t('counter.safe', { count: safe }), t('counter.arrived', { count: arrived })].join(' · ')}
    </span>
  )
}

function Photo({ photo, onAgain }: { photo: Uint8Array<ArrayBuffer> | null; onAgain: () => void }) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const url = usePhotoUrl(photo)
  if (!url) return null
  return (
    <div className={styles.photo}>
      <img src={url} alt={t('capture.picture')} className={styles.picture} />
      <Button appearance="subtle" icon={<CameraRegular />} onClick={onAgain}>
        {t('capture.again')}
      </Button>
    </div>
  )
}

type VoicesProps = {
  capture: Capture
  onRecorded: (recorded: VoiceClip) => Promise<void>
  onRemove: (at: number) => void
}

function Voices({ capture, onRecorded, onRemove }: VoicesProps) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const { name, company } = capture.captured
  return (
    <div className={styles.voices}>
      <VoiceRecorder key={capture.id} name={name || company} onRecorded={onRecorded} />
      {capture.voices.map((length, at) => (
        <span key={at} className={styles.voice}>
          {t('capture.voice', { clock: clockOf(length) })}
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={t('capture.removeVoice', { clock: clockOf(length) })}
            onClick={() => onRemove(at)}
          />
        </span>
      ))}
    </div>
  )
}

type SaysProps = { capture: Capture; isReading: boolean; canRead: boolean; way: CaptureWay }

/** Where what stands in the fields comes from; spoken as it changes. */
function Says({ capture, isReading, canRead, way }: SaysProps) {
  const { t } = useTranslation('fair')
  const { hasPhoto, read, captured } = capture
  const words = () => {
    if (way === 'code' && !isCardUntouched(captured)) return t('capture.found')
    if (!hasPhoto) return null
    if (isReading) return t('capture.reading')
    if (!canRead) return t('capture.later')
    return read ? t('capture.check') : read === null ? t('capture.unread') : null
  }
  const text = words()
  return (
    <div aria-live="polite">
      {text && (
        <MessageBar>
          <MessageBarBody>{text}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  surface: {
    width: '100vw',
    maxWidth: '720px',
    height: '100dvh',
    maxHeight: '100dvh',
    padding: 0,
    '@media (max-width: 720px)': { borderRadius: 0, border: 'none' },
  },
  body: { display: 'flex', flexDirection: 'column', height: '100%', maxHeight: '100%', gap: 0 },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    '& button': { minHeight: '44px', minWidth: '44px' },
  },
  words: { display: 'grid', minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
  place: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalL}`,
  },
  voices: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  voice: { display: 'inline-flex', alignItems: 'center', fontVariantNumeric: 'tabular-nums' },
  photo: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: tokens.spacingVerticalXS },
  picture: { maxWidth: '100%', maxHeight: '30dvh', borderRadius: tokens.borderRadiusMedium },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} calc(${tokens.spacingVerticalM} + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 720px)': { '& button': { flexGrow: 1, minHeight: '48px' } },
  },
})
