import { Button, DialogBody, DialogContent, DialogSurface, Link, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/Dialog.tsx'
import { PartFileLine, type PartView, WhereItIs } from './PartFileLine.tsx'

/** A picture, which opens large. */
export function PartPicture(part: PartView) {
  const { url, record, name } = part
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  const [isDamaged, setDamaged] = useState(false)
  if (!url || isDamaged) return <PartFileLine {...part} />
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('part.open', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <img className={styles.picture} src={url} alt={name} onError={() => setDamaged(true)} />
      </button>
      <WhereItIs url={url} record={record} />
      {isOpen && <LargePicture url={url} name={name} onClose={() => setOpen(false)} />}
    </div>
  )
}

function LargePicture({ url, name, onClose }: { url: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface} aria-label={name}>
        <DialogBody className={styles.body}>
          <DialogContent className={styles.content}>
            <div className={styles.bar}>
              <span className={styles.name}>{name}</span>
              <Link href={url} download={name} aria-label={t('part.download', { name })}>
                {t('part.save')}
              </Link>
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={t('part.close')}
                title={t('part.close')}
                onClick={onClose}
              />
            </div>
            <img className={styles.large} src={url} alt={name} />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const finger = '@media (pointer: coarse)'
const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'start', minWidth: 0 },
  button: {
    display: 'block',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    cursor: 'zoom-in',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  picture: { display: 'block', maxWidth: '100%', maxHeight: '320px', borderRadius: tokens.borderRadiusMedium },
  surface: { maxWidth: 'min(96vw, 1400px)', width: 'fit-content', padding: tokens.spacingHorizontalM },
  body: { display: 'block', maxHeight: 'none' },
  content: { display: 'grid', gap: tokens.spacingVerticalS, minWidth: 0 },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minWidth: 0,
    '& button': { flexShrink: 0, [finger]: { minHeight: '44px', minWidth: '44px' } },
    '& a': { flexShrink: 0, [finger]: { minHeight: '44px', alignContent: 'center' } },
  },
  name: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  large: { maxWidth: '100%', maxHeight: '80dvh', justifySelf: 'center', objectFit: 'contain' },
})
