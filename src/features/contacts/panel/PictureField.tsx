import {
  Button,
  DialogBody,
  DialogSurface,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Spinner,
  tokens,
} from '@fluentui/react-components'
import { CameraRegular, DeleteRegular, DismissRegular, EyeRegular, ImageRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PictureRef, pictureMimes } from '#domain/blobs/blob'
import type { Contact } from '#domain/contacts/contact'
import { Dialog } from '../../../components/Dialog.tsx'
import { FileInput } from '../../../components/FileInput.tsx'
import { FileState } from '../../../components/FileState.tsx'
import { useFile } from '../../../lib/fileUrl.ts'
import { useMedia } from '../../../lib/useMedia.ts'
import { PictureAvatar } from '../PictureAvatar.tsx'
import { usePicture } from './pictureSave.ts'

const shownPx = 72

/** A contact's picture, and what can be done with it: take one, choose one, look at it, remove it. */
export function PictureField({ contact, name }: { contact: Contact; name: string }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const picture = contact.picture ?? null
  const { isBusy, take, remove } = usePicture(contact.id, picture)
  const chosen = useRef<HTMLInputElement>(null)
  const taken = useRef<HTMLInputElement>(null)
  const hasCamera = useMedia('(pointer: coarse)')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.root}>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <button
            type="button"
            className={styles.button}
            aria-label={t(picture ? 'picture.change' : 'picture.add', { name })}
            aria-busy={isBusy}
          >
            <PictureAvatar id={contact.id} name={name} picture={picture?.hash ?? null} size={shownPx} />
            <span className={styles.badge}>{isBusy ? <Spinner size="extra-tiny" /> : <CameraRegular />}</span>
          </button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {picture && (
              <MenuItem icon={<EyeRegular />} onClick={() => setOpen(true)}>
                {t('picture.view')}
              </MenuItem>
            )}
            {hasCamera && (
              <MenuItem icon={<CameraRegular />} onClick={() => taken.current?.click()}>
                {t('picture.take')}
              </MenuItem>
            )}
            <MenuItem icon={<ImageRegular />} onClick={() => chosen.current?.click()}>
              {t('picture.choose')}
            </MenuItem>
            {picture && (
              <MenuItem icon={<DeleteRegular />} onClick={() => void remove()}>
                {t('picture.remove')}
              </MenuItem>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      <FileInput
        input={chosen}
        name="picture"
        accept={pictures}
        onFiles={([file]) => file && void take(file, { taken: false })}
      />
      <FileInput
        input={taken}
        name="photo"
        accept={pictures}
        capture="environment"
        onFiles={([file]) => file && void take(file, { taken: true })}
      />
      {picture && <PictureState id={contact.id} picture={picture} />}
      {picture && isOpen && (
        <PictureDialog id={contact.id} picture={picture} name={name} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

const pictures = pictureMimes.join(',')

function PictureState({ id, picture }: { id: string; picture: PictureRef }) {
  const { record } = useFile('contact', id, picture.hash)
  return <FileState record={record} />
}

function PictureDialog({
  id,
  picture,
  name,
  onClose,
}: {
  id: string
  picture: PictureRef
  name: string
  onClose: () => void
}) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const { url, record } = useFile('contact', id, picture.hash)
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface} aria-label={t('picture.of', { name })}>
        <DialogBody className={styles.body}>
          {url ? (
            <img src={url} alt={t('picture.of', { name })} className={styles.large} />
          ) : (
            <FileState record={record} />
          )}
          <Button
            className={styles.close}
            icon={<DismissRegular />}
            aria-label={t('actions.close')}
            title={t('actions.close')}
            onClick={onClose}
          />
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, maxWidth: '160px' },
  button: {
    position: 'relative',
    width: `${shownPx}px`,
    height: `${shownPx}px`,
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  badge: {
    position: 'absolute',
    insetInlineEnd: '-4px',
    bottom: '-4px',
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusCircular,
    border: `2px solid ${tokens.colorNeutralBackground1}`,
    backgroundColor: tokens.colorNeutralBackground6,
    color: tokens.colorNeutralForeground2,
    fontSize: '16px',
  },
  surface: { width: 'fit-content', maxWidth: '92vw', padding: tokens.spacingHorizontalM },
  body: { display: 'block', position: 'relative', minWidth: '120px', minHeight: '60px' },
  large: { display: 'block', maxWidth: '100%', maxHeight: '80vh', borderRadius: tokens.borderRadiusMedium },
  close: { position: 'absolute', top: '8px', insetInlineEnd: '8px', minWidth: '44px', minHeight: '44px' },
})
