import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Contact, ContactFields } from '#domain/contacts/contact'
import { AppError } from '#domain/errors'
import { operationLogCalls } from '#domain/operationLog/calls'
import { differing, fieldsFrom, restorable } from '#domain/operationLog/history'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { BeforeAfter } from '../../../components/BeforeAfter.tsx'
import { useChangedFields } from '../../../lib/changedFields.ts'
import { useClient } from '../../../lib/client.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import type { HistoryMoment } from './Moments.tsx'

type Props = { contact: Contact; chosen: HistoryMoment; onBack: () => void; onDone: () => void }

/** What would change, field by field, before anything does. */
export function Restoring({ contact, chosen, onBack, onDone }: Props) {
  const then = useAnswer(operationLogCalls.contactAt, { contact_id: contact.id, n: chosen.n })
  return (
    <AnswerView answered={then} lines={4}>
      {({ fields, names }) => <Difference {...{ contact, chosen, fields, names, onBack, onDone }} />}
    </AnswerView>
  )
}

type DifferenceProps = Props & { fields: ContactFields; names: Record<string, string> }

function Difference({ contact, chosen, fields, names, onBack, onDone }: DifferenceProps) {
  const styles = useStyles()
  const { t } = useTranslation('contacts')
  const fieldsOf = useChangedFields(names)
  const restore = useRestore(contact, chosen)
  const changing = differing(contact, fields)
  const now = restorable(contact)
  const before = fieldsFrom(fields, now, changing)
  const after = fieldsFrom(now, fields, changing)
  return (
    <div className={styles.root}>
      <p className={styles.note}>{t(changing.length ? 'history.wouldChange' : 'history.same')}</p>
      <BeforeAfter label={t('history.title')} fields={fieldsOf({ kind: 'changed', before, after })} />
      <div className={styles.actions}>
        <Button onClick={onBack}>{t('history.back')}</Button>
        {changing.length > 0 && (
          <Button
            appearance="primary"
            onClick={() => {
              onDone()
              void restore(before, after)
            }}
          >
            {t('history.restore')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** An ordinary change of these fields: it works offline, is undone, and stands in the log itself. */
function useRestore({ id }: Contact, { at }: HistoryMoment) {
  const { t } = useTranslation('contacts')
  const { sync } = useClient()
  const toasts = useToasts()
  const formats = useFormats()
  const put = async (fields: ContactFields) => {
    const saved = await sync.mutate('contact.patch', { ids: [id], fields })
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    return saved.kind === 'saved'
  }
  return async (before: ContactFields, after: ContactFields) => {
    if (await put(after))
      toasts.done(t('history.restored', { time: formats.dateTime(at) }), { undo: () => void put(before) })
  }
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  note: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
})
