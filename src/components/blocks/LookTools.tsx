import { Button, Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import {
  type FluentIcon,
  TextAlignCenterRegular,
  TextAlignLeftRegular,
  TextAlignRightRegular,
  TextBulletListRegular,
  TextHeader1Regular,
  TextHeader2Regular,
  TextHeader3Regular,
  TextNumberListLtrRegular,
  TextParagraphRegular,
  TextQuoteRegular,
} from '@fluentui/react-icons'

type Choice<V extends string> = { value: V; text: string; icon: FluentIcon }
type Props<V extends string> = { label: string; value: V; choices: readonly Choice<V>[]; onChoose: (value: V) => void }

export const alignIcons = { left: TextAlignLeftRegular, center: TextAlignCenterRegular, right: TextAlignRightRegular }
export const styleIcons = {
  plain: TextParagraphRegular,
  bullets: TextBulletListRegular,
  numbers: TextNumberListLtrRegular,
  quote: TextQuoteRegular,
}
export const levelIcons = { 1: TextHeader1Regular, 2: TextHeader2Regular, 3: TextHeader3Regular }

/** One of a few looks, behind the sign of the one that is on. */
export function LookMenu<V extends string>({ label, value, choices, onChoose }: Props<V>) {
  const Shown = choices.find((choice) => choice.value === value)?.icon ?? choices[0]!.icon
  return (
    <Menu
      checkedValues={{ look: [value] }}
      onCheckedValueChange={(_, { checkedItems }) => checkedItems[0] && onChoose(checkedItems[0] as V)}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button size="small" appearance="subtle" icon={<Shown />} aria-label={label} title={label} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {choices.map(({ value, text, icon: Icon }) => (
            <MenuItemRadio key={value} name="look" value={value} icon={<Icon />}>
              {text}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
