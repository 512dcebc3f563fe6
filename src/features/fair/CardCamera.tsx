import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { CameraRegular, ImageRegular } from '@fluentui/react-icons'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileInput } from '../../components/FileInput.tsx'
import { isPicture, photograph, useCamera } from './useCamera.ts'

/** The camera's picture with a shutter; where there is no camera, a picture is chosen or taken by the phone's own. */
export function CardCamera({ onPhoto }: { onPhoto: (photo: Blob) => void }) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const { video, state } = useCamera()
  const [isUnreadable, setUnreadable] = useState(false)
  const shoot = async () => {
    const photo = video.current && (await photograph(video.current))
    if (photo) onPhoto(photo)
  }
  const choose = async (picture: Blob) => {
    if (await isPicture(picture)) return onPhoto(picture)
    setUnreadable(true)
  }
  return (
    <div className={styles.root}>
      <ViewFinder isMissing={state === 'missing'}>
        <video ref={video} className={styles.video} playsInline muted />
      </ViewFinder>
      <div className={styles.bar}>
        {state !== 'missing' && (
          <Button
            appearance="primary"
            size="large"
            shape="circular"
            className={styles.shutter}
            icon={<CameraRegular />}
            disabled={state !== 'running'}
            onClick={() => void shoot()}
          >
            {t('capture.shutter')}
          </Button>
        )}
        <PictureButton primary={state === 'missing'} onPhoto={(picture) => void choose(picture)} />
      </div>
      {isUnreadable && (
        <MessageBar intent="warning">
          <MessageBarBody>{t('capture.noPicture')}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  )
}

/** `primary`: there is no camera here, so the phone's own is asked for. */
export function PictureButton({ primary, onPhoto }: { primary: boolean; onPhoto: (photo: Blob) => void }) {
  const { t } = useTranslation('fair')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        appearance={primary ? 'primary' : 'secondary'}
        size="large"
        icon={<ImageRegular />}
        onClick={() => input.current?.click()}
      >
        {t('capture.choose')}
      </Button>
      <FileInput
        input={input}
        name="card"
        accept="image/jpeg,image/png"
        capture={primary ? 'environment' : undefined}
        onFiles={([file]) => file && onPhoto(file)}
      />
    </>
  )
}

/** What the camera sees, or that it sees nothing. */
export function ViewFinder({ isMissing, children }: { isMissing: boolean; children: ReactNode }) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  return (
    <div className={styles.finder}>
      {children}
      {isMissing && (
        <p className={styles.missing} role="status">
          {t('capture.noCamera')}
        </p>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, flexGrow: 1, minHeight: 0 },
  finder: {
    position: 'relative',
    flexGrow: 1,
    minHeight: '240px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackgroundStatic,
  },
  video: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' },
  missing: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    margin: 0,
    padding: tokens.spacingHorizontalXL,
    textAlign: 'center',
    color: tokens.colorNeutralForegroundStaticInverted,
  },
  bar: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: tokens.spacingHorizontalM },
  shutter: { minHeight: '56px', paddingInline: tokens.spacingHorizontalXXL },
})
