import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { mailColours } from '#domain/email/render/colour'
import { fallbackOf, tagParts } from '#domain/email/render/mergeTags'
import type { Run, SimpleBlock } from '#domain/email/render/message'
import { FixedPart } from './FixedPart.tsx'
import { chip } from './fields/chip.ts'
import { useTagName } from './fields/useTagName.ts'

/** A part as it is read, and not typed in. */
export function StillPart({ block }: { block: SimpleBlock }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  if (block.kind !== 'text' && block.kind !== 'heading') return <FixedPart block={block} />
  const lines = block.kind === 'text' ? block.lines : [block.runs]
  const isEmpty = lines.every((line) => line.length === 0)
  const look = block.kind === 'heading' ? styles[`h${block.level}`] : styles[block.style]
  return (
    <span className={look} style={{ display: 'block', textAlign: block.align, paddingBottom: 8 }}>
      {isEmpty ? (
        <span className={styles.hint}>{t(`message.blocks.${block.kind}Hint`)}</span>
      ) : (
        // Lines have no names: they are what stands there.
        lines.map((line, at) => (
          <span key={at} className={styles.line}>
            {line.map((run, nth) => (
              <RunText key={nth} run={run} />
            ))}
          </span>
        ))
      )}
    </span>
  )
}

function RunText({ run }: { run: Run }) {
  const tagName = useTagName()
  const styles = useStyles()
  const { text, bold, italic, underline, colour, link } = run
  return (
    <span
      style={{
        ...(bold && { fontWeight: 'bold' }),
        ...(italic && { fontStyle: 'italic' }),
        ...((underline || link) && { textDecoration: 'underline' }),
        ...(link && { color: mailColours.blue }),
        ...(colour && { color: colour }),
      }}
    >
      {tagParts(text).map(({ source, tag }, at) =>
        tag ? (
          <span key={at} className={styles.tag}>
            {[tagName(tag), fallbackOf(source)].filter(Boolean).join(' · ')}
          </span>
        ) : (
          source
        ),
      )}
    </span>
  )
}

const useStyles = makeStyles({
  line: { display: 'block', minHeight: '1.2em', marginBottom: '6px', whiteSpace: 'pre-line' },
  plain: {},
  bullets: { paddingInlineStart: '24px', '& > span': { display: 'list-item', listStyleType: 'disc' } },
  numbers: { paddingInlineStart: '24px', '& > span': { display: 'list-item', listStyleType: 'decimal' } },
  quote: { paddingInlineStart: '16px', borderLeft: '3px solid rgb(0 0 0 / 20%)', fontStyle: 'italic' },
  h1: { fontSize: '28px', fontWeight: 'bold', lineHeight: 1.3 },
  h2: { fontSize: '22px', fontWeight: 'bold', lineHeight: 1.3 },
  h3: { fontSize: '18px', fontWeight: 'bold', lineHeight: 1.3 },
  tag: chip,
  hint: { opacity: 0.55 },
})
