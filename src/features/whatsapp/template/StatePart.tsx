import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { hasNewWords, type WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { Sheet } from '../../../components/Sheet.tsx'
import { TemplateBadge } from '../../../components/whatsapp/TemplateBadge.tsx'
import { useCategoryName } from './TemplateItem.tsx'
import { categoryOf, isRecategorised } from './templateList.ts'
import type { TemplateFormState } from './useTemplateForm.ts'

/** How it stands at Meta, and what to do next. */
export function StatePart({ row, form }: { row: WhatsappTemplate; form: TemplateFormState }) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const categoryName = useCategoryName()
  const reasonOf = useRejection()
  const { state, problem, problem_details, approved, category, created_by } = row
  const isKnown = state !== 'approved' || approved !== null
  const lines = [
    state === 'rejected' && reasonOf(row.rejected_reason),
    state !== 'draft' && state !== 'approved' && t(`template.next.${state}`),
    problem && t(`template.problem.${problem}`),
    problem && problem_details && t('template.metaSays', { words: problem_details }),
    isRecategorised(row) &&
      t('template.recategorised', { asked: categoryName(category), is: categoryName(categoryOf(row)) }),
    !isKnown && t('template.unknownParts'),
    created_by === null && t('template.fromElsewhere'),
    !form.isMine && t('template.notYours'),
    state === 'approved' && approved && hasNewWords(row) && t('template.newWords'),
    state === 'approved' && form.isMine && isKnown && t('template.editLimit'),
  ].filter((line): line is string => Boolean(line))
  return (
    <Sheet>
      <div className={styles.root} role="status">
        <div>
          <TemplateBadge template={row} />
        </div>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
        {form.isWritable && approved && hasNewWords(row) && (
          <div>
            <Button onClick={() => form.set(approved)}>{t('template.backToApproved')}</Button>
          </div>
        )}
      </div>
    </Sheet>
  )
}

const knownReasons = [
  'ABUSIVE_CONTENT',
  'INVALID_FORMAT',
  'TAG_CONTENT_MISMATCH',
  'INCORRECT_CATEGORY',
  'PROMOTIONAL',
  'SCAM',
] as const

function useRejection(): (reason: string) => string {
  const { t } = useTranslation('whatsapp')
  return (reason) => {
    if (!reason) return t('template.rejection.none')
    const known = knownReasons.find((one) => one === reason)
    return known ? t(`template.rejection.${known}`) : t('template.rejection.other', { reason })
  }
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS, maxWidth: '720px' },
  line: { margin: 0, overflowWrap: 'anywhere', textWrap: 'pretty' },
})
