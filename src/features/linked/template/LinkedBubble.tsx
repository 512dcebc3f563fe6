import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowSyncRegular, DocumentRegular, VideoRegular } from '@fluentui/react-icons'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { merged, mergeValues } from '#domain/email/render/mergeTags'
import { linkedMediaOf } from '#domain/linked/template'
import { countVariants, withVariants } from '#domain/linked/variants'
import { useFile } from '../../../lib/fileUrl.ts'
import type { TemplateFile, TypedTemplate } from './typedTemplate.ts'

/** `id`: null where the template is not kept yet. */
type Props = { typed: TypedTemplate; id: string | null }

/** The template as a phone shows it, one of its variants at a time. */
export function LinkedBubble({ typed: { text, file }, id }: Props) {
  const { t } = useTranslation('linked')
  const styles = useStyles()
  const [variant, setVariant] = useState(0)
  const example = mergeValues(
    { ...t('template.example', { returnObjects: true }), company_website: '' },
    '',
    (code) => code,
  )
  const shown = merged(
    withVariants(text, (many, place) => (variant + place) % many),
    example,
  ).trim()
  return (
    <section className={styles.root} aria-label={t('template.preview')}>
      <strong>{t('template.preview')}</strong>
      <div className={styles.phone}>
        <div className={styles.bubble}>
          {file && <BubbleFile file={file} id={id} />}
          {shown ? <span className={styles.words}>{shown}</span> : !file && <span>{t('template.previewEmpty')}</span>}
        </div>
      </div>
      {countVariants(text) > 1 && (
        <Button
          className={styles.other}
          appearance="subtle"
          icon={<ArrowSyncRegular />}
          onClick={() => setVariant(variant + 1)}
        >
          {t('template.otherVariant')}
        </Button>
      )}
    </section>
  )
}

function BubbleFile({ file, id }: { file: TemplateFile; id: string | null }) {
  const styles = useStyles()
  const kept = useFile('linked_message', id ?? '', file.hash).url
  const { bytes, mime } = file
  const fresh = useMemo(() => (bytes ? URL.createObjectURL(new Blob([bytes], { type: mime })) : null), [bytes, mime])
  useEffect(() => () => void (fresh && URL.revokeObjectURL(fresh)), [fresh])
  const media = linkedMediaOf(file)
  const picture = media === 'image' ? (fresh ?? kept) : null
  if (picture) return <img className={styles.picture} src={picture} alt={file.name} />
  return (
    <span className={styles.file}>
      {media === 'video' ? <VideoRegular aria-hidden /> : <DocumentRegular aria-hidden />}
      <span className={styles.words}>{file.name}</span>
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', alignContent: 'start', gap: tokens.spacingVerticalS, minWidth: 0 },
  phone: {
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  bubble: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: { minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  picture: { maxWidth: '100%', borderRadius: tokens.borderRadiusMedium },
  file: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  other: { justifySelf: 'start' },
})
