import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, makeStyles } from '@fluentui/react-components'
import {
  AddRegular,
  ArrowReplyRegular,
  ContactCardRegular,
  DocumentTextRegular,
  LinkRegular,
  ListRegular,
  LocationRegular,
} from '@fluentui/react-icons'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConversationChannel } from '#domain/conversations/channel'
import { ButtonsDialog } from './ButtonsDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { ListDialog } from './ListDialog.tsx'
import { NumberRequestDialog } from './NumberRequestDialog.tsx'
import { PlaceDialog } from './PlaceDialog.tsx'
import type { OfferProps } from './useOffer.ts'

const dialogs = {
  place: { Dialog: PlaceDialog, icon: <LocationRegular /> },
  buttons: { Dialog: ButtonsDialog, icon: <ArrowReplyRegular /> },
  list: { Dialog: ListDialog, icon: <ListRegular /> },
  contact: { Dialog: NumberRequestDialog, icon: <ContactCardRegular /> },
  link: { Dialog: LinkDialog, icon: <LinkRegular /> },
} satisfies Record<string, { Dialog: ComponentType<OfferProps>; icon: React.ReactElement }>
type Offer = keyof typeof dialogs

const offersOf: Partial<Record<ConversationChannel, readonly Offer[]>> = {
  whatsapp: ['place', 'buttons', 'list', 'contact'],
  linked: ['link', 'place'],
}

type Props = Omit<OfferProps, 'onClose'> & {
  /** null: a template has a button of its own */
  onTemplate: (() => void) | null
}

/** What WhatsApp carries beside texts and files. */
export function OfferMenu({ onTemplate, ...offer }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const [opened, setOpened] = useState<Offer | null>(null)
  const { identity, identities, channel } = offer.conversation
  const hasNumber = [identity, ...identities].some(({ kind }) => kind === 'phone')
  const offers = (offersOf[channel] ?? []).filter((one) => one !== 'contact' || !hasNumber)
  const label = t(channel === 'linked' ? 'offer.openLinked' : 'offer.open')
  const Opened = opened && dialogs[opened].Dialog
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<AddRegular />} aria-label={label} title={label} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList className={styles.menu}>
            {onTemplate && (
              <MenuItem icon={<DocumentTextRegular />} onClick={onTemplate}>
                {t('template.open')}
              </MenuItem>
            )}
            {offers.map((one) => (
              <MenuItem key={one} icon={dialogs[one].icon} onClick={() => setOpened(one)}>
                {t(`offer.${one}.title`)}
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
      {Opened && <Opened {...offer} onClose={() => setOpened(null)} />}
    </>
  )
}

const useStyles = makeStyles({
  menu: { '@media (pointer: coarse)': { '& [role=menuitem]': { minHeight: '44px', alignItems: 'center' } } },
})
