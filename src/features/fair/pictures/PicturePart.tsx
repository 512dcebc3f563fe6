import { Button, Field, Image, Input, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { BoxRegular, CopyRegular, DeleteRegular, PersonAddRegular, SparkleRegular } from '@fluentui/react-icons'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { assistantCalls } from '#domain/assistant/calls'
import { isCardUntouched } from '#domain/fair/captured'
import { newId } from '#workers/newId'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { language } from '../../../lib/texts.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { CapturedFields } from '../CapturedFields.tsx'
import { newCapture } from '../captures.ts'
import { useKeep } from '../useKeep.ts'
import { usePhotoUrl } from '../usePhotoUrl.ts'
import { bringPictureBack, changePicture, dropPicture, type PictureItem, usePictureFile } from './pictureItems.ts'
import { readByModel } from './readPicture.ts'
import { useKeepProduct } from './useKeepProduct.ts'

const noFair = { fair: null, booth: '', tags: [], followUpDays: null }

/** One picture beside what was read from it, to be put right and kept. */
/** `isLast`: no other picture waits. */
export function PicturePart({ item, isLast }: { item: PictureItem; isLast: boolean }) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const toasts = useToasts()
  const { keep } = useKeep()
  const bytes = usePictureFile(item.id) ?? null
  const url = usePhotoUrl(bytes)
  const model = useModelReading(item, bytes)
  const isCard = item.kind === 'card'
  const canKeep = isCard && !isCardUntouched(item.captured) && bytes !== null

  async function keepContact() {
    if (!canKeep) return
    const capture = { ...newCapture('card'), id: newId(), captured: item.captured, hasPhoto: true, read: item.captured }
    const kept = await keep(capture, { photo: bytes, voices: [] }, null, noFair)
    if ('problem' in kept) return toasts.info(kept.problem)
    await dropPicture(item.id)
    toasts.done(t('capture.kept', { name: kept.name }))
  }
  const product = useProductKeeping(item, bytes, isLast)
  async function drop() {
    await dropPicture(item.id)
    toasts.done(t('pictures.dropped'), { undo: () => (bytes ? bringPictureBack(item, bytes) : undefined) })
  }
  async function copy() {
    await navigator.clipboard.writeText(item.fields.map(({ name, value }) => `${name}: ${value}`).join('\n'))
    toasts.info(t('pictures.copied'))
  }
  return (
    <Part title={item.name || t('capture.picture')}>
      <div className={styles.root}>
        {url && <Image src={url} alt={item.name || t('capture.picture')} fit="contain" className={styles.picture} />}
        <div className={styles.words}>
          <p className={styles.note} role="status">
            {item.by ? t(`pictures.by.${item.by}`) : isCard ? t('pictures.unread') : t('pictures.needsModel')}
          </p>
          {isCard && (
            <CapturedFields value={item.captured} onChange={(captured) => void changePicture({ ...item, captured })} />
          )}
          {item.fields.map(({ name, value }, at) => (
            <Field key={name} label={fieldName(t, name)}>
              <Input
                value={value}
                onChange={(_, data) =>
                  void changePicture({ ...item, fields: item.fields.with(at, { name, value: data.value }) })
                }
              />
            </Field>
          ))}
          <div className={styles.actions}>
            {isCard && (
              <Button
                appearance="primary"
                icon={<PersonAddRegular />}
                disabledFocusable={!canKeep}
                onClick={() => void keepContact()}
              >
                {t('pictures.keep')}
              </Button>
            )}
            {item.kind === 'product' && (
              <Button
                appearance="primary"
                icon={<BoxRegular />}
                disabledFocusable={!product.canKeep}
                onClick={() => void product.keep()}
              >
                {t('pictures.keepProduct')}
              </Button>
            )}
            {item.fields.length > 0 && (
              <Button icon={<CopyRegular />} onClick={() => void copy()}>
                {t('pictures.copy')}
              </Button>
            )}
            {model.isReading ? (
              <Spinner size="tiny" label={t('pictures.reading')} />
            ) : (
              <OnlineButton
                icon={<SparkleRegular />}
                disabledFocusable={!model.canRead}
                onClick={() => void model.read()}
              >
                {t('pictures.byModel', { count: model.price })}
              </OnlineButton>
            )}
            <Button icon={<DeleteRegular />} onClick={() => void drop()}>
              {t('pictures.drop')}
            </Button>
          </div>
          {!model.canRead && !model.isReading && <p className={styles.note}>{t('pictures.noModel')}</p>}
        </div>
      </div>
    </Part>
  )
}

const knownFields = [
  'name',
  'material',
  'colour',
  'size',
  'brand',
  'hs_code',
  'text',
  'title',
  'number',
  'date',
  'from',
  'to',
  'amount',
] as const

/** Names that the server asks the model for; another one stands as it is. */
function fieldName(t: TFunction<'fair'>, name: string): string {
  const known = knownFields.find((field) => field === name)
  return known ? t(`pictures.field.${known}`) : name
}

/** What was read becomes the draft of a product, in the words of this screen. */
function useProductKeeping({ id, kind, fields }: PictureItem, bytes: Uint8Array<ArrayBuffer> | null, isLast: boolean) {
  const { t } = useTranslation('fair')
  const toasts = useToasts()
  const navigate = useNavigate()
  const keepProduct = useKeepProduct()
  const [isBusy, setBusy] = useState(false)
  const lang = language.useValue() === 'zh-CN' ? ('zh' as const) : ('en' as const)
  const name = fields.find((field) => field.name === 'name')?.value.trim() ?? ''
  const canKeep = kind === 'product' && name !== '' && bytes !== null && !isBusy
  async function keep() {
    if (!canKeep) return
    setBusy(true)
    try {
      const said = fields.filter((field) => field.name !== 'name' && field.value.trim())
      const text = said.map((field) => t('pictures.fact', { name: fieldName(t, field.name), value: field.value }))
      const product = await keepProduct({ name, text: text.join('\n'), language: lang, bytes })
      await dropPicture(id)
      toasts.done(t('pictures.productKept', { name }))
      // Where others wait they are looked at first.
      if (isLast) await navigate(`/tools/pinShop?product=${product}`)
    } catch (error) {
      toasts.failed(error)
    }
    setBusy(false)
  }
  return { canKeep, keep }
}

function useModelReading(item: PictureItem, bytes: Uint8Array<ArrayBuffer> | null) {
  const toasts = useToasts()
  const lang = language.useValue() === 'zh-CN' ? ('zh' as const) : ('en' as const)
  const [isReading, setReading] = useState(false)
  const facts = useAnswer(assistantCalls.state, {}).answer?.data
  const canRead = Boolean(facts?.has_vision && facts.may_use && facts.owner !== 'none' && bytes)
  async function read() {
    if (!bytes) return
    setReading(true)
    try {
      await changePicture({ ...item, ...(await readByModel(bytes, { kind: item.kind, language: lang })) })
    } catch (error) {
      toasts.failed(error)
    }
    setReading(false)
  }
  return { canRead, isReading, read, price: facts?.prices.picture ?? 0 }
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
  },
  picture: { maxHeight: '50dvh', backgroundColor: tokens.colorNeutralBackground3 },
  words: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
