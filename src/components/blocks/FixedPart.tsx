import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { lettersOn } from '#domain/email/render/colour'
import type { SimpleBlock } from '#domain/email/render/message'
import { useBlockEditor } from './blockEditor.ts'

type FixedBlock = Exclude<SimpleBlock, { kind: 'text' | 'heading' }>
const places = { left: 'start', center: 'center', right: 'end' } as const

/** Parts that are not typed in, as the mail draws them. */
export function FixedPart({ block }: { block: FixedBlock }) {
  const styles = useStyles()
  if (block.kind === 'divider')
    return (
      <div className={styles.divider}>
        <div style={{ borderTop: `1px solid ${block.colour}` }} />
      </div>
    )
  if (block.kind === 'space') return <div className={styles.space} style={{ height: block.height }} />
  return (
    <div className={styles.row} style={{ justifyItems: places[block.align] }}>
      {block.kind === 'picture' ? (
        <Picture block={block} />
      ) : (
        <span className={styles.button} style={{ backgroundColor: block.colour, color: lettersOn(block.colour) }}>
          {block.label || '…'}
        </span>
      )}
    </div>
  )
}

function Picture({ block }: { block: Extract<SimpleBlock, { kind: 'picture' }> }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { pictures } = useBlockEditor()
  const url = pictures.get(block.hash)
  if (!url) return <span className={styles.coming}>{block.alt || t('message.blocks.pictureComing')}</span>
  return <img src={url} alt={block.alt} draggable={false} style={{ width: `${block.width}%`, height: 'auto' }} />
}

const useStyles = makeStyles({
  row: { display: 'grid', paddingBottom: '16px', '& img': { display: 'block' } },
  button: {
    display: 'inline-block',
    maxWidth: '100%',
    boxSizing: 'border-box',
    padding: '12px 24px',
    borderRadius: '6px',
    fontWeight: 'bold',
    overflowWrap: 'anywhere',
  },
  divider: { padding: '8px 0 24px' },
  space: {
    backgroundImage: 'repeating-linear-gradient(45deg, rgb(0 0 0 / 4%) 0 6px, transparent 6px 12px)',
  },
  coming: { display: 'grid', placeItems: 'center', width: '100%', minHeight: '96px', opacity: 0.6 },
})
