import { Button, MessageBar, MessageBarBody, makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Bundle, receiptCode, receiverCode } from '#domain/fair/bundle'
import { bytesOfSeries, type Series, withFrame } from '#domain/fair/frames'
import { limits } from '#domain/limits'
import type { ReadCode } from '#workers/fair/readCode'
import type { Lock } from '#workers/fair/shareLeads'
import { FileInput } from '../../components/FileInput.tsx'
import { useClient } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import { useWho } from '../../lib/people.ts'
import { useUser } from '../../lib/session.ts'
import { useToasts } from '../../lib/toasts.ts'
import { CodeCamera, type Took } from './CodeCamera.tsx'
import { forgetLock, keptLock } from './lock.ts'
import { Hint, LargeCode, ShareLeadsFrame } from './ShareLeadsFrame.tsx'
import { useShareLeads } from './useShareLeads.ts'

type Step = { kind: 'mine' | 'scan' } | { kind: 'preview' | 'receipt'; bundle: Bundle }

/** Leads of a colleague's phone come here: this phone shows who may open them, sees them, and says that it has them. */
export function TakeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const { account, id: user } = useUser()
  const who = useWho()
  const words = useWords()
  const toasts = useToasts()
  const { sync } = useClient()
  const ask = useShareLeads()
  const lock = useLock(account, user)
  const [step, setStep] = useState<Step>({ kind: 'mine' })
  const [series, setSeries] = useState<Series | null>(null)
  const seen = useRef<Series | null>(null)
  const [problem, setProblem] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const isReady = lock !== null

  async function open(bytes: Uint8Array<ArrayBuffer>) {
    const opened = await ask().open(bytes, lock!)
    if (opened.kind === 'bundle') {
      setProblem('')
      return setStep({ kind: 'preview', bundle: opened.bundle })
    }
    seen.current = null
    setSeries(null)
    setProblem(t(`shareLeads.refused.${opened.why}`))
    setStep({ kind: 'mine' })
  }
  async function openFile(chosen: File) {
    if (chosen.size > limits.bundleBytes) return setProblem(t('shareLeads.refused.notOne'))
    await open(new Uint8Array(await chosen.arrayBuffer()))
  }
  function scan(read: ReadCode): Took {
    const next = read.kind === 'frame' ? withFrame(seen.current, read.text) : null
    if (!next) return 'other'
    seen.current = next
    setSeries(next)
    const bytes = bytesOfSeries(next)
    if (!bytes) return 'more'
    void open(bytes)
    return 'done'
  }
  async function keep(bundle: Bundle) {
    const { changes: leads, known } = await ask().changes({ account, user }, bundle)
    // One after the other: what breaks off in between goes on where it was, because what is here is not taken again.
    for (const changes of leads) {
      const saved = await sync.mutateAll(changes)
      if (saved.kind === 'refused') return setProblem(words.ofCode(saved.code))
    }
    toasts.done(leads.length ? t('shareLeads.kept', { count: leads.length }) : t('shareLeads.known'))
    if (known) toasts.info(t('shareLeads.joined', { count: known }))
    await forgetLock()
    setStep({ kind: 'receipt', bundle })
  }

  return (
    <ShareLeadsFrame
      title={t('shareLeads.takeTitle')}
      onClose={onClose}
      actions={
        step.kind === 'preview' && (
          <Button appearance="primary" onClick={() => void keep(step.bundle)}>
            {t('shareLeads.keep')}
          </Button>
        )
      }
    >
      {problem && (
        <MessageBar intent="warning">
          <MessageBarBody>{problem}</MessageBarBody>
        </MessageBar>
      )}
      {step.kind === 'mine' && (
        <>
          <Hint>{t('shareLeads.mine')}</Hint>
          {lock && <LargeCode text={receiverCode(lock.receiver)} label={t('shareLeads.mineCode')} />}
          <Hint>{t('shareLeads.mineNote')}</Hint>
          <div className={styles.buttons}>
            <Button appearance="primary" disabled={!isReady} onClick={() => setStep({ kind: 'scan' })}>
              {t('shareLeads.scanSeries')}
            </Button>
            <Button disabled={!isReady} onClick={() => file.current?.click()}>
              {t('shareLeads.chooseFile')}
            </Button>
          </div>
          <FileInput input={file} name="bundle" onFiles={([chosen]) => chosen && void openFile(chosen)} />
        </>
      )}
      {step.kind === 'scan' && (
        <>
          <CodeCamera hint={t('shareLeads.scanning')} onRead={scan} />
          {series && (
            <>
              <ProgressBar value={series.parts.size / series.of} aria-label={t('shareLeads.scanning')} />
              <Hint>{t('shareLeads.progress', { count: series.parts.size, of: series.of })}</Hint>
            </>
          )}
        </>
      )}
      {step.kind === 'preview' && <Preview bundle={step.bundle} from={who(step.bundle.from)} />}
      {step.kind === 'receipt' && (
        <>
          <LargeCode text={receiptCode(step.bundle)} label={t('shareLeads.receiptCode')} />
          <Hint>{t('shareLeads.receiptNote')}</Hint>
        </>
      )}
    </ShareLeadsFrame>
  )
}

function Preview({ bundle, from }: { bundle: Bundle; from: string }) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  return (
    <>
      <strong>{t('shareLeads.preview', { count: bundle.leads.length, name: from })}</strong>
      <ul className={styles.list}>
        {bundle.leads.map(({ contact: { id, name = '', company = '' } }) => (
          <li key={id}>{[name, company].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
    </>
  )
}

/** Kept until a bundle has come: the tab may be closed between the two codes. */
function useLock(account: string, user: string): Lock | null {
  const [lock, setLock] = useState<Lock | null>(null)
  useEffect(() => {
    let isLeft = false
    keptLock({ account, user })
      .then((found) => !isLeft && setLock(found))
      .catch(console.error)
    return () => {
      isLeft = true
    }
  }, [account, user])
  return lock
}

const useStyles = makeStyles({
  buttons: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: tokens.spacingHorizontalM },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, overflowWrap: 'anywhere' },
})
