import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import {
  BracesVariableRegular,
  EmojiRegular,
  LinkRegular,
  TextBoldRegular,
  TextColorRegular,
  TextItalicRegular,
  TextUnderlineRegular,
} from '@fluentui/react-icons'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mailColours } from '#domain/email/render/colour'
import { ColourForm } from '../fields/ColourForm.tsx'
import { chip } from '../fields/chip.ts'
import { EmojiForm } from '../fields/EmojiForm.tsx'
import { LinkForm } from '../fields/LinkForm.tsx'
import { Pop } from '../fields/Pop.tsx'
import { TagForm } from '../fields/TagForm.tsx'
import { useTagName } from '../fields/useTagName.ts'
import { putTag, putText, removeLink, setColour, setLink, type Toggle, toggle, toggles } from './commands.ts'
import type { RichProps } from './richView.ts'
import { useRichView } from './useRichView.ts'

const icons = { bold: TextBoldRegular, italic: TextItalicRegular, underline: TextUnderlineRegular }

type Props = Omit<RichProps, 'onLink' | 'tagName'> & {
  /** Draws the tools, and what belongs beside them. */
  renderTools: (tools: ReactNode) => ReactNode
  className?: string
}

/** Lines with their looks, and the tools for them. */
export function RichText({ renderTools, className, ...props }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const tagName = useTagName()
  const [linkAsked, setLinkAsked] = useState(0)
  const { host, look, run } = useRichView({
    ...props,
    tagName,
    onLink: () => setLinkAsked((before) => before + 1),
  })
  const { isPlain } = props
  const and = (close: () => void, command: Parameters<typeof run>[0]) => {
    close()
    run(command)
  }
  const shown = (
    <>
      {toggles
        .filter((name) => !isPlain || name !== 'underline')
        .map((name: Toggle) => {
          const Icon = icons[name]
          const label = t(`message.rich.${name}`)
          return (
            <Button
              key={name}
              size="small"
              appearance={look[name] ? 'primary' : 'subtle'}
              icon={<Icon />}
              aria-label={label}
              title={label}
              aria-pressed={look[name]}
              // The caret stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(toggle(name))}
            />
          )
        })}
      {!isPlain && (
        <Pop label={t('message.rich.colour')} icon={<TextColorRegular />} isOn={look.colour !== null}>
          {(close) => (
            <ColourForm
              colour={look.colour}
              onColour={(colour) => and(close, setColour(colour))}
              onNone={() => and(close, setColour(null))}
            />
          )}
        </Pop>
      )}
      <Pop label={t('message.rich.link')} icon={<LinkRegular />} isOn={look.href !== null} asked={linkAsked}>
        {(close) => (
          <LinkForm
            href={look.href}
            onPut={(href) => and(close, setLink(href))}
            onRemove={() => and(close, removeLink)}
          />
        )}
      </Pop>
      {!isPlain && (
        <Pop label={t('message.rich.tag')} icon={<BracesVariableRegular />} isOn={look.tag !== null}>
          {(close) => <TagForm tag={look.tag} onPut={(tag, fallback) => and(close, putTag(tag, fallback))} />}
        </Pop>
      )}
      <Pop label={t('message.rich.emoji')} icon={<EmojiRegular />}>
        {(close) => <EmojiForm onPut={(emoji) => and(close, putText(emoji))} />}
      </Pop>
    </>
  )
  return (
    <>
      {renderTools(shown)}
      <div ref={host} className={mergeClasses(styles.host, className)} />
    </>
  )
}

const useStyles = makeStyles({
  host: {
    '& .ProseMirror': { outlineStyle: 'none', minHeight: '1.6em', cursor: 'text' },
    '& .ProseMirror[data-empty]::before': {
      content: 'attr(data-hint)',
      float: 'inline-start',
      height: 0,
      pointerEvents: 'none',
      opacity: 0.55,
    },
    '& p': { margin: 0 },
    '& [data-tag]': chip,
    '& [data-tag].ProseMirror-selectednode': { outline: `2px solid ${mailColours.teal}` },
    '& [data-link]': { color: mailColours.blue, textDecorationLine: 'underline' },
  },
})
