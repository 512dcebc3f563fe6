import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular, ArrowRightRegular, DeleteRegular, PlayRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AutoPage, type AutoPlan, autoPages, autoProblems, revisedPlan } from '#domain/autoMarketing/plan'
import { type AutoRun, begunSteps } from '#domain/autoMarketing/run'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { StepBar } from '../../../components/StepBar.tsx'
import { pressed } from '../../../components/sendForm.ts'
import { phone } from '../../../lib/media.ts'
import { useAutoWork } from '../useAutoWork.ts'
import { SourcesPage } from './SourcesPage.tsx'
import { StartPage } from './StartPage.tsx'
import { StepsPage } from './StepsPage.tsx'

/**
 * Three steps: whom to look for, what to write, when to begin. A draft is kept after each of them, also without a network; of a run
 * that goes on it changes what nobody has entered yet.
 */
export function Wizard({ run, onClose }: { run: AutoRun; onClose: () => void }) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const work = useAutoWork()
  const isDraft = run.state === 'draft'
  const [page, setPage] = useState<AutoPage>(isDraft ? 'sources' : 'steps')
  const [name, setName] = useState(run.name)
  const [plan, setPlan] = useState<AutoPlan>(run.plan)
  const at = autoPages.indexOf(page)
  const problems = autoProblems(isDraft ? plan : revisedPlan(run.plan, plan, begunSteps(run)))

  async function save(next: AutoPlan = plan): Promise<boolean> {
    const title = name.trim()
    if (title && title !== run.name && !(await work.rename(run.id, title))) return false
    return JSON.stringify(next) === JSON.stringify(run.plan) || work.plan(run.id, next)
  }
  const go = async (to: AutoPage) => {
    if (!isDraft || (await save())) setPage(to)
  }
  const finish = async () => {
    if (!(await save())) return
    // A draft that has begun is shown on its page.
    if (isDraft) await work.change(run.id, 'start')
    else onClose()
  }
  const leave = async () => {
    if (isDraft) await save()
    onClose()
  }
  const remove = async () => {
    if (await work.remove(run)) onClose()
  }
  // What is added or taken away is kept at once; what is typed, with the next step.
  const change = (next: AutoPlan) => {
    const isOther = next.sources !== plan.sources || next.steps.length !== plan.steps.length
    setPlan(next)
    if (isDraft && isOther) pressed(() => save(next))
  }
  const here = problems.filter((one) => one.page === page)
  return (
    <Page
      title={t(isDraft ? 'wizard.title' : 'wizard.changeTitle')}
      intro={t(isDraft ? 'wizard.intro' : 'wizard.changeIntro')}
      back={
        <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={() => pressed(leave)}>
          {t('back')}
        </Button>
      }
    >
      <StepBar steps={autoPages.map((one) => t(`wizard.page.${one}`))} at={at} />
      <Input
        aria-label={t('wizard.name')}
        value={name}
        maxLength={300}
        className={styles.name}
        onChange={(_, { value }) => setName(value)}
      />
      <Sheet>
        {page === 'sources' && <SourcesPage run={run} plan={plan} onPlan={change} />}
        {page === 'steps' && <StepsPage plan={plan} problems={here} begun={begunSteps(run)} onPlan={change} />}
        {page === 'start' && (
          <StartPage plan={plan} problems={problems} onPlan={change} onPage={(to) => pressed(() => go(to))} />
        )}
      </Sheet>
      <div className={styles.buttons}>
        {at > 0 && isDraft && (
          <Button icon={<ArrowLeftRegular />} onClick={() => pressed(() => go(autoPages[at - 1]!))}>
            {t('wizard.back')}
          </Button>
        )}
        {page !== 'start' && isDraft ? (
          <Button
            appearance="primary"
            icon={<ArrowRightRegular />}
            iconPosition="after"
            onClick={() => pressed(() => go(autoPages[at + 1]!))}
          >
            {t('wizard.next')}
          </Button>
        ) : (
          <Button
            appearance="primary"
            icon={<PlayRegular />}
            disabledFocusable={problems.length > 0}
            onClick={() => pressed(finish)}
          >
            {t(isDraft ? 'wizard.start' : 'wizard.change')}
          </Button>
        )}
        {isDraft && (
          <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => pressed(remove)}>
            {t('wizard.delete')}
          </Button>
        )}
      </div>
    </Page>
  )
}

const useStyles = makeStyles({
  name: { maxWidth: '480px' },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    [phone]: { paddingBottom: tokens.spacingVerticalXXL },
  },
})
