/** What can be asked of a text, of what is chosen, of whether there is something, and of a number. */
export const textTests = ['contains', 'lacks', 'equals', 'differs', 'begins'] as const
export const choiceTests = ['anyOf', 'noneOf'] as const
export const presenceTests = ['filled', 'empty'] as const
export const countTests = ['greater', 'equal', 'less'] as const

type CountTest = { is: (typeof countTests)[number]; value: number }
export function countHolds({ is, value }: CountTest, count: number): boolean {
  return is === 'greater' ? count > value : is === 'less' ? count < value : count === value
}
