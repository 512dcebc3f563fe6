import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { ImageAddRegular, ScanCameraRegular } from '@fluentui/react-icons'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { FileInput } from '../../../components/FileInput.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { useToasts } from '../../../lib/toasts.ts'
import { useDrop } from '../../../lib/useDrop.ts'
import { FetchReader } from '../FetchReader.tsx'
import { useRecognition } from '../recognition.ts'
import { PicturePart } from './PicturePart.tsx'
import { addPicture, type PictureItem, type PictureKind, pictureKinds, usePictureItems } from './pictureItems.ts'
import { readItemHere } from './readPicture.ts'

/** Pictures of cards, badges, exhibitors' pages, products and documents become forms that somebody confirms. */
export function PicturesScreen() {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const toasts = useToasts()
  const input = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<PictureKind>('card')
  const items = usePictureItems()
  useReadInTurn(items)

  async function add(files: readonly File[]) {
    const at = Date.now()
    for (const [nth, file] of files.entries()) {
      if (file.size > limits.recognisedBytes)
        toasts.info(t('pictures.tooLarge', { name: file.name, size: limits.recognisedBytes / 1_000_000 }))
      else await addPicture(new Uint8Array(await file.arrayBuffer()), { at: at + nth, name: file.name, kind })
    }
  }
  const drop = useDrop((files) => void add(files))
  return (
    <div className={styles.root} {...drop.handlers}>
      <Page
        title={t('pictures.menu')}
        intro={t('pictures.intro')}
        action={
          <Button appearance="primary" icon={<ImageAddRegular />} onClick={() => input.current?.click()}>
            {t('pictures.add')}
          </Button>
        }
      >
        <FileInput
          input={input}
          multiple
          accept="image/*"
          aria-label={t('pictures.add')}
          onFiles={(files) => void add(files)}
        />
        <Sheet>
          <Tabs
            tabs={pictureKinds.map((value) => ({ value, label: t(`pictures.kind.${value}`) }))}
            chosen={kind}
            onChoose={setKind}
            label={t('pictures.what')}
          />
          <p className={styles.note}>{t(`pictures.note.${kind}`)}</p>
          {kind === 'card' && <FetchReader text={(size) => t('reading.size', { size })} />}
        </Sheet>
        {items?.length === 0 && (
          <EmptyState icon={<ScanCameraRegular />} title={t('pictures.emptyTitle')} text={t('pictures.emptyText')}>
            <Button onClick={() => input.current?.click()}>{t('pictures.add')}</Button>
          </EmptyState>
        )}
        {items && items.length > 0 && (
          <MessageBar layout="multiline">
            <MessageBarBody>{t('pictures.waiting', { count: items.length })}</MessageBarBody>
          </MessageBar>
        )}
        {items?.map((item) => (
          <PicturePart key={item.id} item={item} isLast={items.length === 1} />
        ))}
      </Page>
    </div>
  )
}

/** Cards are read one after the other; what one says is a form and no contact yet. */
function useReadInTurn(items: readonly PictureItem[] | undefined) {
  const recognition = useRecognition().kind
  const canRead = recognition === 'here'
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const keyOf = (id: string) => `${id} ${canRead}`
  const waiting = items?.find(({ id, kind, by }) => kind === 'card' && by === null && !tried.has(keyOf(id)))
  const next = recognition === 'unknown' ? null : (waiting?.id ?? null)
  useEffect(() => {
    if (next === null) return
    const done = () => setTried((now) => new Set([...now, `${next} ${canRead}`]))
    readItemHere(next, canRead).catch(console.error).finally(done)
  }, [next, canRead])
}

const useStyles = makeStyles({
  root: { flex: '1 1 0', minWidth: 0, minHeight: 0, overflow: 'auto' },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
})
