import { sequenceMails } from '#domain/campaigns/sequence'
import { subjectColumns } from '#domain/email/render/checkText'
import { mergeTags } from '#domain/email/render/mergeTags'
import { mailProblems } from '#domain/email/sender/mailProblem'
import { warmUpDaily } from '#domain/email/sender/sender'
import { limits } from '#domain/limits'

/** So many sending days are drawn. */
const curveDays = 10
export const warmUpCurve = () => Array.from({ length: curveDays }, (_, day) => warmUpDaily(day))

/** How many sending days a list takes from the first one on. */
export function warmUpDays(receivers: number): number {
  let days = 0
  for (let left = receivers; left > 0; days += 1) left -= warmUpDaily(days)
  return days
}

// The examples of the course.
const listSize = 2_000
const sent = 2_000

const ofSeverity = (severity: 'error' | 'warning') =>
  Object.values(mailProblems).filter((one) => one === severity).length

type Formats = { number: (value: number) => string; fileSize: (bytes: number) => string }

/** Every number that the chapters name, as the product keeps to it. */
export function courseFigures({ number, fileSize }: Formats, standIn: string) {
  const [first, second] = [warmUpDaily(0), warmUpDaily(1)]
  return {
    first: number(first),
    second: number(second),
    growth: number(Math.round((second / first - 1) * 100)),
    list: number(listSize),
    listDays: number(warmUpDays(listSize)),
    columns: number(subjectColumns),
    kilobytes: number(Math.floor(limits.emailHtmlLength / 1_000)),
    files: number(limits.emailAttachments),
    fileSize: fileSize(limits.emailAttachmentBytes),
    tag: `{{name|${standIn}}}`,
    tags: mergeTags.map((tag) => `{{${tag}}}`).join(' '),
    errors: number(ofSeverity('error')),
    warnings: number(ofSeverity('warning')),
    warn: number(limits.complaintWarnPercent),
    stop: number(limits.complaintStopPercent),
    bounce: number(limits.bounceStopPercent),
    complaintOf: number(Math.round(100 / limits.complaintStopPercent)),
    least: number(limits.rateLeastSent),
    mails: number(sequenceMails),
    sent: number(sent),
    complained: number(enoughToStop(sent)),
  }
}

export type CourseFigures = ReturnType<typeof courseFigures>

export const enoughToStop = (mails: number) => Math.ceil((mails * limits.complaintStopPercent) / 100)
