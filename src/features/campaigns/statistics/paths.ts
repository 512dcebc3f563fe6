export const tasksAddress = '/emailMarketing/emailTask'
export const taskAddress = (task: string) => `${tasksAddress}?task=${encodeURIComponent(task)}`
export const courseAddress = '/emailMarketing/emailMarketingCourse'
/** The chapter on what the numbers say, and what they tell to do. */
export const chapterAddress = `${courseAddress}?chapter=numbers`
