import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  Select,
  Textarea,
  tokens,
} from '@fluentui/react-components'
import { SparkleRegular, StopRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { botLanguages } from '#domain/assistant/bot'
import { proposalParts, textOfProposal } from '#domain/assistant/proposal'
import { useLanguageName } from '../../lib/languageNames.ts'
import { useToasts } from '../../lib/toasts.ts'
import { Dialog } from '../Dialog.tsx'
import { sendForm } from '../sendForm.ts'
import { Tabs } from '../Tabs.tsx'
import { type AssistSubject, type AssistWish, assistWishes } from './assistSubject.ts'
import { BackTranslation } from './BackTranslation.tsx'
import { ModelNote } from './ModelNote.tsx'
import { ProposalView } from './ProposalView.tsx'
import { useAssistant } from './useAssistant.ts'
import { useProposal } from './useProposal.ts'

type Props = { subject: AssistSubject; onClose: () => void }

/** Asks for a text and shows what it would change; nothing is put in before somebody presses for it, and nothing is sent. */
export function AssistDialog({ subject, onClose }: Props) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const toasts = useToasts()
  const { facts, obstacle } = useAssistant()
  const [before] = useState(subject.text)
  const wishes = subject.wishes.filter((wish) => assistWishes[wish] === 'write' || before.trim() !== '')
  const [wish, setWish] = useState<AssistWish>(wishes[0] ?? subject.wishes[0]!)
  const [more, setMore] = useState('')
  const [language, setLanguage] = useState<string>(subject.language ?? 'en')
  const [target, setTarget] = useState<string | null>(null)
  useTheirLanguage(subject, setTarget)
  const proposal = useProposal(subject)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const parts = proposalParts(assistWishes[wish] === 'change' ? before : '', proposal.text)
  const into = wish === 'translate' ? (target ?? language) : language
  const isReady = proposal.text.trim() !== '' && !proposal.isRunning
  const blocked = wish === 'translate' ? null : obstacle
  const canAsk = !proposal.isRunning && blocked === null && wishes.includes(wish)

  function choose(next: AssistWish) {
    proposal.clear()
    setLeft(new Set())
    setWish(next)
  }
  function use() {
    subject.onUse(textOfProposal(parts, (at) => !left.has(at)))
    onClose()
    toasts.done(t('assist.used'), { undo: () => void subject.onUse(before) })
  }
  const submit = (event: { stopPropagation(): void }) => {
    // It may be opened within a form of somebody else, which would send what is typed there.
    event.stopPropagation()
    setLeft(new Set())
    return proposal.ask(wish, { more, language: into, before })
  }
  const languages = wish === 'translate' ? botLanguages : (['zh', 'en'] as const)
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <form onSubmit={(event) => sendForm(event, submit)} noValidate>
          <DialogBody>
            <DialogTitle>{t('assist.title')}</DialogTitle>
            <DialogContent className={styles.content}>
              {subject.wishes.length > 1 && (
                <Tabs
                  tabs={subject.wishes.map((value) => ({ value, label: t(`assist.wish.${value}`) }))}
                  chosen={wish}
                  onChoose={choose}
                  label={t('assist.what')}
                  size="small"
                />
              )}
              {!wishes.includes(wish) && <p className={styles.note}>{t('assist.nothingYet')}</p>}
              <div className={styles.line}>
                {wish !== 'translate' && (
                  <Field label={t('assist.more')} className={styles.more}>
                    <Textarea
                      name="wish"
                      rows={1}
                      value={more}
                      maxLength={1_000}
                      placeholder={t('assist.moreHint')}
                      onChange={(_, { value }) => setMore(value)}
                    />
                  </Field>
                )}
                <Field label={t('assist.language')}>
                  <Select
                    value={into}
                    onChange={(_, { value }) => (wish === 'translate' ? setTarget(value) : setLanguage(value))}
                  >
                    {languages.map((one) => (
                      <LanguageOption key={one} code={one} />
                    ))}
                  </Select>
                </Field>
              </div>
              {wish === 'translate' ? (
                <small className={styles.note}>{t('translate.how')}</small>
              ) : (
                <ModelNote facts={facts} obstacle={obstacle} />
              )}
              {proposal.problem && (
                <p className={styles.problem} role="alert">
                  {proposal.problem}
                </p>
              )}
              {proposal.text && (
                <ProposalView
                  parts={parts}
                  isRunning={proposal.isRunning}
                  left={left}
                  onToggle={(at) => setLeft((now) => toggled(now, at))}
                />
              )}
              {proposal.by && isReady && <small className={styles.note}>{proposal.by}</small>}
              {wish === 'translate' && isReady && <BackTranslation text={proposal.text} from={into} />}
            </DialogContent>
            <DialogActions fluid className={styles.actions}>
              <Button onClick={onClose}>{t('assist.close')}</Button>
              {proposal.isRunning ? (
                <Button icon={<StopRegular />} onClick={proposal.stop}>
                  {t('gpt.stop')}
                </Button>
              ) : (
                <Button
                  type="submit"
                  icon={<SparkleRegular />}
                  appearance={isReady ? 'secondary' : 'primary'}
                  disabledFocusable={!canAsk}
                >
                  {t(proposal.text ? 'assist.again' : 'assist.ask')}
                </Button>
              )}
              {isReady && (
                <Button appearance="primary" onClick={use}>
                  {t('assist.use')}
                </Button>
              )}
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}

/** Once, and not over what was chosen meanwhile. */
function useTheirLanguage({ theirs }: AssistSubject, onFound: (set: (chosen: string | null) => string | null) => void) {
  const [ask] = useState(() => theirs)
  useEffect(() => {
    let isLeft = false
    ask?.().then(
      (found) => !isLeft && onFound((chosen) => chosen ?? found),
      (error: unknown) => console.error(error),
    )
    return () => {
      isLeft = true
    }
  }, [ask, onFound])
}

const LanguageOption = ({ code }: { code: string }) => <option value={code}>{useLanguageName()(code)}</option>

function toggled(now: ReadonlySet<number>, at: number): ReadonlySet<number> {
  const next = new Set(now)
  if (!next.delete(at)) next.add(at)
  return next
}

const useStyles = makeStyles({
  surface: { maxWidth: '680px' },
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  more: { flex: '1 1 240px' },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  problem: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
