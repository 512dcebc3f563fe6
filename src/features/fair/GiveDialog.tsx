import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BundleReceiver, readReceipt, readReceiver } from '#domain/fair/bundle'
import { framesOf } from '#domain/fair/frames'
import type { Given } from '#workers/fair/handOver'
import type { ReadCode } from '#workers/fair/readCode'
import { datedName, saveFile } from '../../components/saveFile.ts'
import { useClient } from '../../lib/client.ts'
import { useWho } from '../../lib/people.ts'
import { useUser } from '../../lib/session.ts'
import { useToasts } from '../../lib/toasts.ts'
import { CodeCamera, type Took } from './CodeCamera.tsx'
import { CodeSeries } from './CodeSeries.tsx'
import { HandOverFrame, Hint } from './HandOverFrame.tsx'
import { useHandOver } from './useHandOver.ts'

type Step =
  | { kind: 'receiver' }
  | { kind: 'how' | 'none'; receiver: BundleReceiver }
  | { kind: 'codes' | 'file' | 'receipt'; receiver: BundleReceiver; given: Given }

/** Leads that only this phone has go to the one that shows its code, and leave this one when that one has them. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('fair')
  const user = useUser()
  const who = useWho()
  const { sync } = useClient()
  const toasts = useToasts()
  const ask = useHandOver()
  const [step, setStep] = useState<Step>({ kind: 'receiver' })
  const [problem, setProblem] = useState('')
  const owner = { account: user.account, user: user.id }

  function scanReceiver(read: ReadCode): Took {
    const receiver = read.kind === 'receiver' ? readReceiver(read.text) : null
    if (!receiver) return 'other'
    const isOwn = receiver.user === user.id
    if (isOwn || receiver.account !== user.account) {
      setProblem(t(isOwn ? 'handOver.own' : 'handOver.foreign'))
      return 'more'
    }
    setProblem('')
    setStep({ kind: 'how', receiver })
    return 'done'
  }
  async function pack(receiver: BundleReceiver, withFiles: boolean) {
    const given = await ask().give(owner, receiver, { withFiles })
    if (!given && !withFiles && (await ask().waiting(owner)).length > 0) return setProblem(t('handOver.onlyFiles'))
    setProblem('')
    if (!given) return setStep({ kind: 'none', receiver })
    setStep({ kind: withFiles ? 'file' : 'codes', receiver, given })
  }
  function scanReceipt(read: ReadCode, { given, receiver }: { given: Given; receiver: BundleReceiver }): Took {
    const receipt = read.kind === 'receipt' ? readReceipt(read.text) : null
    if (!receipt) return 'other'
    if (receipt.id !== given.id || receipt.receipt !== given.receipt) {
      setProblem(t('handOver.wrongReceipt'))
      return 'more'
    }
    void letGo(given, receiver)
    return 'done'
  }
  /** What has begun to go to the office meanwhile stays: it may have arrived. */
  async function letGo({ leads }: Given, receiver: BundleReceiver) {
    const still = new Set((await ask().waiting(owner)).map(({ id }) => id))
    const leaving = leads.filter(({ id }) => still.has(id))
    for (const uid of leaving.flatMap(({ uids }) => uids)) await sync.discardWaiting(uid)
    toasts.done(t('handOver.letGo', { count: leaving.length, name: who(receiver.user) }))
    if (leaving.length < leads.length) toasts.info(t('handOver.someStay'))
    onClose()
  }

  const nameOf = (receiver: BundleReceiver) => t('handOver.to', { name: who(receiver.user) })
  const receiptButton = (given: Given, receiver: BundleReceiver) => (
    <Button appearance="primary" onClick={() => setStep({ kind: 'receipt', given, receiver })}>
      {t('handOver.taken')}
    </Button>
  )
  const isShown = step.kind === 'codes' || step.kind === 'file'
  return (
    <HandOverFrame
      title={t('handOver.giveTitle')}
      onClose={onClose}
      actions={isShown && receiptButton(step.given, step.receiver)}
    >
      {problem && (
        <MessageBar intent="warning">
          <MessageBarBody>{problem}</MessageBarBody>
        </MessageBar>
      )}
      {step.kind === 'receiver' && <CodeCamera hint={t('handOver.scanReceiver')} onRead={scanReceiver} />}
      {step.kind === 'none' && <Hint>{t('handOver.nothing')}</Hint>}
      {step.kind === 'how' && (
        <>
          <Hint>{nameOf(step.receiver)}</Hint>
          <Button size="large" onClick={() => void pack(step.receiver, false)}>
            {t('handOver.byCodes')}
          </Button>
          <Button size="large" onClick={() => void pack(step.receiver, true)}>
            {t('handOver.byFile')}
          </Button>
          <Hint>{t('handOver.codesNote')}</Hint>
        </>
      )}
      {step.kind === 'codes' && <Codes given={step.given} />}
      {step.kind === 'file' && (
        <>
          <Button size="large" onClick={() => saveFile(fileOf(step.given), datedName('leads', 'fairlead'))}>
            {t('handOver.save')}
          </Button>
          <Hint>{t('handOver.saveNote', { name: who(step.receiver.user) })}</Hint>
        </>
      )}
      {step.kind === 'receipt' && (
        <CodeCamera hint={t('handOver.scanReceipt')} onRead={(read) => scanReceipt(read, step)} />
      )}
    </HandOverFrame>
  )
}

function Codes({ given }: { given: Given }) {
  const { t } = useTranslation('fair')
  const frames = framesOf(given.bytes, given.id.replaceAll('-', '').slice(-8).toUpperCase())
  return frames ? <CodeSeries frames={frames} /> : <Hint>{t('handOver.tooMany')}</Hint>
}

const fileOf = ({ bytes }: Given) => new Blob([bytes], { type: 'application/octet-stream' })
