import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { MailInboxRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConversationChannel } from '#domain/conversations/channel'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { usePhone } from '../../../lib/media.ts'
import { useMedia } from '../../../lib/useMedia.ts'
import { CannedDialog } from '../canned/CannedDialog.tsx'
import { ConversationPanel, panelBeside } from '../panel/ConversationPanel.tsx'
import { useConversationWork } from '../useConversationWork.ts'
import { useOpened } from '../useOpened.ts'
import { ConversationPane } from './ConversationPane.tsx'
import { InboxPane } from './InboxPane.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { useInboxAddress } from './useInboxAddress.ts'
import { useInboxKeys } from './useInboxKeys.ts'
import { useInboxList } from './useInboxList.ts'

/** The list, what is said in the opened conversation, and who that is: side by side, or one after the other on a phone. */
export function InboxPage({ channel }: { channel: ConversationChannel | null }) {
  const styles = useStyles()
  const phone = usePhone()
  const place = useInboxAddress()
  const list = useInboxList(place, channel)
  const work = useConversationWork()
  const isBeside = useMedia(panelBeside)
  const [shows, setShows] = useState<{ panel: boolean | null; dialog: 'keys' | 'canned' | null }>({
    panel: null,
    dialog: null,
  })
  const { conversation } = place.address
  const opened = useOpened(conversation)
  const isOpened = conversation !== null
  const hasPanel = shows.panel ?? isBeside
  const show = (dialog: 'keys' | 'canned' | null) => setShows((now) => ({ ...now, dialog }))
  const showPanel = (panel: boolean) => setShows((now) => ({ ...now, panel }))
  useInboxKeys({ list, opened: opened ?? null, work, onHelp: () => show('keys'), isOn: shows.dialog === null })
  return (
    <div className={styles.root}>
      {(!phone || !isOpened) && (
        <InboxPane
          className={mergeClasses(styles.list, phone && styles.whole)}
          place={place}
          list={list}
          channel={channel}
          work={work}
          onCanned={() => show('canned')}
          onKeys={() => show('keys')}
        />
      )}
      {(!phone || isOpened) && (
        <main className={styles.main}>
          {opened && conversation === opened.conversation.id ? (
            <ConversationPane
              key={opened.conversation.id}
              opened={opened}
              search={place.address.search}
              work={work}
              onBack={place.close}
              onDetails={() => showPanel(!hasPanel)}
              onCanned={() => show('canned')}
            />
          ) : (
            <Nothing isOpened={isOpened} isGone={opened === null} onBack={place.close} />
          )}
        </main>
      )}
      {opened && isOpened && hasPanel && (
        <ConversationPanel key={opened.conversation.id} opened={opened} work={work} onClose={() => showPanel(false)} />
      )}
      {shows.dialog === 'keys' && <KeysDialog onClose={() => show(null)} />}
      {shows.dialog === 'canned' && <CannedDialog work={work} onClose={() => show(null)} />}
    </div>
  )
}

function Nothing({ isOpened, isGone, onBack }: { isOpened: boolean; isGone: boolean; onBack: () => void }) {
  const { t } = useTranslation('conversations')
  if (!isOpened)
    return <EmptyState icon={<MailInboxRegular />} title={t('empty.pickTitle')} text={t('empty.pickText')} />
  if (!isGone) return null
  return (
    <EmptyState icon={<MailInboxRegular />} title={t('empty.goneTitle')} text={t('empty.goneText')}>
      <Button onClick={onBack}>{t('empty.back')}</Button>
    </EmptyState>
  )
}

const useStyles = makeStyles({
  root: { position: 'relative', display: 'flex', flex: '1 1 0', minHeight: 0, minWidth: 0 },
  list: {
    flexShrink: 0,
    width: 'clamp(300px, 30%, 400px)',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  whole: { flex: '1 1 0', width: 'auto', borderRightStyle: 'none' },
  main: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 0',
    minWidth: 0,
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})
