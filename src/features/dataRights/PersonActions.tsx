import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular, LockClosedRegular, LockOpenRegular, PersonDeleteRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dataRightsCalls, type FoundPerson } from '#domain/dataRights/calls'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { datedName, saveFile } from '../../components/saveFile.ts'
import { requestFile } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain } from '../../lib/useAnswer.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import type { DataSubject } from './subject.ts'
import { useDoing } from './useDoing.ts'

type Props = { subject: DataSubject; person: FoundPerson; name: string }

export function PersonActions({ subject, person, name }: Props) {
  const { t } = useTranslation('dataRights')
  const styles = useStyles()
  const toasts = useToasts()
  const doing = useDoing()
  const [asks, setAsks] = useState<'restrict' | 'erase' | null>(null)
  const [isFetching, setFetching] = useState(false)
  const live = person.contacts.filter(({ deleted_at }) => deleted_at === null)
  const isRestricted = live.length > 0 && live.every(({ restricted_at }) => restricted_at !== null)
  const canErase = person.contacts.length > 0 || person.addresses.some(({ blocked_at }) => blocked_at === null)

  async function download() {
    setFetching(true)
    try {
      const file = await requestFile(dataRightsCalls.exportPerson, subject)
      saveFile(file, datedName(t('access.file'), 'zip'))
      toasts.done(t('access.done'))
      askAgain()
    } catch (error) {
      toasts.failed(error)
    }
    setFetching(false)
  }
  const restrict = (reason: string) =>
    doing('restrict', { ...subject, restricted: !isRestricted, reason }, () =>
      t(isRestricted ? 'restrict.lifted' : 'restrict.done'),
    )
  return (
    <div className={styles.root}>
      <OnlineButton
        icon={<ArrowDownloadRegular />}
        onClick={() => void download()}
        {...(isFetching && { disabledFocusable: true })}
      >
        {t('access.submit')}
      </OnlineButton>
      {live.length > 0 && (
        <OnlineButton
          icon={isRestricted ? <LockOpenRegular /> : <LockClosedRegular />}
          onClick={() => setAsks('restrict')}
        >
          {t(isRestricted ? 'restrict.lift' : 'restrict.submit')}
        </OnlineButton>
      )}
      {canErase && (
        <OnlineButton icon={<PersonDeleteRegular />} onClick={() => setAsks('erase')}>
          {t(person.contacts.length ? 'erase.submit' : 'erase.block')}
        </OnlineButton>
      )}
      {asks === 'restrict' && (
        <ReasonDialog
          title={t(isRestricted ? 'restrict.liftTitle' : 'restrict.title')}
          text={t(isRestricted ? 'restrict.liftText' : 'restrict.text')}
          submit={t(isRestricted ? 'restrict.lift' : 'restrict.submit')}
          work={restrict}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'erase' && <EraseDialog subject={subject} person={person} name={name} onClose={() => setAsks(null)} />}
    </div>
  )
}

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } })
