import { useTranslation } from 'react-i18next'
import { type TemplateContent, templateHeader, templateLimits } from '#domain/whatsapp/template'
import { type TemplateProblem, templateProblems } from '#domain/whatsapp/templateProblems'

/** For a `Field`: nothing where nothing is wrong. */
export const asFault = (words: string | undefined) => (words ? { validationMessage: words } : {})

type Place = Pick<TemplateProblem, 'part' | 'n' | 'name'>
export type FaultWords = (place: Place) => string | undefined

/** What Meta would refuse, at its field. What is only missing is said once somebody wants to hand it in. */
export function useFaultWords(content: TemplateContent, isAsked: boolean): { wordsFor: FaultWords; count: number } {
  const { t } = useTranslation('whatsapp')
  const problems = templateProblems(content)
  const said = (one: TemplateProblem): string => {
    const { part, problem, name = '' } = one
    if (problem === 'tooLong') return t('template.fault.tooLong', { count: excess(content, one) })
    if (problem === 'missing' && part === 'header' && content.header.kind !== 'text')
      return t('template.fault.fileMissing')
    if (problem === 'plainOnly' && part === 'example') return t('template.fault.exampleOneLine')
    return t(`template.fault.${problem}`, { name })
  }
  const wordsFor: FaultWords = ({ part, n, name }) => {
    const here = problems.filter((one) => one.part === part && one.n === n && (part !== 'example' || one.name === name))
    const shown = here.filter(({ problem }) => isAsked || problem !== 'missing')
    return shown.length ? shown.map(said).join(' ') : undefined
  }
  return { wordsFor, count: problems.length }
}

function excess(content: TemplateContent, { part, n }: TemplateProblem): number {
  const button = n === undefined ? undefined : content.buttons[n]
  const lengths = {
    name: content.name.length - templateLimits.name,
    header: templateHeader(content).length - templateLimits.header,
    body: content.body.length - templateLimits.body,
    footer: content.footer.length - templateLimits.footer,
    button: button && button.kind !== 'copy' ? button.text.length - templateLimits.buttonText : 0,
    buttonTarget: button?.kind === 'copy' ? button.code.length - templateLimits.code : 0,
    example: 0,
  }
  return lengths[part]
}
