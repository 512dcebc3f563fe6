import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular, DocumentAddRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BotDocument, botFileEnding } from '#domain/assistant/bot'
import { botCalls } from '#domain/assistant/calls'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { toBase64 } from '#workers/base64'
import { newId } from '#workers/newId'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { FileInput } from '../../../components/FileInput.tsx'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../../lib/useAnswer.ts'

/** Texts, PDF and office files that the bot answers from, with the pages that an import kept. */
export function DocumentsPart() {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const toasts = useToasts()
  const input = useRef<HTMLInputElement>(null)
  const [isAdding, setAdding] = useState(false)
  const [dropped, setDropped] = useState<BotDocument | null>(null)
  const answered = useAnswer(botCalls.documents, {})

  async function add(files: readonly File[]) {
    setAdding(true)
    for (const file of files)
      try {
        const { name } = await request(botCalls.addDocument, await documentOf(file))
        toasts.done(t('documents.added', { name }))
      } catch (error) {
        toasts.failed(error)
      }
    setAdding(false)
    askAgain()
  }
  async function drop(id: string) {
    try {
      await request(botCalls.dropDocument, { id })
      askAgain()
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (
    <Part title={t('documents.title')}>
      <p className={styles.note}>{t('documents.note', { size: limits.botDocumentBytes / 1_000_000 })}</p>
      <AnswerView answered={answered} lines={2}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.note}>{t('documents.empty')}</p>
          ) : (
            <ul className={styles.list}>
              {list.map((one) => (
                <li key={one.id} className={styles.item}>
                  <span className={styles.words}>
                    <span>{one.name}</span>
                    <span className={styles.note}>
                      {[one.url, t('bot.words', { count: one.words }), t('documents.passages', { count: one.passages })]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <Button
                    appearance="subtle"
                    icon={<DeleteRegular />}
                    aria-label={t('documents.drop', { name: one.name })}
                    onClick={() => setDropped(one)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </AnswerView>
      <div>
        <OnlineButton icon={<DocumentAddRegular />} disabledFocusable={isAdding} onClick={() => input.current?.click()}>
          {t(isAdding ? 'documents.adding' : 'documents.add')}
        </OnlineButton>
        <FileInput
          input={input}
          multiple
          accept=".pdf,.docx,.xlsx,.pptx,.txt,.md,.csv,application/pdf,text/plain"
          aria-label={t('documents.add')}
          onFiles={(files) => void add(files)}
        />
      </div>
      {dropped && (
        <ConfirmDialog
          title={t('documents.drop', { name: dropped.name })}
          text={t('documents.dropText')}
          confirm={t('documents.dropDo')}
          cancel={t('cancel')}
          onConfirm={() => void drop(dropped.id)}
          onClose={() => setDropped(null)}
        />
      )}
    </Part>
  )
}

async function documentOf(file: File) {
  if (file.size > limits.botDocumentBytes) throw new AppError('tooLarge')
  const named = { id: newId(), name: file.name.slice(0, limits.lineLength) }
  if (botFileEnding.test(file.name)) return { ...named, file: toBase64(new Uint8Array(await file.arrayBuffer())) }
  return { ...named, text: (await file.text()).slice(0, limits.botDocumentLength) }
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '& button': { flexShrink: 0 },
  },
  words: { display: 'grid', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
})
