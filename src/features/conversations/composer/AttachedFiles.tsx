import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular, DocumentRegular } from '@fluentui/react-icons'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/formats.ts'
import type { AttachedFile } from './draftFiles.ts'
import type { Attacher } from './useAttacher.ts'
import type { ComposerDraft } from './useComposerDraft.ts'

/** The files that go with the message, each of which can be taken out, and which could not be taken. */
export function AttachedFiles({
  draft: { files, setFiles },
  attaching,
}: {
  draft: ComposerDraft
  attaching: Attacher
}) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const { fileSize } = useFormats()
  const { isBusy, refusals } = attaching
  return (
    <>
      {refusals.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {refusals.map((refusal, at) => (
              <div key={`${at} ${refusal}`}>{refusal}</div>
            ))}
          </MessageBarBody>
        </MessageBar>
      )}
      {(files.length > 0 || isBusy) && (
        <ul className={styles.list} aria-label={t('files.label')}>
          {files.map((file, at) => (
            <li key={`${file.hash} ${file.name}`} className={styles.file}>
              <Face file={file} />
              <span className={styles.name} title={file.name}>
                {file.name}
              </span>
              <span className={styles.size}>{fileSize(file.size)}</span>
              <Button
                appearance="subtle"
                size="small"
                className={styles.remove}
                icon={<DismissRegular />}
                aria-label={t('compose.detach', { name: file.name })}
                title={t('compose.detach', { name: file.name })}
                onClick={() => setFiles(files.toSpliced(at, 1))}
              />
            </li>
          ))}
          {isBusy && (
            <li className={styles.size} role="status">
              {t('files.reading')}
            </li>
          )}
        </ul>
      )}
    </>
  )
}

function Face({ file: { mime, bytes } }: { file: AttachedFile }) {
  const styles = useStyles()
  const isPicture: boolean = mime.startsWith('image/')
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const element = picture.current
    if (!element) return
    const url = URL.createObjectURL(new Blob([bytes], { type: mime }))
    element.src = url
    return () => URL.revokeObjectURL(url)
  }, [bytes, mime])
  if (!isPicture) return <DocumentRegular aria-hidden className={styles.icon} />
  return <img ref={picture} alt="" className={styles.picture} />
}

const finger = '@media (pointer: coarse)'
const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    maxHeight: '22dvh',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    listStyleType: 'none',
  },
  file: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
    maxWidth: '100%',
    boxSizing: 'border-box',
    paddingInlineStart: tokens.spacingHorizontalXS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  icon: { flexShrink: 0 },
  picture: { flexShrink: 0, width: '28px', height: '28px', objectFit: 'cover', borderRadius: tokens.borderRadiusSmall },
  name: {
    minWidth: 0,
    maxWidth: '220px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
  },
  size: { flexShrink: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  remove: { flexShrink: 0, [finger]: { minHeight: '44px', minWidth: '44px' } },
})
