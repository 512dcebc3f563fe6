import { hsCodesIn, hsIndexOf, hsSubheadingsIn } from './hsCodes.ts'
import { hsNamesTo27 } from './hsNames1.ts'
import { hsNamesTo63 } from './hsNames2.ts'
import { hsNamesTo97 } from './hsNames3.ts'

import { hsSubheadingsTo38 } from './hsSubheadings1.ts'
import { hsSubheadingsTo97 } from './hsSubheadings2.ts'

const headings = [hsNamesTo27, hsNamesTo63, hsNamesTo97].flatMap(hsCodesIn)
const subheadings = [hsSubheadingsTo38, hsSubheadingsTo97].flatMap((text) => hsSubheadingsIn(text, headings))

/**
 * All chapters and headings in our own short words, and what is below them as a public data set has it. It is a file of its own,
 * loaded when the first screen of customs data is.
 */
export const hsIndex = hsIndexOf([...headings, ...subheadings])
