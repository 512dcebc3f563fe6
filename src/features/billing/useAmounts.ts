import { language } from '../../lib/texts.ts'
import { amounts } from './amounts.ts'

export const useAmounts = () => amounts[language.useValue()]
