import { Button, makeStyles, OverlayDrawer, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/Section.tsx'
import { useFocusGivenBack } from '../../../components/useFocusGivenBack.ts'
import { usePhone } from '../../../lib/media.ts'
import { useMedia } from '../../../lib/useMedia.ts'
import type { ConversationWork } from '../useConversationWork.ts'
import type { OpenedConversation } from '../useOpened.ts'
import { FactsPart } from './FactsPart.tsx'
import { OtherConversations } from './OtherConversations.tsx'
import { OwnerPart } from './OwnerPart.tsx'
import { PeerPart } from './PeerPart.tsx'
import { TagsPart } from './TagsPart.tsx'

type Props = { opened: OpenedConversation; work: ConversationWork; onClose: () => void }

/** px of a window from which the panel stands beside the thread */
export const panelBeside = '(min-width: 1280px)'

/** Who it is, whose it is, and what else is known: beside the thread, or over it where there is no room. */
export function ConversationPanel({ opened, work, onClose }: Props) {
  const { t } = useTranslation('conversations')
  useFocusGivenBack()
  const styles = useStyles()
  const phone = usePhone()
  const isBeside = useMedia(panelBeside)
  const { conversation } = opened
  const content = (
    <>
      <header className={styles.bar}>
        <h2 className={styles.title}>{t('actions.details')}</h2>
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('panel.close')}
          title={t('panel.close')}
          onClick={onClose}
        />
      </header>
      <div className={styles.content}>
        <PeerPart conversation={conversation} work={work} />
        <OwnerPart conversation={conversation} work={work} />
        <TagsPart conversation={conversation} work={work} />
        <FactsPart conversation={conversation} />
        {conversation.contact_id && (
          <Section title={t('panel.others')}>
            <OtherConversations contact={conversation.contact_id} besides={conversation.id} />
          </Section>
        )}
      </div>
    </>
  )
  if (isBeside)
    return (
      <aside className={styles.beside} aria-label={t('panel.label')}>
        {content}
      </aside>
    )
  return (
    <OverlayDrawer
      open
      position={phone ? 'bottom' : 'end'}
      size={phone ? 'large' : 'medium'}
      className={styles.over}
      aria-label={t('panel.label')}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      {content}
    </OverlayDrawer>
  )
}

const useStyles = makeStyles({
  beside: {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    width: '300px',
    minHeight: 0,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  over: { alignItems: 'stretch' },
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexShrink: 0,
    minHeight: '52px',
    boxSizing: 'border-box',
    padding: `0 ${tokens.spacingHorizontalM} 0 ${tokens.spacingHorizontalL}`,
    '& button': { '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } },
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  content: {
    flex: '1 1 0',
    minHeight: 0,
    overflowY: 'auto',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
  },
})
