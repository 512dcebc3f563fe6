import { Button, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular, DismissRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileEntity } from '#domain/blobs/fileOf'
import { limits } from '#domain/limits'
import { type ShopLanguage, withText } from '#domain/shop/texts'
import type { ShopPictureCut } from '#workers/blobs/api'
import { FileInput } from '../../../components/FileInput.tsx'
import { TypedPictureView } from './TypedPictureView.tsx'
import type { TypedPicture } from './typedPicture.ts'
import { useTakePicture } from './useTakePicture.ts'

type Props = {
  label: string
  picture: TypedPicture | null
  of: { entity: FileEntity; id: string }
  language: ShopLanguage
  onPicture: (picture: TypedPicture | null) => void
  fault?: string | undefined
}
const cuts = ['square', 'fitted', 'whole'] as const

/** A picture, how it is cut when it is chosen, and what it shows in words. */
export function ShopPictureField({ label, picture, of, language, onPicture, fault }: Props) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const [cut, setCut] = useState<ShopPictureCut>('square')
  const { take, isBusy } = useTakePicture()
  const choose = async (file: File) => {
    const made = await take(file, cut)
    if (made) onPicture({ ...made, alt: picture?.alt ?? {} })
  }
  return (
    <Field
      label={label}
      hint={t('picture.hint')}
      {...(fault && { validationState: 'error', validationMessage: fault })}
    >
      <div className={styles.root}>
        <TypedPictureView picture={picture} of={of} size="large" alt={picture?.alt[language] ?? ''} />
        <div className={styles.side}>
          <Select
            aria-label={t('picture.cut')}
            value={cut}
            onChange={(_, { value }) => setCut(cuts.find((one) => one === value) ?? 'square')}
          >
            {cuts.map((one) => (
              <option key={one} value={one}>
                {t(`picture.cuts.${one}`)}
              </option>
            ))}
          </Select>
          <div className={styles.buttons}>
            <Button icon={<ArrowUploadRegular />} disabledFocusable={isBusy} onClick={() => input.current?.click()}>
              {t(picture ? 'picture.change' : 'picture.choose')}
            </Button>
            {picture && (
              <Button appearance="subtle" icon={<DismissRegular />} onClick={() => onPicture(null)}>
                {t('picture.remove')}
              </Button>
            )}
          </div>
          {picture && (
            <Input
              name="alt"
              aria-label={t('picture.alt')}
              placeholder={t('picture.alt')}
              maxLength={limits.lineLength}
              value={picture.alt[language] ?? ''}
              onChange={(_, { value }) => onPicture({ ...picture, alt: withText(picture.alt, language, value) })}
            />
          )}
        </div>
        <FileInput
          input={input}
          accept="image/png,image/jpeg"
          aria-label={label}
          onFiles={([file]) => file && void choose(file)}
        />
      </div>
    </Field>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, alignItems: 'flex-start' },
  side: { display: 'grid', gap: tokens.spacingVerticalS, flex: '1 1 180px', minWidth: 0, maxWidth: '320px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
