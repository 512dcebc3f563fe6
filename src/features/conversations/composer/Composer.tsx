import {
  Button,
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  Textarea,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular, MicRegular, SendRegular } from '@fluentui/react-icons'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conversation } from '#domain/conversations/conversation'
import type { CannedAnswer } from '#domain/conversations/note'
import { limits } from '#domain/limits'
import { Tabs } from '../../../components/Tabs.tsx'
import { isRunning } from '../../../components/voice/useVoiceRecorder.ts'
import { RecordingBar } from '../../../components/voice/VoiceRecorder.tsx'
import { useWords } from '../../../lib/errors.ts'
import { phone as phoneStyle, usePhone } from '../../../lib/media.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { CannedList } from '../canned/CannedList.tsx'
import { useCannedAnswers } from '../canned/useCannedAnswers.ts'
import { conversationName } from '../names.ts'
import type { ConversationWork } from '../useConversationWork.ts'
import { AttachedFiles } from './AttachedFiles.tsx'
import { ComposerFoot } from './ComposerFoot.tsx'
import { ComposerTools } from './ComposerTools.tsx'
import { cannedMatches, strokeOf } from './cannedMatches.ts'
import { CommentBar } from './comments/CommentBar.tsx'
import type { CommentChoice } from './comments/useCommentChoice.ts'
import { ObstacleNote } from './ObstacleNote.tsx'
import { SendTemplateDialog } from './SendTemplateDialog.tsx'
import type { AnswerMeans } from './useAnswering.ts'
import type { Attacher } from './useAttacher.ts'
import type { ComposerDraft } from './useComposerDraft.ts'
import { useSendMessage } from './useSendMessage.ts'
import { useVoiceMessage } from './useVoiceMessage.ts'

/** What is said into a phone is heard there as a voice message. */
const carriesVoice: ReadonlySet<string> = new Set(['whatsapp', 'linked'])

type Props = {
  conversation: Conversation
  draft: ComposerDraft
  attaching: Attacher
  answering: AnswerMeans
  choice: CommentChoice | null
  work: ConversationWork
  onCanned: () => void
  /** an answer is being written, or no longer */
  onComposing: (isComposing: boolean) => void
}

/** Where an answer is written, or a note for colleagues. What is typed stays on the device until it is sent. */
export function Composer({ conversation, draft, attaching, answering, choice, work, onCanned, onComposing }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const phone = usePhone()
  const isConnected = useConnected()
  const area = useRef<HTMLTextAreaElement>(null)
  const { value, set } = draft
  const send = useSendMessage(conversation, draft, work, choice)
  const answers = useCannedAnswers()
  const isNote = value.mode === 'note'
  const text = isNote ? value.note : value.body
  const { obstacle, isTooLong } = answering
  const stroke = isNote ? null : strokeOf(value.body)
  const offered = stroke === null ? [] : cannedMatches(answers ?? [], stroke)
  const [at, setAt] = useState(0)
  const [isHidden, setHidden] = useState(false)
  const [isTemplate, setTemplate] = useState(false)
  const isOffering = stroke !== null && !isHidden && obstacle === null
  const words = useWords()
  const voice = useVoiceMessage(attaching)
  const isRecording = isRunning(voice.state)
  const isSaying = text.trim() !== '' || (!isNote && draft.files.length > 0)
  const canSend = isSaying && !attaching.isBusy && (isNote ? obstacle !== 'readOnly' : obstacle === null && !isTooLong)

  const offersVoice = !isNote && carriesVoice.has(conversation.channel) && !isSaying && obstacle === null

  function write(next: string) {
    setAt(0)
    setHidden(false)
    set(isNote ? { note: next } : { body: next })
    if (!isNote) onComposing(next.trim() !== '')
  }
  function leave() {
    onComposing(false)
    attaching.forgetRefusals()
    void send()
  }
  function insert({ text: canned }: CannedAnswer) {
    set({ body: canned })
    area.current?.focus()
  }
  function onPaste(event: ClipboardEvent) {
    const { files, types } = event.clipboardData
    // Office programs put a picture of a text beside the text.
    if (isNote || files.length === 0 || types.includes('text/plain')) return
    event.preventDefault()
    attaching.attach([...files])
  }
  function onKeyDown(event: KeyboardEvent) {
    // The confirming Enter of a Chinese input method belongs to the input method.
    if (event.nativeEvent.isComposing) return
    if (isOffering && offered.length > 0) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined) setAt((at + step + offered.length) % offered.length)
      else if (event.key === 'Enter' || event.key === 'Tab') insert(offered[at]!)
      else if (event.key === 'Escape') setHidden(true)
      else return
      event.preventDefault()
      event.stopPropagation()
      return
    }
    // On a phone Enter begins a new line: nothing else there does.
    if (event.key !== 'Enter' || event.shiftKey || phone) return
    event.preventDefault()
    if (canSend) leave()
  }
  const hint = isNote ? t('compose.noteHint') : t('compose.hint')
  const label = isNote ? t('compose.noteLabel') : t('compose.label', { name: conversationName(conversation) })
  return (
    <section className={mergeClasses(styles.root, isNote && styles.note)} aria-label={label}>
      {isOffering && <CannedList answers={offered} at={at} onChoose={insert} onManage={onCanned} />}
      {!isNote && value.quote && (
        <div className={styles.quote}>
          <span>{value.quote.text}</span>
          <Button
            appearance="subtle"
            size="small"
            icon={<DismissRegular />}
            aria-label={t('compose.unquote')}
            onClick={() => set({ quote: null })}
          />
        </div>
      )}
      <div className={styles.line}>
        <Tabs
          tabs={(['message', 'note'] as const).map((mode) => ({ value: mode, label: t(`compose.${mode}`) }))}
          chosen={value.mode}
          onChoose={(mode) => set({ mode })}
          label={t('compose.mode')}
          size="small"
        />
        {!isNote && !obstacle && (
          <ComposerTools
            conversation={conversation}
            draft={draft}
            attaching={attaching}
            choice={choice}
            work={work}
            onCanned={() => {
              if (!value.body) write('/')
              else onCanned()
              area.current?.focus()
            }}
            onTemplate={() => setTemplate(true)}
          />
        )}
      </div>
      {!isNote && choice?.isOffered && obstacle !== 'product' && obstacle !== 'readOnly' && (
        <CommentBar choice={choice} />
      )}
      {!isNote && obstacle && (
        <ObstacleNote obstacle={obstacle} conversation={conversation} onTemplate={() => setTemplate(true)} />
      )}
      {!isNote && <AttachedFiles draft={draft} attaching={attaching} />}
      {voice.problem && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{words.ofCode(voice.problem)}</MessageBarBody>
        </MessageBar>
      )}
      {isRecording && <RecordingBar recorder={voice} />}
      {!isRecording && (isNote || !obstacle) && (
        <div className={styles.line}>
          <Textarea
            name="message"
            className={styles.area}
            textarea={{ ref: area, rows: 2 }}
            value={text}
            placeholder={hint}
            aria-label={label}
            maxLength={limits.messageLength}
            onChange={(_, { value: next }) => write(next)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          {offersVoice && (
            <Button
              appearance="subtle"
              icon={<MicRegular />}
              disabledFocusable={voice.state !== 'idle' || attaching.isBusy}
              aria-label={t('compose.voice')}
              title={t('compose.voice')}
              onClick={voice.start}
            />
          )}
          <Button
            appearance="primary"
            icon={<SendRegular />}
            disabledFocusable={!canSend}
            aria-label={t(isNote ? 'compose.addNote' : 'compose.send')}
            {...(!phone && { title: t('compose.enter') })}
            onClick={() => canSend && leave()}
          >
            {phone ? null : t(isNote ? 'compose.addNote' : 'compose.send')}
          </Button>
        </div>
      )}
      {isTemplate && <SendTemplateDialog conversation={conversation} work={work} onClose={() => setTemplate(false)} />}
      {!isNote && !obstacle && <ComposerFoot conversation={conversation} answering={answering} isTyped={isSaying} />}
      {!isConnected && !isNote && !obstacle && (
        <MessageBar className={styles.offline}>
          <MessageBarBody>{t('compose.offline')}</MessageBarBody>
        </MessageBar>
      )}
    </section>
  )
}

const finger = '@media (pointer: coarse)'
const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flexShrink: 0,
    gap: tokens.spacingVerticalXS,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS}`,
    // The round button of the bar stands higher than the bar.
    [phoneStyle]: { paddingBottom: '20px' },
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  note: { backgroundColor: tokens.colorPaletteYellowBackground1 },
  quote: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingInlineStart: tokens.spacingHorizontalS,
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    '& > span': { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  line: {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    '& button': { flexShrink: 0, minWidth: 'auto', [finger]: { minHeight: '44px', minWidth: '44px' } },
  },
  area: {
    flexGrow: 1,
    minWidth: 0,
    '& textarea': { maxHeight: '30dvh', fieldSizing: 'content', [finger]: { fontSize: tokens.fontSizeBase400 } },
  },
  offline: { minHeight: 'auto' },
})
