import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../components/Page.tsx'
import { pressed } from '../../../components/sendForm.ts'
import { Tabs } from '../../../components/Tabs.tsx'
import { RuleList } from '../rules/RuleList.tsx'
import { useRuleWork } from '../rules/useAutoRules.ts'
import { useAutoWork } from '../useAutoWork.ts'
import { RunList } from './RunList.tsx'

const parts = ['runs', 'rules'] as const
type AutoListPart = (typeof parts)[number]
type Props = {
  part: AutoListPart
  onPart: (part: AutoListPart) => void
  onRun: (id: string) => void
  onRule: (id: string) => void
  onCompare: (ids: string[]) => void
}

/** What is done once, and what is done whenever something happens. */
export function AutoLists({ part, onPart, onRun, onRule, onCompare }: Props) {
  const { t } = useTranslation('autoMarketing')
  const runs = useAutoWork()
  const rules = useRuleWork()
  const begin = async () => {
    const id = await (part === 'rules' ? rules.create() : runs.create(null))
    if (id) (part === 'rules' ? onRule : onRun)(id)
  }
  return (
    <Page
      title={t('menu')}
      intro={t(part === 'rules' ? 'rule.listIntro' : 'intro')}
      action={
        <Button appearance="primary" icon={<AddRegular />} onClick={() => pressed(begin)}>
          {t(part === 'rules' ? 'rule.create' : 'create')}
        </Button>
      }
    >
      <Tabs
        label={t('menu')}
        tabs={parts.map((value) => ({ value, label: t(`part.${value}`) }))}
        chosen={part}
        onChoose={onPart}
      />
      {part === 'rules' ? <RuleList /> : <RunList onOpen={onRun} onCompare={onCompare} />}
    </Page>
  )
}
