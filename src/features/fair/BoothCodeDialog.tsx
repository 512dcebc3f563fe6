import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { type BoothPage, boothPath, isThisDevice } from '#domain/fair/boothPage'
import { entryById } from '#workers/database/read'
import { Dialog } from '../../components/Dialog.tsx'
import { QrCode } from '../../components/QrCode.tsx'
import { qrPath } from '../../components/qrPath.ts'
import { saveFile } from '../../components/saveFile.ts'
import { useStored } from '../../lib/reader.ts'

/** The code to hold out to a visitor; it is drawn here and needs no network. */
export function BoothCodeDialog({ page, onClose }: { page: BoothPage; onClose: () => void }) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const isWaiting = useStored(
    async (db) => Boolean((await entryById(db, 'booth_page', page.id))?.waiting?.length),
    [page.id],
  )
  const address = location.origin + boothPath(page.key)
  const isHereOnly = isThisDevice(location.hostname)
  // A code that leads nowhere yet is not held out, not for a moment.
  if (isWaiting === undefined) return null
  const save = async () => saveFile(await codePicture(address), `${page.title.replace(/[\\/:*?"<>|]/g, '')}.png`)
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle className={styles.title}>{page.title}</DialogTitle>
          <DialogContent className={styles.content}>
            <p className={styles.text}>{t('booth.codeTitle')}</p>
            {isHereOnly ? (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{t('booth.hereOnly', { host: location.host })}</MessageBarBody>
              </MessageBar>
            ) : (
              <div className={styles.code}>
                <QrCode text={address} label={t('booth.code')} />
              </div>
            )}
            <a className={styles.address} href={address} target="_blank" rel="noreferrer">
              {address}
            </a>
            {isWaiting && (
              <MessageBar intent="warning">
                <MessageBarBody>{t('booth.waits')}</MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          <DialogActions className={styles.actions}>
            <Button onClick={onClose}>{t('capture.close')}</Button>
            {!isHereOnly && (
              <Button icon={<ArrowDownloadRegular />} onClick={() => void save()}>
                {t('booth.savePicture')}
              </Button>
            )}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

/** Large enough for a poster on the table. */
async function codePicture(text: string): Promise<Blob> {
  const { size, path } = qrPath(text)
  const scale = 24
  const canvas = new OffscreenCanvas(size * scale, size * scale)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.clip(new Path2D(path))
  context.fillStyle = '#000'
  context.fillRect(0, 0, size, size)
  return canvas.convertToBlob({ type: 'image/png' })
}

const useStyles = makeStyles({
  surface: { maxWidth: '420px' },
  body: { maxHeight: 'calc(100dvh - 48px)' },
  title: { overflowWrap: 'anywhere', textAlign: 'center' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  text: { margin: 0, textAlign: 'center', color: tokens.colorNeutralForeground2 },
  code: { display: 'flex', justifyContent: 'center', '& svg': { width: 'min(320px, 70vw)', height: 'auto' } },
  address: {
    textAlign: 'center',
    overflowWrap: 'anywhere',
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase200,
  },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
