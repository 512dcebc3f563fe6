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
import {
  ArrowClockwiseRegular,
  CopyRegular,
  DeleteRegular,
  DismissCircleRegular,
  EditRegular,
  MailUnreadRegular,
  MailWarningRegular,
  MoreHorizontalRegular,
  PauseRegular,
  PlayRegular,
} from '@fluentui/react-icons'
import { useState } from 'react'
import { sendCountsIn } from '#domain/campaigns/statistics/counters'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useTaskChannel, useTaskWords } from './channel.ts'
import { GoOnAsk } from './GoOnAsk.tsx'
import { StartLineAsk } from './StartAsk.tsx'
import { isRestored, mayDo, uncertainIn } from './taskLines.ts'
import { UncertainAsk } from './UncertainAsk.tsx'
import type { TaskLine } from './useTasks.ts'
import { useTaskWork } from './useTaskWork.ts'

/** The one thing that is done most to a task in this state, and behind a button all others. */
export function TaskActions({ line, onRemoved }: { line: TaskLine; onRemoved?: () => void }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const work = useTaskWork()
  const isMail = useTaskChannel() === 'email'
  const [isClosing, setClosing] = useState(false)
  const [isStarting, setStarting] = useState(false)
  const [isRetrying, setRetrying] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const { task, counts } = line
  const { name } = task
  const main = (['start', 'pause'] as const).find((doing) => mayDo(task, doing))
  const uncertain = uncertainIn(line)
  const hasFailed = counts !== null && sendCountsIn(counts).failed > 0
  // One that has not begun has no list yet, so whom it reaches is counted here.
  const asksWhole = counts === null && !isRestored(task)
  const remove = async () => {
    if (await work.remove(task)) onRemoved?.()
  }
  return (
    <span className={styles.root}>
      {main && (
        <Button
          size="small"
          className={styles.button}
          icon={main === 'start' ? <PlayRegular /> : <PauseRegular />}
          aria-label={t(`task.actions.${main}Of`, { name })}
          onClick={() => (main === 'start' ? setStarting(true) : void work.change(task, main))}
        >
          {t(`task.actions.${main}`)}
        </Button>
      )}
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            size="small"
            appearance="subtle"
            className={styles.button}
            icon={<MoreHorizontalRegular />}
            aria-label={t('task.actions.more', { name })}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList className={styles.menu}>
            {task.status === 'pending' && (
              <MenuItem icon={<EditRegular />} onClick={() => work.edit(task)}>
                {t('task.actions.edit')}
              </MenuItem>
            )}
            {mayDo(task, 'close') && (
              <MenuItem icon={<DismissCircleRegular />} onClick={() => setClosing(true)}>
                {t('task.actions.close')}
              </MenuItem>
            )}
            {mayDo(task, 'retry') && hasFailed && (
              <MenuItem icon={<ArrowClockwiseRegular />} onClick={() => setRetrying(true)}>
                {t('task.actions.retry')}
              </MenuItem>
            )}
            {mayDo(task, 'retryUncertain') && uncertain > 0 && (
              <MenuItem icon={<MailWarningRegular />} onClick={() => setWriting(true)}>
                {t('task.actions.retryUncertain')}
              </MenuItem>
            )}
            {task.began_at !== null && isMail && (
              <MenuItem icon={<MailUnreadRegular />} onClick={() => void work.resend(task)}>
                {t('task.actions.resend')}
              </MenuItem>
            )}
            <MenuItem icon={<CopyRegular />} onClick={() => void work.copy(task)}>
              {t('task.actions.copy')}
            </MenuItem>
            <MenuItem icon={<DeleteRegular />} onClick={() => void remove()}>
              {t('task.actions.delete')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {isStarting &&
        (asksWhole ? (
          <StartLineAsk
            line={line}
            onConfirm={() => void work.change(task, 'start')}
            onClose={() => setStarting(false)}
          />
        ) : (
          <GoOnAsk line={line} doing="start" onClose={() => setStarting(false)} />
        ))}
      {isRetrying && <GoOnAsk line={line} doing="retry" onClose={() => setRetrying(false)} />}
      {isWriting && <UncertainAsk line={line} onClose={() => setWriting(false)} />}
      {isClosing && (
        <ConfirmDialog
          title={t('task.closeAsk.title', { name })}
          text={t('task.closeAsk.text')}
          confirm={t('task.actions.close')}
          cancel={t('task.actions.cancel')}
          onConfirm={() => void work.change(task, 'close')}
          onClose={() => setClosing(false)}
          isGrave
        />
      )}
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  menu: { '@media (pointer: coarse)': { '& [role=menuitem]': { minHeight: '44px', alignItems: 'center' } } },
  button: {
    minWidth: 'auto',
    whiteSpace: 'nowrap',
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
  },
})
