import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type Notice, noticeText } from '#domain/notifications/notice'
import { noticePath } from '#domain/notifications/push'
import { Dialog } from '../components/Dialog.tsx'
import { useClient } from '../lib/client.ts'
import { useFormats } from '../lib/formats.ts'
import { language } from '../lib/texts.ts'

type Props = { notices: readonly Notice[]; onClose: () => void }

/** Important notices of today, put before the user unasked. Closed without an answer, they stay unread. */
export function ImportantDialog({ notices, onClose }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const formats = useFormats()
  const lang = language.useValue()
  const navigate = useNavigate()
  const { sync } = useClient()
  const ids = notices.map(({ id }) => id)
  const target = notices.length === 1 ? notices[0]!.link : noticePath

  const read = () => {
    onClose()
    void sync.mutate('notification.read', { ids })
  }
  const open = (path: string) => {
    if (path === noticePath) onClose()
    else read()
    void navigate(path)
  }
  return (
    <Dialog open modalType="modal" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('bell.important')}</DialogTitle>
          <DialogContent>
            <ul className={styles.list}>
              {notices.map(({ id, content, createtime }) => (
                <li key={id} className={styles.item}>
                  <span className={styles.text}>{noticeText(content, lang)}</span>
                  <span className={styles.time}>{formats.moment(createtime)}</span>
                </li>
              ))}
            </ul>
          </DialogContent>
          <DialogActions>
            {target && (
              <Button appearance="secondary" onClick={() => open(target)}>
                {t('bell.open')}
              </Button>
            )}
            <Button appearance="primary" onClick={read}>
              {t('bell.read')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'grid', gap: tokens.spacingVerticalXXS },
  text: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  time: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
