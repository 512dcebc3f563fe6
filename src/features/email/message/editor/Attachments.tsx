import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { AttachRegular, DismissRegular, DocumentRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { FileInput } from '../../../../components/FileInput.tsx'
import { useFormats } from '../../../../lib/formats.ts'
import { useEditor } from './editor.ts'
import { bytesOf, useAttach } from './useAttach.ts'

/** Files that go with the mail, as many and as large as mail services take. */
export function Attachments() {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const formats = useFormats()
  const { state, change } = useEditor()
  const { attach, isBusy, refusals } = useAttach()
  const input = useRef<HTMLInputElement>(null)
  const files = state.fields.attachments
  const room = formats.fileSize(limits.emailAttachmentBytes)
  return (
    <section className={styles.root} aria-label={t('message.files.title')} data-files="">
      <div className={styles.line}>
        <h2 className={styles.title}>{t('message.files.title')}</h2>
        <Button icon={<AttachRegular />} disabledFocusable={isBusy} onClick={() => input.current?.click()}>
          {t('message.files.add')}
        </Button>
      </div>
      <FileInput input={input} name="attachments" multiple onFiles={(files) => void attach(files)} />
      <p className={styles.note}>
        {files.length > 0
          ? t('message.files.sum', {
              count: files.length,
              most: limits.emailAttachments,
              size: formats.fileSize(bytesOf(files)),
              room,
            })
          : t('message.files.hint', { count: limits.emailAttachments, size: room })}
      </p>
      {refusals.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {refusals.map((refusal, at) => (
              <div key={`${at} ${refusal}`}>{refusal}</div>
            ))}
          </MessageBarBody>
        </MessageBar>
      )}
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map(({ hash, name, size }, at) => (
            <li key={`${hash} ${at}`} className={styles.line}>
              <DocumentRegular aria-hidden className={styles.icon} />
              <span className={styles.name}>{name}</span>
              <span className={styles.size}>{formats.fileSize(size)}</span>
              <Button
                appearance="subtle"
                icon={<DismissRegular />}
                aria-label={t('message.files.remove', { name })}
                title={t('message.files.remove', { name })}
                onClick={() => change((fields) => ({ ...fields, attachments: fields.attachments.toSpliced(at, 1) }))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    width: '100%',
    maxWidth: '600px',
    marginInline: 'auto',
    '@media (pointer: coarse)': { '& button': { minHeight: '44px', minWidth: '44px' } },
  },
  title: { margin: 0, flexGrow: 1, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  size: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  icon: { flexShrink: 0 },
  name: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
