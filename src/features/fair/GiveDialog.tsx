import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BundleReceiver, readReceipt, readReceiver } from '#domain/fair/bundle'
import { framesOf } from '#domain/fair/frames'
import type { ReadCode } from '#workers/fair/readCode'
import type { OutgoingBundle } from '#workers/fair/shareLeads'
import { datedName, saveFile } from '../../components/saveFile.ts'
import { useClient } from '../../lib/client.ts'
import { useWho } from '../../lib/people.ts'
import { useUser } from '../../lib/session.ts'
import { useToasts } from '../../lib/toasts.ts'
import { CodeCamera, type Took } from './CodeCamera.tsx'
import { CodeSeries } from './CodeSeries.tsx'
import { Hint, ShareLeadsFrame } from './ShareLeadsFrame.tsx'
import { useShareLeads } from './useShareLeads.ts'

type Step =
  | { kind: 'receiver' }
  | { kind: 'how' | 'none'; receiver: BundleReceiver }
  | { kind: 'codes' | 'file' | 'receipt'; receiver: BundleReceiver; given: OutgoingBundle }

/** Leads that only this phone has go to the one that shows its code, and leave this one when that one has them. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('fair')
  const user = useUser()
  const who = useWho()
  const { sync } = useClient()
  const toasts = useToasts()
  const ask = useShareLeads()
  const [step, setStep] = useState<Step>({ kind: 'receiver' })
  const [problem, setProblem] = useState('')
  const owner = { account: user.account, user: user.id }

  function scanReceiver(read: ReadCode): Took {
    const receiver = read.kind === 'receiver' ? readReceiver(read.text) : null
    if (!receiver) return 'other'
    const isOwn = receiver.user === user.id
    if (isOwn || receiver.account !== user.account) {
      setProblem(t(isOwn ? 'shareLeads.own' : 'shareLeads.foreign'))
      return 'more'
    }
    setProblem('')
    setStep({ kind: 'how', receiver })
    return 'done'
  }
  async function pack(receiver: BundleReceiver, withFiles: boolean) {
    const given = await ask().give(owner, receiver, { withFiles })
    if (!given && !withFiles && (await ask().waiting(owner)).length > 0) return setProblem(t('shareLeads.onlyFiles'))
    setProblem('')
    if (!given) return setStep({ kind: 'none', receiver })
    setStep({ kind: withFiles ? 'file' : 'codes', receiver, given })
  }
  function scanReceipt(read: ReadCode, { given, receiver }: { given: OutgoingBundle; receiver: BundleReceiver }): Took {
    const receipt = read.kind === 'receipt' ? readReceipt(read.text) : null
    if (!receipt) return 'other'
    if (receipt.id !== given.id || receipt.receipt !== given.receipt) {
      setProblem(t('shareLeads.wrongReceipt'))
      return 'more'
    }
    void removeLeads(given, receiver)
    return 'done'
  }
  /** What has begun to go to the office meanwhile stays: it may have arrived. */
  async function removeLeads({ leads }: OutgoingBundle, receiver: BundleReceiver) {
    const still = new Set((await ask().waiting(owner)).map(({ id }) => id))
    const leaving = leads.filter(({ id }) => still.has(id))
    for (const uid of leaving.flatMap(({ uids }) => uids)) await sync.discardWaiting(uid)
    toasts.done(t('shareLeads.letGo', { count: leaving.length, name: who(receiver.user) }))
    if (leaving.length < leads.length) toasts.info(t('shareLeads.someStay'))
    onClose()
  }

  const nameOf = (receiver: BundleReceiver) => t('shareLeads.to', { name: who(receiver.user) })
  const receiptButton = (given: OutgoingBundle, receiver: BundleReceiver) => (
    <Button appearance="primary" onClick={() => setStep({ kind: 'receipt', given, receiver })}>
      {t('shareLeads.taken')}
    </Button>
  )
  const isShown = step.kind === 'codes' || step.kind === 'file'
  return (
    <ShareLeadsFrame
      title={t('shareLeads.giveTitle')}
      onClose={onClose}
      actions={isShown && receiptButton(step.given, step.receiver)}
    >
      {problem && (
        <MessageBar intent="warning">
          <MessageBarBody>{problem}</MessageBarBody>
        </MessageBar>
      )}
      {step.kind === 'receiver' && <CodeCamera hint={t('shareLeads.scanReceiver')} onRead={scanReceiver} />}
      {step.kind === 'none' && <Hint>{t('shareLeads.nothing')}</Hint>}
      {step.kind === 'how' && (
        <>
          <Hint>{nameOf(step.receiver)}</Hint>
          <Button size="large" onClick={() => void pack(step.receiver, false)}>
            {t('shareLeads.byCodes')}
          </Button>
          <Button size="large" onClick={() => void pack(step.receiver, true)}>
            {t('shareLeads.byFile')}
          </Button>
          <Hint>{t('shareLeads.codesNote')}</Hint>
        </>
      )}
      {step.kind === 'codes' && <Codes given={step.given} />}
      {step.kind === 'file' && (
        <>
          <Button size="large" onClick={() => saveFile(fileOf(step.given), datedName('leads', 'fairlead'))}>
            {t('shareLeads.save')}
          </Button>
          <Hint>{t('shareLeads.saveNote', { name: who(step.receiver.user) })}</Hint>
        </>
      )}
      {step.kind === 'receipt' && (
        <CodeCamera hint={t('shareLeads.scanReceipt')} onRead={(read) => scanReceipt(read, step)} />
      )}
    </ShareLeadsFrame>
  )
}

function Codes({ given }: { given: OutgoingBundle }) {
  const { t } = useTranslation('fair')
  const frames = framesOf(given.bytes, given.id.replaceAll('-', '').slice(-8).toUpperCase())
  return frames ? <CodeSeries frames={frames} /> : <Hint>{t('shareLeads.tooMany')}</Hint>
}

const fileOf = ({ bytes }: OutgoingBundle) => new Blob([bytes], { type: 'application/octet-stream' })
