import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, makeStyles } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionPickerBeside } from '../../../components/OptionPicker.tsx'
import type { Option } from '../../../components/options.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { useChoiceWords } from '../pickers.tsx'

type Choice = { options: Option[]; onChoose: (value: string) => void; onCreate?: (name: string) => void }
/** What is done at once, or with something that is chosen first. */
export type SelectionAction = { label: string } & ({ act: () => void; online?: true } | { choice: Choice })

/** Several actions behind one button of the selection's bar. */
export function SelectionMenu({ label, actions }: { label: string; actions: readonly SelectionAction[] }) {
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const action = actions.find((one) => one.label === chosen)
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            onClick={(event) => setButton(event.currentTarget)}
            icon={<ChevronDownRegular />}
            iconPosition="after"
          >
            {label}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {actions.map((one) => (
              <ActionItem
                key={one.label}
                action={one}
                onPick={() => ('choice' in one ? setChosen(one.label) : one.act())}
              />
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
      {action && 'choice' in action && button && (
        <ActionChoice {...action} beside={button} onClose={() => setChosen(null)} />
      )}
    </>
  )
}

function ActionItem({ action, onPick }: { action: SelectionAction; onPick: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const isConnected = useConnected()
  const waits = 'online' in action && !isConnected
  return (
    <MenuItem className={styles.item} onClick={onPick} disabled={waits} {...(waits && { title: t('waitsForNetwork') })}>
      {action.label}
    </MenuItem>
  )
}

type ActionChoiceProps = { label: string; choice: Choice; beside: HTMLElement; onClose: () => void }

function ActionChoice({ label, choice, beside, onClose }: ActionChoiceProps) {
  return (
    <OptionPickerBeside
      label={label}
      {...choice}
      chosen={[]}
      words={useChoiceWords(Boolean(choice.onCreate))}
      beside={beside}
      onClose={onClose}
    />
  )
}

const useStyles = makeStyles({ item: { '@media (pointer: coarse)': { minHeight: '44px', alignItems: 'center' } } })
