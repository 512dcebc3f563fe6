import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../../components/Sheet.tsx'
import { asPhoto, type Capture, keepCardDraft, readFiles, useFiles } from './captures.ts'
import { QueueDialog } from './QueueDialog.tsx'
import { readPhoto, useRecognition } from './recognition.ts'
import { usePhotoUrl } from './usePhotoUrl.ts'

/** Cards whose contacts are kept and whose fields nobody has looked at yet. They are read here, one after the other. */
export function QueuePart({ captures }: { captures: Capture[] }) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const [openId, setOpenId] = useState<string | null>(null)
  useReadOneByOne(captures)
  const opened = captures.find(({ id }) => id === openId)
  if (captures.length === 0) return null
  return (
    <Sheet>
      <h2 className={styles.title}>{t('queue.label')}</h2>
      <p className={styles.text}>{t('queue.text', { count: captures.length })}</p>
      <ul className={styles.list}>
        {captures.map((capture) => (
          <Waiting key={capture.id} capture={capture} onOpen={() => setOpenId(capture.id)} />
        ))}
      </ul>
      {opened && <QueueDialog key={opened.id} capture={opened} onClose={() => setOpenId(null)} />}
    </Sheet>
  )
}

function Waiting({ capture, onOpen }: { capture: Capture; onOpen: () => void }) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const url = usePhotoUrl(useFiles(capture.id)?.photo ?? null)
  const { read } = capture
  const name = read?.name || read?.company || ''
  const says = () => {
    if (read === undefined) return t('queue.waiting')
    return name ? t('queue.ready', { name }) : t('queue.nothing')
  }
  return (
    <li className={styles.item}>
      {url && <img src={url} alt={t('capture.picture')} className={styles.picture} />}
      <span className={styles.name}>{says()}</span>
      <Button onClick={onOpen}>{t('queue.read')}</Button>
    </li>
  )
}

function useReadOneByOne(captures: Capture[]) {
  const canRead = useRecognition().kind === 'here'
  const id = canRead ? captures.find(({ read, hasPhoto }) => read === undefined && hasPhoto)?.id : undefined
  useEffect(() => {
    if (!id) return
    let isLeft = false
    const work = async () => {
      const { photo } = await readFiles(id)
      const read = photo && (await readPhoto(asPhoto(photo)))
      if (!isLeft) await keepCardDraft(id, read)
    }
    work().catch(console.error)
    return () => {
      isLeft = true
    }
  }, [id])
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  picture: {
    flexShrink: 0,
    width: '72px',
    height: '44px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
  },
  name: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
