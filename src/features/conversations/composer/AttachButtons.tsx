import { Button } from '@fluentui/react-components'
import { AttachRegular, CameraRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FileInput } from '../../../components/FileInput.tsx'
import { useMedia } from '../../../lib/useMedia.ts'
import type { Attacher } from './useAttacher.ts'

/** Chooses files for a message, or takes a picture where there is a camera at hand. */
export function AttachButtons({ attaching: { attach, isBusy } }: { attaching: Attacher }) {
  const { t } = useTranslation('conversations')
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const hasCamera = useMedia('(pointer: coarse)')
  return (
    <>
      <Button
        appearance="subtle"
        icon={<AttachRegular />}
        disabledFocusable={isBusy}
        aria-label={t('compose.attach')}
        title={t('compose.attach')}
        onClick={() => files.current?.click()}
      />
      <FileInput input={files} name="messageFiles" multiple onFiles={(chosen) => attach(chosen)} />
      {hasCamera && (
        <>
          <Button
            appearance="subtle"
            icon={<CameraRegular />}
            disabledFocusable={isBusy}
            aria-label={t('files.camera')}
            title={t('files.camera')}
            onClick={() => camera.current?.click()}
          />
          <FileInput
            input={camera}
            name="messagePicture"
            accept="image/*"
            capture="environment"
            onFiles={(taken) => attach(taken, true)}
          />
        </>
      )}
    </>
  )
}
