import { Button, Field, Input, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Spot, withColumns } from '#domain/email/render/editBlocks'
import type { AnyBlock } from '#domain/email/render/message'
import { limits } from '#domain/limits'
import { type BlockProps, nodeKey, useBlockEditor } from './blockEditor.ts'
import { AlignField } from './fields/AlignField.tsx'
import { ColourForm } from './fields/ColourForm.tsx'
import { LinkField } from './fields/LinkField.tsx'
import { NumberField } from './fields/NumberField.tsx'
import { PictureInput } from './PictureInput.tsx'

/** How a part looks that is not typed in. */
export function PartSettings({ spot, block }: { spot: Spot; block: AnyBlock }) {
  const styles = useStyles()
  const { look } = useBlockEditor()
  if (block.kind === 'text' || block.kind === 'heading') return null
  if (block.kind === 'divider' && look === 'theme') return null
  return <div className={styles.form}>{settingsOf(spot, block)}</div>
}

function settingsOf(spot: Spot, block: AnyBlock) {
  switch (block.kind) {
    case 'picture':
      return <PictureSettings spot={spot} block={block} />
    case 'button':
      return <ButtonSettings spot={spot} block={block} />
    case 'divider':
      return <DividerSettings spot={spot} block={block} />
    case 'space':
      return <SpaceSettings spot={spot} block={block} />
    case 'columns':
      return <ColumnsSettings spot={spot} block={block} />
    default:
      return null
  }
}

function PictureSettings({ spot, block }: BlockProps<'picture'>) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { set, replacePicture, look } = useBlockEditor()
  const input = useRef<HTMLInputElement>(null)
  const group = (field: string) => `${field} ${nodeKey(spot)}`
  return (
    <>
      <Field label={t('message.blocks.alt')} hint={t('message.blocks.altHint')} className={styles.wide}>
        <Input
          value={block.alt}
          maxLength={limits.lineLength}
          onChange={(_, { value }) => set(spot, { ...block, alt: value }, group('alt'))}
        />
      </Field>
      {look === 'own' && (
        <LinkField
          label={t('message.blocks.link')}
          link={block.link}
          onLink={(link) => set(spot, { ...block, link }, group('link'))}
        />
      )}
      <NumberField
        label={t('message.blocks.width')}
        value={block.width}
        min={10}
        max={100}
        step={10}
        onNumber={(width) => set(spot, { ...block, width }, group('width'))}
      />
      {look === 'own' && <AlignField align={block.align} onAlign={(align) => set(spot, { ...block, align })} />}
      <Button className={styles.low} onClick={() => input.current?.click()}>
        {t('message.blocks.replacePicture')}
      </Button>
      <PictureInput input={input} onFiles={([file]) => file && replacePicture(spot, file)} />
    </>
  )
}

function ButtonSettings({ spot, block }: BlockProps<'button'>) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { set, look } = useBlockEditor()
  const group = (field: string) => `${field} ${nodeKey(spot)}`
  return (
    <>
      <Field label={t('message.blocks.buttonLabel')}>
        <Input
          value={block.label}
          maxLength={limits.lineLength}
          onChange={(_, { value }) => set(spot, { ...block, label: value }, group('label'))}
        />
      </Field>
      <LinkField
        label={t('message.blocks.link')}
        link={block.link}
        onLink={(link) => set(spot, { ...block, link }, group('link'))}
      />
      {look === 'own' && (
        <>
          <AlignField align={block.align} onAlign={(align) => set(spot, { ...block, align })} />
          <Field label={t('message.blocks.colour')} className={styles.wide}>
            <ColourForm colour={block.colour} onColour={(colour) => set(spot, { ...block, colour }, group('colour'))} />
          </Field>
        </>
      )}
    </>
  )
}

function DividerSettings({ spot, block }: BlockProps<'divider'>) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { set } = useBlockEditor()
  return (
    <Field label={t('message.blocks.colour')} className={styles.wide}>
      <ColourForm
        colour={block.colour}
        onColour={(colour) => set(spot, { ...block, colour }, `colour ${nodeKey(spot)}`)}
      />
    </Field>
  )
}

function SpaceSettings({ spot, block }: BlockProps<'space'>) {
  const { t } = useTranslation('email')
  const { set } = useBlockEditor()
  return (
    <NumberField
      label={t('message.blocks.height')}
      value={block.height}
      min={4}
      max={120}
      step={4}
      onNumber={(height) => set(spot, { ...block, height }, `height ${nodeKey(spot)}`)}
    />
  )
}

function ColumnsSettings({ spot, block }: BlockProps<'columns'>) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { set } = useBlockEditor()
  return (
    <Field label={t('message.blocks.count')} className={styles.wide}>
      <RadioGroup
        layout="horizontal"
        value={String(block.columns.length)}
        onChange={(_, { value }) => set(spot, withColumns(block, value === '3' ? 3 : 2))}
      >
        <Radio value="2" label={t('message.blocks.counts.two')} />
        <Radio value="3" label={t('message.blocks.counts.three')} />
      </RadioGroup>
    </Field>
  )
}

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    '& > *': { minWidth: 0 },
    // Fluent's fields are as wide as twenty letters.
    '& .fui-Input, & .fui-SpinButton, & .fui-Select': { width: '100%', minWidth: 0 },
    '& .fui-Input__input, & .fui-SpinButton__input': { width: '100%', minWidth: 0 },
    '@media (pointer: coarse)': { '& button, & input, & select': { minHeight: '44px' } },
  },
  wide: { gridColumn: '1 / -1' },
  low: { alignSelf: 'end' },
})
