import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClient } from '../../../lib/client.ts'
import { ContentField } from '../parts/ContentField.tsx'
import { SeoFields } from '../parts/SeoFields.tsx'
import type { TypedPicture } from '../parts/typedPicture.ts'
import { materialOf } from './materialOf.ts'
import type { StepProps } from './wizard.ts'

/** The text of the product, and what search engines show of it. */
export function DetailStep({ typed, set, language }: StepProps) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const isTwice = useTitleTwice(typed.id, typed.title[language] ?? '', language)
  const variants = typed.type === 'variable' ? typed.variants : []
  const pictures = [typed.picture, ...typed.banners, ...variants.map(({ picture }) => picture)].filter(
    (picture) => picture !== null,
  )
  return (
    <div className={styles.form}>
      <ContentField
        content={typed.content}
        chosen={typed.textPictures ?? noPictures}
        of={{ entity: 'product', id: typed.id }}
        language={language}
        material={() => materialOf(typed, language, t('field.content'))}
        onContent={(content, textPictures) => set({ content, textPictures })}
      />
      <SeoFields
        page={{ ...typed, pictures }}
        slug={typed.slug}
        language={language}
        isTwice={isTwice}
        material={(wanted) => materialOf(typed, language, wanted)}
        onSeo={set}
      />
    </div>
  )
}

const noPictures: readonly TypedPicture[] = []

/** Whether another product has this title. */
function useTitleTwice(id: string, title: string, language: StepProps['language']): boolean {
  const { products } = useClient()
  const [found, setFound] = useState({ title: '', isTwice: false })
  useEffect(() => {
    let isHere = true
    products
      .sameTitle({ id, title, language })
      .then((same) => isHere && setFound({ title, isTwice: same !== null }), console.error)
    return () => {
      isHere = false
    }
  }, [products, id, title, language])
  return found.title === title && found.isTwice
}

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 720px)', gap: tokens.spacingVerticalL },
})
