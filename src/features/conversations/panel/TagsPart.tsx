import {
  Button,
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { Conversation } from '#domain/conversations/conversation'
import { OptionPicker } from '../../../components/OptionPicker.tsx'
import { Section } from '../../../components/Section.tsx'
import { useLabelMaker, useLabels } from '../../../lib/labels.tsx'
import { useChipWords } from '../useChipWords.ts'
import type { ConversationWork } from '../useConversationWork.ts'

/** Its tags: the same that contacts have. */
export function TagsPart({ conversation, work }: { conversation: Conversation; work: ConversationWork }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const labels = useLabels()
  const make = useLabelMaker()
  const words = { ...useChipWords(), find: t('panel.findTag') }
  const { id, tags } = conversation
  const choose = (tag: string) => void (tags.includes(tag) ? work.removeTag([id], tag) : work.addTag([id], tag))
  return (
    <Section title={t('panel.tags')}>
      <div className={styles.root}>
        {tags.map((tag) => {
          const name = labels.nameOf(tag)
          return (
            name && (
              <InteractionTag key={tag} size="small">
                <InteractionTagPrimary hasSecondaryAction>{name}</InteractionTagPrimary>
                <InteractionTagSecondary
                  aria-label={t('panel.removeTag', { name })}
                  onClick={() => void work.removeTag([id], tag)}
                />
              </InteractionTag>
            )
          )
        })}
        <OptionPicker
          label={t('panel.addTag')}
          options={labels.tag.map(({ id: value, name }) => ({ value, text: name }))}
          chosen={tags}
          several
          onChoose={choose}
          onCreate={(name) => void make('tag', name).then((tag) => tag && choose(tag))}
          words={words}
          trigger={
            <Button size="small" icon={<AddRegular />}>
              {t('panel.addTag')}
            </Button>
          }
        />
      </div>
    </Section>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    '& button': { '@media (pointer: coarse)': { minHeight: '44px' } },
  },
})
