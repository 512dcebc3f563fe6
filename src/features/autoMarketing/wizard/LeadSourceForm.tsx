import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AutoSource, leadJobIdOf } from '#domain/autoMarketing/plan'
import { leadCalls } from '#domain/leads/calls'
import type { LeadKind } from '#domain/leads/form'
import { limits } from '#domain/limits'
import { exampleJobs } from '../../../components/leads/exampleJob.ts'
import { LeadTextField } from '../../../components/leads/formFields.tsx'
import { KindFields } from '../../../components/leads/KindFields.tsx'
import { broughtOf, emptyJob, type JobFault, jobOf, type TypedJob } from '../../../components/leads/typedJob.ts'
import { useListRows } from '../../../components/leads/useListRows.ts'
import { pressed } from '../../../components/sendForm.ts'
import { request } from '../../../lib/http.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { newPartId } from '../useAutoWork.ts'

type Props = { run: string; kind: LeadKind; onDone: (source: AutoSource) => void; onClose: () => void }

/** A search of any kind, with its limits. Rows that are pasted go to the server at once, where the run finds them. */
export function LeadSourceForm({ run, kind, onDone, onClose }: Props) {
  const { t } = useTranslation(['autoMarketing', 'leads'])
  const styles = useStyles()
  const [typed, setTyped] = useState<TypedJob>(emptyJob)
  const [faults, setFaults] = useState<readonly JobFault[]>([])
  const list = useListRows()
  const isConnected = useConnected()
  const { answer } = useAnswer(leadCalls.sources, {})
  const props = { typed, onTyped: setTyped, faults }
  const brought = broughtOf(kind, typed, list.file?.rows ?? null)
  const isStuck = brought !== null && !isConnected
  async function add() {
    const id = newPartId()
    const job = leadJobIdOf(run, id)
    const made = jobOf(kind, typed, { id: job, file: list.file?.rows ?? null, now: Date.now() })
    setFaults('faults' in made ? made.faults : [])
    if ('faults' in made) return
    const { form, most_rows, most_points, brought_pages } = made.job
    for (let page = 0; page < brought_pages; page++) {
      const rows = brought!.slice(page * limits.leadPageRows, (page + 1) * limits.leadPageRows)
      await request(leadCalls.bring, { id: job, page, rows })
    }
    onDone({ kind: 'leads', id, form, most_rows, most_points, brought_pages })
  }
  return (
    <div className={styles.root}>
      <KindFields kind={kind} list={list} {...props} />
      <div className={styles.ends}>
        <LeadTextField {...props} name="rows" isNumber />
        <LeadTextField {...props} name="points" isNumber />
      </div>
      {isStuck && (
        <MessageBar intent="warning">
          <MessageBarBody>{t('leads:form.bringOffline')}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.buttons}>
        <Button appearance="primary" disabled={isStuck} onClick={() => pressed(add)}>
          {t('wizard.add')}
        </Button>
        {answer?.data.sandbox && (
          <Button onClick={() => setTyped({ ...typed, ...exampleJobs[kind] })}>{t('leads:form.example')}</Button>
        )}
        <Button onClick={onClose}>{t('wizard.cancel')}</Button>
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  ends: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
