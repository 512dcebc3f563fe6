import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { ink, paper } from '#domain/email/render/colour'
import { blockAt, type Spot } from '#domain/email/render/editBlocks'
import type { AnyBlock } from '#domain/email/render/message'
import { AddMenu } from './AddMenu.tsx'
import { nodeKey, ownSpot, useBlockEditor } from './blockEditor.ts'
import { PartSheet } from './PartSheet.tsx'
import { StillPart } from './StillPart.tsx'

/** The mail on a phone: it is read here, and each part is written in a sheet with room for it. */
export function PhoneList() {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { content, language, label, selected, select } = useBlockEditor()
  const opened = selected && blockAt(content, selected)
  return (
    <section className={styles.paper} aria-label={label} lang={language === 'zh' ? 'zh-CN' : language}>
      {content.map(({ id, block }) => (
        <Part key={id} spot={ownSpot(id)} block={block} />
      ))}
      {content.length === 0 && <p className={styles.empty}>{t('message.blocks.empty')}</p>}
      <div className={styles.add}>
        <AddMenu gap={{ at: content.length, inside: null }} label={t('message.blocks.add')} />
      </div>
      {selected && opened && (
        <PartSheet key={nodeKey(selected)} spot={selected} block={opened} onClose={() => select(null)} />
      )}
    </section>
  )
}

function Part({ spot, block }: { spot: Spot; block: AnyBlock }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { select } = useBlockEditor()
  const name = t(`message.blocks.${block.kind}`)
  if (block.kind === 'columns')
    return (
      <div className={styles.columns} data-spot={nodeKey(spot)}>
        <button type="button" className={styles.label} onClick={() => select(spot)}>
          {t('message.blocks.edit', { name })}
        </button>
        {block.columns.map((column, index) => (
          <div key={index} className={styles.column}>
            {column.map((one, at) => (
              <Part key={at} spot={{ id: spot.id, inside: { column: index, at } }} block={one} />
            ))}
            <AddMenu
              gap={{ at: column.length, inside: { id: spot.id, column: index } }}
              label={t('message.blocks.add')}
              isSmall
            />
          </div>
        ))}
      </div>
    )
  return (
    <button
      type="button"
      className={styles.part}
      data-spot={nodeKey(spot)}
      aria-label={t('message.blocks.edit', { name })}
      onClick={() => select(spot)}
    >
      <StillPart block={block} />
    </button>
  )
}

const useStyles = makeStyles({
  paper: {
    padding: '12px 12px 20px',
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow4,
    backgroundColor: paper,
    color: ink,
    fontSize: '16px',
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
  },
  part: {
    display: 'block',
    width: '100%',
    minHeight: '44px',
    padding: '8px 8px 0',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':active': { backgroundColor: 'rgb(0 0 0 / 6%)' },
    ':focus-visible': { outline: `2px solid ${tokens.colorBrandStroke1}` },
  },
  columns: { marginBlock: '4px', border: '1px dashed rgb(0 0 0 / 25%)', borderRadius: tokens.borderRadiusMedium },
  label: {
    display: 'block',
    width: '100%',
    minHeight: '44px',
    padding: '0 8px',
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: '13px',
    textAlign: 'start',
    opacity: 0.75,
  },
  column: { borderTop: '1px dashed rgb(0 0 0 / 25%)', padding: '4px', '& > button': { color: 'inherit' } },
  empty: { margin: '16px 0', opacity: 0.65, textAlign: 'center' },
  add: { display: 'flex', justifyContent: 'center', marginTop: '12px', '& button': { minHeight: '44px' } },
})
