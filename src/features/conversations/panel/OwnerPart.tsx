import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Conversation } from '#domain/conversations/conversation'
import { OptionPicker } from '../../../components/OptionPicker.tsx'
import { Section } from '../../../components/Section.tsx'
import { useWho } from '../../../lib/people.ts'
import { useUser } from '../../../lib/session.ts'
import { useAssignees } from '../useAssignees.ts'
import { useChipWords } from '../useChipWords.ts'
import type { ConversationWork } from '../useConversationWork.ts'

/** Who answers it, and who is to. */
export function OwnerPart({ conversation, work }: { conversation: Conversation; work: ConversationWork }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const who = useWho()
  const me = useUser().id
  const assignees = useAssignees()
  const words = useChipWords()
  const { id, owner } = conversation
  return (
    <Section title={t('panel.owner')}>
      <span>{owner === null ? t('panel.nobody') : who(owner)}</span>
      <div className={styles.actions}>
        {owner === null && (
          <Button size="small" onClick={() => void work.take([id])}>
            {t('actions.take')}
          </Button>
        )}
        {assignees.length > 0 && (
          <OptionPicker
            label={t('actions.assign')}
            options={assignees}
            chosen={owner === null ? [] : [owner]}
            onChoose={(to) => void work.assign([id], to)}
            words={words}
            trigger={<Button size="small">{t('actions.assign')}</Button>}
          />
        )}
        {owner === me && assignees.length > 0 && (
          <Button size="small" onClick={() => void work.release([id])}>
            {t('actions.release')}
          </Button>
        )}
      </div>
    </Section>
  )
}

const useStyles = makeStyles({
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    marginBlockStart: tokens.spacingVerticalXS,
    '& button': { '@media (pointer: coarse)': { minHeight: '44px' } },
  },
})
