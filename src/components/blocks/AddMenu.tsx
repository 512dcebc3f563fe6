import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gap } from '#domain/email/render/editBlocks'
import { type BlockKind, blockKinds, newBlock, simpleKinds } from '#domain/email/render/newBlock'
import { useBlockEditor } from './blockEditor.ts'
import { blockIcons } from './blockIcons.ts'
import { PictureInput } from './PictureInput.tsx'

type Props = { gap: Gap; label: string; isSmall?: boolean }

/** All kinds of parts; within columns there are no columns. */
export function AddMenu({ gap, label, isSmall = false }: Props) {
  const { t } = useTranslation('email')
  const { add, addPictures, look } = useBlockEditor()
  const input = useRef<HTMLInputElement>(null)
  // How far parts stand from each other is said by the theme.
  const kinds = (gap.inside ? simpleKinds : blockKinds).filter((kind) => look === 'own' || kind !== 'space')
  const choose = (kind: BlockKind) => {
    if (kind === 'picture') return input.current?.click()
    const block = newBlock(kind)
    add(gap, block.kind === 'button' ? { ...block, label: t('message.blocks.buttonDefault') } : block)
  }
  return (
    <>
      <Menu positioning={{ overflowBoundaryPadding: 8 }}>
        <MenuTrigger disableButtonEnhancement>
          <Button
            icon={<AddRegular />}
            {...(isSmall ? { size: 'small', appearance: 'subtle', 'aria-label': label, title: label } : {})}
          >
            {isSmall ? null : label}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {kinds.map((kind) => {
              const Icon = blockIcons[kind]
              return (
                <MenuItem key={kind} icon={<Icon />} onClick={() => choose(kind)}>
                  {t(`message.blocks.${kind}`)}
                </MenuItem>
              )
            })}
          </MenuList>
        </MenuPopover>
      </Menu>
      <PictureInput input={input} several onFiles={(files) => addPictures(files, gap)} />
    </>
  )
}
