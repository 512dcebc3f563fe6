import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { ChevronDownRegular, DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { OptionPicker } from '../../../components/OptionPicker.tsx'
import { useLabelMaker, useLabels } from '../../../lib/labels.tsx'
import { SnoozeItems } from '../SnoozeItems.tsx'
import { useAssignees } from '../useAssignees.ts'
import { useChipWords } from '../useChipWords.ts'
import type { ConversationWork } from '../useConversationWork.ts'
import type { InboxList } from './useInboxList.ts'

/** What is done to all selected conversations at once. */
export function InboxSelectionBar({ list, work }: { list: InboxList; work: ConversationWork }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const labels = useLabels()
  const make = useLabelMaker()
  const assignees = useAssignees()
  const words = useChipWords()
  const ids = [...list.selected]
  const isNone = ids.length === 0
  const done = (work: Promise<unknown>) => void work.then(list.clear)
  const tag = (id: string) => done(work.addTag(ids, id))
  return (
    <div className={styles.root} role="toolbar" aria-label={t('selection.label')}>
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={t('selection.clear')}
        title={t('selection.clear')}
        onClick={list.clear}
      />
      <span className={styles.count} aria-live="polite">
        {t('selection.count', { count: ids.length })}
      </span>
      {list.count > ids.length && (
        <Button appearance="transparent" className={styles.all} onClick={list.selectAll}>
          {t('selection.all', { count: list.count })}
        </Button>
      )}
      <div className={styles.actions}>
        <Button disabled={isNone} onClick={() => done(work.close(ids))}>
          {t('actions.close')}
        </Button>
        <Button disabled={isNone} onClick={() => done(work.take(ids))}>
          {t('actions.take')}
        </Button>
        {assignees.length > 0 && (
          <OptionPicker
            label={t('actions.assign')}
            options={assignees}
            chosen={[]}
            onChoose={(to) => done(work.assign(ids, to))}
            words={words}
            trigger={<Button disabled={isNone}>{t('actions.assign')}</Button>}
          />
        )}
        <OptionPicker
          label={t('actions.tag')}
          options={labels.tag.map(({ id, name }) => ({ value: id, text: name }))}
          chosen={[]}
          onChoose={tag}
          onCreate={(name) => void make('tag', name).then((id) => id && tag(id))}
          words={words}
          trigger={<Button disabled={isNone}>{t('actions.tag')}</Button>}
        />
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button disabled={isNone} icon={<ChevronDownRegular />} iconPosition="after">
              {t('selection.more')}
            </Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              <MenuItem onClick={() => done(work.reopen(ids))}>{t('actions.reopen')}</MenuItem>
              <MenuItem onClick={() => done(work.release(ids))}>{t('actions.release')}</MenuItem>
              <MenuItem onClick={() => done(work.readAll(ids))}>{t('actions.read')}</MenuItem>
              <MenuItem onClick={() => done(work.markUnread(ids))}>{t('actions.markUnread')}</MenuItem>
              <SnoozeItems onChoose={(until) => done(work.snooze(ids, until))} />
            </MenuList>
          </MenuPopover>
        </Menu>
      </div>
    </div>
  )
}

const finger = '@media (pointer: coarse)'
const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    padding: `2px ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS}`,
    '& button': { minWidth: 'auto', whiteSpace: 'nowrap', [finger]: { minHeight: '44px', minWidth: '44px' } },
  },
  count: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  all: { paddingInline: 0, color: tokens.colorBrandForeground1 },
  actions: { display: 'flex', gap: tokens.spacingHorizontalXS, minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' },
})
