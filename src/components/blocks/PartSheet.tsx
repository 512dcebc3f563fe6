import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  tokens,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ink, paper } from '#domain/email/render/colour'
import type { Spot } from '#domain/email/render/editBlocks'
import type { AnyBlock } from '#domain/email/render/message'
import { useFocusGivenBack } from '../useFocusGivenBack.ts'
import { BlockActions } from './BlockActions.tsx'
import { FixedPart } from './FixedPart.tsx'
import { PartSettings } from './PartSettings.tsx'
import { HeadingPart, TextPart } from './TextPart.tsx'

type Props = { spot: Spot; block: AnyBlock; onClose: () => void }

/** One part with the whole width of a phone, and its tools above the keyboard. */
export function PartSheet({ spot, block, onClose }: Props) {
  useFocusGivenBack()
  const { t } = useTranslation('email')
  const styles = useStyles()
  const name = t(`message.blocks.${block.kind}`)
  return (
    <OverlayDrawer
      open
      position="bottom"
      className={styles.sheet}
      aria-label={t('message.blocks.edit', { name })}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button appearance="primary" className={styles.done} onClick={onClose}>
              {t('message.blocks.done')}
            </Button>
          }
        >
          {name}
        </DrawerHeaderTitle>
        <div className={styles.tools} role="toolbar" aria-label={t('message.blocks.tools')}>
          <BlockActions spot={spot} />
        </div>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <Content spot={spot} block={block} />
        <PartSettings spot={spot} block={block} />
      </DrawerBody>
    </OverlayDrawer>
  )
}

function Content({ spot, block }: Pick<Props, 'spot' | 'block'>) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const renderTools = (own: ReactNode) => (
    <div className={styles.tools} role="toolbar" aria-label={t('message.rich.label')}>
      {own}
    </div>
  )
  if (block.kind === 'columns') return null
  return (
    <div className={styles.paper}>
      {block.kind === 'text' ? (
        <TextPart spot={spot} block={block} renderTools={renderTools} />
      ) : block.kind === 'heading' ? (
        <HeadingPart spot={spot} block={block} renderTools={renderTools} />
      ) : (
        <FixedPart block={block} />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  sheet: { height: '88dvh', borderRadius: `${tokens.borderRadiusXLarge} ${tokens.borderRadiusXLarge} 0 0` },
  done: { minHeight: '44px' },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px',
    color: tokens.colorNeutralForeground1,
    '& button': { minWidth: '40px', minHeight: '44px' },
  },
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  paper: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    fontSize: '16px',
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    '& .ProseMirror': { minHeight: '30dvh' },
    // What is written stands on paper; the tools above it do not.
    '& > :last-child': {
      padding: '12px',
      borderRadius: tokens.borderRadiusMedium,
      border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
      backgroundColor: paper,
      color: ink,
    },
  },
})
