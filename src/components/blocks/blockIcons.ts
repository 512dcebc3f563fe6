import {
  ControlButtonRegular,
  type FluentIcon,
  ImageRegular,
  LayoutColumnTwoRegular,
  LineHorizontal1Regular,
  SpacebarRegular,
  TextHeader1Regular,
  TextTRegular,
} from '@fluentui/react-icons'
import type { BlockKind } from '#domain/email/render/newBlock'

export const blockIcons: Record<BlockKind, FluentIcon> = {
  text: TextTRegular,
  heading: TextHeader1Regular,
  picture: ImageRegular,
  button: ControlButtonRegular,
  divider: LineHorizontal1Regular,
  space: SpacebarRegular,
  columns: LayoutColumnTwoRegular,
}
