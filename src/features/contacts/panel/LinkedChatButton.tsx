import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, makeStyles } from '@fluentui/react-components'
import { ChatMultipleRegular, ChevronDownRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { LinkedAccount } from '#domain/channels/account'
import { isPhoneLinked, useOwnPhones } from '../../../components/linked/useLinkedPhones.ts'
import { useOpenLinkedChat } from '../../../lib/useOpenLinkedChat.ts'

type Props = { contact: { id: string; name: string; phone: string } }

/** The chat with a contact over one of the phones that this user has linked: of several one is chosen. */
export function LinkedChatButton({ contact }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const open = useOpenLinkedChat()
  const phones = (useOwnPhones() ?? []).filter(isPhoneLinked)
  const write = (over: LinkedAccount) => void open(contact, over)
  const [first] = phones
  if (!first) return null
  if (phones.length === 1)
    return (
      <Button icon={<ChatMultipleRegular />} onClick={() => write(first)}>
        {t('phone.linkedChat')}
      </Button>
    )
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<ChatMultipleRegular />}>
          {t('phone.linkedChat')}
          <ChevronDownRegular aria-hidden />
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList className={styles.menu} aria-label={t('phone.linkedOver')}>
          {phones.map((one) => (
            <MenuItem key={one.id} secondaryContent={`+${one.phone.number}`} onClick={() => write(one)}>
              {one.name}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

const useStyles = makeStyles({
  menu: { '@media (pointer: coarse)': { '& [role=menuitem]': { minHeight: '44px', alignItems: 'center' } } },
})
