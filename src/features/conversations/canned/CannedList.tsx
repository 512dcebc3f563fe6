import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { SettingsRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { CannedAnswer } from '#domain/conversations/note'

type Props = {
  answers: readonly CannedAnswer[]
  at: number
  onChoose: (answer: CannedAnswer) => void
  onManage: () => void
}

/** Canned answers above what is being written, to choose from with the arrow keys or a tap. */
export function CannedList({ answers, at, onChoose, onManage }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <span>{t('canned.list')}</span>
        <Button appearance="subtle" size="small" icon={<SettingsRegular />} onClick={onManage}>
          {t('canned.edit')}
        </Button>
      </div>
      {answers.length === 0 && <p className={styles.nothing}>{t('canned.nothing')}</p>}
      <div role="listbox" aria-label={t('canned.list')} className={styles.list}>
        {answers.slice(0, most).map((answer, index) => (
          <div
            key={answer.id}
            role="option"
            aria-selected={index === at}
            className={mergeClasses(styles.option, index === at && styles.at)}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(answer)}
          >
            <span className={styles.name}>
              {answer.name} {answer.shortcut && <span className={styles.shortcut}>/{answer.shortcut}</span>}
            </span>
            <span className={styles.text}>{answer.text}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

const most = 20
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const useStyles = makeStyles({
  root: {
    position: 'absolute',
    insetInline: tokens.spacingHorizontalM,
    bottom: '100%',
    zIndex: 1,
    padding: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    paddingInlineStart: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    '& button': { '@media (pointer: coarse)': { minHeight: '44px' } },
  },
  list: { maxHeight: '240px', overflowY: 'auto' },
  option: {
    display: 'grid',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  at: { backgroundColor: tokens.colorSubtleBackgroundSelected },
  name: { ...cut, fontWeight: tokens.fontWeightSemibold },
  shortcut: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  text: { ...cut, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  nothing: { margin: tokens.spacingHorizontalS, color: tokens.colorNeutralForeground3 },
})
