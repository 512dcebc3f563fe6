import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import {
  ArrowReplyRegular,
  CallRegular,
  CopyRegular,
  DocumentRegular,
  ImageRegular,
  OpenRegular,
  VideoRegular,
} from '@fluentui/react-icons'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exampleValues, filledText, type TemplateButton, type TemplateContent } from '#domain/whatsapp/template'
import { useFile } from '../../lib/fileUrl.ts'
import { browserLanguage, directionOf, isCutOnPhones, linesBeforeMore, phoneRuns } from './phoneText.ts'

type Props = {
  content: TemplateContent
  /** null: its template is not kept yet */
  id: string | null
  /** what the header shows instead of the template's own picture */
  picture?: string | null
}

export function PhoneBubble({ content, id, picture = null }: Props) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const { header, footer, buttons, language } = content
  const { texts } = exampleValues(content)
  return (
    <div className={styles.root} lang={browserLanguage(language)} dir={directionOf(language)}>
      <div className={styles.bubble}>
        {header.kind === 'text' && header.text && (
          <strong className={styles.words}>{filledText(header.text, texts)}</strong>
        )}
        {header.kind !== 'text' && header.kind !== 'none' && <HeaderMedia header={header} id={id} picture={picture} />}
        <BodyText content={content} />
        {footer && <span className={mergeClasses(styles.words, styles.footer)}>{footer}</span>}
      </div>
      {buttons.map((button, n) => (
        // What a button is, is where it stands.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={n} className={styles.button}>
          {icons[button.kind]}
          <span className={styles.label}>
            {button.kind === 'copy'
              ? t('template.button.copyLabel')
              : button.text || t(`template.button.kinds.${button.kind}`)}
          </span>
        </span>
      ))}
    </div>
  )
}

const icons: Record<TemplateButton['kind'], React.ReactElement> = {
  url: <OpenRegular aria-hidden />,
  phone: <CallRegular aria-hidden />,
  reply: <ArrowReplyRegular aria-hidden />,
  copy: <CopyRegular aria-hidden />,
}

function BodyText({ content }: { content: TemplateContent }) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const [isWhole, setWhole] = useState(false)
  const text = filledText(content.body, exampleValues(content).texts)
  const isCut = content.category === 'marketing' && isCutOnPhones(text)
  if (!text.trim()) return <span className={styles.footer}>{t('template.preview.empty')}</span>
  return (
    <>
      <span className={mergeClasses(styles.words, isCut && !isWhole && styles.cut)}>
        {phoneRuns(text).map(({ text: words, bold, italic, strike, mono }, n) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={n}>
            <span
              className={mergeClasses(
                bold && styles.bold,
                italic && styles.italic,
                strike && styles.strike,
                mono && styles.mono,
              )}
            >
              {words}
            </span>
          </Fragment>
        ))}
      </span>
      {isCut && (
        <Button appearance="transparent" size="small" className={styles.more} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'template.preview.less' : 'template.preview.more')}
        </Button>
      )}
    </>
  )
}

type Media = Exclude<TemplateContent['header'], { kind: 'none' } | { kind: 'text' }>
const mediaIcons = { image: ImageRegular, video: VideoRegular, document: DocumentRegular }

type MediaProps = Required<Pick<Props, 'id' | 'picture'>> & { header: Media }

function HeaderMedia({ header: { kind, file }, id, picture }: MediaProps) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const Icon = mediaIcons[kind]
  if (kind === 'image' && file && picture) return <img className={styles.picture} src={picture} alt={file.name} />
  if (kind === 'image' && file && id) return <Picture hash={file.hash} name={file.name} id={id} />
  return (
    <span className={styles.media}>
      <Icon fontSize={32} aria-hidden />
      <span className={styles.words}>{file?.name ?? t(`template.preview.${kind}`)}</span>
    </span>
  )
}

function Picture({ hash, name, id }: { hash: string; name: string; id: string }) {
  const styles = useStyles()
  const { url } = useFile('whatsapp_template', id, hash)
  return url ? (
    <img className={styles.picture} src={url} alt={name} />
  ) : (
    <span className={styles.media}>
      <ImageRegular fontSize={32} aria-hidden />
      <span className={styles.words}>{name}</span>
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  bubble: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  words: { minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  cut: {
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: `${linesBeforeMore}`,
    WebkitBoxOrient: 'vertical',
  },
  more: { justifySelf: 'start' },
  footer: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  bold: { fontWeight: tokens.fontWeightBold },
  italic: { fontStyle: 'italic' },
  strike: { textDecorationLine: 'line-through' },
  mono: { fontFamily: tokens.fontFamilyMonospace },
  button: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    padding: tokens.spacingVerticalS,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForeground1,
  },
  label: { minWidth: 0, overflowWrap: 'anywhere' },
  media: {
    display: 'grid',
    placeItems: 'center',
    gap: tokens.spacingVerticalXS,
    minHeight: '120px',
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    textAlign: 'center',
  },
  picture: { width: '100%', maxHeight: '240px', objectFit: 'cover', borderRadius: tokens.borderRadiusMedium },
})
