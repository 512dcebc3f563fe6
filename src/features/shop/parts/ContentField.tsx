import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowRedoRegular, ArrowUndoRegular } from '@fluentui/react-icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileEntity } from '#domain/blobs/fileOf'
import type { Block } from '#domain/email/render/message'
import { limits } from '#domain/limits'
import { contentOfText, textOfContent } from '#domain/shop/contentText'
import type { ShopContent } from '#domain/shop/product'
import type { ShopLanguage } from '#domain/shop/texts'
import { newId } from '#workers/newId'
import { AssistButton } from '../../../components/assistant/AssistButton.tsx'
import { BlockPaper } from '../../../components/blocks/BlockPaper.tsx'
import { useBlockSteps } from '../../../components/blocks/useBlockSteps.ts'
import type { TypedPicture } from './typedPicture.ts'
import { useContentEditing } from './useContentEditing.ts'
import { useTakePicture } from './useTakePicture.ts'

type Props = {
  content: ShopContent
  /** pictures of it that no row has yet */
  chosen: readonly TypedPicture[]
  of: { entity: FileEntity; id: string }
  language: ShopLanguage
  material: () => string
  onContent: (content: ShopContent, chosen: readonly TypedPicture[]) => void
}

/** What is written, in parts as in a mail. What is pasted brings its headings and lists along, and nothing that could run. */
export function ContentField(props: Props) {
  return <ContentBlocks key={props.language} {...props} />
}

const noBlocks: Block[] = []

function ContentBlocks({ content, chosen, of, language, material, onContent }: Props) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const label = useId()
  const { take } = useTakePicture()
  const { editing, state, pictures } = useContentEditing({
    blocks: content[language] ?? noBlocks,
    chosen,
    of,
    onBlocks(blocks, taken) {
      const { [language]: _, ...others } = content
      onContent(blocks.length > 0 ? { ...others, [language]: blocks } : others, taken)
    },
  })
  const assist = (wishes: typeof wholeWishes | typeof partWishes, text: string, onUse: (text: string) => void) => ({
    wishes,
    text,
    material,
    onUse,
    language: language === 'zh' ? ('zh' as const) : ('en' as const),
  })
  async function takePicture(file: File) {
    const picture = await take(file, 'whole')
    if (!picture) return null
    editing.addPicture(picture)
    return { file: picture, keep: async () => {} }
  }
  const { editor, said } = useBlockSteps({
    content: state.content,
    turn: state.turn,
    language,
    look: 'theme',
    label: t('field.content'),
    pictures,
    latest: () => editing.state().content,
    edit: editing.edit,
    undo: editing.undo,
    redo: editing.redo,
    takePicture,
    assist: (text, onUse) => assist(partWishes, text, onUse),
  })
  const write = (text: string) =>
    editing.edit((before) => contentOfText(text, before, newId).slice(0, limits.emailBlocks))
  return (
    <div role="group" aria-labelledby={label}>
      <div className={styles.head}>
        <span id={label} className={styles.label}>
          {t('field.content')}
        </span>
        <StepButton name="undo" isPossible={state.canUndo} onStep={editing.undo} />
        <StepButton name="redo" isPossible={state.canRedo} onStep={editing.redo} />
        <AssistButton subject={assist(wholeWishes, textOfContent(state.content), write)} />
      </div>
      <BlockPaper editor={editor} said={said} />
    </div>
  )
}

const wholeWishes = ['productText', 'shorten', 'rewrite', 'translate'] as const
const partWishes = ['shorten', 'rewrite', 'translate'] as const
const stepIcons = { undo: ArrowUndoRegular, redo: ArrowRedoRegular }

type StepProps = { name: 'undo' | 'redo'; isPossible: boolean; onStep: () => void }
function StepButton({ name, isPossible, onStep }: StepProps) {
  const { t } = useTranslation('email')
  const Icon = stepIcons[name]
  const label = t(`message.editor.${name}`)
  return (
    <Button
      appearance="subtle"
      icon={<Icon />}
      aria-label={label}
      title={label}
      disabledFocusable={!isPossible}
      onClick={onStep}
    />
  )
}

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    marginBottom: tokens.spacingVerticalS,
    '& button': { minHeight: '44px', minWidth: '44px' },
  },
  label: { flex: '1 1 0', minWidth: 0 },
})
